// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

struct KeyStrokeTests {
  @Test(
    arguments: [
      (KeyStroke(.left), "left"), (KeyStroke(.character("c"), modifiers: .control), "ctrl+c"),
      (KeyStroke(.character(" "), modifiers: [.alt]), "alt+space"),
      (KeyStroke(.pageUp, modifiers: [.shift, .control]), "ctrl+shift+pageUp"),
      (
        KeyStroke(.return, modifiers: [.shift, .altGr, .super, .alt, .control]),
        "ctrl+alt+super+altgr+shift+return"
      ),
      (KeyStroke(.backspace, modifiers: .super), "super+backspace"),
      (KeyStroke(.tab, modifiers: .shift), "shift+tab"),
    ])
  func aStrokesDescriptionListsModifiersInTheirOrder(stroke: KeyStroke, text: String) {
    #expect(stroke.description == text)
  }

  @Test func theListOfModifiersHoldsEachOnce() {
    let all = KeyStroke.Modifiers.each
    #expect(all.map(\.rawValue).reduce(0, |) == 31)
    #expect(all.count == 5)
  }
}
