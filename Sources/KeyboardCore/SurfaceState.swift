// SPDX-License-Identifier: MIT

/// The touch surfaces that are being read.
struct SurfaceState {
  /// Whether any is read.
  var isAnyRead = false
  /// The surface that the keyboard was shaped for; it stays when the device is unplugged, which most likely returns.
  var shaped: KeyboardCore.Surface?
}
