// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import WordLists

/// Random affixes, expanded by the library and by a plain enumeration of the rules.
struct WordFormsModelTests {
  /// One affix of a class with a single rule.
  private struct Affix {
    var flag: String
    var isSuffix: Bool
    var crosses: Bool
    var letters: String
    /// The flags of its forms.
    var flags: String

    var lines: String {
      let kind = isSuffix ? "SFX" : "PFX"
      let next = flags.isEmpty ? "" : "/\(flags)"
      return "\(kind) \(flag) \(crosses ? "Y" : "N") 1\n\(kind) \(flag) 0 \(letters)\(next) .\n"
    }
  }

  private let needsAffix = "n"
  private let onlyInCompound = "o"

  private func affixes(using random: inout SplitMix64) -> [Affix] {
    let names = ["A", "B", "C", "D"]
    return names.enumerated().map { index, name in
      var flags = names.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }.joined()
      if Int.random(in: 0..<8, using: &random) == 0 { flags += needsAffix }
      if Int.random(in: 0..<8, using: &random) == 0 { flags += onlyInCompound }
      return Affix(
        flag: name, isSuffix: Bool.random(using: &random), crosses: Bool.random(using: &random),
        letters: ["w", "x", "y", "z"][index], flags: flags)
    }
  }

  /// Enumerates forms: up to two suffixes and a prefix, in any order in which the flags allow them.
  private func forms(_ flags: String, _ affixes: [Affix]) -> Set<String> {
    var forms: Set<String> = []

    /// Adds the form, and those with one more affix.
    ///
    /// `before` has the prefixes that a cross-product suffix permits.
    func add(
      _ word: String, _ flags: String, before: String, suffixes: Int, prefixes: Int, isPart: Bool
    ) {
      let isPart = isPart || flags.contains(onlyInCompound)
      if !isPart, !flags.contains(needsAffix) { forms.insert(word) }
      for affix in affixes {
        let isOwn = flags.contains(affix.flag)
        if affix.isSuffix, isOwn, suffixes < 2 {
          add(
            word + affix.letters, affix.flags, before: affix.crosses ? before + flags : "",
            suffixes: suffixes + 1, prefixes: prefixes, isPart: isPart)
        }
        let isLet = affix.crosses && before.contains(affix.flag)
        if !affix.isSuffix, isOwn || isLet, prefixes < 1 {
          add(
            affix.letters + word, affix.flags, before: "", suffixes: suffixes,
            prefixes: prefixes + 1, isPart: isPart)
        }
      }
    }
    add("q", flags, before: "", suffixes: 0, prefixes: 0, isPart: false)
    return forms
  }

  @Test("The forms of a stem are those that the rules allow")
  func model() throws {
    var random = SplitMix64(seed: 17)
    var large = 0
    for _ in 0..<2000 {
      let affixes = affixes(using: &random)
      let flags = affixes.map(\.flag).filter { _ in Bool.random(using: &random) }.joined()
      let text =
        "NEEDAFFIX \(needsAffix)\nONLYINCOMPOUND \(onlyInCompound)\n"
        + affixes.map(\.lines).joined()
      let expected = forms(flags, affixes)
      // At the limit, the list would be incomplete.
      guard expected.count < WordListLimits.formsOfStem / 2 else { continue }
      if expected.count > 6 { large += 1 }
      let list = flags.isEmpty ? "2\nq\nother\n" : "2\nq/\(flags)\nother\n"
      let read = try WordList(reading: Array(list.utf8), affixes: Array(text.utf8))
      #expect(Set(read.words).subtracting(["other"]) == expected, "\(flags)\n\(text)")
    }
    #expect(large > 100)
  }

  @Test("A limit of forms keeps those with the fewest affixes")
  func order() throws {
    let text = "SFX A Y 1\nSFX A 0 x/B .\nSFX B Y 1\nSFX B 0 y .\nPFX C Y 1\nPFX C 0 z .\n"
    let affixes = try HunspellAffixes(Array(text.utf8))
    let flags: [AffixFlag] = [0x41, 0x43]
    for limit in 1...6 {
      var words: [String] = []
      let count = WordForms(affixes, limit: limit, stems: 1).forEach(["q"], flags) { word in
        words.append(String(String.UnicodeScalarView(word)))
      }
      #expect(words == Array(["q", "qx", "zq", "qxy", "zqx", "zqxy"].prefix(limit)))
      #expect(count == limit)
    }
  }
}
