// SPDX-License-Identifier: MIT

import ClavierKit
import Testing
import TestSupport

/// Properties that hold for any text.
struct TextPropertyTests {
  private static let pieces = [
    "a", "B", "ß", "é", "e\u{301}", "\u{301}", "\u{200D}", "\u{FE0F}", "👩‍👩‍👧", "🇩🇪", "🇩", "👍🏽", "שלום",
    "العربية", "\u{202E}", "\u{200F}", "ह\u{94D}न", "한", "\u{1100}", " ", "  ", "\t", "\n", "\r",
    "\r\n", "\u{200B}", "\u{A0}", "\u{2028}", ".", ",", ":", "!", "¿", "…", "(", "»", "«", "„", "“",
    "”", "‘", "’", "‹", "-", "'", "1", "€", "\u{0}", "་", "\u{F8FF}", "\u{10FFFF}",
  ]

  private static let identifiers = ["en", "de", "sv", "nl", "fr_CH", "hu", "ckb_IQ", "sr", "tlh"]

  private func text(using random: inout SplitMix64) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...24, using: &random) {
      text += Self.pieces.randomElement(using: &random) ?? ""
    }
    return text
  }

  /// A text field with the changes available to the keyboard.
  private struct Field {
    var before: [Character]
    var after: [Character]

    init(_ context: TextContext) {
      before = Array(context.beforeInput ?? "")
      after = Array(context.afterInput ?? "")
    }

    /// Returns the field after a change; `nil` if the change moves or deletes beyond its ends.
    func applying(_ edit: TextEdit) -> String? {
      guard edit.cursorOffset <= after.count else { return nil }
      let left = Array(String(before + after.prefix(edit.cursorOffset)))
      guard edit.deleteCount <= left.count else { return nil }
      let kept = String(left.dropLast(edit.deleteCount))
      return kept + edit.text + String(after.dropFirst(edit.cursorOffset))
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func theWordAtAPositionJoinsItsFragments(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let text = text(using: &random)
      let position = Int.random(in: -1...(text.count + 1), using: &random)
      let (before, after) = (
        text.wordFragment(before: position), text.wordFragment(after: position)
      )
      let fragments = String(before) + String(after)
      #expect(
        String(text.word(at: position) ?? "") == fragments, "seed \(seed): \(text.debugDescription)"
      )
      #expect(before.endIndex == after.startIndex, "seed \(seed): \(text.debugDescription)")
      #expect(
        !fragments.contains { $0.isWordDelimiter }, "seed \(seed): \(text.debugDescription)")
      #expect(text.hasPrefix(text.wordFragmentAtStart) && text.hasSuffix(text.wordFragmentAtEnd))
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func countsNeverExceedTheText(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let text = text(using: &random)
      let counts = Keyboard.BackspaceRange.allCases.map { $0.count(in: text) }
      let what = "seed \(seed): \(text.debugDescription)"
      #expect(counts.allSatisfy { (text.isEmpty ? 0 : 1)...text.count ~= $0 }, "\(what) \(counts)")
      #expect(counts == counts.sorted(), "\(what) \(counts)")
      // The rest ends where a word, or a sentence, may begin.
      #expect(text.dropLast(counts[1]).endsAtNewWord, "\(what)")
      let last = text.dropLast(counts[2]).last
      #expect(last.map { $0.isSentenceDelimiter || $0.isNewline } ?? true, "\(what)")
      #expect(text.trailingSpaceCount <= text.count)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func replacingAWordGivesTheExpectedDocument(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let document = text(using: &random)
      let cursor = Int.random(in: 0...document.count, using: &random)
      let (before, after) = (document.prefix(cursor), document.dropFirst(cursor))
      let context = TextContext(beforeInput: String(before), afterInput: String(after))
      let field = Field(context)
      let (head, tail) = (
        before.dropLast(before.wordFragmentAtEnd.count),
        after.dropFirst(after.wordFragmentAtStart.count)
      )
      let what = "seed \(seed): \(before.debugDescription)|\(after.debugDescription)"
      let word = try #require(context.replaceCurrentWord(with: "new"))
      #expect(field.applying(word) == head + "new" + tail, "\(what)")
      let part = try #require(context.replaceCurrentWordPreCursorPart(with: "new"))
      #expect(field.applying(part) == head + "new" + String(after), "\(what)")
      #expect(context.currentWord == document.word(at: cursor).map { String($0) } ?? "")
      if let end = context.endSentence() {
        #expect(field.applying(end) != nil, "\(what)")
      }
      for range in Keyboard.BackspaceRange.allCases where !before.isEmpty {
        let kept = before.dropLast(range.count(in: before)) + after
        #expect(field.applying(context.deleteBackward(range)) == String(kept), "\(what)")
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func replacedQuotationMarksAreOfTheirLanguageAndStay(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let text = text(using: &random)
      let typed = try #require(Self.pieces.randomElement(using: &random))
      let identifier = try #require(Self.identifiers.randomElement(using: &random))
      let context = TextContext(beforeInput: text)
      let what = "seed \(seed): \(identifier), \(text.debugDescription) + \(typed.debugDescription)"
      guard let mark = text.preferredQuotationReplacement(whenAppending: typed, for: identifier),
        let delimiters = QuotationDelimiters(localeIdentifier: identifier)
      else { continue }
      #expect(delimiters.standard.contains(mark) || delimiters.alternate.contains(mark), "\(what)")
      let isApostrophe = typed == "’" && text.last?.isLetter == true
      let replacement = KeyboardAction.character(typed).replacement(in: context, for: identifier)
      #expect((replacement == nil) == isApostrophe, "\(what)")
      // An opening mark is typed only outside a quotation, a closing one only inside.
      let pair = delimiters.standard.contains(mark) ? delimiters.standard : delimiters.alternate
      if pair != delimiters.alternate, pair.begin != pair.end {
        #expect(text.hasUnclosedQuotation(for: pair) == (mark == pair.end), "\(what)")
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func sentencesAreFoundInAnyText(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let text = text(using: &random)
      guard let sentence = text.lastSentence else { continue }
      let what = "seed \(seed): \(text.debugDescription) \(sentence.debugDescription)"
      #expect(!sentence.contains { $0.isNewline }, "\(what)")
      #expect(sentence.first?.isTextWhitespace == false, "\(what)")
      #expect(sentence.hasSentenceDelimiterSuffix == text.hasSentenceDelimiterSuffix, "\(what)")
      #expect(sentence.utf8.count <= text.utf8.count, "\(what)")
    }
  }
}
