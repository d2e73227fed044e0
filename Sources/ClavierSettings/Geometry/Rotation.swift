// SPDX-License-Identifier: MIT

/// The clockwise rotation of a touch surface against the picture, as the user sees it.
///
/// A panel that is mounted upside down has the rotation `.upsideDown`.
public enum Rotation: Int, Hashable, Sendable, CaseIterable {
  case none = 0
  case right = 90
  case upsideDown = 180
  case left = 270

  /// Returns this rotation followed by another.
  public func rotated(by other: Rotation) -> Rotation {
    Rotation(rawValue: (rawValue + other.rawValue) % 360) ?? .none
  }

  /// The map from the surface's own unit square to the unit square that the user sees.
  ///
  /// **Source:** the four matrices that libinput documents for `LIBINPUT_CALIBRATION_MATRIX`.
  public var transform: Transform {
    switch self {
    case .none: .identity
    case .right: Transform(0, -1, 1, 1, 0, 0)
    case .upsideDown: Transform(-1, 0, 1, 0, -1, 1)
    case .left: Transform(0, 1, 0, -1, 0, 1)
    }
  }
}
