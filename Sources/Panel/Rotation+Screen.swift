// SPDX-License-Identifier: MIT

package import ClavierKit
package import ClavierSettings

extension Rotation {
  /// Whether the rotation exchanges rows and columns.
  package var isSideways: Bool { self == .left || self == .right }

  /// Returns a size of the unrotated screen as the user sees it.
  package func userSize(_ size: Size) -> Size {
    isSideways ? Size(width: size.height, height: size.width) : size
  }
}

extension PanelOutput {
  /// Creates a screen from a physical size without rotation.
  ///
  /// - Parameters:
  ///   - name: The connector, such as `HDMI-A-1`.
  ///   - size: The size as the user sees it, in logical units.
  ///   - pixels: The size as the user sees it, in pixels.
  ///   - physicalSize: The unrotated physical size in millimetres, which may be implausible.
  ///   - rotation: The clockwise rotation of touch surfaces against the picture.
  package init(name: String, size: Size, pixels: Size, physicalSize: Size, rotation: Rotation) {
    let physicalSize = rotation.userSize(physicalSize)
    self.init(
      name: name, size: size, pixels: pixels,
      millimeters: Self.isPlausible(physicalSize, for: pixels) ? physicalSize : nil,
      rotation: rotation)
  }
}
