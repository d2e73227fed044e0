// SPDX-License-Identifier: MIT

import ClavierKit
import Evdev
import TestSupport

extension DeviceRecording {
  /// Returns a recording of a random device, valid as text but not necessarily plausible.
  static func random(_ random: inout SplitMix64) -> DeviceRecording {
    let names = ["Acme Touch", "", " # 1", "Größe\t7", "N: a", "\u{FFFD}"]
    var device = DeviceDescription(name: names.randomElement(using: &random) ?? "")
    device.identity = DeviceDescription.Identity(
      bus: .random(in: 0 ... .max, using: &random), vendor: .random(in: 0 ... .max, using: &random),
      product: .random(in: 0 ... .max, using: &random),
      version: .random(in: 0 ... .max, using: &random))
    device.properties = codes(&random)
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let codes = codes(&random)
      // A type without codes equals a missing type.
      if !codes.isEmpty { device.codes[code(&random)] = codes }
      device.axes[code(&random)] = DeviceDescription.Axis(
        value(&random), value(&random), fuzz: value(&random), flat: value(&random),
        resolution: value(&random))
      device.lights[code(&random)] = value(&random)
      device.switches[code(&random)] = value(&random)
      device.state.values[InputCode(type: code(&random), number: code(&random))] = value(&random)
      device.state.slots[.random(in: 0...255, using: &random), default: [:]][code(&random)] =
        value(&random)
    }
    let events = (0..<Int.random(in: 0...20, using: &random)).map { _ in
      InputEvent(
        InputCode(
          type: .random(in: 0 ... .max, using: &random),
          number: .random(in: 0 ... .max, using: &random)),
        value(&random),
        at: Timestamp(microseconds: .random(in: 0...9_999_999_999_999_999, using: &random)))
    }
    return DeviceRecording(device: device, events: events)
  }

  private static func code(_ random: inout SplitMix64) -> UInt16 {
    .random(in: 0...1_023, using: &random)
  }

  private static func codes(_ random: inout SplitMix64) -> Set<UInt16> {
    Set((0..<Int.random(in: 0...5, using: &random)).map { _ in code(&random) })
  }

  private static func value(_ random: inout SplitMix64) -> Int32 {
    let edges: [Int32] = [0, -1, 1, .min, .max]
    return random.next() % 2 == 0
      ? edges.randomElement(using: &random) ?? 0 : .random(in: .min ... .max, using: &random)
  }
}
