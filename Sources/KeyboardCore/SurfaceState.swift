// SPDX-License-Identifier: MIT

import ClavierKit

/// The touch surfaces that are being read, and the idle timeout after the last touch.
struct SurfaceState {
  /// Whether any surface is read.
  var isAnyRead = false
  /// The surface for which the keyboard was shaped; kept when the device is unplugged, since it may
  /// return.
  var shapingSurface: KeyboardCore.Surface?
  /// The last report of keys that are too small on the surface.
  var reportedSmallKeys: String?
  /// The position of a mouse that is read as a surface; `nil` for none.
  var pointer: Point?
  /// The timeout after which an untouched keyboard forgets its user.
  var idle = IdleTimeout()
}
