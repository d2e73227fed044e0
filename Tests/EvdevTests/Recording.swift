// SPDX-License-Identifier: MIT

import ClavierKit

@testable import Evdev

/// Hand-written input of a device, and a decoder's output, both as text.
///
/// Each line is one frame, which `SYN_REPORT` ends unless the line ends with `…`:
///
/// ```
/// 12 slot 0 id 45 x 100 y 200       at 12 ms
/// 13 button 1 x 5                   a surface without slots
/// 20 recovered id -1                found out after the kernel had dropped events
/// ```
struct Recording {
  struct ParseError: Error {
    var line: String
  }

  var state: TouchState

  /// Returns a screen with this many empty slots.
  static func slots(_ count: Int) -> Recording {
    let slot = TouchState.Slot(x: 0, y: 0, isDown: false)
    let slots = Array(repeating: slot, count: count)
    return Recording(state: TouchState(form: .slots, slots: slots, currentSlot: 0))
  }

  /// Returns a surface with one contact.
  static func single(_ button: InputCode) -> Recording {
    let slot = TouchState.Slot(x: 0, y: 0, isDown: false)
    return Recording(state: TouchState(form: .single(button), slots: [slot], currentSlot: 0))
  }

  /// Decodes the lines and returns each output as a line.
  func transcript(_ text: String) throws -> [String] {
    var decoder = TouchDecoder(state, number: 1, followsShape: true)
    var result: [String] = []
    for line in text.split(separator: "\n") {
      for (event, origin) in try events(String(line)) {
        if let output = decoder.decode(event, origin) {
          result += output.lines
        }
      }
    }
    return result
  }

  /// Returns the events of a line.
  func events(_ line: String) throws -> [(InputEvent, TouchDecoder.Origin)] {
    var words = line.split(separator: " ").map(String.init)
    guard !words.isEmpty, let milliseconds = Int64(words.removeFirst()) else {
      throw ParseError(line: line)
    }
    let time = Timestamp(microseconds: milliseconds * 1_000)
    let isRecovered = words.first == "recovered"
    if isRecovered { words.removeFirst() }
    let isOpen = words.last == "…"
    if isOpen { words.removeLast() }
    guard words.count.isMultiple(of: 2) else { throw ParseError(line: line) }
    var result: [InputEvent] = []
    for index in stride(from: 0, to: words.count, by: 2) {
      guard let code = code(words[index]), let value = Int32(words[index + 1]) else {
        throw ParseError(line: line)
      }
      result.append(InputEvent(code, value, at: time))
    }
    if !isOpen { result.append(InputEvent(.report, 0, at: time)) }
    return result.map { ($0, isRecovered ? .recovered : .live) }
  }

  private func code(_ word: String) -> InputCode? {
    switch (word, state.form) {
    case ("slot", _): .slot
    case ("id", _): .trackingID
    case ("x", .slots): .contactX
    case ("y", .slots): .contactY
    case ("x", .single): .x
    case ("y", .single): .y
    case ("button", .single(let button)): button
    case ("pressure", .slots): .contactPressure
    case ("major", .slots): .contactMajor
    case ("tool", .slots): .contactTool
    case ("distance", .slots): .contactDistance
    case ("pressure", .single): .pressure
    case ("touch", _): .touch
    default: nil
    }
  }
}

extension TouchDecoder.Output {
  /// One line for each touch, in milliseconds and whole units, or one for the fault.
  var lines: [String] {
    switch self {
    case .frame(let frame): frame.lines
    case .loss(let frame): ["loss:"] + frame.lines
    case .fault(.slotOutOfRange(let slot, let count)): ["fault: slot \(slot) of \(count)"]
    case .fault(.repeatedTrackingID): ["fault: tracking ID twice"]
    case .fault(.neverLifted): ["fault: never lifted"]
    case .fault(.neverTouched): ["fault: never touched"]
    }
  }
}

extension DeviceFrame {
  var lines: [String] {
    touches.map { touch in
      let (device, contact) = touch.contact.rawValue.quotientAndRemainder(dividingBy: 1 << 32)
      let (x, y) = (Int(touch.position.x.rounded()), Int(touch.position.y.rounded()))
      return "\(time.microseconds / 1_000) \(touch.phase) \(device):\(contact) (\(x), \(y))"
    }
  }
}

extension TouchFrame {
  /// One line for each touch, in milliseconds and whole points.
  var lines: [String] {
    let touches = touches.map {
      DeviceTouch(contact: $0.contact, phase: $0.phase, position: $0.point)
    }
    return DeviceFrame(time: time, touches: touches).lines
  }
}
