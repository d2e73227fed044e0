// SPDX-License-Identifier: MIT

public import ClavierKit

/// Where the keyboard is to be seen, as somebody knows who shows it: it counts more than settings that guess it.
public struct TouchPlace: Hashable, Sendable {
  /// Which part of each touch surface is keyboard.
  public var area: TouchArea
  /// How far surfaces are turned clockwise against the picture, beyond what the settings say.
  ///
  /// It counts instead of ``TouchInput/turn``; `nil` to leave that.
  public var rotation: Rotation?

  public init(area: TouchArea, rotation: Rotation? = nil) {
    self.area = area
    self.rotation = rotation
  }
}
