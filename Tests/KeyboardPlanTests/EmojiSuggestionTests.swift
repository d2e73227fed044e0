// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import Foundation
import TestSupport
import Testing

@testable import KeyboardPlan

/// The suggestion of the emoji that a typed word names.
struct EmojiSuggestionTests {
  private let data = PackageFiles.root.appending(path: "Tests/ClavierEmojiTests/Data")

  /// A service that always suggests the same words.
  private final class Fixed: AutocompleteService {
    let words: [String]

    init(_ words: [String]) {
      self.words = words
    }

    func suggestions(
      for text: TextContext, localeIdentifier: String
    ) -> [Autocomplete.Suggestion] {
      words.map { Autocomplete.Suggestion(text: $0) }
    }
  }

  private func texts(
    after text: String, _ words: [String] = ["a", "b", "c"], in locale: KeyboardLocale = .english,
    canType: @escaping (Character) -> Bool = { _ in true }
  ) throws -> [String] {
    let emojis = InstalledEmojis(in: [data.path], namesIn: [.english, .german, .french])
    #expect(emojis.failures.isEmpty)
    let service = emojis.suggester(over: Fixed(words), in: locale, canType: canType)
    let found = service?.suggestions(
      for: TextContext(beforeInput: text), taps: [], localeIdentifier: locale.rawValue)
    return try #require(found).map(\.text)
  }

  @Test("The emoji is the third suggestion, or the last of fewer")
  func third() throws {
    #expect(try texts(after: "My cat") == ["a", "b", "🐈", "c"])
    #expect(try texts(after: "CAT", ["a"]) == ["a", "🐈"])
    #expect(try texts(after: "Katze", [], in: .german) == ["🐈"])
  }

  @Test("The emoji has the skin tone of the settings")
  func skinTone() {
    let emojis = InstalledEmojis(in: [data.path], namesIn: [.english], skinTone: .light)
    let service = emojis.suggester(over: Fixed([]), in: .english) { _ in true }
    let found = service?.suggestions(
      for: TextContext(beforeInput: "waving"), taps: [], localeIdentifier: "en")
    #expect(found?.map(\.text) == ["👋🏻"])
  }

  @Test(
    "Parts of a word, a quoted word, other languages and a space suggest no emoji",
    arguments: ["ca", "“cat", "cat ", "", "Katze", "-"])
  func none(text: String) throws {
    #expect(try texts(after: text) == ["a", "b", "c"])
  }

  @Test("Without names of the language, and for a receiver without emojis, words are suggested")
  func words() throws {
    #expect(try texts(after: "cat", in: .french) == ["a", "b", "c"])
    #expect(try texts(after: "cat", canType: { $0 != "🐈" }) == ["a", "b", "c"])
    let list = InstalledEmojis(in: [data.path])
    let base = Fixed([])
    let same = list.suggester(over: base, in: .english) { _ in true }
    #expect(same === base)
    let none = list.suggester(over: nil, in: .english) { _ in true }
    #expect(none == nil)
  }

  @Test("Damaged names are reported with their consequence, and the list is used")
  func damaged() throws {
    let folder = try TemporaryDirectory()
    let list = Array(try Data(contentsOf: data.appending(path: "list.emoji")))
    try folder.write(list, to: "list.emoji")
    try folder.write(list, to: "en.emoji")
    let emojis = InstalledEmojis(in: [folder.path], namesIn: [.english])
    #expect(emojis.groups.count == 8)
    let message = try #require(emojis.failures.first).description
    #expect(message.hasPrefix("\(folder.path)/en.emoji: a file of another kind"))
    #expect(message.contains("no emojis of this language are suggested"))
  }
}
