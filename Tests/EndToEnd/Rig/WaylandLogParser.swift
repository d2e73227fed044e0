// SPDX-License-Identifier: MIT

/// The touches that a Wayland compositor sends to the touch client, as `TouchClient/main.c` prints
/// them.
struct WaylandLogParser: TouchLogParser {
  private let shape: Touchscreen.Shape
  private var width: Double?
  private var height: Double?

  /// - Parameter shape: The shape of the touched screen.
  init(_ shape: Touchscreen.Shape) {
    self.shape = shape
  }

  mutating func entry(_ line: Substring) throws(RigError) -> TouchLogEntry? {
    let words = line.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Int($0) }
    switch (words.first, numbers.count) {
    case ("surface", 2):
      (width, height) = (Double(numbers[0]), Double(numbers[1]))
      return nil
    case ("down", 3): return try finger(.down, numbers)
    case ("motion", 3): return try finger(.move, numbers)
    case ("up", 1): return .finger(FingerAction(slot: numbers[0], kind: .up))
    case ("frame", 0): return .frame
    default: throw RigError("the touch client says \"\(line)\"")
    }
  }

  private func finger(
    _ kind: FingerAction.Kind, _ numbers: [Int]
  ) throws(RigError) -> TouchLogEntry {
    guard let width, let height else { throw RigError("a surface was touched that has no size") }
    return .finger(
      FingerAction(
        slot: numbers[0], kind: kind,
        x: try units(numbers[1], of: shape.width, on: width),
        y: try units(numbers[2], of: shape.height, on: height)))
  }

  /// Returns the screen unit for a position on the surface.
  ///
  /// Neither libinput nor the compositor rounds; the client receives the next 256th of a pixel. So
  /// a position may be off by half of that, plus a little for the arithmetic. A unit of the screen
  /// is more than a hundred of these steps.
  ///
  /// **Source:** libinput 1.22, `libinput_event_touch_get_x_transformed`: units are fractions of
  /// the screen; wayland-util.h: `wl_fixed_t` has 8 fractional bits.
  private func units(_ place: Int, of size: Int32, on pixels: Double) throws(RigError) -> Int32 {
    let perUnit = pixels * 256 / Double(size)
    let units = (Double(place) / perUnit).rounded()
    guard (0..<Double(size)).contains(units), abs(units * perUnit - Double(place)) <= 0.5 + 1e-6
    else { throw RigError("\(place)/256 pixels are no place on a screen of \(size) units") }
    return Int32(units)
  }
}
