// SPDX-License-Identifier: MIT

import ClavierKit
import Testing
import TestSupport

@testable import ClavierFiles

/// Keys as a text.
struct CompactKeysTests {
  private func read(_ text: String) -> [KeyboardAction] {
    let compact = CompactKeys(text, atMost: 100)
    #expect(compact.failures.isEmpty, "\(text)")
    return compact.keys.map(\.action)
  }

  @Test func blanksOfAnyKindStandBetweenKeys() {
    #expect(read("q w\te\r\nr  ") == ["q", "w", "e", "r"].map(KeyboardAction.character))
    #expect(read("").isEmpty)
    #expect(read(" \n").isEmpty)
  }

  @Test(
    "A sign with a meaning elsewhere is a key like any other",
    arguments: ["#", "\"", "'", "\\", "=", ",", "[", "]", ":", "\u{A0}", "\u{301}", "ﷺ", "👩‍👩‍👧"])
  func signs(text: String) {
    #expect(read("a \(text) b") == [.character("a"), .character(text), .character("b")])
    #expect(KeyboardAction.character(text).compact == text)
  }

  @Test func valueLikeWordsAreTexts() {
    #expect(read("no true .com") == [.text("no"), .text("true"), .text(".com")])
  }

  @Test func messagesAboutTextsLikeActionsAreShortAndInOneLine() {
    for text in ["text:\u{1B}[2J", "text:" + String(repeating: "x", count: 5000)] {
      let message = CompactKeys(text, atMost: 1).failures.first?.message() ?? ""
      #expect(message.contains("stands for no key"))
      #expect(isShowable(message) && message.count < 250, "\(message)")
    }
  }

  @Test func bracesThatAreMeantAsCharactersAreWrittenTwice() {
    #expect(
      read("{{ }} {{}} a{{b") == [.character("{"), .character("}"), .text("{}"), .text("a{b")])
    #expect(read("{text:{{} {character:}}}") == [.text("{"), .character("}")])
  }

  @Test func textAfterTheColonIsVerbatim() {
    #expect(read("{text: a  b } {character: }") == [.text(" a  b "), .character(" ")])
    #expect(read("{custom:a:b}") == [.custom(named: "a:b")])
  }

  @Test func eachKeyHasItsOffset() {
    #expect(CompactKeys("日 {tab}  e\u{301} x", atMost: 9).keys.map(\.offset) == [0, 2, 9, 12])
  }

  @Test func readingEndsAtTheLimit() {
    let many = String(repeating: "q ", count: 500_000)
    #expect(CompactKeys(many, atMost: 65).keys.count == 65)
    #expect(CompactKeys("} } } } }", atMost: 3).failures.count == 3)
  }

  @Test func everyActionReadsBackFromItsShortForm() {
    var random = SplitMix64(seed: 20)
    for round in 0..<2000 {
      let actions = (0..<5).map { _ in KeyboardAction.random(using: &random) }
      let text = actions.map(\.compact).joined(separator: " ")
      // KeyboardKit's own pages cannot be written as a page of a file.
      let compact = CompactKeys(text, atMost: 100)
      #expect(
        compact.failures.isEmpty && compact.keys.map(\.action) == actions, "\(round): \(text)")
    }
  }
}

extension KeyboardAction {
  /// Returns a random action, with texts that are hard to write.
  static func random(using random: inout SplitMix64) -> KeyboardAction {
    let texts = [
      "q", "Q", "ß", "{", "}", "{}", "}}", " ", "  ", "a b", ":", "shift", "f1", "no", "#", "\"",
      "'",
      "\\", "é", "e\u{301}", "\u{301}", " \u{301}", "{\u{308}", "\n", "\r\n", "日本", "\u{202E}",
      "\u{7}",
    ]
    func text() -> String { texts.randomElement(using: &random) ?? "" }
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: return .character(text())
    case 2: return .characterMargin(text())
    case 3: return .text(text())
    case 4: return .custom(named: text())
    case 5: return .keyboardType(.custom(named: text()))
    default:
      let name = plainNames.randomElement(using: &random) ?? ""
      return KeyboardAction(name: name) ?? .none
    }
  }
}
