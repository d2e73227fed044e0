// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

/// The keyboard's area of a surface; contacts that land there belong to the keyboard.
struct KeyboardRegion: BitwiseCopyable {
  /// The map from the device's units to the keyboard's points.
  var transform = Transform.identity
  /// The keyboard's size in points.
  var size = Size(width: 0, height: 0)
  /// The gap without keys, in the keyboard's points; `nil` for none.
  var gap: Rect?
  /// Whether the keyboard can be touched; otherwise no contact belongs to the keyboard.
  var isShown = true

  /// Returns whether a place in device units belongs to the keyboard.
  func contains(_ x: Int32, _ y: Int32) -> Bool {
    guard isShown else { return false }
    let area = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let point = transform(Point(x: Double(x), y: Double(y)))
    return area.contains(point) && gap?.contains(point) != true
  }
}
