// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutEngineKit
import Testing
import TestSupport

/// Buttons of a layout by index: read, added, removed, changed.
struct LayoutEditingTests {
  private func row(_ text: String) -> KeyboardRow {
    KeyboardRow(characters: text.map { KeyboardButton(type: .key(String($0))) })
  }

  private func names(_ layout: LayoutEngine.Layout, _ row: Int) -> String {
    layout.rows[row].children.reduce(into: "") { text, child in
      if case .button(let button) = child { text += button.name } else { text += "()" }
    }
  }

  @Test func aButtonIsFoundByItsPlace() {
    let layout = CustomKeyboardLayout().lowercase
    #expect(layout.getKeyboardButton(atRowIndex: 0, buttonIndex: 9)?.type == .key("p"))
    #expect(layout.getKeyboardButton(atRowIndex: 2, buttonIndex: 0)?.identifier == .shiftOff)
    #expect(layout.getKeyboardButton(atRowIndex: 2, buttonIndex: 1) == nil, "a row in the row")
    for (row, index) in [(0, 10), (4, 0), (-1, 0), (0, -1), (.max, .max), (.min, .min)] {
      #expect(layout.getKeyboardButton(atRowIndex: row, buttonIndex: index) == nil)
    }
  }

  @Test func aButtonIsFoundByItsIdentifierOnTopFirstAndInInnerRowsThen() {
    func button(_ text: String) -> KeyboardButton {
      KeyboardButton(type: .key(text), identifier: "Mine")
    }
    var layout = LayoutEngine.Layout(rows: [
      KeyboardRow(children: [.row(KeyboardRow(characters: [button("inner")]))]),
      KeyboardRow(characters: [button("outer"), button("later")]),
    ])
    #expect(layout.getKeyboardButton(withIdentifier: "Mine")?.type == .key("outer"))
    layout.rows.removeLast()
    #expect(layout.getKeyboardButton(withIdentifier: "Mine")?.type == .key("inner"))
    #expect(layout.getKeyboardButton(withIdentifier: "Yours") == nil)
  }

  @Test func aButtonIsAddedAtItsIndexOrTheEnd() {
    var layout = LayoutEngine.Layout(rows: [row("ab"), row("cd")])
    let x = KeyboardButton(type: .key("x"))
    #expect(layout.addKeyboardButton(x, rowIndex: 0, buttonIndex: 1) == true)
    #expect(layout.addKeyboardButton(x, rowIndex: 1, buttonIndex: nil) == true)
    #expect(layout.addKeyboardButton(x, rowIndex: 1, buttonIndex: 99) == true)
    #expect(names(layout, 0) == "axb" && names(layout, 1) == "cdxx")
    #expect(layout.addKeyboardButton(x, rowIndex: 2) == false)
    #expect(layout.addKeyboardButton(x, rowIndex: 0, buttonIndex: -1) == false)
    #expect(names(layout, 0) == "axb")
  }

  @Test func aButtonIsRemovedAndARowInARowIsNot() {
    var layout = CustomKeyboardLayout().lowercase
    #expect(layout.removeKeyboardButton(atRowIndex: 3, buttonIndex: 1) == true)
    #expect(names(layout, 3) == "NumbersSpaceReturn")
    #expect(layout.removeKeyboardButton(atRowIndex: 3, buttonIndex: 3) == false)
    #expect(layout.removeKeyboardButton(atRowIndex: 2, buttonIndex: 1) == false)
    #expect(names(layout, 2) == "ShiftOff()Backspace")
  }

  @Test func typeWidthAndStyleOfAButtonChangeInItsPlace() {
    var layout = LayoutEngine.Layout(rows: [row("ab")])
    let isChanged = layout.updateKeyboardButton(atRowIndex: 0, buttonIndex: 1) { button in
      button.type = .key("ä")
      button.width = .static(width: 50)
      button.style.cornerRadius = 9
    }
    #expect(isChanged)
    let button = layout.getKeyboardButton(atRowIndex: 0, buttonIndex: 1)
    #expect(button?.type == .key("ä") && button?.width == .static(width: 50))
    #expect(button?.style.cornerRadius == 9)
    let isChangedBeyond = layout.updateKeyboardButton(atRowIndex: 0, buttonIndex: 2) { button in
      button.type = .text("")
    }
    #expect(!isChangedBeyond)
  }

  @Test func tenThousandEditsAtRandomPlacesNeverTrap() {
    var random = SplitMix64(seed: 7)
    let keyboard = CustomKeyboard()
    var layout = keyboard.keyboardLayout.lowercase
    for step in 0..<10_000 {
      let places = [Int.min, -1, 0, 1, 2, 3, 4, 9, 10, .max]
      let row = places.randomElement(using: &random) ?? 0
      let index = places.randomElement(using: &random) ?? 0
      let before = layout.rows.map(\.children.count).reduce(0, +)
      var difference = 0
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        let button = KeyboardButton(type: .key("\(step)"))
        if layout.addKeyboardButton(button, rowIndex: row, buttonIndex: index) { difference = 1 }
      case 1:
        if layout.removeKeyboardButton(atRowIndex: row, buttonIndex: index) { difference = -1 }
      default:
        let existed = layout.getKeyboardButton(atRowIndex: row, buttonIndex: index) != nil
        let changed = layout.updateKeyboardButton(atRowIndex: row, buttonIndex: index) {
          $0.type = .text("")
        }
        #expect(existed == changed)
      }
      let after = layout.rows.map(\.children.count).reduce(0, +)
      #expect(after - before == difference, "step \(step)")
      if step % 100 == 0 { keyboard.keyboardLayout.lowercase = layout }
    }
    #expect(keyboard.state == .letters(shiftState: .once))
  }

  @Test func layoutsAreEnumeratedInTheOriginalsOrder() {
    var shifts: [String] = []
    var layouts = CustomKeyboardLayout()
    layouts.enumerateKeyboardLayouts { layout in
      shifts.append(layout.getKeyboardButton(atRowIndex: 2, buttonIndex: 0)?.name ?? "")
      layout.removeKeyboardButton(atRowIndex: 3, buttonIndex: 1)
    }
    #expect(shifts == ["ShiftOnce", "ShiftOn", "ShiftOff", "Symbols", "Numbers"])
    for state in CustomKeyboardState.allCases {
      #expect(layouts[state].getKeyboardButton(withIdentifier: .globe) == nil)
    }
  }
}
