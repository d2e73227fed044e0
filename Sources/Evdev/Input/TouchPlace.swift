// SPDX-License-Identifier: MIT

import ClavierKit
public import ClavierSettings

/// Where the keyboard is to be seen, as somebody knows who shows it: it counts more than settings that guess it.
public struct TouchPlace: Hashable, Sendable {
  /// Which part of each touch surface is keyboard.
  public var area: TouchArea
  /// How far surfaces are turned clockwise against the picture, beyond what the settings say.
  ///
  /// It counts instead of ``TouchInput/turn``; `nil` to leave that.
  public var rotation: Rotation?
  /// The kernel's name of the connector whose screen shows it; `nil` if it is not known.
  ///
  /// Devices that are known to lie on another screen are not read, unless the settings name a screen.
  public var output: String?

  public init(area: TouchArea, rotation: Rotation? = nil, output: String? = nil) {
    self.area = area
    self.rotation = rotation
    self.output = output
  }
}

extension TouchSettings {
  /// The settings for a keyboard that somebody shows on a screen, which counts if they name none.
  ///
  /// - Parameter output: The kernel's name of its connector; `nil` if it is not known.
  /// - Returns: The settings, with the screen or as they are.
  package func shown(on output: String?) -> TouchSettings {
    var settings = self
    settings.output = settings.output ?? output
    return settings
  }
}
