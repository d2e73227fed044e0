// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// The position of a keyboard on the surfaces that are read, beyond the settings.
public struct KeyboardPosition: Hashable, Sendable {
  /// The size in points, to which its area on each surface is scaled.
  public var size: Size
  /// The gap without keys between the halves of a split keyboard, in its points; `nil` for none.
  ///
  /// Contacts that begin there are the application's.
  public var gap: Rect?
  /// The clockwise rotation of all surfaces against the picture, beyond the settings.
  ///
  /// When it changes, held contacts are forgotten.
  public var turn = Rotation.none
  /// The place where it is shown; `nil` for that of the settings.
  ///
  /// When it changes, held contacts are forgotten.
  public var place: TouchPlace?
  /// Whether the keyboard can be touched; while it cannot, all new contacts are the application's.
  public var isShown = true
}
