// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

/// What of a surface is the keyboard's: a contact that lands there is its own.
struct KeyboardGround: BitwiseCopyable {
  /// From the device's units to the keyboard's points.
  var transform = Transform.identity
  /// The keyboard's size in points.
  var size = Size(width: 0, height: 0)
  /// What of it is no key's, in its points; `nil` for nothing.
  var gap: Rect?
  /// Whether the keyboard is there to be touched; while it is not, nothing is its own.
  var isShown = true

  /// Whether a place in device units is the keyboard's.
  func contains(_ x: Int32, _ y: Int32) -> Bool {
    guard isShown else { return false }
    let area = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let point = transform(Point(x: Double(x), y: Double(y)))
    return area.contains(point) && gap?.contains(point) != true
  }
}
