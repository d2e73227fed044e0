// SPDX-License-Identifier: MIT

/// What a Wayland compositor says to the touch client, as that prints it: see `TouchClient/main.c`.
struct WaylandDialect: TouchDialect {
  private let shape: Touchscreen.Shape
  private var width: Double?
  private var height: Double?

  /// - Parameter shape: The screen's that is touched.
  init(_ shape: Touchscreen.Shape) {
    self.shape = shape
  }

  mutating func word(_ line: Substring) throws(RigError) -> TouchWord? {
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
  ) throws(RigError) -> TouchWord {
    guard let width, let height else { throw RigError("a surface was touched that has no size") }
    return .finger(
      FingerAction(
        slot: numbers[0], kind: kind,
        x: try units(numbers[1], of: shape.width, on: width),
        y: try units(numbers[2], of: shape.height, on: height)))
  }

  /// The unit of the screen that a place on the surface stands for.
  ///
  /// Neither libinput nor the compositor round; what the client is told is the next 256th of a pixel. So a place
  /// may be half of that off, and a little for the arithmetic: a unit of the screen is more than a hundred of them.
  ///
  /// **Source:** libinput 1.22, `libinput_event_touch_get_x_transformed`: units are shares of the screen;
  /// wayland-util.h: `wl_fixed_t` has 8 bits behind the point.
  private func units(_ place: Int, of size: Int32, on pixels: Double) throws(RigError) -> Int32 {
    let perUnit = pixels * 256 / Double(size)
    let units = (Double(place) / perUnit).rounded()
    guard (0..<Double(size)).contains(units), abs(units * perUnit - Double(place)) <= 0.5 + 1e-6
    else { throw RigError("\(place)/256 pixels are no place on a screen of \(size) units") }
    return Int32(units)
  }
}
