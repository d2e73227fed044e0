// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// A program's changes to the picture of a keyboard.
struct SceneHooksTests {
  private let session = KeyboardSession(
    context: KeyboardContext(keyboardCase: .lowercased, hasEmojiKeyboard: true))
  private var builder = SceneBuilder(styleService: .standard())

  private func key(_ action: KeyboardAction, in picture: StyledScene) throws -> StyledScene.Key {
    try #require(picture.keys.first { $0.action == action })
  }

  @Test func theContentOfOneKeyIsTheProgramsOwn() throws {
    var builder = builder
    let plain = builder.styled(session.scene)
    builder.hooks.buttonContent = { params in
      guard params.item.action == .space else { return params.view }
      return params.view.map { label in
        var label = label
        label.content = .image(name: "logo", description: "Ours")
        return label
      }
    }
    let picture = builder.styled(session.scene)
    #expect(
      try key(.space, in: picture).labels.map(\.content)
        == [.image(name: "logo", description: "Ours")])
    #expect(
      picture.keys.filter { $0.action != .space } == plain.keys.filter { $0.action != .space })
  }

  @Test func aDraggedSpaceRequestsNoContent() {
    var builder = builder
    builder.hooks.buttonContent = { _ in
      Issue.record("asked")
      return []
    }
    var scene = session.scene
    scene.isSpaceDragGestureActive = true
    #expect(builder.styled(scene).keys.allSatisfy { $0.labels.isEmpty })
  }

  @Test func aWholeKeyIsTheProgramsOwnButStaysInItsPlace() throws {
    var builder = builder
    builder.hooks.buttonView = { params in
      var key = params.view
      guard params.item.action == .backspace else { return key }
      key.cap.fill = .red
      key.index = 0
      return key
    }
    let picture = builder.styled(session.scene)
    #expect(try key(.backspace, in: picture).cap.fill == .red)
    #expect(picture.keys.map(\.index) == Array(picture.keys.indices))
  }

  @Test func aProgramCustomizesThePressedKey() {
    var retained = RetainedPicture(builder)
    retained.builder.hooks.buttonView = { params in
      var key = params.view
      if key.isPressed { key.cap.fill = .green }
      return key
    }
    var scene = session.scene
    for index in [2, 7] {
      scene.pressedKeys = [index]
      let green = retained.update(to: scene).keys.filter { $0.cap.fill == .green }
      #expect(green.map(\.index) == [index])
    }
  }

  @Test func aProgramCanReplaceTheToolbar() throws {
    var builder = builder
    builder.hooks.toolbar = { params in
      #expect(params.item.suggestions.map(\.text) == ["then"])
      var bar = params.view
      bar.items = []
      bar.box.fill = .blue
      return bar
    }
    var scene = session.scene
    scene.suggestions = [Autocomplete.Suggestion(text: "then")]
    #expect(builder.styled(scene).toolbar == nil)
    session.state.toolbarHeight = 48
    scene = session.scene
    scene.suggestions = [Autocomplete.Suggestion(text: "then")]
    let bar = try #require(builder.styled(scene).toolbar)
    #expect(bar.box.fill == .blue && bar.items.isEmpty)
  }

  @Test func thePageOfEmojisIsTheProgramsOwn() {
    var builder = builder
    builder.hooks.emojiKeyboard = { params in Array(params.view.prefix(1)) }
    #expect(builder.styled(session.scene).keys.count > 1)
    session.context.keyboardType = .emojis
    let scene = session.scene
    #expect(scene.keyboardType == .emojis)
    var retained = RetainedPicture(builder)
    for _ in 0..<2 { #expect(retained.update(to: scene).keys.count == 1) }
  }
}
