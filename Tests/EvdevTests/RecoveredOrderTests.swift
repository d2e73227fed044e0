// SPDX-License-Identifier: MIT

import ClavierKit
import Testing
import TestSupport

@testable import Evdev

/// Contacts that went down during a drop, recovered from the device's state slot by slot.
///
/// Letters must still come in the order of the fingers.
@Suite("Touch decoder: contacts found after a drop")
struct RecoveredOrderTests {
  private let time = Timestamp(microseconds: 5_000)

  private func decoder(slots: Int = 5) -> TouchDecoder {
    let empty = TouchState.Slot(x: 0, y: 0, isDown: false)
    let state = TouchState(
      form: .slots, slots: Array(repeating: empty, count: slots), currentSlot: 0)
    return TouchDecoder(state, number: 1, followsShape: false)
  }

  /// Puts contacts into slots, each at a position of ten times its slot, and ends the frame.
  private func decode(
    _ contacts: [(slot: Int32, id: Int32)], _ origin: TouchDecoder.Origin,
    by decoder: inout TouchDecoder
  ) -> DeviceFrame? {
    var output: TouchDecoder.Output?
    for (slot, id) in contacts {
      for (code, value) in [
        (InputCode.slot, slot), (.trackingID, id), (.contactX, 10 * slot), (.contactY, 1),
      ] {
        output = decoder.decode(InputEvent(code, value, at: time), origin)
        #expect(output == nil)
      }
    }
    output = decoder.decode(InputEvent(.report, 0, at: time), origin)
    switch output {
    case .frame(let frame), .loss(let frame): return frame
    case .fault, nil: return nil
    }
  }

  private func ids(_ frame: DeviceFrame?, _ phase: Contact.Phase) -> [UInt32] {
    (frame?.touches ?? []).filter { $0.phase == phase }.map {
      UInt32(truncatingIfNeeded: $0.contact.rawValue)
    }
  }

  @Test("Recovered contacts go down in the order of their tracking IDs, each at its position")
  func order() {
    var decoder = decoder()
    let frame = decode([(0, 9), (1, 4), (2, 8), (3, 5)], .recovered, by: &decoder)
    #expect(ids(frame, .down) == [4, 5, 8, 9])
    #expect(frame?.touches.map(\.position.x) == [10, 30, 20, 0])
  }

  @Test("The order of tracking IDs continues with 0 after 65535")
  func wrapped() {
    var decoder = decoder()
    let frame = decode([(0, 1), (1, 65_534), (2, 0), (3, 65_535)], .recovered, by: &decoder)
    #expect(ids(frame, .down) == [65_534, 65_535, 0, 1])
  }

  @Test("Contacts whose IDs are half a round apart keep the order of their slots")
  func idsHalfARoundApart() {
    for ids: [UInt32] in [[0, 0x8000], [0x8000, 0]] {
      var decoder = decoder()
      let contacts = ids.enumerated().map { (slot: Int32($0.offset), id: Int32($0.element)) }
      #expect(self.ids(decode(contacts, .recovered, by: &decoder), .down) == ids)
    }
  }

  @Test("Contacts of live events keep the order in which they are reported")
  func live() {
    var decoder = decoder()
    let frame = decode([(0, 9), (1, 4), (2, 8)], .live, by: &decoder)
    #expect(ids(frame, .down) == [9, 4, 8])
    // Moves in the same frame change nothing.
    for (code, value) in [(InputCode.slot, Int32(0)), (.contactX, 1), (.slot, 1), (.contactX, 12)] {
      let output = decoder.decode(InputEvent(code, value, at: time), .live)
      #expect(output == nil)
    }
    let next = decode([(3, 7), (4, 5)], .live, by: &decoder)
    #expect(ids(next, .moved) == [9, 4])
    #expect(ids(next, .down) == [7, 5])
  }

  @Test("Replaced contacts are cancelled in their places, and new ones go down in order of IDs")
  func replaced() {
    var decoder = decoder()
    _ = decode([(0, 1), (1, 2)], .live, by: &decoder)
    let frame = decode([(0, 9), (1, 7)], .recovered, by: &decoder)
    #expect(ids(frame, .cancelled) == [1, 2])
    #expect(ids(frame, .down) == [7, 9])
    #expect(frame?.touches.map(\.phase) == [.cancelled, .down, .cancelled, .down])
  }

  @Test("For any tracking IDs, each recovered contact goes down once, at its own position")
  func anyIDs() {
    for (seed, var random) in SplitMix64.seeded(0..<500) {
      var decoder = decoder(slots: 20)
      let all = Array(Set((0..<20).map { _ in Int32.random(in: 0...Int32.max, using: &random) }))
      let contacts = all.enumerated().map { (slot: Int32($0.offset), id: $0.element) }
      let frame = decode(contacts, .recovered, by: &decoder)
      #expect(ids(frame, .down).sorted() == all.map { UInt32(bitPattern: $0) }.sorted())
      for touch in frame?.touches ?? [] {
        let slot = Int32(touch.position.x) / 10
        #expect(all[Int(slot)] == Int32(truncatingIfNeeded: touch.contact.rawValue), "seed \(seed)")
      }
    }
  }
}
