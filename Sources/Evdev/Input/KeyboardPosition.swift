// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// How a keyboard lies on the surfaces that are read, beyond what the settings say of them.
public struct KeyboardPosition: Hashable, Sendable {
  /// Its size in points, to which its area on each surface is scaled.
  public var size: Size
  /// What of it is no key's, between the halves of a split keyboard, in its points; `nil` for nothing.
  ///
  /// Contacts that begin there are the application's.
  public var gap: Rect?
  /// How far all surfaces are turned clockwise against the picture, beyond what the settings say.
  ///
  /// Contacts that are down when it changes are forgotten.
  public var turn = Rotation.none
  /// Where it is shown; `nil` for where the settings say.
  ///
  /// Contacts that are down when it changes are forgotten.
  public var place: TouchPlace?
  /// Whether it is there to be touched; while it is not, all new contacts are the application's.
  public var isShown = true

  init(size: Size) {
    self.size = size
  }
}
