// SPDX-License-Identifier: MIT

import ClavierKit

extension DeviceRecording {
  /// The recording in evemu's text format; ``init(parsing:)`` restores it unchanged.
  ///
  /// Times before the beginning of the recording become the beginning.
  public var text: String {
    var result = device.text
    for event in events { result += event.recordedLine }
    return result
  }
}

extension DeviceDescription {
  /// The description, which precedes the events, each line terminated.
  public var text: String {
    let numbers = [identity.bus, identity.vendor, identity.product, identity.version]
    var lines = [
      // The format's version that allows comments anywhere and has the resolution of axes.
      "# EVEMU 1.3",
      "# A recording holds where fingers were, and so what was typed. Look before you give it away.",
      "N: \(nameOnALine)",
      "I: " + numbers.map { hexadecimal($0, digits: 4) }.joined(separator: " "),
    ]
    lines += byteLines("P:", properties)
    for (type, codes) in codes.sorted(by: { $0.key < $1.key }) {
      lines += byteLines("B: \(hexadecimal(type, digits: 2))", codes)
    }
    for (code, axis) in axes.sorted(by: { $0.key < $1.key }) {
      let numbers = [axis.minimum, axis.maximum, axis.fuzz, axis.flat, axis.resolution]
      let words = numbers.map { "\($0)" }.joined(separator: " ")
      lines.append("A: \(hexadecimal(code, digits: 2)) \(words)")
    }
    for (code, value) in lights.sorted(by: { $0.key < $1.key }) {
      lines.append("L: \(hexadecimal(code, digits: 2)) \(value)")
    }
    for (code, value) in switches.sorted(by: { $0.key < $1.key }) {
      lines.append("S: \(hexadecimal(code, digits: 2)) \(value)")
    }
    return lines.joined(separator: "\n") + "\n" + state.text
  }

  private var nameOnALine: String {
    // A cut may split a character, whose replacement character may take more bytes.
    let fits = name.utf8.count <= RecordingLimits.name
    let bytes = name.utf8.prefix(fits ? RecordingLimits.name : RecordingLimits.name - 3)
      .map { $0 == 0x0a || $0 == 0x0d ? 0x20 : $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns lines of eight bytes in which the bits of these numbers are set.
  private func byteLines(_ beginning: String, _ numbers: Set<UInt16>) -> [String] {
    guard let last = numbers.max() else { return [] }
    return (0...(last / 64)).map { row in
      let bytes = (0..<UInt16(8)).map { column in
        let first = row * 64 + column * 8
        let bits = (0..<UInt16(8)).filter { numbers.contains(first + $0) }
        return hexadecimal(bits.reduce(0) { $0 | 1 << $1 }, digits: 2)
      }
      return "\(beginning) " + bytes.joined(separator: " ")
    }
  }
}

extension RecordedState {
  /// The state as comments, each line terminated.
  fileprivate var text: String {
    var result = ""
    let order = values.sorted { ($0.key.type, $0.key.number) < ($1.key.type, $1.key.number) }
    for (code, value) in order {
      let (type, number) = (hexadecimal(code.type, digits: 4), hexadecimal(code.number, digits: 4))
      result += "# State: \(type) \(number) \(value)\n"
    }
    for (slot, axes) in slots.sorted(by: { $0.key < $1.key }) {
      for (axis, value) in axes.sorted(by: { $0.key < $1.key }) {
        result +=
          "# Slot: \(hexadecimal(slot, digits: 2)) \(hexadecimal(axis, digits: 4)) \(value)\n"
      }
    }
    return result
  }
}

extension InputEvent {
  /// The event as a line of a recording, terminated.
  public var recordedLine: String {
    let (seconds, fraction) = max(0, time.microseconds).quotientAndRemainder(dividingBy: 1_000_000)
    let digits = String(fraction)
    let zeros = String(repeating: "0", count: 6 - digits.count)
    let (type, number) = (hexadecimal(code.type, digits: 4), hexadecimal(code.number, digits: 4))
    return "E: \(seconds).\(zeros)\(digits) \(type) \(number) \(value)\n"
  }
}

/// Formats a number with a minimum number of hexadecimal digits.
private func hexadecimal(_ number: UInt16, digits: Int) -> String {
  let text = String(number, radix: 16)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
