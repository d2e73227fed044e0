// SPDX-License-Identifier: MIT

import CEvdev
import CLinux
import TestSupport
import Testing

@testable import Evdev

/// What libevdev comes to know of a device by its axes' last values is what it knows by all that they said.
struct LastValuesTests {
  /// A device of libevdev's that is none of the kernel's.
  private final class Device {
    let pointer: OpaquePointer

    init(slotCount: Int32, axes: [Int32]) throws {
      pointer = try #require(libevdev_new())
      for code in axes {
        var range = input_absinfo()
        range.maximum = code == ABS_MT_SLOT ? slotCount - 1 : 4000
        libevdev_enable_event_code(pointer, UInt32(EV_ABS), UInt32(code), &range)
      }
      // Else it has no slots: they are made for a device that is opened.
      if slotCount > 0 { #expect(libevdev_get_num_slots(pointer) == slotCount) }
    }

    deinit { libevdev_free(pointer) }

    func set(_ code: UInt16, _ value: Int32) {
      libevdev_set_event_value(pointer, UInt32(EV_ABS), UInt32(code), value)
    }

    func state(_ axes: [Int32], slotCount: Int32) -> [Int32] {
      let own = axes.map { libevdev_get_event_value(pointer, UInt32(EV_ABS), UInt32($0)) }
      let slots = (0..<UInt32(max(0, slotCount))).flatMap { slot in
        axes.filter { $0 > ABS_MT_SLOT }.map {
          libevdev_get_slot_value(pointer, slot, UInt32($0))
        }
      }
      return own + slots + [libevdev_get_current_slot(pointer)]
    }
  }

  private static let slotAxes = [
    ABS_MT_SLOT, ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_PRESSURE, ABS_X, ABS_Y,
  ]

  @Test(arguments: [0, 1, 2, 10] as [Int32])
  func theLastValuesAreWhatAllOfThemCameTo(slotCount: Int32) throws {
    let axes = slotCount > 0 ? Self.slotAxes : Self.slotAxes.filter { $0 != ABS_MT_SLOT }
    var random = SplitMix64(seed: UInt64(slotCount))
    let (all, few) = (
      try Device(slotCount: slotCount, axes: axes), try Device(slotCount: slotCount, axes: axes)
    )
    var last = LastValues(slotCount: Int(slotCount))
    for _ in 0..<200 {
      last.begin(in: Int(libevdev_get_current_slot(few.pointer)))
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        let code = UInt16(axes.randomElement(using: &random) ?? ABS_X)
        // Also of slots that there are not.
        let value =
          code == UInt16(ABS_MT_SLOT)
          ? Int32.random(in: -1...slotCount, using: &random)
          : Int32.random(in: 0...4000, using: &random)
        all.set(code, value)
        last.take(code, value)
      }
      last.tell(
        ofSlot: { libevdev_set_slot_value(few.pointer, UInt32($0), UInt32($1), $2) },
        ofAxis: { few.set($0, $1) })
      if slotCount > 0 { few.set(UInt16(ABS_MT_SLOT), Int32(last.currentSlot)) }
      #expect(
        all.state(axes, slotCount: slotCount) == few.state(axes, slotCount: slotCount))
    }
  }

  @Test func whatWasToldIsToldOnce() {
    var last = LastValues(slotCount: 2)
    last.begin(in: 1)
    #expect(!last.areNews)
    last.take(UInt16(ABS_MT_POSITION_X), 5)
    last.take(UInt16(ABS_MT_POSITION_X), 6)
    last.take(UInt16(ABS_X), 6)
    var told: [[Int32]] = []
    #expect(last.areNews)
    for _ in 0..<2 {
      last.tell(
        ofSlot: { told.append([Int32($0), Int32($1), $2]) },
        ofAxis: { told.append([Int32($0), $1]) })
      #expect(!last.areNews)
    }
    #expect(told == [[1, ABS_MT_POSITION_X, 6], [ABS_X, 6]])
  }

  @Test func nothingThatADeviceMaySayIsTooMuch() {
    for slotCount in [-1, 0, 1, 3] {
      var last = LastValues(slotCount: slotCount)
      last.begin(in: .max)
      for code in UInt16(0)...200 {
        for value in [Int32.min, -1, 0, 1, .max] { last.take(code, value) }
      }
      last.tell(
        ofSlot: { slot, _, _ in #expect((0..<slotCount).contains(slot)) },
        ofAxis: { code, _ in #expect(code < 64) })
    }
  }
}
