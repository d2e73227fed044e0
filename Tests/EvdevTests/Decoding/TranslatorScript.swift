// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit

@testable import Evdev

/// The input of a translator's device as text, and the resulting contacts.
///
/// A word and a number for each event, one frame per line, its time in milliseconds first:
///
/// ```
/// 8 x 5 y 6 end x 70 y 80 end       packets of protocol A
/// 16 pressure 30                    a surface that is pressed
/// 24 dx 3 dy -2 left 1              a mouse
/// 32 touch 1 ax 5 ay 6              a touchpad
/// ```
enum TranslatorScript {
  struct ParseError: Error {
    var line: String
  }

  /// Plays the lines, and returns each contact's touches as a line.
  static func play(
    _ translator: EventTranslator, _ form: TouchForm, _ text: String
  ) throws -> [String] {
    var translator = translator
    var decoder = TouchDecoder(state(form), number: 1, followsShape: false)
    var lines: [String] = []
    for line in text.split(separator: "\n") {
      if line == "dropped" {
        if translator.drop(), let frame = decoder.cancelAll(at: Timestamp(microseconds: 0)) {
          lines += ["loss:"] + frame.lines
        }
        continue
      }
      for event in try events(String(line)) {
        var translated: [InputEvent] = []
        translator.translate(event, into: &translated)
        for event in translated { lines += decoder.decode(event, .live)?.lines ?? [] }
      }
    }
    return lines
  }

  private static func state(_ form: TouchForm) -> TouchState {
    let middle = form.movesCursor ? CursorTranslator.extent / 2 : 0
    let slot = TouchState.Slot(x: middle, y: middle, isDown: false)
    let count = form == .packets ? ProtocolATranslator.slotCount : 1
    return TouchState(
      form: form.decoded, slots: Array(repeating: slot, count: count), currentSlot: 0)
  }

  private static func events(_ line: String) throws -> [InputEvent] {
    var words = line.split(separator: " ").map(String.init)[...]
    guard let first = words.popFirst(), let milliseconds = Int64(first) else {
      throw ParseError(line: line)
    }
    let time = Timestamp(microseconds: milliseconds * 1_000)
    var result: [InputEvent] = []
    while let word = words.popFirst() {
      guard let code = codes[word] else { throw ParseError(line: line) }
      guard code != .contactReport else {
        result.append(InputEvent(code, 0, at: time))
        continue
      }
      guard let value = words.popFirst().flatMap({ Int32($0) }) else {
        throw ParseError(line: line)
      }
      result.append(InputEvent(code, value, at: time))
    }
    return result + [InputEvent(.report, 0, at: time)]
  }

  private static let codes: [String: InputCode] = [
    "x": .contactX, "y": .contactY, "id": .trackingID, "end": .contactReport, "touch": .touch,
    "pressure": .pressure, "ax": .x, "ay": .y, "dx": .motionX, "dy": .motionY,
    "left": .leftButton, "two": .twoFingers, "three": .key(BTN_TOOL_TRIPLETAP),
    "slot": .slot, "distance": .contactDistance,
  ]
}
