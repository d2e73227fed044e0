// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ClavierKit

/// The letters of Unicode's styles, and the keys that type them.
struct LayoutLetterStyleTests {
  private typealias Style = KeyboardLayout.LetterStyle

  @Test(
    "Each letter in each style has Unicode's name for it, and means the letter",
    arguments: KeyboardLayout.LetterStyle.allCases)
  func everyLetter(style: KeyboardLayout.LetterStyle) throws {
    let words =
      switch style {
      case .fraktur: ["FRAKTUR", "BLACK-LETTER"]
      case .sans: ["SANS-SERIF"]
      case .bold, .italic, .script, .doubleStruck, .monospace: [style.rawValue.uppercased()]
      }
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" {
      let styled = style.styled(String(letter))
      #expect(styled.precomposedStringWithCompatibilityMapping == String(letter))
      #expect(styled.unicodeScalars.count == 1)
      let scalar = try #require(styled.unicodeScalars.first)
      let name = (scalar.properties.name ?? "").replacing("MATHEMATICAL ", with: "")
      let size = letter.isUppercase ? "CAPITAL" : "SMALL"
      let names = words.map { "\($0) \(size) \(letter.uppercased())" }
      #expect(names.contains(name) || name == "PLANCK CONSTANT", "\(letter): \(name)")
    }
  }

  @Test("Digits, signs and the letters of other alphabets are unchanged")
  func others() {
    for style in Style.allCases {
      #expect(style.styled("1 é ß й . \r\n") == "1 é ß й . \r\n")
      #expect(style.styled(KeyboardAction.text("a")) == .text("a"))
    }
  }

  @Test("Keys, the gaps beside them, alternatives and swipes type letters in the style")
  func keys() {
    let item = KeyboardLayout.Item(
      action: .character("a"), width: .available, height: 50,
      calloutActions: [.character("b"), .character("ä")], swipeDownAction: .character("C"))
    let gap = KeyboardLayout.Item(action: .characterMargin("a"), width: .available, height: 50)
    let shift = KeyboardLayout.Item(action: .shift(.lowercased), width: .available, height: 50)
    let row = KeyboardLayout(itemRows: [[item, gap, shift]]).styled(.bold).itemRows[0]
    #expect(row.map(\.action) == [.character("𝐚"), .characterMargin("𝐚"), .shift(.lowercased)])
    #expect(row[0].calloutActions == [.character("𝐛"), .character("ä")])
    #expect(row[0].swipeDownAction == .character("𝐂"))
  }
}
