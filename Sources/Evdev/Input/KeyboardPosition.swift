// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// The position of a keyboard on the read surfaces, beyond the settings.
public struct KeyboardPosition: Hashable, Sendable {
  /// The keyboard's size in points, to which its area on each surface is scaled.
  public var size: Size
  /// The gap without keys between the halves of a split keyboard, in the keyboard's points; `nil`
  /// for none.
  ///
  /// Contacts that begin in the gap belong to the application.
  public var gap: Rect?
  /// The clockwise rotation of all surfaces against the picture, added to the settings' rotation.
  ///
  /// A change cancels held contacts.
  public var addedRotation = Rotation.none
  /// The place where the keyboard is shown; `nil` for the settings' place.
  ///
  /// A change cancels held contacts.
  public var place: TouchPlace?
  /// Whether the keyboard can be touched; otherwise all new contacts belong to the application.
  public var isShown = true
}
