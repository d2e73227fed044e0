// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import Evdev
import TestSupport
import Testing

/// Lifting the contacts that a dead daemon left on its clone, without knowing them.
@Suite("Release of all contacts")
struct ReleaseAllContactsTests {
  private static let time = Timestamp(microseconds: 7_000_000)

  private func parts() -> [[InputEvent]] {
    var parts: [[InputEvent]] = []
    ReleaseAllContacts.write(at: Self.time) { parts.append($0) }
    return parts
  }

  @Test("The release is one frame, written in parts that fit into a clone")
  func frame() {
    let parts = parts()
    #expect(parts.allSatisfy { !$0.isEmpty && $0.count <= 256 })
    let events = parts.flatMap { $0 }
    #expect(events.count { $0.code == .report } == 1 && events.last?.code == .report)
    #expect(events.allSatisfy { $0.time == Self.time })
  }

  @Test("The release lifts fingers and keys, and presses none")
  func nothingComes() {
    for event in parts().joined() {
      switch Int32(event.code.type) {
      case EV_ABS where event.code == .trackingID: #expect(event.value == -1)
      case EV_ABS: #expect(event.code == .slot || event.value == 0)
      case EV_KEY: #expect(event.value == 0)
      default: #expect(event.code == .report)
      }
    }
  }

  @Test("Each finger and key that is down on any device is released once, and nothing else")
  func random() {
    for (seed, var random) in SplitMix64.seeded(0..<200) {
      var device = KernelModel(&random)
      let (fingers, keys, pressure) = (device.fingers, device.keys, device.pressure)
      for event in parts().joined() { device.handle(event) }
      #expect(device.fingers.isEmpty && device.keys.isEmpty && device.pressure == 0, "seed \(seed)")
      #expect(device.saidLifts.sorted() == fingers.sorted(), "seed \(seed)")
      #expect(Set(device.saidKeys) == keys && device.saidKeys.count == keys.count, "seed \(seed)")
      #expect(device.saidAxes == (pressure == 0 ? 0 : 1), "seed \(seed)")
      #expect(device.saidFrames == (fingers.isEmpty && keys.isEmpty && pressure == 0 ? 0 : 1))
    }
  }

  @Test("An error ends the release")
  func failure() {
    struct Failure: Error {}
    var count = 0
    #expect(throws: Failure.self) {
      try ReleaseAllContacts.write(at: Self.time) { _ throws(Failure) in
        count += 1
        if count == 2 { throw Failure() }
      }
    }
    #expect(count == 2)
  }
}

/// The kernel's filter for events written to a device: it forwards only changes, and only for
/// existing codes.
///
/// **Source:** `input_get_disposition`, `input_handle_abs_event` and `input_event_dispose`,
/// drivers/input/input.c.
private struct KernelModel {
  private let slotCount: Int
  private let declaredKeys: Set<UInt16>
  private let hasPressure: Bool
  private var slot: Int
  private(set) var fingers: Set<Int> = []
  private(set) var keys: Set<UInt16> = []
  private(set) var pressure: Int32 = 0

  private(set) var saidLifts: [Int] = []
  private(set) var saidKeys: [UInt16] = []
  private(set) var saidAxes = 0
  private(set) var saidFrames = 0
  private var isSaying = false

  /// Creates a device in a random state.
  init(_ random: inout SplitMix64) {
    slotCount = [0, 1, 2, 5, 10, 60, 1024][Int(random.next() % 7)]
    slot = slotCount == 0 ? 0 : Int(random.next() % UInt64(slotCount))
    fingers = Set((0..<slotCount).filter { _ in random.next() % 3 == 0 })
    declaredKeys = Set((0..<UInt16(KEY_CNT)).filter { _ in random.next() % 5 == 0 })
    keys = declaredKeys.filter { _ in random.next() % 4 == 0 }
    hasPressure = random.next() % 2 == 0
    pressure = hasPressure ? Int32(random.next() % 3) : 0
  }

  mutating func handle(_ event: InputEvent) {
    switch event.code {
    case .slot:
      if (0..<slotCount).contains(Int(event.value)) { slot = Int(event.value) }
    case .trackingID:
      guard slotCount > 0, (event.value >= 0) != fingers.contains(slot) else { return }
      if event.value >= 0 { fingers.insert(slot) } else { fingers.remove(slot) }
      saidLifts.append(slot)
      isSaying = true
    case .pressure:
      guard hasPressure, pressure != event.value else { return }
      pressure = event.value
      saidAxes += 1
      isSaying = true
    case .report:
      if isSaying { saidFrames += 1 }
      isSaying = false
    default:
      let key = event.code.number
      guard declaredKeys.contains(key), (event.value != 0) != keys.contains(key) else { return }
      if event.value != 0 { keys.insert(key) } else { keys.remove(key) }
      saidKeys.append(key)
      isSaying = true
    }
  }
}
