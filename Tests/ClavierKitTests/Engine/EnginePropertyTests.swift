// SPDX-License-Identifier: MIT

import Testing
import TestSupport

@testable import ClavierKit

/// Properties that hold for any fingers, over random input with printed seeds.
struct EnginePropertyTests {
  static let seeds: Range<UInt64> = 0..<500

  @Test func noPressOrDeadlineRemainsWhenAllFingersAreUp() {
    for (seed, var random) in SplitMix64.seeded(Self.seeds) {
      var world = RandomWorld(seed: seed)
      for _ in 0..<60 { world.step(using: &random) }
      world.liftAll()
      #expect(world.engine.presses.isEmpty, "seed \(seed)")
      #expect(world.engine.scene.pressedKeys.isEmpty, "seed \(seed)")
      #expect(!world.engine.scene.modifiers.isHeld, "seed \(seed)")
      #expect(!world.engine.scene.isSpaceDragGestureActive, "seed \(seed)")
      // Only two deadlines may remain: the expiry of an offered capital's text, and the hiding of a
      // letter.
      let deadline = world.engine.handle(.deadline(world.now)).deadline
      let isInputCallout = world.engine.scene.callouts.map(\.kind) == [.input]
      #expect(isInputCallout || world.engine.scene.callouts.isEmpty, "seed \(seed)")
      #expect(
        deadline == nil || world.engine.mode.shift.isAutomatic || isInputCallout, "seed \(seed)")
      #expect(world.engine.handle(.deadline(world.now + .seconds(60))).deadline == nil)
      #expect(world.engine.scene.callouts.isEmpty, "seed \(seed)")
    }
  }

  @Test func cancelReleasesAllKeysAndTypesNoText() {
    for (seed, var random) in SplitMix64.seeded(Self.seeds) {
      var world = RandomWorld(seed: seed)
      for _ in 0..<Int.random(in: 1...60, using: &random) { world.step(using: &random) }
      let response = world.engine.handle(.cancel(world.now))
      #expect(response.effects.isEmpty, "seed \(seed)")
      #expect(world.engine.presses.isEmpty, "seed \(seed)")
      #expect(world.engine.scene.callouts.isEmpty, "seed \(seed)")
      #expect(!world.engine.scene.modifiers.isHeld, "seed \(seed)")
      #expect(!world.engine.scene.isSpaceDragGestureActive, "seed \(seed)")
      #expect(response.deadline == nil || world.engine.mode.shift.isAutomatic, "seed \(seed)")
    }
  }

  @Test func noDeadlineLiesInThePast() {
    RandomWorld.forEachStep { world, random, seed in
      guard let deadline = world.step(using: &random).deadline else { return }
      if deadline < world.now { Issue.record("seed \(seed)") }
    }
  }

  @Test func theSameInputGivesTheSameOutput() {
    for (seed, var random) in SplitMix64.seeded(Self.seeds) {
      var world = RandomWorld(seed: seed)
      let responses = (0..<60).map { _ in world.step(using: &random) }
      var again = RandomWorld(seed: seed).engine
      #expect(world.inputs.map { again.handle($0) } == responses, "seed \(seed)")
    }
  }

  @Test func aModifierIsSentOnlyWhileItIsShown() {
    var strokes = 0
    RandomWorld.forEachStep { world, random, seed in
      let before = world.engine.scene.modifiers.active
      let held = Set(world.engine.presses.map(\.modifiers.sent))
      let response = world.step(using: &random)
      // Several fingers in one frame may press and lift a modifier unseen.
      guard case .touch(let frame)? = world.inputs.last, frame.touches.count == 1 else { return }
      for case .press(let stroke) in response.effects {
        strokes += stroke.modifiers.isEmpty ? 0 : 1
        let seen = before.union(world.engine.scene.modifiers.active).union(.shift)
        if !stroke.modifiers.isSubset(of: seen), !held.contains(stroke.modifiers) {
          Issue.record("seed \(seed): \(stroke)")
        }
      }
    }
    #expect(strokes > 100)
  }

  @Test func everyVisibleModifierChangeIsReported() {
    RandomWorld.forEachStep { world, random, seed in
      let before = world.engine.scene.modifiers
      let changes = world.step(using: &random).changes
      let isChanged = world.engine.scene.modifiers != before
      if changes.contains(.modifiers) != isChanged { Issue.record("seed \(seed)") }
    }
  }

  @Test func theRecordIsASuffixOfTheFieldsText() {
    for (seed, var random) in SplitMix64.seeded(Self.seeds) {
      var world = RandomWorld(seed: seed)
      let holds = (0..<60).allSatisfy { _ in
        world.step(using: &random)
        return world.document.hasSuffix(world.engine.text.tail)
      }
      #expect(holds, "seed \(seed)")
    }
  }

  @Test func withoutAFingerOnBackspaceOnlySpacesAreDeleted() {
    RandomWorld.forEachStep { world, random, seed in
      var document = world.document
      let response = world.step(using: &random)
      if response.gestures.contains(where: { $0.action == .backspace }) { return }
      for effect in response.effects {
        if case .deleteBackward(let count) = effect, !document.hasSuffix(.spaces(count)) {
          Issue.record("seed \(seed): deleted \(count) of \(document)")
        }
        document.apply(effect)
      }
    }
  }

  @Test func lettersOfManyOverlappingFingersComeInOrderEachOnce() {
    for (seed, var random) in SplitMix64.seeded(Self.seeds) {
      var board = TestBoard(autocapitalization: .none)
      var held: [Int] = []
      var expected: [Effect] = []
      for finger in 0..<40 {
        let key = "qwertyuiopasdfghjklzxcvbnm".randomElement(using: &random).map(String.init) ?? "q"
        board.wait(.milliseconds(Int.random(in: 41...200, using: &random)))
        board.down(finger, on: key)
        expected.append(.insertText(key))
        held.append(finger)
        while held.count > Int.random(in: 0...4, using: &random) {
          board.wait(.milliseconds(Int.random(in: 0...80, using: &random)))
          board.up(held.remove(at: Int.random(in: 0..<held.count, using: &random)))
        }
        board.wait(.milliseconds(41))
      }
      for finger in held { board.up(finger) }
      #expect(board.effects == expected, "seed \(seed)")
    }
  }
}

extension String {
  fileprivate static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}

extension Keyboard.ModifierStates {
  fileprivate var isHeld: Bool { Keyboard.Modifier.allCases.contains { self[$0] == .held } }
}
