// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import ClavierSettings
import TestSupport
import Testing

@testable import Evdev

/// USB devices that declare anything, to crash their reader or to exhaust its memory.
@Suite("Hostile devices")
struct HostileDeviceTests {
  private static let edges: [Int32] = [.min, .min + 1, -1, 0, 1, 255, .max - 1, .max]

  /// Returns a device with two thousand axes, whose ranges and events are extreme.
  private func recording(_ random: inout SplitMix64) -> DeviceRecording {
    func edge(_ random: inout SplitMix64) -> Int32 { Self.edges.randomElement(using: &random) ?? 0 }
    var device = DeviceDescription(name: "Evil")
    if random.next() % 4 > 0 { device.properties = [UInt16(INPUT_PROP_DIRECT)] }
    if random.next() % 4 > 0 { device.codes[UInt16(EV_KEY)] = [UInt16(BTN_TOUCH)] }
    for code in UInt16(0)..<2_000 {
      device.axes[code] = DeviceDescription.Axis(
        edge(&random), edge(&random), fuzz: edge(&random), flat: edge(&random),
        resolution: edge(&random))
    }
    // With the code before that of slots, a device counts as one that declares every code.
    let isMultiTouch = random.next() % 4 > 0
    if isMultiTouch { device.axes[UInt16(ABS_MT_SLOT - 1)] = nil }
    for code in [ABS_X, ABS_Y, ABS_MT_POSITION_X, ABS_MT_POSITION_Y] {
      guard random.next() % 8 > 0 else { continue }
      device.axes[UInt16(code)]?.minimum = .min
      device.axes[UInt16(code)]?.maximum = random.next() % 2 == 0 ? .max : .min + 1
    }
    device.codes[UInt16(EV_ABS)] = Set(device.axes.keys)
    let codes: [InputCode] = [
      .slot, .trackingID, .contactX, .contactY, .contactPressure, .contactMajor, .contactTool,
      .contactDistance, .x, .y, .pressure, .touch, .report, .report, .contactReport, .dropped,
    ]
    let events = (0..<80).map { index in
      InputEvent(
        codes.randomElement(using: &random) ?? .report, edge(&random),
        at: Timestamp(microseconds: Int64(index) * 8_000))
    }
    return DeviceRecording(device: device, events: events)
  }

  @Test("Two thousand axes of any ranges give finite points, or a reason why they are not read")
  func axes() {
    var readCount = 0
    for seed in UInt64(0)..<80 {
      var random = SplitMix64(seed: seed)
      let recording = recording(&random)
      do throws(UnsupportedDeviceError) {
        let touches = try RecordedTouches(recording, TouchSettings())
        readCount += 1
        let ratio = touches.surface.aspectRatio
        #expect(ratio > 0 && ratio.isFinite, "seed \(seed)")
        let transform = touches.transform(keyboardSize: Size(width: 390, height: 216))
        touches.decode(transform ?? .identity) { output, _ in
          guard case .frame(let frame) = output else { return }
          for touch in frame.touches {
            #expect(touch.point.x.isFinite && touch.point.y.isFinite, "seed \(seed)")
          }
        }
      } catch {
        #expect(!error.reason.isEmpty)
      }
    }
    #expect((20..<80).contains(readCount))
  }

  @Test("Impossible times of a touchpad's tap trap nothing")
  func times() {
    let axis = AbsoluteAxis(0, 1_000, resolution: 0)
    var translator = CursorTranslator(.touchpad(x: axis, y: axis))
    var events: [InputEvent] = []
    for (value, time) in [(Int32(1), Int64.min), (0, .max), (1, .max), (0, .min)] {
      translator.translate(
        InputEvent(.touch, value, at: Timestamp(microseconds: time)), into: &events)
    }
    #expect(events.filter { $0.code == .leftButton }.map(\.value) == [1, 0])
  }
}
