// SPDX-License-Identifier: MIT

import KeyOutput
import Testing

struct KeycodeNameTests {
  @Test(
    "Keys are named as in the kernel's header",
    arguments: [
      (Keycode.escape, "esc"), (.leftShift, "leftshift"), (.rightAlt, "rightalt"),
      (.enter, "enter"),
      (Keycode(rawValue: 86), "102nd"), (Keycode(rawValue: 30), "a"), (.level3, "level3"),
      (Keycode(rawValue: 247), "key247"), (Keycode(rawValue: 65_535), "key65535"),
    ])
  func name(key: Keycode, name: String) {
    #expect(key.name == name)
  }

  @Test("No two keys have the same name")
  func unique() {
    let names = (0...767).map { Keycode(rawValue: $0).name }
    #expect(Set(names).count == names.count)
  }
}
