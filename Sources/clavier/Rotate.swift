// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierKit
import ClavierSettings
import ClavierLink

/// The `clavier rotate` command, which rotates all surfaces along with the picture.
struct Rotate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rotate",
    abstract: "Rotates all touch surfaces, as the picture was rotated.",
    discussion: """
      The rotation is in addition to the configured one. A number is a clockwise rotation of the \
      surfaces against the picture, as in touch.rotation. A word is the rotation of the picture, as \
      in "xrandr --rotate". Touches in progress are cancelled. The rotation lasts until the daemon \
      ends.

      Exit status: 0 on success, 1 if no daemon answers, 2 for another connection error.
      """)

  @Argument(help: "0, 90, 180, 270, normal, left, inverted or right.")
  var turn: Turn

  @OptionGroup var link: LinkOptions

  func run() throws {
    try link.withClient { client throws(LinkError) in try client.rotate(turn.rotation) }
  }

  /// The accepted rotations.
  enum Turn: String, CaseIterable, ExpressibleByArgument {
    case none = "0"
    case right = "90"
    case upsideDown = "180"
    case left = "270"
    case pictureNormal = "normal"
    case pictureLeft = "left"
    case pictureInverted = "inverted"
    case pictureRight = "right"

    /// The rotation of the surfaces: if the picture was rotated left, the surfaces are rotated
    /// right.
    var rotation: Rotation {
      switch self {
      case .none, .pictureNormal: .none
      case .right, .pictureLeft: .right
      case .upsideDown, .pictureInverted: .upsideDown
      case .left, .pictureRight: .left
      }
    }
  }
}
