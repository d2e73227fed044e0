// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

/// Fingers on the strip of suggestions above the keys.
struct ToolbarTouchTests {
  private let hand = SessionHand()
  private let words = Words()

  /// A service that suggests the same three texts for every text.
  private final class Words: AutocompleteService {
    var texts = ["one", "two", "three"]
    var removed: [String] = []

    func suggestions(
      for text: TextContext, localeIdentifier: String
    ) -> [Autocomplete.Suggestion] {
      texts.filter { !removed.contains($0) }.map {
        Autocomplete.Suggestion(text: $0)
      }
    }

    func removeSuggestion(_ word: String) { removed.append(word) }
  }

  init() {
    hand.session.services.autocompleteService = words
    hand.session.state.toolbarHeight = 48
  }

  private func touch(_ x: Double, _ phase: Contact.Phase, at milliseconds: Int64) -> Response {
    hand.session.handle(
      .finger(99, phase, at: Point(x: x, y: 24), .milliseconds(5000 + milliseconds)))
  }

  @Test("The keys lie below the toolbar, and the keyboard's height includes the toolbar's")
  func frames() throws {
    let frames = hand.session.scene.frames
    #expect(frames.toolbar == Rect(x: 0, y: 0, width: 390, height: 48))
    #expect(frames.bounds == Rect(x: 0, y: 0, width: 390, height: 216 + 48))
    #expect(frames.size.height == 216 + 48)
    #expect(frames.hitTest(Point(x: 20, y: 47.9)) == nil)
    let first = try #require(frames.hitTest(Point(x: 20, y: 48)))
    #expect(frames.keys[first].action == .character("Q"))
    hand.session.state.toolbarHeight = 0
    #expect(hand.session.scene.frames.toolbar == nil)
    #expect(hand.session.scene.frames.size.height == 216)
  }

  @Test("The suggestion in the tapped third of the toolbar is accepted when the finger lifts")
  func chosen() throws {
    try hand.tap(.character("A"))
    #expect(touch(200, .down, at: 0).effects.isEmpty)
    #expect(touch(200, .up, at: 50).effects == [.deleteBackward(1), .insertText("two ")])
  }

  @Test("A suggestion is pressed from touch-down until the finger lifts or slides off")
  func pressed() throws {
    try hand.tap(.character("A"))
    #expect(hand.session.scene.pressedSuggestion == nil)
    #expect(touch(200, .down, at: 0).changes.contains(.pressedKeys))
    #expect(hand.session.scene.pressedSuggestion == 1)
    #expect(touch(20, .moved, at: 20).changes.contains(.pressedKeys))
    #expect(hand.session.scene.pressedSuggestion == nil)
    #expect(touch(20, .up, at: 50).effects.isEmpty)
    _ = touch(380, .down, at: 400)
    #expect(hand.session.scene.pressedSuggestion == 2)
    #expect(touch(380, .up, at: 450).changes.contains(.pressedKeys))
    #expect(hand.session.scene.pressedSuggestion == nil)
  }

  @Test("A long press removes the suggestion, and lifting then chooses nothing")
  func removed() throws {
    try hand.tap(.character("A"))
    let deadline = try #require(touch(200, .down, at: 0).deadline)
    _ = hand.session.handle(.deadline(deadline))
    #expect(words.removed == ["two"])
    #expect(hand.session.suggestions.map(\.text) == ["one", "three"])
    #expect(touch(200, .up, at: 5000).effects.isEmpty)
  }

  @Test("A long press on an emoji removes nothing, and lifting chooses it")
  func heldEmoji() throws {
    words.texts = ["one", "🐈", "three"]
    try hand.tap(.character("A"))
    let deadline = try #require(touch(200, .down, at: 0).deadline)
    _ = hand.session.handle(.deadline(deadline))
    #expect(words.removed.isEmpty)
    #expect(touch(200, .up, at: 700).effects == [.deleteBackward(1), .insertText("🐈 ")])
  }

  @Test("A tap on an empty part of the toolbar has no effect, and the recorded text is kept")
  func empty() throws {
    words.removed = ["one", "two", "three"]
    try hand.tap(.character("A"))
    _ = touch(200, .down, at: 0)
    #expect(touch(200, .up, at: 50).effects.isEmpty)
    #expect(hand.session.text.tail == "A")
  }

  @Test("Letters of fingers still down are typed first and replaced by the accepted suggestion")
  func rollover() throws {
    try hand.tap(.character("A"))
    _ = try hand.down(.character("b"))
    let effects = touch(200, .down, at: 0).effects
    #expect(effects == [.insertText("b")])
    #expect(touch(200, .up, at: 50).effects == [.deleteBackward(2), .insertText("two ")])
  }

  private static let assistance: [AccessibilitySettings] = {
    var (slow, bounce, one) = (
      AccessibilitySettings(), AccessibilitySettings(), AccessibilitySettings()
    )
    slow.slowKeys = .milliseconds(50)
    bounce.bounceKeys = .milliseconds(400)
    one.usesOneFinger = true
    return [slow, bounce, one]
  }()

  @Test(
    "Slow keys, bounce keys and one finger leave a tap on a suggestion as it is",
    arguments: assistance)
  func assisted(_ accessibility: AccessibilitySettings) throws {
    hand.session.settings.accessibility = accessibility
    try hand.tap(.character("A"))
    _ = touch(200, .down, at: 0)
    #expect(hand.session.text.tail == "A")
    #expect(touch(200, .up, at: 100).effects == [.deleteBackward(1), .insertText("two ")])
  }

  @Test("With slow keys, a suggestion that a finger only brushes is not chosen")
  func brushed() throws {
    hand.session.settings.accessibility.slowKeys = .milliseconds(50)
    try hand.tap(.character("A"))
    _ = touch(200, .down, at: 0)
    #expect(touch(200, .up, at: 40).effects.isEmpty)
    #expect(hand.session.text.tail == "A")
  }

  @Test("With bounce keys, a second tap that follows too soon chooses no suggestion")
  func trembling() throws {
    hand.session.settings.accessibility.bounceKeys = .milliseconds(400)
    try hand.tap(.character("A"))
    _ = touch(200, .down, at: 0)
    #expect(touch(200, .up, at: 100).effects == [.deleteBackward(1), .insertText("two ")])
    _ = touch(200, .down, at: 200)
    #expect(touch(200, .up, at: 300).effects.isEmpty)
    #expect(hand.session.text.tail == "two ")
  }

  @Test("A finger that dwells on the toolbar keeps the recorded text")
  func dwelling() throws {
    try hand.tap(.character("A"))
    hand.session.settings.accessibility.dwell = .milliseconds(500)
    _ = touch(200, .down, at: 0)
    #expect(hand.session.text.tail == "A")
  }

  @Test("In a language from right to left, the first suggestion is the rightmost")
  func rightToLeft() throws {
    hand.session.context.locale = .hebrew
    try hand.tap(.character("ש"))
    let bar = try #require(hand.session.styledScene.toolbar)
    let places = bar.items.map(\.box.frame.center.x)
    #expect(places.count == 3 && places == places.sorted(by: >))
    #expect(bar.separators.map(\.frame.center.x) == [260, 130])
    #expect(touch(380, .down, at: 0).effects.isEmpty)
    #expect(touch(380, .up, at: 50).effects == [.deleteBackward(1), .insertText("one ")])
  }
}
