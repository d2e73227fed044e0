// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// A screen that a panel may be on, as its display server tells of it.
public struct PanelOutput: Hashable, Sendable {
  /// The connector, such as `HDMI-A-1`; empty where the server does not say it.
  public var name: String
  /// Its size as it is seen, turned and scaled, in the units of programs.
  public var size: Size
  /// Its size in pixels, as it is seen.
  public var pixels: Size
  /// Its size on the glass as it is seen, in millimetres; `nil` if that is not known.
  public var millimeters: Size?
  /// How far touch surfaces of the screen are turned clockwise against the picture.
  public var rotation: Rotation

  public init(
    name: String, size: Size, pixels: Size, millimeters: Size? = nil, rotation: Rotation = .none
  ) {
    self.name = name
    self.size = size
    self.pixels = pixels
    self.millimeters = millimeters
    self.rotation = rotation
  }

  /// Whether a size on the glass can be true.
  ///
  /// Projectors and virtual screens tell none, and many televisions tell their proportions as centimetres.
  ///
  /// **Source:** ours: 20 to 1200 dots to the inch, upright pixels within a fifth.
  ///
  /// - Parameters:
  ///   - millimeters: The size that is told.
  ///   - pixels: The size in pixels, turned in the same way.
  /// - Returns: Whether it can.
  public static func isCredible(_ millimeters: Size, for pixels: Size) -> Bool {
    guard millimeters.width > 0, millimeters.height > 0 else { return false }
    let (across, down) = (
      pixels.width / millimeters.width * 25.4, pixels.height / millimeters.height * 25.4
    )
    let range = 20.0...1200
    return range.contains(across) && range.contains(down) && across / down < 1.2
      && down / across < 1.2
  }
}

extension Sequence<PanelOutput> {
  /// The one that a panel belongs on: that of the name, else the first that has a size.
  ///
  /// - Parameter name: The connector that is wanted; `nil` for any.
  /// - Returns: The output; `nil` if there is none that has a size.
  public func home(named name: String?) -> PanelOutput? {
    let usable = filter { $0.size.width >= 1 && $0.size.height >= 1 }
    return usable.first { $0.name == name } ?? usable.first
  }
}
