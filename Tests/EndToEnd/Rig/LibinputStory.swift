// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// What libinput says of the touches on one device, as `libinput debug-events` prints it.
///
/// ```
/// -event5   TOUCH_DOWN    +0.123s  0 (0) 12.34/56.78 (23.45/67.89mm)
/// -event5   TOUCH_FRAME   +0.123s
/// ```
///
/// **Source:** libinput 1.22, tools/libinput-debug-events.c; places are per cent of the screen.
struct LibinputStory {
  private(set) var frames: [[FingerAction]] = []

  /// Reads what was printed until now.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - node: The device's node, such as `/dev/input/event5`.
  ///   - shape: Its screen.
  init(_ text: String, of node: String, _ shape: Touchscreen.Shape) {
    let name = node.split(separator: "/").last.map(String.init) ?? ""
    var frame: [FingerAction] = []
    for line in text.split(separator: "\n") {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
      guard let first = words.first, first.drop(while: { $0 == "-" || $0 == " " }) == name,
        let kind = words.first(where: { $0.hasPrefix("TOUCH_") })
      else { continue }
      if kind == "TOUCH_FRAME" {
        if !frame.isEmpty { frames.append(frame.sorted { $0.slot < $1.slot }) }
        frame = []
      } else if let action = Self.action(kind, words, shape) {
        frame.append(action)
      }
    }
  }

  private static func action(
    _ kind: String, _ words: [String], _ shape: Touchscreen.Shape
  ) -> FingerAction? {
    guard let clock = words.firstIndex(where: { $0.hasPrefix("+") && $0.hasSuffix("s") }),
      clock + 1 < words.count, let slot = Int(words[clock + 1])
    else { return nil }
    if kind == "TOUCH_UP" || kind == "TOUCH_CANCEL" { return FingerAction(slot: slot, kind: .up) }
    // The place is the first word with a slash; small numbers have blanks before and after it.
    let rest = words[(clock + 3)...].joined(separator: " ")
    let place = rest.prefix { $0 != "(" }.split(separator: "/").map { part in
      Double(part.filter { $0 != " " }) ?? -1
    }
    guard place.count == 2 else { return nil }
    return FingerAction(
      slot: slot, kind: kind == "TOUCH_DOWN" ? .down : .move,
      x: Int32((place[0] * Double(shape.width) / 100).rounded()),
      y: Int32((place[1] * Double(shape.height) / 100).rounded()))
  }
}
