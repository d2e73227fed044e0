// SPDX-License-Identifier: MIT

package import ClavierKit
package import ClavierSettings

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
  /// How the console turns its text, and the panel its picture, clockwise.
  package var turn: ConsoleTurn

  /// Takes what a driver says; `nil` where what it shows would not be in its memory.
  package init?(
    width: Int, height: Int, left: Int = 0, top: Int = 0, lineLength: Int, memory: Int,
    format: PixelFormat, turn: ConsoleTurn = .none
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
    self.turn = turn
  }

  /// **Source:** ours: larger than any screen, and no product of these is too large for a number.
  private static let longestSide = 32767
  private static let longestLine = 1 << 20
  /// Several pictures may be below each other.
  private static let furthestRow = 1 << 20

  /// The size as its user sees it.
  package var seen: Size {
    turn.isSideways
      ? Size(width: Double(height), height: Double(width))
      : Size(width: Double(width), height: Double(height))
  }
}

/// How a text console is turned on its way to the screen.
package enum ConsoleTurn: Int, Hashable, Sendable, CaseIterable {
  case none
  /// By a quarter clockwise.
  case clockwise
  case upsideDown
  /// By a quarter the other way.
  case counterclockwise

  /// Whether its rows are columns of the screen.
  package var isSideways: Bool { self == .clockwise || self == .counterclockwise }

  /// How far touch surfaces of the screen are turned clockwise against the picture.
  package var rotation: Rotation {
    switch self {
    case .none: .none
    case .clockwise: .left
    case .upsideDown: .upsideDown
    case .counterclockwise: .right
    }
  }

  /// What `/sys/class/graphics/fbcon/rotate` says; what is no turn is none.
  ///
  /// **Source:** the kernel's Documentation/fb/fbcon.rst: 0 normal, 1 clockwise, 2 upside down, 3 counter-clockwise.
  package init(text: some StringProtocol) {
    self = Int(text).flatMap(ConsoleTurn.init) ?? .none
  }
}
