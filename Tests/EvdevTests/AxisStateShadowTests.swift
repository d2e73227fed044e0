// SPDX-License-Identifier: MIT

import CEvdev
import CLinux
import TestSupport
import Testing

@testable import Evdev

/// The equivalence of a device's last values and all of its events for libevdev.
struct AxisStateShadowTests {
  /// A libevdev device without a kernel device.
  private final class Device {
    let pointer: OpaquePointer

    init(slotCount: Int32, axes: [Int32]) throws {
      pointer = try #require(libevdev_new())
      for code in axes {
        var range = input_absinfo()
        range.maximum = code == ABS_MT_SLOT ? slotCount - 1 : 4000
        libevdev_enable_event_code(pointer, UInt32(EV_ABS), UInt32(code), &range)
      }
      for code in AxisStateShadowTests.buttons {
        libevdev_enable_event_code(pointer, UInt32(EV_KEY), UInt32(code), nil)
      }
      // Otherwise it has no slots: libevdev creates them for an opened device.
      if slotCount > 0 { #expect(libevdev_get_num_slots(pointer) == slotCount) }
    }

    deinit { libevdev_free(pointer) }

    func set(_ code: UInt16, _ value: Int32, _ type: Int32 = EV_ABS) {
      libevdev_set_event_value(pointer, UInt32(type), UInt32(code), value)
    }

    func state(_ axes: [Int32], slotCount: Int32) -> [Int32] {
      let own = axes.map { libevdev_get_event_value(pointer, UInt32(EV_ABS), UInt32($0)) }
      let slots = (0..<UInt32(max(0, slotCount))).flatMap { slot in
        axes.filter { $0 > ABS_MT_SLOT }.map {
          libevdev_get_slot_value(pointer, slot, UInt32($0))
        }
      }
      let buttons = AxisStateShadowTests.buttons.map {
        libevdev_get_event_value(pointer, UInt32(EV_KEY), UInt32($0))
      }
      return own + buttons + slots + [libevdev_get_current_slot(pointer)]
    }
  }

  private static let buttons = [BTN_LEFT, BTN_TOUCH, BTN_TOOL_FINGER, BTN_TOOL_QUADTAP]
  private static let slotAxes = [
    ABS_MT_SLOT, ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_PRESSURE, ABS_X, ABS_Y,
  ]

  @Test(arguments: [0, 1, 2, 10] as [Int32])
  func theShadowHoldsTheAxisStateShadow(slotCount: Int32) throws {
    let axes = slotCount > 0 ? Self.slotAxes : Self.slotAxes.filter { $0 != ABS_MT_SLOT }
    var random = SplitMix64(seed: UInt64(slotCount))
    let (all, few) = (
      try Device(slotCount: slotCount, axes: axes), try Device(slotCount: slotCount, axes: axes)
    )
    var last = AxisStateShadow(slotCount: Int(slotCount))
    for _ in 0..<200 {
      last.begin(in: Int(libevdev_get_current_slot(few.pointer)))
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        let code = UInt16(axes.randomElement(using: &random) ?? ABS_X)
        // Including slots that do not exist.
        let value =
          code == UInt16(ABS_MT_SLOT)
          ? Int32.random(in: -1...slotCount, using: &random)
          : Int32.random(in: 0...4000, using: &random)
        all.set(code, value)
        last.set(code, value)
        let button = UInt16(Self.buttons.randomElement(using: &random) ?? BTN_TOUCH)
        all.set(button, value & 1, EV_KEY)
        let isRecorded = last.recordButton(button, value & 1)
        #expect(isRecorded)
      }
      last.drain(
        ofSlot: { libevdev_set_slot_value(few.pointer, UInt32($0), UInt32($1), $2) },
        ofAxis: { few.set($0, $1) }, ofButton: { few.set($0, $1, EV_KEY) })
      if slotCount > 0 { few.set(UInt16(ABS_MT_SLOT), Int32(last.currentSlot)) }
      #expect(
        all.state(axes, slotCount: slotCount) == few.state(axes, slotCount: slotCount))
    }
  }

  @Test func valuesAreReportedOnce() {
    var last = AxisStateShadow(slotCount: 2)
    last.begin(in: 1)
    #expect(!last.hasPendingValues)
    last.set(UInt16(ABS_MT_POSITION_X), 5)
    #expect(last.hasPendingValues)
    last.set(UInt16(ABS_MT_POSITION_X), 6)
    last.set(UInt16(ABS_X), 6)
    for (button, value) in [(BTN_TOUCH, 1), (BTN_TOUCH, 0), (BTN_RIGHT, 1)] as [(Int32, Int32)] {
      let isRecorded = last.recordButton(UInt16(button), value)
      #expect(isRecorded)
    }
    var written: [[Int32]] = []
    #expect(last.hasPendingValues)
    for _ in 0..<2 {
      last.drain(
        ofSlot: { written.append([Int32($0), Int32($1), $2]) },
        ofAxis: { written.append([Int32($0), $1]) }, ofButton: { written.append([Int32($0), $1]) })
      #expect(!last.hasPendingValues)
    }
    #expect(
      written == [[1, ABS_MT_POSITION_X, 6], [ABS_X, 6], [BTN_RIGHT, 1], [BTN_TOUCH, 0]])
  }

  @Test func aButtonAloneIsReported() {
    var last = AxisStateShadow(slotCount: 0)
    let isRecorded = last.recordButton(UInt16(BTN_TOUCH), 1)
    #expect(isRecorded)
    #expect(last.hasPendingValues)
  }

  @Test func anyDeviceOutputIsAccepted() {
    for slotCount in [-1, 0, 1, 3] {
      var last = AxisStateShadow(slotCount: slotCount)
      last.set(UInt16(ABS_MT_POSITION_X), 1)
      last.begin(in: .max)
      for code in UInt16(0)...200 {
        for value in [Int32.min, -1, 0, 1, .max] { last.set(code, value) }
      }
      for code in [0, 30, UInt16(BTN_LEFT) - 1, UInt16(BTN_LEFT) + 64, .max] {
        let isRecorded = last.recordButton(code, 1)
        #expect(!isRecorded)
      }
      let isRepeatRecorded = last.recordButton(UInt16(BTN_TOUCH), 2)
      #expect(!isRepeatRecorded)
      last.drain(
        ofSlot: { slot, _, _ in #expect((0..<slotCount).contains(slot)) },
        ofAxis: { code, _ in #expect(code < 64) },
        ofButton: { _, _ in Issue.record("no button was recorded") })
    }
  }
}
