// SPDX-License-Identifier: MIT

package import ClavierKit
package import ClavierSettings
import Panel

/// How the picture of a framebuffer stands in its memory, and how it is to be seen.
package struct FramebufferLayout: Hashable, Sendable {
  /// How many pixels a row has that is shown.
  package var width: Int
  /// How many rows are shown.
  package var height: Int
  /// Where in memory these begin, in pixels and rows.
  package var left: Int
  package var top: Int
  /// How many bytes it is from a row to the next.
  package var lineLength: Int
  /// How many bytes there are.
  package var memory: Int
  package var format: PixelFormat
  /// How far touch surfaces of the screen are turned clockwise against the picture: so far the picture is turned the
  /// other way.
  package var rotation: Rotation

  /// Takes what a driver says; `nil` where what it shows would not be in its memory.
  package init?(
    width: Int, height: Int, left: Int = 0, top: Int = 0, lineLength: Int, memory: Int,
    format: PixelFormat, rotation: Rotation = .none
  ) {
    let sides = 1...Self.longestSide
    guard sides.contains(width), sides.contains(height), (0...Self.longestSide).contains(left),
      (0...Self.furthestRow).contains(top), (1...Self.longestLine).contains(lineLength),
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

  /// **Source:** ours: larger than any screen, and no product of these is too large for a number.
  private static let longestSide = 32767
  private static let longestLine = 1 << 20
  /// Several pictures may be below each other.
  private static let furthestRow = 1 << 20

  /// The size as its user sees it.
  package var seen: Size {
    rotation.seen(Size(width: Double(width), height: Double(height)))
  }
}

extension Rotation {
  /// How touch surfaces are turned where the kernel turns its consoles, as `/sys/class/graphics/fbcon/rotate` says; what
  /// is no turn is none.
  ///
  /// **Source:** the kernel's Documentation/fb/fbcon.rst: the text is turned, 0 not at all, 1 clockwise, 2 upside down,
  /// 3 counter-clockwise.
  package init(fbcon text: some StringProtocol) {
    self =
      switch Int(text) {
      case 1: .left
      case 2: .upsideDown
      case 3: .right
      default: .none
      }
  }

  /// How touch surfaces of a screen are turned whose driver says which of its sides is up.
  ///
  /// **Source:** the kernel's drm_connector.c, `drm_panel_orientation_enum_list`, and how its own console turns its text
  /// then, drm_client_modeset.c, `drm_client_rotation`.
  ///
  /// - Parameter side: The property's value, by its name; of any other nothing is known.
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
