// SPDX-License-Identifier: MIT

import Testing
import TestSupport

@testable import ClavierKit

/// Properties that hold for any suggestions at any time, over random input with printed seeds.
struct AutocompletePropertyTests {
  /// Random fingers, and a service that answers anything at any time.
  private struct World {
    var fingers: RandomWorld
    /// Texts for which suggestions were requested; some answers come late.
    private var asked: [TextContext] = []

    init(seed: UInt64) {
      fingers = RandomWorld(seed: seed)
      var settings = EngineSettings()
      settings.autocomplete.isAutolearnEnabled = seed % 2 == 0
      fingers.engine = KeyboardEngine(
        pages: seed % 3 == 2 ? .computer : .english, settings: settings, isSuggesting: true)
    }

    mutating func step(using random: inout SplitMix64) -> Response {
      let response: Response
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        // The last request is answered most often, an old one sometimes.
        let context = Bool.random(using: &random) ? asked.last : asked.randomElement(using: &random)
        response = send(
          .suggestions(
            suggestions(using: &random), for: context ?? TextContext(fingers.engine.text),
            fingers.now))
      case 4:
        let shown = fingers.engine.scene.suggestions.randomElement(using: &random)
        response = send(.accept(shown ?? Autocomplete.Suggestion(text: "none"), fingers.now))
      default:
        response = fingers.step(using: &random)
      }
      for case .suggestions(let context, _) in response.autocompleteRequests {
        asked.append(context)
      }
      return response
    }

    private mutating func send(_ input: Input) -> Response {
      fingers.inputs.append(input)
      let response = fingers.engine.handle(input)
      for effect in response.effects { fingers.document.apply(effect) }
      return response
    }

    private func suggestions(using random: inout SplitMix64) -> [Autocomplete.Suggestion] {
      let texts = ["", "the", "a", "Ärger", "x y", "e\u{301}", "👨‍👩‍👧", "\n", "so ", ","]
      return (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Autocomplete.Suggestion(
          text: texts.randomElement(using: &random) ?? "",
          type: Autocomplete.SuggestionType.allCases.randomElement(using: &random) ?? .regular)
      }
    }
  }

  private static let seeds: Range<UInt64> = 0..<500

  @Test(
    "Only text known to be in the field is deleted, unless the user presses Backspace")
  func deletesWhatIsKnown() {
    var deletions = 0
    for (seed, var random) in SplitMix64.seeded(Self.seeds) {
      var world = World(seed: seed)
      for _ in 0..<80 {
        let known = world.fingers.engine.text.tail.count
        let response = world.step(using: &random)
        // Text typed in a response may be deleted in the same response.
        let typed = response.effects.reduce(0) { $0 + $1.typedCount }
        let deleted = response.effects.reduce(0) { $0 + $1.deletedCount }
        if response.gestures.contains(where: { $0.action == .backspace }) { continue }
        deletions += deleted
        if deleted > known + typed { Issue.record("seed \(seed): \(deleted) of \(known)") }
      }
    }
    #expect(deletions > 100)
  }

  @Test("The recorded text is always the end of the field's text")
  func theRecordIsTheEndOfTheFieldsText() {
    for (seed, var random) in SplitMix64.seeded(Self.seeds) {
      var world = World(seed: seed)
      let holds = (0..<80).allSatisfy { _ in
        _ = world.step(using: &random)
        return world.fingers.document.hasSuffix(world.fingers.engine.text.tail)
      }
      #expect(holds, "seed \(seed)")
    }
  }

  @Test("The suggestions shown match the current text, and the scene reports each change of them")
  func showsWhatFits() {
    for (seed, var random) in SplitMix64.seeded(Self.seeds) {
      var world = World(seed: seed)
      var made: [Autocomplete.Suggestion] = []
      for _ in 0..<80 {
        let response = world.step(using: &random)
        let engine = world.fingers.engine
        let shown = engine.scene.suggestions
        if response.changes.contains(.suggestions) != (shown != made) {
          Issue.record("seed \(seed)")
        }
        made = shown
        let isStale = engine.typed.autocomplete?.isStale(in: engine.text) ?? true
        if !shown.isEmpty, isStale || engine.text.isUnknown { Issue.record("seed \(seed)") }
        if shown.contains(where: \.text.isEmpty) || shown.count > 3 {
          Issue.record("seed \(seed)")
        }
      }
    }
  }

  @Test("A response requests suggestions at most once, and only for a known current text")
  func asksOnce() {
    for (seed, var random) in SplitMix64.seeded(Self.seeds) {
      var world = World(seed: seed)
      for _ in 0..<80 {
        let response = world.step(using: &random)
        let asked = response.autocompleteRequests.compactMap { request in
          if case .suggestions(let context, _) = request { context } else { nil }
        }
        if asked.count > 1 || asked.contains(where: { $0.beforeInput == nil }) {
          Issue.record("seed \(seed)")
        }
        if let context = asked.first, context != TextContext(world.fingers.engine.text) {
          Issue.record("seed \(seed)")
        }
      }
    }
  }

  @Test("The same input gives the same output")
  func repeatable() {
    for seed in Self.seeds.prefix(200) {
      var random = SplitMix64(seed: seed)
      var world = World(seed: seed)
      let responses = (0..<80).map { _ in world.step(using: &random) }
      var again = World(seed: seed).fingers.engine
      #expect(world.fingers.inputs.map { again.handle($0) } == responses, "seed \(seed)")
    }
  }

  @Test("An engine without autocomplete ignores received and accepted suggestions")
  func withoutAutocomplete() {
    for seed in Self.seeds.prefix(100) {
      var random = SplitMix64(seed: seed)
      var world = World(seed: seed)
      for _ in 0..<80 { _ = world.step(using: &random) }
      let plain = world.fingers.inputs.filter { !$0.isAboutSuggestions }
      var (with, without) = (RandomWorld(seed: seed).engine, RandomWorld(seed: seed).engine)
      let all = world.fingers.inputs.flatMap { with.handle($0).effects }
      #expect(all == plain.flatMap { without.handle($0).effects }, "seed \(seed)")
      #expect(with.scene == without.scene, "seed \(seed)")
    }
  }
}

extension Effect {
  fileprivate var typedCount: Int {
    if case .insertText(let text) = self { text.count } else { 0 }
  }

  fileprivate var deletedCount: Int {
    if case .deleteBackward(let count) = self { count } else { 0 }
  }
}

extension Input {
  fileprivate var isAboutSuggestions: Bool {
    switch self {
    case .suggestions, .accept: true
    default: false
    }
  }
}
