// SPDX-License-Identifier: MIT

import Testing
import TestSupport

@testable import ClavierKit

/// Properties that hold for callouts with any fingers, over random input with printed seeds.
struct EngineCalloutPropertyTests {
  @Test func everyVisibleCalloutChangeIsReported() {
    RandomWorld.forEachStep { world, random, seed in
      let before = world.engine.scene.callouts
      let response = world.step(using: &random)
      guard !response.changes.contains(.callouts) else { return }
      if world.engine.scene.callouts != before { Issue.record("seed \(seed)") }
      if !response.calloutEvents.isEmpty { Issue.record("seed \(seed): unreported event") }
    }
  }

  @Test func aListIsOpenOnlyForAFingerThatIsThereToChoose() {
    var lists = 0
    RandomWorld.forEachStep { world, random, seed in
      world.step(using: &random)
      let engine = world.engine
      let choosing = engine.presses.filter { engine.callouts.action.isOpen(by: $0.contact) }
      let isOpen = engine.scene.callouts.contains { $0.kind == .action }
      lists += isOpen ? 1 : 0
      let isRight = choosing.count == (isOpen ? 1 : 0)
      let isHeld = choosing.allSatisfy {
        $0.role == .typing && $0.history.hasOpenedCallout && $0.key != nil
      }
      if !isRight || !isHeld { Issue.record("seed \(seed)") }
    }
    #expect(lists > 100)
  }

  @Test func inputCalloutsAreShownOnlyIfEnabled() {
    var bubbles = 0
    RandomWorld.forEachStep { world, random, seed in
      world.step(using: &random)
      let isShown = world.engine.scene.callouts.contains { $0.kind == .input }
      bubbles += isShown ? 1 : 0
      if isShown, seed % 2 == 1 { Issue.record("seed \(seed)") }
    }
    #expect(bubbles > 1000)
  }

  @Test func aListOpensOnlyAfterALongPressAndClosesOnlyIfItWasOpen() {
    RandomWorld.forEachStep { world, random, seed in
      var isOpen = world.engine.scene.callouts.contains { $0.kind == .action }
      let response = world.step(using: &random)
      let longPresses = response.gestures.filter { $0.gesture == .longPress }.count
      let openings = response.calloutEvents.filter { $0 == .opened }.count
      if openings > longPresses { Issue.record("seed \(seed)") }
      for event in response.calloutEvents {
        switch event {
        case .opened: isOpen = true
        case .selectionChanged: if !isOpen { Issue.record("seed \(seed): nothing to select") }
        case .closed:
          if !isOpen { Issue.record("seed \(seed): nothing to close") }
          isOpen = false
        }
      }
    }
  }
}
