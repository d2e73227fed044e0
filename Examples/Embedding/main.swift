// SPDX-License-Identifier: MIT

import ClavierKit

/// Rules that keep two spaces as two spaces; the rest is as on a phone.
struct NoPeriods: KeyboardBehavior {
  func shouldEndSentence(
    onSpaceAfter text: TextRecord, interval: Duration?, standard: Keyboard.StandardBehavior
  ) -> Bool { false }
}

/// A text field that receives the typed text.
final class Field: KeyboardController {
  var text = ""
  func insertText(_ text: String) { self.text += text }
  func deleteBackward(times: Int) { text.removeLast(min(times, text.count)) }
}

let session = KeyboardSession(context: KeyboardContext(deviceType: .phone), width: 390)
session.services.behavior = NoPeriods()
let field = Field()
let phases: [Substring: Contact.Phase] = ["down": .down, "moved": .moved, "up": .up]

// Each line is an action of a finger: phase, position in points, and time in microseconds, as "down
// 20 30 100000".
while let words = readLine()?.split(separator: " "), words.count == 4 {
  guard let phase = phases[words[0]], let x = Double(words[1]), let y = Double(words[2]),
    let time = Int64(words[3])
  else { break }
  let touch = Touch(contact: Contact.ID(rawValue: 1), phase: phase, point: Point(x: x, y: y))
  let frame = TouchFrame(time: Timestamp(microseconds: time), touches: [touch])
  session.handle(.touch(frame)).effects.apply(to: field)
}
print(field.text)
