// SPDX-License-Identifier: MIT

import ClavierKit

/// The touch surfaces that are being read, and the time since they were touched.
struct SurfaceState {
  /// Whether any is read.
  var isAnyRead = false
  /// The surface that the keyboard was shaped for; kept when the device is unplugged, since it may
  /// return.
  var shaped: KeyboardCore.Surface?
  /// The last report of keys that are too small on it.
  var reportedSmallKeys: String?
  /// The position of a mouse that is read as a surface; `nil` for none.
  var pointer: Point?
  /// The time after which an untouched keyboard forgets its user.
  var idle = IdleTimeout()
}
