// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

/// Bubbles, lists and suggestions in pictures.
struct SceneOverlayTests {
  private let hand = SessionHand()

  init() { hand.session.state.toolbarHeight = 48 }

  private func picture(_ suggestions: [Autocomplete.Suggestion] = []) -> StyledScene {
    let builder = SceneBuilder(
      styleService: .standard(), context: hand.session.context, headroom: 60)
    var scene = hand.session.scene
    scene.suggestions = suggestions
    return builder.styled(scene)
  }

  @Test func aPressedLetterHasABubbleThatGrowsOutOfItsKey() throws {
    _ = try hand.down(.character("G"))
    let scene = picture()
    let callout = try #require(scene.callouts.first)
    let cap = try #require(scene.keys.first { $0.action == .character("G") }).cap.frame
    #expect(callout.stem?.frame == cap)
    #expect(callout.stem?.curve == Size(width: 8, height: 15))
    #expect(callout.stem?.cornerRadius == 5)
    #expect(callout.body.frame.maxY == cap.minY)
    #expect(callout.items.map(\.label.content) == [.text("G")])
    #expect(callout.items[0].label.font == .largeTitle.weight(.light))
    #expect(callout.body.shadows.first?.blur == 5)
  }

  @Test func aHeldLetterHasAListOfWhichOneIsMarked() throws {
    _ = try hand.down(.character("E"))
    hand.hold(.seconds(1))
    let list = try #require(picture().callouts.last)
    #expect(list.items.count > 3)
    let selected = list.items.filter(\.isSelected)
    #expect(selected.count == 1 && selected[0].box?.fill == .markedBackground)
    #expect(selected[0].label.color == .white)
    #expect(list.items.filter { $0.box != nil }.count == 1)
    #expect(list.items.allSatisfy { $0.label.font == .title3 })
  }

  @Test func aBubbleBesideItsKeyHasNoStem() {
    let scene = CalloutScene.beside
    let builder = SceneBuilder(styleService: .standard())
    var shown = KeyboardSession().scene
    shown.callouts = [scene]
    #expect(builder.styled(shown).callouts.first?.stem == nil)
  }

  @Test func whenABubbleOpensOnlyItAndItsKeyAreDamage() throws {
    let before = picture()
    let finger = try hand.down(.character("G"))
    let after = picture()
    let damage = after.damage(from: before)
    let callout = try #require(after.callouts.first)
    #expect(damage == [callout.inkFrame.clamped(to: after.bounds)])
    hand.up(finger)
    let width = damage.reduce(0) { max($0, $1.width) }
    #expect(width < 100)
  }

  @Test func suggestionsShareTheBar() {
    let words = ["one", "two", "three"].map { Autocomplete.Suggestion(text: $0) }
    let bar = picture(words).toolbar
    #expect(bar?.box.frame == Rect(x: 0, y: 0, width: 390, height: 48))
    #expect(
      bar?.items.map { $0.labels[0].content } == [.text("one"), .text("two"), .text("three")])
    #expect(bar?.separators.count == 2)
    #expect(bar?.separators.map(\.frame.center.x) == [130, 260])
    #expect(bar?.separators.first?.frame.height == 30)
    #expect(picture().toolbar?.items.isEmpty == true)
  }

  @Test func anAutocorrectionHasABackgroundAndNoSeparator() {
    let words = [
      Autocomplete.Suggestion(text: "teh", type: .unknown),
      Autocomplete.Suggestion(text: "the", type: .autocorrect),
      Autocomplete.Suggestion(text: "then"),
    ]
    let bar = picture(words).toolbar
    #expect(bar?.items.map(\.isAutocorrect) == [false, true, false])
    #expect(bar?.items[1].box.fill == Color.white.opacity(0.5))
    #expect(bar?.items[0].box.fill.isClear == true)
    #expect(bar?.separators.isEmpty == true)
    #expect(bar?.items[0].labels[0].content == .text("“teh”"))
  }

  @Test func aPressedSuggestionLooksLikeAPressedKey() throws {
    let service = KeyboardStyle.StandardService()
    let builder = SceneBuilder(styleService: service, context: hand.session.context)
    var scene = hand.session.scene
    scene.suggestions = ["one", "two"].map { Autocomplete.Suggestion(text: $0) }
    scene.pressedSuggestion = 1
    let items = try #require(builder.styled(scene).toolbar?.items)
    #expect(items.map(\.isPressed) == [false, true])
    let key = service.buttonStyle(for: .character("a"), isPressed: true)
    #expect(items[1].box.fill == key.backgroundColor)
    #expect(items[1].labels[0].color == key.foregroundColor)
    #expect(items[0].box.fill.isClear && !items[1].box.fill.isClear)
    #expect(items[1].box.frame.width == items[0].box.frame.width)
  }

  @Test func aSubtitleStandsBelowItsTitle() throws {
    let bar = picture([Autocomplete.Suggestion(text: "a", subtitle: "b")]).toolbar
    let labels = try #require(bar?.items.first?.labels)
    #expect(labels.map(\.content) == [.text("a"), .text("b")])
    #expect(labels[0].frame.maxY == labels[1].frame.minY)
    #expect(labels[1].font == .footnote)
  }

  @Test func calloutsAndSuggestionsAreInsideTheBounds() throws {
    _ = try hand.down(.character("Q"))
    hand.hold(.seconds(1))
    let scene = picture([Autocomplete.Suggestion(text: "a")])
    let grown = scene.bounds.grown(horizontally: 0, vertically: 2)
    for callout in scene.callouts {
      // Callouts may be as high as configured, which here is the keyboard's height.
      #expect(callout.body.frame.minX >= grown.minX && callout.body.frame.maxX <= grown.maxX)
    }
    for item in scene.toolbar?.items ?? [] {
      #expect(item.inkFrame == item.inkFrame.clamped(to: grown))
    }
  }
}

extension CalloutScene {
  /// An input callout to the right of a key in the upper row.
  static var beside: CalloutScene {
    CalloutScene(
      kind: .input, keyFrame: Rect(x: 3, y: 6, width: 33, height: 42),
      backgroundFrame: Rect(x: 36, y: 0, width: 59, height: 55),
      items: [Item(label: "q", frame: Rect(x: 36, y: 0, width: 59, height: 55))],
      selectedIndex: nil)
  }
}
