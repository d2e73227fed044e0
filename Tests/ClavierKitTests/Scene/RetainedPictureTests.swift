// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ClavierKit

/// The equality of a retained picture with a freshly made one, and the restyling of changed keys
/// only.
struct RetainedPictureTests {
  /// A service that counts its calls for styles of keys.
  private final class CountingService: KeyboardStyle.StandardService {
    var count = 0

    override func buttonStyle(
      for action: KeyboardAction, isPressed: Bool
    ) -> Keyboard.ButtonStyle {
      count += 1
      return super.buttonStyle(for: action, isPressed: isPressed)
    }
  }

  private let session = KeyboardSession(
    context: KeyboardContext(keyboardCase: .lowercased, hasEmojiKeyboard: true))

  @Test func onlyTheKeysThatAFingerReachedOrLeftAreRestyled() {
    let service = CountingService()
    var retained = RetainedPicture(SceneBuilder(styleService: service))
    var scene = session.scene
    _ = retained.update(to: scene)
    #expect(service.count == scene.frames.keys.count)
    service.count = 0
    scene.pressedKeys = [3]
    #expect(retained.update(to: scene).keys[3].isPressed)
    #expect(service.count == 1)
    service.count = 0
    scene.pressedKeys = [5]
    let picture = retained.update(to: scene)
    #expect(service.count == 2)
    #expect(picture.keys.filter(\.isPressed).map(\.index) == [5])
  }

  @Test func onlyTheCalloutOfACoveredKeyChanges() throws {
    let builder = SceneBuilder(styleService: .standard(), headroom: 100)
    var retained = RetainedPicture(builder)
    let before = retained.update(to: session.scene)
    let center = session.scene.frames.keys[4].capFrame.center
    _ = session.handle(.finger(0, .down, at: center, .milliseconds(0)))
    var scene = session.scene
    #expect(scene.pressedKeys == [4] && scene.callouts.count == 1)
    let pressed = retained.update(to: scene)
    #expect(!pressed.keys[4].isPressed && pressed.keys == before.keys)
    #expect(pressed.damage(from: before) == [try #require(pressed.callouts.first).inkFrame])
    // The finger is lifted, and its letter is still visible.
    scene.pressedKeys = []
    let lifted = retained.update(to: scene)
    #expect(lifted == pressed && lifted == builder.styled(scene))
    // The input callout disappears, and the keys below it change.
    scene.callouts = []
    let after = retained.update(to: scene)
    #expect(after == before && after.damage(from: lifted) == pressed.damage(from: before))
  }

  @Test func theBarOfAWaitingKeyGrows() {
    var retained = RetainedPicture(SceneBuilder(styleService: .standard()))
    var scene = session.scene
    let wait = KeyWait(
      key: 4, start: Timestamp(microseconds: 0), due: Timestamp(microseconds: 1000))
    scene.waits = [wait]
    var widths: [Double] = []
    for time in [250, 500, 1000] as [Int64] {
      let picture = retained.update(to: scene, at: Timestamp(microseconds: time))
      widths.append(picture.keys[4].marks.first?.frame.width ?? 0)
    }
    #expect(widths[1] == 2 * widths[0] && widths[2] == 4 * widths[0] && widths[0] > 0)
    scene.waits = []
    #expect(retained.update(to: scene).keys[4].marks.isEmpty)
  }

  @Test func aNewBuilderRestylesAllKeys() {
    let scene = session.scene
    var retained = RetainedPicture(SceneBuilder(styleService: .standard()))
    _ = retained.update(to: scene)
    retained.builder.canType = { $0 != .space }
    let keys = retained.update(to: scene).keys.filter { !$0.isTypable }
    #expect(keys.map(\.action) == [.space])
  }

  /// Returns the callouts over some keys.
  private func callouts(over keys: [Int]) -> [CalloutScene] {
    keys.flatMap { key in
      let session = KeyboardSession(context: session.context)
      let center = session.scene.frames.keys[key].capFrame.center
      _ = session.handle(.finger(0, .down, at: center, .milliseconds(0)))
      return session.scene.callouts
    }
  }

  @Test(
    "After any changes, the retained picture equals the one newly built from the scene",
    arguments: [true, false])
  func property(hasToolbar: Bool) {
    var random = SplitMix64(seed: 7)
    let builder = SceneBuilder(styleService: .standard(), headroom: 100)
    session.state.toolbarHeight = hasToolbar ? 48 : 0
    let callouts = [[], callouts(over: [3]), callouts(over: [12]), callouts(over: [3, 12])]
    var retained = RetainedPicture(builder)
    let pages: [Keyboard.KeyboardType] = [.alphabetic, .numeric, .symbolic, .emojis]
    var scene = session.scene
    for step in 0..<400 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        let type = pages.randomElement(using: &random) ?? .alphabetic
        session.context.keyboardType = type
        scene = session.scene
      case 1:
        let cases = Keyboard.Case.allCases
        scene.keyboardCase = cases.randomElement(using: &random) ?? .lowercased
      case 2: scene.isSpaceDragGestureActive.toggle()
      case 4: scene.callouts = callouts.randomElement(using: &random) ?? []
      case 5:
        scene.scan = [nil, .key(2), .key(3), .row(1)].randomElement(using: &random) ?? nil
      case 6:
        let words = ["then", "there", "them"].prefix(Int.random(in: 0...3, using: &random))
        scene.suggestions = words.map { Autocomplete.Suggestion(text: $0) }
        scene.pressedSuggestion = [nil, 0, 2].randomElement(using: &random) ?? nil
      case 3: scene.modifiers.control = Bool.random(using: &random) ? .latched : .off
      default:
        // Including a key that the page does not have.
        let last = scene.frames.keys.count
        scene.pressedKeys = (0..<Int.random(in: 0...3, using: &random)).map { _ in
          Int.random(in: 0...last, using: &random)
        }.sorted()
      }
      let pointer = [nil, Point(x: 20, y: 30)].randomElement(using: &random) ?? nil
      #expect(
        retained.update(to: scene, pointer: pointer) == builder.styled(scene, pointer: pointer),
        "step \(step)")
    }
  }
}
