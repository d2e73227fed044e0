// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

/// The action callout of a key with several swipes.
struct CalloutCrossTests {
  private let kana: [Keyboard.SwipeDirection: KeyboardAction] = [
    .left: .character("い"), .up: .character("う"), .right: .character("え"),
    .down: .character("お"),
  ]

  /// Returns a key for あ with a cap of 72 × 42 points, 54 points high with its insets.
  private func key(
    x: Double = 160, y: Double = 100, swipes: [Keyboard.SwipeDirection: KeyboardAction],
    callouts: [KeyboardAction]? = nil
  ) -> KeyboardFrames.Key {
    let cap = Rect(x: x, y: y, width: 72, height: 42)
    var item = KeyboardLayout.Item(
      action: .character("あ"), width: .input, height: 54, calloutActions: callouts)
    item.swipes = swipes
    return KeyboardFrames.Key(
      item: item, touchFrame: cap.grown(horizontally: 3, vertically: 6), capFrame: cap, row: 0)
  }

  private func callout(
    _ key: KeyboardFrames.Key, bounds: Rect = CalloutSamples.phone
  ) throws -> Callouts.ActionCallout {
    try #require(
      Callouts.ActionCallout(
        for: key, actions: key.crossActions ?? [],
        configuration: Callouts.Configuration(bounds: bounds)))
  }

  @Test func eachActionIsInItsDirection() throws {
    let callout = try callout(key(swipes: kana))
    #expect(callout.seen == "ういあえお")
    #expect(callout.items[0].frame.center == callout.keyFrame.center)
    #expect(callout.selectedAction == .character("あ"))
  }

  @Test(arguments: [
    (0.0, -27.0, "う"), (0, -26.9, "あ"), (-27, 0, "い"), (27, 26, "え"), (27, 27, "お"),
    (300, -20, "え"), (.nan, 0, "あ"), (0, .infinity, "お"),
  ])
  func aMovementAsFarAsASwipeSelects(dx: Double, dy: Double, label: String) throws {
    #expect(try callout(key(swipes: kana)).label(movedBy: dx, dy) == label)
  }

  @Test func aDirectionWithoutAnActionSelectsTheKeysOwn() throws {
    let callout = try callout(
      key(swipes: [.left: .character("い"), .right: .character("え")]))
    #expect(callout.seen == "いあえ")
    #expect(callout.label(movedBy: 0, 200) == "あ")
  }

  @Test(arguments: [(0.0, 0.0), (328, 0), (0, 174), (328, 174), (160, 90)])
  func theCrossIsInsideTheSurface(x: Double, y: Double) throws {
    for bounds in [
      CalloutSamples.phone, Rect(minX: 0, minY: 0, maxX: 400, maxY: 216),
      Rect(minX: 0, minY: 0, maxX: 100, maxY: 90),
    ] {
      let callout = try callout(key(x: x, y: y, swipes: kana), bounds: bounds)
      #expect(bounds.holds(callout.backgroundFrame))
      for (index, item) in callout.items.enumerated() {
        #expect(callout.backgroundFrame.holds(item.frame) && !item.frame.isEmpty)
        #expect(!callout.items[..<index].contains { $0.frame.overlaps(item.frame) })
      }
    }
  }

  @Test func otherKeysHaveNoCross() {
    let up = [Keyboard.SwipeDirection.up: KeyboardAction.character("う")]
    #expect(key(swipes: [:]).crossActions == nil)
    #expect(key(swipes: up).crossActions == nil)
    #expect(key(swipes: up.merging([.left: .backspace]) { $1 }).crossActions == nil)
    #expect(key(swipes: kana, callouts: []).crossActions == nil)
  }
}
