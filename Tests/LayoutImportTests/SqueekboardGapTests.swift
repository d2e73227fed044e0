// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import LayoutImport
import Testing

/// The gaps between the buttons of squeekboard's layouts.
struct SqueekboardGapTests {
  /// Returns a layout of one row with these buttons.
  private func layout(_ row: String, _ buttons: String...) -> Imported {
    Imported(
      yaml: """
        outlines:
          default: { width: 40, height: 40 }
          gap: { width: 8, height: 40 }
        views:
          base: ["\(row)"]
        buttons:
        \(buttons.map { "  \($0)" }.joined(separator: "\n"))
        """)
  }

  @Test func buttonsWithoutTextAreGaps() {
    let layout = Imported(
      yaml: """
        ---
        outlines:
            default:  { width: 40, height: 40 }
            gap:      { width: 8, height: 40 }
            spacebar: { width: 200, height: 40 }
        views:
            base:
                - "gap a b c gap gap bksp"
                - "gap gap space gap gap enter"
        buttons:
            gap: { outline: "gap", text: "" }
            space: { outline: "spacebar", text: " " }
            bksp: { action: "erase", icon: "edit-clear-symbolic" }
            enter: { keysym: "Return", icon: "key-enter" }
        """)
    #expect(layout.message == "")
    #expect(
      layout.rows(.alphabetic) == [
        [.none, .character("a"), .character("b"), .character("c"), .none, .none, .backspace],
        [.none, .none, .space, .none, .none, .primary(.return)],
      ])
    let page = layout.page(.alphabetic)
    #expect(page.itemRows[0].map(\.label) == [nil, nil, nil, nil, nil, nil, nil])
    // The widest row is 272 wide.
    #expect(page.itemRows[0][0].width == .percentage(8.0 / 272))
    // None of them is a key that takes touches.
    let frames = KeyboardFrames(page, width: 272)
    let touched = stride(from: 0.5, to: 272, by: 1).compactMap { x in
      frames.hitTest(Point(x: x, y: 20)).map { frames.keys[$0].action }
    }
    #expect(!touched.contains(.none))
    #expect(Set(touched).count == 4)
  }

  @Test(arguments: [
    "{ text: \"\" }", "{ text: '', label: \"\" }", "{ text: \"\", label: \" \" }",
    "{ label: \"\", text: \"\", outline: gap }", "{ text: }",
  ])
  func aButtonWithoutTextAndLabelIsAGap(button: String) {
    let layout = layout("a it", "it: \(button)")
    #expect(layout.message == "")
    #expect(layout.rows(.alphabetic) == [[.character("a"), .none]])
    #expect(layout.page(.alphabetic).itemRows[0][1].label == nil)
  }

  @Test(arguments: [
    ("{ text: b, label: \"\" }", KeyboardAction.character("b")), ("{ label: \"\" }", .text("it")),
    ("{ text: \" \", label: \"\" }", .space), ("{ action: erase, label: \"\" }", .backspace),
    ("{ keysym: Return, label: \"\" }", .primary(.return)),
    ("{ modifier: Control, label: \"\" }", .modifier(.control)),
  ])
  func aKeyWithAnEmptyLabelIsBlank(button: String, action: KeyboardAction) {
    let layout = layout("a it", "it: \(button)")
    #expect(layout.rows(.alphabetic) == [[.character("a"), action]])
    #expect(layout.page(.alphabetic).itemRows[0][1].label == "")
    #expect(KeyboardFrames(layout.page(.alphabetic), width: 80).keys.map(\.label) == ["a", ""])
  }

  @Test(arguments: ["{ text: \"\", label: x }", "{ text: \"\", icon: key-enter }"])
  func aButtonWithALabelOrIconIsAKey(button: String) {
    let layout = layout("a it", "it: \(button)")
    #expect(layout.headlines.count == 1 && layout.headlines[0].hasSuffix("\"it\" types nothing"))
    #expect(layout.rows(.alphabetic) == [[.character("a"), .custom(named: "it")]])
  }

  @Test func aViewOfGapsAloneIsAMistake() {
    #expect(
      layout("it it", "it: { text: \"\" }").headlines
        == ["5:3: the view \"base\" has only gaps, and no key; add one"])
  }
}
