// SPDX-License-Identifier: MIT

package import ClavierKit
package import ClavierSettings
import Panel

/// The layout of a framebuffer's picture in memory, and its rotation.
package struct FramebufferLayout: Hashable, Sendable {
  /// The number of visible pixels in a row.
  package var width: Int
  /// The number of visible rows.
  package var height: Int
  /// The first visible column and row in memory.
  package var left: Int
  package var top: Int
  /// The distance between rows in bytes.
  package var lineLength: Int
  /// The size of the memory in bytes.
  package var memory: Int
  package var format: PixelFormat
  /// The clockwise rotation of touch surfaces against the picture; the picture is rotated the
  /// opposite way.
  package var rotation: Rotation

  /// Checks a driver's values; `nil` if the picture would exceed the memory.
  package init?(
    width: Int, height: Int, left: Int = 0, top: Int = 0, lineLength: Int, memory: Int,
    format: PixelFormat, rotation: Rotation = .none
  ) {
    let sides = 1...Self.maximumSide
    guard sides.contains(width), sides.contains(height), (0...Self.maximumSide).contains(left),
      (0...Self.maximumRow).contains(top), (1...Self.maximumLineLength).contains(lineLength),
      (left + width) * format.byteCount <= lineLength, (top + height) * lineLength <= memory
    else { return nil }
    self.width = width
    self.height = height
    self.left = left
    self.top = top
    self.lineLength = lineLength
    self.memory = memory
    self.format = format
    self.rotation = rotation
  }

  /// The limits of a driver's values.
  ///
  /// **Source:** ours: larger than any screen, and small enough that products do not overflow.
  private static let maximumSide = 32767
  private static let maximumLineLength = 1 << 20
  /// The maximum row: memory may hold several pictures, one below the other.
  private static let maximumRow = 1 << 20

  /// The size as the user sees it.
  package var userSize: Size {
    rotation.userSize(Size(width: Double(width), height: Double(height)))
  }
}

extension Rotation {
  /// Converts the rotation of consoles to that of touch surfaces; `none` for an invalid value.
  ///
  /// **Source:** the kernel's Documentation/fb/fbcon.rst, `/sys/class/graphics/fbcon/rotate`: the
  /// rotation of the text, where 0 is none, 1 clockwise, 2 upside down, 3 counter-clockwise.
  package init(fbcon text: some StringProtocol) {
    self =
      switch Int(text) {
      case 1: .left
      case 2: .upsideDown
      case 3: .right
      default: .none
      }
  }

  /// Converts a screen's panel orientation to the rotation of touch surfaces.
  ///
  /// **Source:** the kernel's drm_connector.c, `drm_panel_orientation_enum_list`. For the rotation
  /// of the kernel's own console: drm_client_modeset.c, `drm_client_rotation`.
  ///
  /// - Parameter side: The name of the property's value; any other name means no rotation.
  package init(panelOrientation side: String) {
    self =
      switch side {
      case "Upside Down": .upsideDown
      case "Left Side Up": .right
      case "Right Side Up": .left
      default: .none
      }
  }
}
