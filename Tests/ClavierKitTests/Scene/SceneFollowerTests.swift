// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ClavierKit

/// Pictures of one scene after the other are those of each scene by itself.
struct SceneFollowerTests {
  /// Counts how often it is asked how a key looks.
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

  @Test func onlyTheKeysThatAFingerCameToOrLeftAreAskedFor() {
    let service = CountingService()
    var follower = SceneFollower(SceneBuilder(styleService: service))
    var scene = session.scene
    _ = follower.picture(of: scene)
    #expect(service.count == scene.frames.keys.count)
    service.count = 0
    scene.pressedKeys = [3]
    #expect(follower.picture(of: scene).keys[3].isPressed)
    #expect(service.count == 1)
    service.count = 0
    scene.pressedKeys = [5]
    let picture = follower.picture(of: scene)
    #expect(service.count == 1)
    #expect(picture.keys.filter(\.isPressed).map(\.index) == [5])
    // Both have been seen under a finger and without.
    service.count = 0
    for keys in [[3], [], [3, 5], [5]] {
      scene.pressedKeys = keys
      #expect(follower.picture(of: scene).keys.filter(\.isPressed).map(\.index) == keys)
    }
    #expect(service.count == 0)
  }

  @Test func ofAKeyUnderItsBubbleNothingChangesButTheBubble() throws {
    let builder = SceneBuilder(styleService: .standard(), headroom: 100)
    var follower = SceneFollower(builder)
    let before = follower.picture(of: session.scene)
    let center = session.scene.frames.keys[4].capFrame.center
    let touch = Touch(contact: Contact.ID(rawValue: 0), phase: .down, point: center)
    _ = session.handle(
      .touch(TouchFrame(time: Timestamp(microseconds: 0), touches: [touch])))
    var scene = session.scene
    #expect(scene.pressedKeys == [4] && scene.callouts.count == 1)
    let pressed = follower.picture(of: scene)
    #expect(pressed.keys[4].isPressed && pressed.keys[4].cap != before.keys[4].cap)
    #expect(pressed.damage(from: before) == [try #require(pressed.callouts.first).inkFrame])
    // The finger is lifted, and its letter is still to be seen.
    scene.pressedKeys = []
    let lifted = follower.picture(of: scene)
    #expect(lifted != pressed && lifted.damage(from: pressed).isEmpty)
    #expect(!lifted.keys[4].isPressed && lifted == builder.styled(scene))
    // It goes, and with it what it lies over.
    scene.callouts = []
    let after = follower.picture(of: scene)
    #expect(after == before && after.damage(from: lifted) == pressed.damage(from: before))
  }

  @Test func aBarThatGrowsOnAKeyIsSeenToGrow() {
    var follower = SceneFollower(SceneBuilder(styleService: .standard()))
    var scene = session.scene
    let wait = KeyWait(
      key: 4, start: Timestamp(microseconds: 0), due: Timestamp(microseconds: 1000))
    scene.waits = [wait]
    var widths: [Double] = []
    for time in [250, 500, 1000] as [Int64] {
      let picture = follower.picture(of: scene, at: Timestamp(microseconds: time))
      widths.append(picture.keys[4].marks.first?.frame.width ?? 0)
    }
    #expect(widths[1] == 2 * widths[0] && widths[2] == 4 * widths[0] && widths[0] > 0)
    scene.waits = []
    #expect(follower.picture(of: scene).keys[4].marks.isEmpty)
  }

  @Test func anotherBuilderStylesAllKeysAnew() {
    let scene = session.scene
    var follower = SceneFollower(SceneBuilder(styleService: .standard()))
    _ = follower.picture(of: scene)
    follower.builder.canType = { $0 != .space }
    let keys = follower.picture(of: scene).keys.filter { !$0.isTypable }
    #expect(keys.map(\.action) == [.space])
  }

  /// The letters over some keys.
  private func callouts(over keys: [Int]) -> [CalloutScene] {
    keys.flatMap { key in
      let session = KeyboardSession(context: session.context)
      let touch = Touch(
        contact: Contact.ID(rawValue: 0), phase: .down,
        point: session.scene.frames.keys[key].capFrame.center)
      _ = session.handle(
        .touch(TouchFrame(time: Timestamp(microseconds: 0), touches: [touch])))
      return session.scene.callouts
    }
  }

  @Test func whatWasSeenLatelyIsFoundAgainWhole() throws {
    let service = CountingService()
    var follower = SceneFollower(SceneBuilder(styleService: service, headroom: 100))
    var scene = session.scene
    let rest = follower.picture(of: scene)
    (scene.pressedKeys, scene.callouts) = ([4], callouts(over: [4]))
    let touched = follower.picture(of: scene)
    #expect(scene.callouts.count == 1 && touched != rest)
    service.count = 0
    #expect(follower.picture(of: session.scene).isCopy(of: rest))
    #expect(follower.picture(of: scene).isCopy(of: touched))
    // Another letter over the same key is another picture.
    scene.callouts[0].items[0].label = "ß"
    #expect(follower.picture(of: scene) != touched)
    scene.scan = .key(7)
    #expect(follower.picture(of: scene).highlights.count == 2)
    // Of another page nothing is found.
    scene.keyboardCase = .uppercased
    #expect(!follower.picture(of: scene).isCopy(of: touched))
    #expect(service.count == scene.frames.keys.count + 2, "a page, and twice the scan")
  }

  @Test func moreThanIsRememberedIsStillRight() {
    let builder = SceneBuilder(styleService: .standard())
    var follower = SceneFollower(builder)
    var scene = session.scene
    let last = scene.frames.keys.count - 1
    for round in 0..<500 {
      scene.pressedKeys = [round % last, last]
      scene.scan = .key(round % 7)
      #expect(follower.picture(of: scene) == builder.styled(scene))
    }
  }

  @Test(
    "whatever happens, the picture is the one that the builder makes of the scene alone",
    arguments: [true, false])
  func property(hasToolbar: Bool) {
    var random = SplitMix64(seed: 7)
    let builder = SceneBuilder(
      styleService: .standard(), headroom: 100, hasToolbar: hasToolbar)
    let callouts = [[], callouts(over: [3]), callouts(over: [12]), callouts(over: [3, 12])]
    var follower = SceneFollower(builder)
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
      case 3: scene.modifiers.control = Bool.random(using: &random) ? .latched : .off
      default:
        // Also a key that the page does not have.
        let last = scene.frames.keys.count
        scene.pressedKeys = (0..<Int.random(in: 0...3, using: &random)).map { _ in
          Int.random(in: 0...last, using: &random)
        }.sorted()
      }
      #expect(follower.picture(of: scene) == builder.styled(scene), "step \(step)")
    }
  }
}
