// SPDX-License-Identifier: MIT

import Testing
import TestSupport

@testable import ClavierKit

/// Properties that hold for any fingers and switches, with each accessibility machine and with
/// several.
struct AccessibilityPropertyTests {
  /// Settings, named by the active machines.
  static let machines: [(name: String, settings: AccessibilitySettings)] = [
    ("slow keys", .with { $0.slowKeys = .milliseconds(250) }),
    ("bounce keys", .with { $0.bounceKeys = .milliseconds(400) }),
    ("dwell", .with { $0.dwell = .milliseconds(300) }),
    ("exploring", .with { $0.exploresByTouch = true }),
    ("one finger", .with { $0.usesOneFinger = true }),
    ("one finger that dwells", .with { ($0.usesOneFinger, $0.dwell) = (true, .seconds(1)) }),
    ("automatic scan", .with { $0.scanning = .automatic }),
    ("scan by steps", .with { $0.scanning = .step }),
    ("scan by touch", .with { ($0.scanning, $0.scanSource) = (.automatic, .touch) }),
    ("scan by steps and touch", .with { ($0.scanning, $0.scanSource) = (.step, .touch) }),
    (
      "all filters and a scan",
      .with {
        ($0.slowKeys, $0.bounceKeys, $0.usesOneFinger) = (.milliseconds(100), .seconds(1), true)
        ($0.scanning, $0.scanSource, $0.scanInterval) = (.automatic, .touch, .milliseconds(50))
      }
    ),
    ("slow keys beside a scan", .with { ($0.slowKeys, $0.scanning) = (.seconds(1), .automatic) }),
  ]
  static let seeds: Range<UInt64> = 0..<120

  private func world(_ seed: UInt64, _ machine: Int) -> RandomWorld {
    RandomWorld(seed: seed, accessibility: Self.machines[machine].settings)
  }

  @Test(arguments: machines.indices)
  func cancelResetsAllMachinesAndTypesNoText(machine: Int) {
    for (seed, var random) in SplitMix64.seeded(Self.seeds) {
      var world = world(seed, machine)
      for _ in 0..<Int.random(in: 1...60, using: &random) { world.step(using: &random) }
      let response = world.engine.handle(.cancel(world.now))
      let scene = world.engine.scene
      #expect(response.effects.isEmpty, "seed \(seed)")
      #expect(world.engine.presses.isEmpty, "seed \(seed)")
      #expect(scene.scan == nil && scene.waits.isEmpty, "seed \(seed)")
      #expect(world.engine.assistance?.deadline == nil, "seed \(seed)")
      #expect(response.deadline == nil || world.engine.mode.shift.isAutomatic, "seed \(seed)")
      #expect(
        world.engine.assistance == AccessibilityPipeline(Self.machines[machine].settings),
        "seed \(seed)")
    }
  }

  @Test(.enabled(if: Tier.runsSlowTests), arguments: machines.indices)
  func noPressOrDeadlineRemainsLongAfterAllFingersAreUp(machine: Int) {
    for (seed, var random) in SplitMix64.seeded(Self.seeds) {
      var world = world(seed, machine)
      for _ in 0..<60 { world.step(using: &random) }
      world.liftAll()
      for device in Switch.allCases {
        _ = world.engine.handle(.switchReleased(device, world.now))
      }
      #expect(world.engine.presses.isEmpty, "seed \(seed)")
      #expect(world.engine.scene.waits.isEmpty, "seed \(seed)")
      // A scan rests by itself; no other deadline or event may remain.
      var deadline = world.engine.handle(.deadline(world.now)).deadline
      var effects: [Effect] = []
      for _ in 0..<1000 {
        guard let due = deadline else { break }
        let response = world.engine.handle(.deadline(due))
        effects += response.effects
        deadline = response.deadline
      }
      #expect(deadline == nil, "seed \(seed)")
      #expect(effects.isEmpty, "seed \(seed)")
      #expect(world.engine.presses.isEmpty, "seed \(seed)")
    }
  }

  @Test(.enabled(if: Tier.runsSlowTests), arguments: machines.indices)
  func noDeadlineLiesInThePastAndTheSameInputGivesTheSameOutput(machine: Int) {
    for (seed, var random) in SplitMix64.seeded(Self.seeds) {
      var world = world(seed, machine)
      let responses = (0..<60).map { _ in
        let response = world.step(using: &random)
        if let deadline = response.deadline, deadline < world.now {
          Issue.record("seed \(seed)")
        }
        return response
      }
      var again = self.world(seed, machine).engine
      let repeated = world.inputs.map { again.handle($0) }
      #expect(repeated == responses, "seed \(seed)")
    }
  }

  @Test(.enabled(if: Tier.runsSlowTests), arguments: machines.indices)
  func everySceneChangeIsReported(machine: Int) {
    for (seed, var random) in SplitMix64.seeded(Self.seeds) {
      var world = world(seed, machine)
      for _ in 0..<60 {
        let before = world.engine.scene
        let changes = world.step(using: &random).changes
        let after = world.engine.scene
        let isSeen = !changes.intersection([.accessibility, .keyboardType, .keyboardCase]).isEmpty
        let hasChanged = before.scan != after.scan || before.waits != after.waits
        if hasChanged && !isSeen { Issue.record("seed \(seed)") }
        if let row = after.scan, !after.frames.has(row) { Issue.record("seed \(seed): \(row)") }
      }
    }
  }

  /// Of many overlapping fingers, those that stay long enough type, once each, in order.
  @Test func slowPressesTypeOnceInOrderAndShortOnesAreIgnored() {
    for (seed, var random) in SplitMix64.seeded(Self.seeds) {
      // The filter for worn surfaces would treat quick fingers on the same key as noise.
      var timing = Timing()
      timing.bounceInterval = .zero
      var board = TestBoard(
        autocapitalization: .none, timing: timing,
        accessibility: .with { $0.slowKeys = .milliseconds(200) })
      var expected: [Effect] = []
      var held: [(finger: Int, up: Timestamp)] = []
      for finger in 0..<40 {
        let key = "qwertyuiopasdfghjklzxcvbnm".randomElement(using: &random).map(String.init) ?? "q"
        let isLong = Bool.random(using: &random)
        let stay = Int.random(in: isLong ? 210...400 : 1...190, using: &random)
        board.down(finger, on: key)
        if isLong { expected.append(.insertText(key)) }
        held.append((finger, board.now + .milliseconds(stay)))
        let next = board.now + .milliseconds(Int.random(in: 41...150, using: &random))
        for (finger, up) in held.filter({ $0.up <= next }).sorted(by: { $0.up < $1.up }) {
          board.wait(up - board.now)
          board.up(finger)
        }
        held.removeAll { $0.up <= next }
        board.wait(next - board.now)
      }
      for (finger, up) in held.sorted(by: { $0.up < $1.up }) {
        board.wait(max(.zero, up - board.now))
        board.up(finger)
      }
      #expect(board.effects == expected, "seed \(seed)")
    }
  }
}

extension AccessibilitySettings {
  static func with(_ change: (inout AccessibilitySettings) -> Void) -> AccessibilitySettings {
    var settings = AccessibilitySettings()
    change(&settings)
    return settings
  }
}

extension KeyboardFrames {
  fileprivate func has(_ highlight: ScanHighlight) -> Bool {
    switch highlight {
    case .row(let row): rows.indices.contains(row)
    case .key(let key): keys.indices.contains(key)
    }
  }
}
