// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// The examples of the article "Understanding Layouts", in its own, older names.
@Suite("Examples of the article about layout providers")
struct BriefUnderstandingLayoutsTests {
  private class TabProvider: StandardKeyboardLayoutProvider {
    override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      var layout = super.keyboardLayout(for: context)
      var rows = layout.itemRows
      var row = layout.itemRows[0]
      let next = row[0]
      let size = KeyboardLayoutItemSize(width: .available, height: next.size.height)
      let tab = KeyboardLayoutItem(action: .tab, size: size, insets: next.insets)
      row.insert(tab, at: 0)
      rows[0] = row
      layout.itemRows = rows
      return layout
    }
  }

  private class SessionWithTab: KeyboardSession {
    override func setUp() {
      keyboardLayoutProvider = TabProvider()
      super.setUp()
    }
  }

  @Test("A tab key stands in the corner, wide enough for a finger, and types a tab")
  func tabKey() throws {
    let session = SessionWithTab(width: 390)
    let keys = session.scene.frames.keys
    #expect(keys[0].action == .tab)
    #expect(keys[1].label == "Q")
    // The row's eleven keys are equally wide, and the other rows are unchanged.
    #expect(abs(keys[0].touchFrame.width - 390 / 11) < 0.01)
    let standard = StandardKeyboardLayoutProvider().keyboardLayout(for: session.context)
    let layout = TabProvider().keyboardLayout(for: session.context)
    #expect(Array(layout.itemRows[0].dropFirst()) == standard.itemRows[0])
    #expect(layout.itemRows.dropFirst() == standard.itemRows.dropFirst())
    let middle = keys[0].touchFrame.center
    _ = session.handle(.finger(1, .down, at: middle, .milliseconds(0)))
    let typed = session.handle(.finger(1, .up, at: middle, .milliseconds(50)))
    #expect(typed.effects == [.insertText("\t")])
  }

  @Test("A provider that is replaced later is used by the next scene")
  func replacedLater() {
    let session = KeyboardSession()
    #expect(!session.scene.frames.keys.map(\.action).contains(.tab))
    session.keyboardLayoutProvider = TabProvider()
    #expect(session.scene.frames.keys.map(\.action).contains(.tab))
  }

  private class PhoneWithoutBackspace: iPhoneKeyboardLayoutProvider {
    override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      var layout = super.keyboardLayout(for: context)
      layout.itemRows.remove(.backspace)
      return layout
    }
  }

  @Test("The provider of one device is replaced, the others keep theirs")
  func deviceProviders() {
    let provider = StandardKeyboardLayoutProvider(
      inputSetProvider: EnglishInputSetProvider(), iPhoneProvider: PhoneWithoutBackspace())
    func hasBackspace(_ device: DeviceType) -> Bool {
      provider.keyboardLayout(for: KeyboardContext(deviceType: device)).hasKey(.backspace)
    }
    #expect(!hasBackspace(.phone))
    #expect(hasBackspace(.tablet) && hasBackspace(.tabletPro))
  }

  @Test("One layout serves many input sets: French letters get the same keys around them")
  func inputSets() {
    func layout(_ letters: AlphabeticInputSet) -> KeyboardLayout {
      StandardKeyboardLayoutProvider(
        inputSetProvider: StaticInputSetProvider(
          alphabeticInputSet: letters, numericInputSet: .standard(currency: "€"),
          symbolicInputSet: .standard(currencies: ["$", "£", "¥"]))
      ).keyboardLayout(for: KeyboardContext())
    }
    let (english, french) = (layout(.english), layout(.azerty))
    #expect(french.itemRows[0].map(\.action.label) == "azertyuiop".map(String.init))
    #expect(french.itemRows[3] == english.itemRows[3])
    #expect(french.itemRows[2].first == english.itemRows[2].first)
  }

  private struct TwoKeys: KeyboardLayoutProvider {
    func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      KeyboardLayout(itemRows: [
        [
          KeyboardLayoutItem(action: .character("yes"), width: .available, height: 60),
          KeyboardLayoutItem(action: .character("no"), width: .available, height: 60),
        ]
      ])
    }
  }

  @Test("A provider from scratch needs one function")
  func fromScratch() {
    let session = KeyboardSession(width: 200)
    session.keyboardLayoutProvider = TwoKeys()
    #expect(session.scene.frames.keys.map(\.touchFrame.width) == [100, 100])
  }
}
