// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import ClavierSettings
import Testing

@testable import Evdev

/// The whole path from a device without slots, whose state cannot be queried.
@Suite("Touch pipeline")
struct TouchPipelineTests {
  /// Returns the output for packets, one frame per line; "dropped" stands for lost events.
  private func play(
    _ text: String, touchedBefore isTouched: Bool = false
  ) throws -> [String] {
    var device = DeviceDescription(name: "Old")
    device.properties = [UInt16(INPUT_PROP_DIRECT)]
    device.codes[UInt16(EV_KEY)] = [UInt16(BTN_TOUCH)]
    for axis in [ABS_MT_POSITION_X, ABS_MT_POSITION_Y] {
      device.axes[UInt16(axis)] = DeviceDescription.Axis(0, 999, fuzz: 0, flat: 0, resolution: 0)
    }
    device.codes[UInt16(EV_ABS)] = Set(device.axes.keys)
    if isTouched { device.state.values[.touch] = 1 }
    var events: [InputEvent] = []
    for (index, line) in text.split(separator: "\n").enumerated() {
      let time = Timestamp(microseconds: Int64(index) * 8_000)
      for word in line.split(separator: " ") {
        switch word {
        case "dropped": events.append(InputEvent(.dropped, 0, at: time))
        case "end": events.append(InputEvent(.contactReport, 0, at: time))
        default: events.append(InputEvent(.contactX, try #require(Int32(word)), at: time))
        }
      }
      events.append(InputEvent(.report, 0, at: time))
    }
    let recording = DeviceRecording(device: device, events: events)
    return try RecordedTouches(recording, TouchSettings()).lines
  }

  @Test("After lost events, a contact that was down is cancelled, and ignored until it is lifted")
  func lost() throws {
    #expect(
      try play("5 end\ndropped\n7 end\nend\n9 end\nend") == [
        "0 down 1:0 (5, 0)", "loss:", "0 cancelled 1:0 (5, 0)", "32 down 1:1 (9, 0)",
        "40 up 1:1 (9, 0)",
      ])
  }

  @Test("While the keyboard's area is unknown, every place is at the same point outside of it")
  func nowhere() {
    for point in [Point(x: 0, y: 0), Point(x: 4_095, y: 1e9)] {
      #expect(Transform.unmapped(point) == Point(x: -1e6, y: -1e6))
    }
  }

  @Test("A contact that was down at the opening is ignored until it is lifted")
  func before() throws {
    #expect(
      try play("5 end\nend\n9 end\nend", touchedBefore: true)
        == ["16 down 1:0 (9, 0)", "24 up 1:0 (9, 0)"])
  }
}

extension RecordedTouches {
  /// The decoded touches, losses and faults, a line each.
  var lines: [String] {
    var lines: [String] = []
    decode(.identity) { output, _ in
      switch output {
      case .frame(let frame): lines += frame.lines
      case .loss(let frame): lines += ["loss:"] + frame.lines
      case .fault(let fault): lines.append("fault: \(fault)")
      }
    }
    return lines
  }
}
