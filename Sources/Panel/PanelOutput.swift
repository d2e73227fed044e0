// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// A screen on which a panel can be shown, as reported by its display server.
public struct PanelOutput: Hashable, Sendable {
  /// The connector, such as `HDMI-A-1`; empty if unknown.
  public var name: String
  /// The size as the user sees it, rotated and scaled, in logical units.
  public var size: Size
  /// The size as the user sees it, in pixels.
  public var pixels: Size
  /// The physical size as the user sees it, in millimetres; `nil` if unknown.
  public var millimeters: Size?
  /// The clockwise rotation of the screen's touch surface against the picture.
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

  /// Returns whether a physical size is plausible.
  ///
  /// Projectors and virtual screens report no size, and many televisions report their aspect ratio
  /// as centimetres.
  ///
  /// **Source:** ours: 20 to 1200 dots per inch, and pixels that are square within a fifth.
  ///
  /// - Parameters:
  ///   - millimeters: The reported size.
  ///   - pixels: The size in pixels, rotated in the same way.
  /// - Returns: Whether the size is plausible.
  public static func isPlausible(_ millimeters: Size, for pixels: Size) -> Bool {
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
  /// Returns the output for a panel: that with the name, or else the first with a size.
  ///
  /// - Parameter name: The requested connector; `nil` for any.
  /// - Returns: The output; `nil` if none has a size.
  public func outputForPanel(named name: String?) -> PanelOutput? {
    let usable = filter { $0.size.width >= 1 && $0.size.height >= 1 }
    return usable.first { $0.name == name } ?? usable.first
  }
}
