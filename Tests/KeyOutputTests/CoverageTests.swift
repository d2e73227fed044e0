// SPDX-License-Identifier: MIT

import ClavierKit
import Foundation
import TestSupport
import Testing

@testable import KeyOutput

/// The coverage of common layouts: all characters of keyboards, in all receiver states.
///
/// Each typed text is read by an independent program, or was declared impossible before.
struct CoverageTests {
  private static let layouts = [
    "us", "de", "fr", "ch:fr", "es", "cz", "pl", "tr", "ru", "gr", "il", "ara", "br", "us:dvorak",
  ]

  /// A state of the receiver, and the keys by which a user reaches it.
  private struct Situation: Sendable {
    var name: String
    var state: ReceiverState
    var prepare: @Sendable (IndependentReader) -> Void
  }

  private static let situations = [
    Situation(name: "none", state: ReceiverState()) { _ in },
    Situation(name: "caps", state: ReceiverState(capsLock: true)) { $0.tap(.capsLock) },
    Situation(name: "num off", state: ReceiverState(numLock: false)) { _ in },
    Situation(name: "num on", state: ReceiverState(numLock: true)) { $0.tap(.numLock) },
    Situation(name: "shift", state: ReceiverState(held: .shift)) { $0.press(.leftShift) },
  ]

  private static func names(_ layout: String) -> KeymapNames {
    let parts = layout.split(separator: ":").map { String($0) }
    return KeymapNames(layout: parts[0], variant: parts.count > 1 ? parts[1] : "")
  }

  private struct Count {
    var typed = 0
    var impossible = 0
    var wrong: [String] = []
  }

  private static func characters() throws -> [String] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Coverage/characters.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("# ") }
      // Split by scalars, as a mark after a space would form one character with it.
      .flatMap { $0.unicodeScalars.split(separator: " ").map { String($0) } } + [" ", "\n"]
  }

  /// Types every text, and reads it.
  private func count(
    _ texts: [String], _ typist: Typist, _ reader: IndependentReader
  ) -> Count {
    var count = Count()
    let before = reader.situation
    for text in texts {
      let answers = text.map(typist.canType)
      let (chords, missing) = typist.keys(for: text)
      let expected = missing.isEmpty ? text : nil
      let read = reader.read(chords)
      let isHonest = missing.isEmpty == answers.allSatisfy { $0 == .now }
      if reader.situation != before || !isHonest {
        count.wrong.append(text)
      } else if let expected {
        // Canonically equal texts are the same character.
        if read == expected { count.typed += 1 } else { count.wrong.append(text) }
      } else if text.count == 1, read != "" {
        count.wrong.append(text)
      } else {
        count.impossible += 1
      }
    }
    return count
  }

  @Test(.enabled(if: Tier.runsSlowTests), arguments: layouts)
  func everyCharacterIsTypedOrDeclaredImpossible(layout: String) throws {
    let texts = try Self.characters()
    let names = Self.names(layout)
    let keymap = try Keymap(.names(names), composeLocale: "en_US.UTF-8")
    var line = layout + String(repeating: " ", count: max(1, 10 - layout.count))
    for composes in [false, true] {
      let atRest = Typist(keymap: keymap, composes: composes)
      for (index, situation) in Self.situations.enumerated() {
        // Texts that are untypable at rest are repeated only as samples.
        let texts = texts.enumerated().filter { place, text in
          index == 0 || place % 16 == index || text.allSatisfy { atRest.canType($0) == .now }
        }.map(\.element)
        let typist = Typist(keymap: keymap, state: situation.state, composes: composes)
        let reader = try #require(
          IndependentReader(names, composing: composes ? "en_US.UTF-8" : nil))
        situation.prepare(reader)
        let count = count(texts, typist, reader)
        #expect(count.wrong == [], "\(layout), \(situation.name), composes: \(composes)")
        let name = situation.name + (composes ? "+dead" : "")
        line += "  \(name) \(count.typed)/\(count.impossible)/\(count.wrong.count)"
      }
    }
    print("typed/impossible/wrong  \(line)")
  }

  @Test(arguments: [0, 1])
  func everyCharacterOfTwoLanguagesIsTypedFromEither(group: Int) throws {
    let texts = try Self.characters()
    let names = KeymapNames(layout: "us,ru", options: "grp:alt_shift_toggle")
    let keymap = try Keymap(.names(names), composeLocale: "en_US.UTF-8")
    for capsLock in [false, true] {
      let state = ReceiverState(group: group, capsLock: capsLock)
      let typist = Typist(keymap: keymap, state: state, composes: true)
      let reader = try #require(IndependentReader(names, composing: "en_US.UTF-8"))
      if capsLock { reader.tap(.capsLock) }
      reader.select(group: group)
      let count = count(texts, typist, reader)
      #expect(count.wrong == [])
      #expect(count.typed > 180)
      print(
        "typed/impossible/wrong  us,ru in group \(group), caps \(capsLock): "
          + "\(count.typed)/\(count.impossible)/\(count.wrong.count)")
    }
  }
}
