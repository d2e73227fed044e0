// SPDX-License-Identifier: MIT

/// The touch surfaces that are being read.
struct SurfaceState {
  /// Whether any is read.
  var isAnyRead = false
  /// The surface that the keyboard was shaped for; kept when the device is unplugged, since it may
  /// return.
  var shaped: KeyboardCore.Surface?
}
