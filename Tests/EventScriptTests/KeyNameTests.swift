// SPDX-License-Identifier: MIT

import ClavierKit
import EventScript
import Testing

/// The agreement of key names in scripts and layout files.
struct KeyNameTests {
  @Test func aKeyIsCalledByTheSameWordInScriptsAndLayouts() throws {
    for name in KeyboardAction.plainNames {
      let action = try #require(KeyboardAction(name: name))
      let word = name.hasPrefix("key:") ? String(name.dropFirst(4)) : name
      // Scripts do not distinguish Return's labels or Shift's capitals.
      let plain = word.prefix { $0 != ":" }
      #expect(action.keyName == plain, "\(name)")
    }
  }

  @Test func pagesAndRequestsAreCalledByTheSameWordToo() {
    for action in [KeyboardAction.keyboardType(.custom(named: "sums")), .custom(named: "help")] {
      #expect(action.keyName == action.name)
    }
  }
}
