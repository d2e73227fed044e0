// SPDX-License-Identifier: MIT

import ClavierKit
public import ClavierSettings

/// The place where the keyboard is shown, as reported by the program that shows it; it overrides
/// the settings.
public struct TouchPlace: Hashable, Sendable {
  /// The keyboard's part of each touch surface.
  public var area: TouchArea
  /// The clockwise rotation of surfaces against the picture, beyond the settings.
  ///
  /// The value overrides ``KeyboardPosition/addedRotation``; `nil` keeps that.
  public var rotation: Rotation?
  /// The kernel's name of the connector of the keyboard's screen; `nil` if unknown.
  ///
  /// Devices that are known to lie on another screen are not read, unless the settings name a
  /// screen.
  public var output: String?

  public init(area: TouchArea, rotation: Rotation? = nil, output: String? = nil) {
    self.area = area
    self.rotation = rotation
    self.output = output
  }
}

extension TouchSettings {
  /// Returns the settings with the keyboard's screen filled in, if they name no screen.
  ///
  /// - Parameter output: The kernel's name of the screen's connector; `nil` if unknown.
  /// - Returns: The settings, with the screen added, or unchanged.
  package func withOutput(_ output: String?) -> TouchSettings {
    var settings = self
    settings.output = settings.output ?? output
    return settings
  }
}
