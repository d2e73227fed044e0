// SPDX-License-Identifier: MIT

import Testing
import TestSupport

@testable import ClavierKit

/// Properties that hold after each of more than a million random inputs.
struct MillionInputsTests {
  /// The number of worlds in each part, and of inputs in a world.
  private static let worlds: UInt64 = 2_200
  private static let steps = 60

  /// Eight parallel parts: 8 × 2 200 × 60 is a little more than a million.
  @Test(.enabled(if: Tier.runsSlowTests), arguments: 0..<UInt64(8))
  func everyInputKeepsTheInvariants(part: UInt64) {
    for seed in (part * Self.worlds)..<((part + 1) * Self.worlds) {
      if let fault = Self.fault(ofWorld: 1_000_000 + seed) {
        Issue.record("seed \(1_000_000 + seed): \(fault)")
        return
      }
    }
  }

  /// Returns the first fault in a world; `nil` for none.
  private static func fault(ofWorld seed: UInt64) -> String? {
    var random = SplitMix64(seed: seed)
    var world = RandomWorld(seed: seed)
    var again = world.engine
    for step in 0..<steps {
      let response = world.step(using: &random)
      var fault = world.fault(in: response)
      if world.inputs.last.map({ again.handle($0) }) != response {
        fault = "another answer to the same input"
      }
      guard let fault else { continue }
      return "\(fault) after input \(step): \(world.inputs.last.map { "\($0)" } ?? "")"
    }
    return world.faultAfterCancel()
  }
}

extension RandomWorld {
  /// Returns the fault in a response to any input; `nil` for none.
  fileprivate func fault(in response: Response) -> String? {
    if let deadline = response.deadline, deadline < now { return "a deadline in the past" }
    if !document.hasSuffix(engine.text.tail) { return "a record of what is not there" }
    var waiting = response.gestures.filter { $0.gesture == .release }.map(\.action)[...]
    for effect in response.effects {
      guard case .insertText(let text) = effect, text.count == 1, text.first?.isLetter == true
      else { continue }
      // Each letter comes from the lift of its key, in the order of the lifts.
      guard let lift = waiting.firstIndex(of: .character(text)) else {
        return "a letter that no key gave"
      }
      waiting = waiting[(lift + 1)...]
    }
    return response.hasEmptyEffect ? "an effect that does nothing" : nil
  }

  /// Returns the fault in the state after a cancel; `nil` for none.
  fileprivate mutating func faultAfterCancel() -> String? {
    let response = engine.handle(.cancel(now))
    if !response.effects.isEmpty { return "a cancel that typed" }
    if !engine.presses.isEmpty { return "a finger after a cancel" }
    if !engine.scene.pressedKeys.isEmpty { return "a pressed key after a cancel" }
    if !engine.scene.callouts.isEmpty { return "a list after a cancel" }
    let late = engine.handle(.deadline(now + .seconds(60)))
    if !late.effects.isEmpty || late.deadline != nil { return "a deadline after a cancel" }
    return nil
  }
}

extension Response {
  fileprivate var hasEmptyEffect: Bool {
    effects.contains { effect in
      switch effect {
      case .insertText(let text): text.isEmpty
      case .deleteBackward(let count): count < 1
      default: false
      }
    }
  }
}
