// SPDX-License-Identifier: MIT

/// The touches on one device, as `libinput debug-events` prints them.
///
/// ```
/// -event5   TOUCH_DOWN    +0.123s  0 (0) 12.34/56.78 (23.45/67.89mm)
/// -event5   TOUCH_FRAME   +0.123s
/// ```
///
/// **Source:** libinput 1.22, tools/libinput-debug-events.c; positions are percentages of the
/// screen.
struct LibinputLogParser: TouchLogParser {
  private let name: String
  private let shape: Touchscreen.Shape

  /// - Parameters:
  ///   - node: The device's node, such as `/dev/input/event5`.
  ///   - shape: The shape of its screen.
  init(of node: String, _ shape: Touchscreen.Shape) {
    name = node.split(separator: "/").last.map(String.init) ?? ""
    self.shape = shape
  }

  func entry(_ line: Substring) -> TouchLogEntry? {
    let words = line.split { $0 == " " || $0 == "\t" }
    guard let first = words.first, first.drop(while: { $0 == "-" }) == name,
      let kind = words.first(where: { $0.hasPrefix("TOUCH_") })
    else { return nil }
    if kind == "TOUCH_FRAME" { return .frame }
    guard let clock = words.firstIndex(where: { $0.hasPrefix("+") && $0.hasSuffix("s") }),
      clock + 1 < words.count, let slot = Int(words[clock + 1])
    else { return nil }
    if kind == "TOUCH_UP" || kind == "TOUCH_CANCEL" {
      return .finger(FingerAction(slot: slot, kind: .up))
    }
    guard let place = place(words[(clock + 2)...].dropFirst()) else { return nil }
    return .finger(
      FingerAction(slot: slot, kind: kind == "TOUCH_DOWN" ? .down : .move, x: place.x, y: place.y))
  }

  /// Returns the position in the first word with a slash; small numbers have blanks around them.
  private func place(_ words: ArraySlice<Substring>) -> (x: Int32, y: Int32)? {
    let parts = words.joined(separator: " ").prefix { $0 != "(" }.split(separator: "/").map {
      part in Double(part.filter { $0 != " " }) ?? -1
    }
    guard parts.count == 2 else { return nil }
    return (
      Int32((parts[0] * Double(shape.width) / 100).rounded()),
      Int32((parts[1] * Double(shape.height) / 100).rounded())
    )
  }
}
