// SPDX-License-Identifier: MIT

package import ClavierKit
package import ClavierSettings

extension Rotation {
  /// Whether the rotation exchanges rows and columns.
  package var isSideways: Bool { self == .left || self == .right }

  /// Returns a size of the screen as the user sees it.
  package func seen(_ size: Size) -> Size {
    isSideways ? Size(width: size.height, height: size.width) : size
  }
}

extension PanelOutput {
  /// Creates a screen from a physical size without rotation.
  ///
  /// - Parameters:
  ///   - name: The connector.
  ///   - size: The size as seen, in logical units.
  ///   - pixels: The size as seen, in pixels.
  ///   - glass: The unrotated physical size in millimetres, which may be wrong.
  ///   - rotation: The clockwise rotation of touch surfaces against the picture.
  package init(name: String, size: Size, pixels: Size, glass: Size, rotation: Rotation) {
    let glass = rotation.seen(glass)
    self.init(
      name: name, size: size, pixels: pixels,
      millimeters: Self.isCredible(glass, for: pixels) ? glass : nil, rotation: rotation)
  }
}
