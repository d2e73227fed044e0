// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import KeyOutput
import KeyboardCore
import KeyboardPlan
import Testing

@Suite("Events between touches that a late loop reads two seconds later")
struct LateTouchTests {
  /// The time at which the loop handles everything.
  private let now = Timestamp(microseconds: 3_000_000)

  private func newCore() throws -> KeyboardCore {
    let text = """
      keyboard.locale = "de"
      keyboard.autocapitalization = "none"
      output.layout = "us"
      """
    let plan = try KeyboardPlan(try Configuration(toml: Array(text.utf8), named: "test"))
    var core = KeyboardCore(plan, in: plan.locale(after: nil))
    core.handle(.ready, at: Timestamp(microseconds: 0))
    return core
  }

  /// Handles a change of a contact on a key, which the kernel has recorded at this time.
  private func touch(
    _ action: KeyboardAction, _ phase: Contact.Phase, contact: UInt64, at milliseconds: Int64,
    on core: inout KeyboardCore
  ) throws {
    let keys = core.engine.scene.frames.keys
    let key = try #require(keys.first { $0.action == action })
    let touch = Touch(
      contact: Contact.ID(rawValue: contact), phase: phase, point: key.capFrame.center)
    let time = Timestamp(microseconds: milliseconds * 1000)
    core.handle(.touch(TouchFrame(time: time, touches: [touch])), at: now)
  }

  /// Returns the names of the keys that have gone down.
  private func sentKeys(of core: inout KeyboardCore) -> [String] {
    var keys: [String] = []
    var batch: [KeyboardCore.Action] = []
    while core.exchangeActions(for: &batch) {
      for case .keys(let events) in batch {
        keys += events.filter { $0.transition == .down }.map(\.key.name)
      }
      batch.removeAll()
    }
    return keys
  }

  @Test("A character without keys makes no long press of the space after it")
  func missingCharacter() throws {
    var core = try newCore()
    try touch(.character("ü"), .down, contact: 1, at: 1000, on: &core)
    try touch(.space, .down, contact: 2, at: 1040, on: &core)
    try touch(.character("ü"), .up, contact: 1, at: 1080, on: &core)
    try touch(.space, .up, contact: 2, at: 1120, on: &core)
    let keys = sentKeys(of: &core)
    #expect(keys == ["space"])
  }

  @Test("A key of another keyboard makes no long press of a touch that has ended")
  func otherKeyboard() throws {
    var core = try newCore()
    try touch(.space, .down, contact: 1, at: 1000, on: &core)
    core.handle(.typedElsewhere, at: now)
    try touch(.space, .up, contact: 1, at: 1050, on: &core)
    let keys = sentKeys(of: &core)
    #expect(keys == ["space"])
  }

  @Test("A finger that still rests makes its long press after a key of another keyboard")
  func restingFinger() throws {
    var core = try newCore()
    try touch(.space, .down, contact: 1, at: 1000, on: &core)
    core.handle(.typedElsewhere, at: now)
    core.handle(.deadline, at: now)
    try touch(.space, .up, contact: 1, at: 3050, on: &core)
    let keys = sentKeys(of: &core)
    #expect(keys.isEmpty)
  }
}
