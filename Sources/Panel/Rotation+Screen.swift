// SPDX-License-Identifier: MIT

package import ClavierKit
package import ClavierSettings

extension Rotation {
  /// Whether rows of the picture are columns of the screen.
  package var isSideways: Bool { self == .left || self == .right }

  /// A size of the screen as its user sees it.
  package func seen(_ size: Size) -> Size {
    isSideways ? Size(width: size.height, height: size.width) : size
  }
}

extension PanelOutput {
  /// A screen whose size is told as it is without its rotation.
  ///
  /// - Parameters:
  ///   - name: The connector.
  ///   - size: Its size as it is seen, in the units of programs.
  ///   - pixels: Its size as it is seen, in pixels.
  ///   - glass: Its own size on the glass, in millimetres, which may be untrue.
  ///   - rotation: How far touch surfaces of it are turned clockwise against the picture.
  package init(name: String, size: Size, pixels: Size, glass: Size, rotation: Rotation) {
    let glass = rotation.seen(glass)
    self.init(
      name: name, size: size, pixels: pixels,
      millimeters: Self.isCredible(glass, for: pixels) ? glass : nil, rotation: rotation)
  }
}
