// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import ClavierKit

@Suite("The letters of each language can be typed on its keyboard")
struct ExemplarTests {
  /// Returns whether CLDR lists a letter that is not typed in practice: a small letter of Cherokee.
  ///
  /// These are newer than its keyboards, and few fonts have them.
  private static func isException(_ letter: String) -> Bool {
    letter.unicodeScalars.contains { scalar in
      (0xAB70...0xABBF).contains(scalar.value) || (0x13F8...0x13FD).contains(scalar.value)
    }
  }

  /// Returns the letters that each language needs.
  private static func needed() throws -> [(locale: KeyboardLocale, letters: [String])] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "exemplars.txt")
    return try String(contentsOf: file, encoding: .utf8).unicodeScalars.split(separator: "\n")
      .compactMap { line in
        // Split by scalars, as a mark after a space would form one character with it.
        let parts = line.split(separator: " ").map { String($0) }
        guard let name = parts.first, name != "#" else { return nil }
        return KeyboardLocale(rawValue: name).map { ($0, parts.dropFirst().flatMap(expanded)) }
      }
  }

  /// Returns the letters of a range written with –; otherwise the letter itself.
  private static func expanded(_ part: String) -> [String] {
    let scalars = Array(part.unicodeScalars)
    guard scalars.count == 3, scalars[1] == "–" else { return [part] }
    return (scalars[0].value...scalars[2].value).compactMap { number in
      Unicode.Scalar(number).map { String($0) }
    }
  }

  /// Returns the texts of a phone's keys, of their long-press alternatives, and of compositions of
  /// both.
  private func reachable(_ locale: KeyboardLocale) -> Set<String> {
    var texts: Set<String> = []
    let context = KeyboardContext(locale: locale)
    let pages = KeyboardPages(service: .standard(), context: context, width: 390)
    let callouts = Callouts.BaseService()
    for type in Keyboard.KeyboardType.inputTypes {
      for keyboardCase in [Keyboard.Case.lowercased, .uppercased] {
        for key in pages[type, keyboardCase].keys {
          guard let typed = key.action.typedText else { continue }
          texts.insert(typed)
          texts.formUnion(callouts.texts(for: typed, context: context))
        }
      }
    }
    if Composition.usual(for: locale.identifier) == .hangul {
      texts.formUnion(Self.syllables(of: texts.compactMap { $0.count == 1 ? $0.first : nil }))
    }
    return texts
  }

  /// Returns the syllables that Korean letters form, key by key.
  private static func syllables(of letters: [Character]) -> [String] {
    /// Returns the text in place of the letters; `nil` if they form more than one character.
    func made(_ letters: [Character]) -> String? {
      var machine = HangulMachine()
      var text = ""
      for letter in letters { text = machine.type(letter) ?? "" }
      return text.count == 1 && machine.pending == text ? text : nil
    }
    let pairs = letters.flatMap { first in letters.map { [first, $0] } }
    let sequences = letters.map { [$0] } + pairs
    let vowels = sequences.filter { $0.allSatisfy(Hangul.isVowel) && made(["ㅇ"] + $0) != nil }
    let finals = sequences.filter {
      $0.allSatisfy(Hangul.isFinal) && made(["ㅇ", "ㅏ"] + $0) != nil
    }
    return letters.filter(Hangul.isLead).flatMap { lead in
      vowels.flatMap { vowel in ([[]] + finals).compactMap { made([lead] + vowel + $0) } }
    }
  }

  /// Returns whether a letter is present, or all of its components.
  private func isReached(_ letter: String, _ texts: Set<String>) -> Bool {
    if texts.contains(letter) { return true }
    let parts = letter.decomposedStringWithCanonicalMapping.unicodeScalars
    return [letter.unicodeScalars.map { String($0) }, parts.map { String($0) }].contains { parts in
      parts.count > 1 && parts.allSatisfy(texts.contains)
    }
  }

  @Test(
    "All main exemplar characters of CLDR are typed by a key, Shift, a held key or marks",
    .enabled(if: Tier.runsSlowTests))
  func everyLetter() throws {
    let languages = try Self.needed()
    #expect(languages.count > 150)
    var (all, reached) = (0, 0)
    for (locale, letters) in languages {
      let texts = reachable(locale)
      let missing = letters.filter { !isReached($0, texts) }
      #expect(missing.filter { !Self.isException($0) } == [], "\(locale)")
      all += letters.count
      reached += letters.count - missing.count
    }
    let share = Double(reached) / Double(all) * 100
    print("\(languages.count) languages, \(reached) of \(all) letters reached: \(share) %")
    #expect(share > 98)
  }
}
