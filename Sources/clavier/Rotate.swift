// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierKit
import ClavierSettings
import ClavierLink

/// Turns all surfaces, as the picture was turned.
struct Rotate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Turns all touch surfaces, as the picture was turned.",
    discussion: """
      Numbers are those of touch.rotation: how far the surfaces are turned clockwise against the picture, \
      beyond what the configuration says. The words are those of "xrandr --rotate": how the picture was \
      turned. Fingers that are down are forgotten. It holds until the daemon ends.

      Exit status: 0 once it is done, 1 if no daemon answers, 2 if it cannot be talked to.
      """)

  @Argument(help: "0, 90, 180, 270, normal, left, inverted or right.")
  var turn: Turn

  @OptionGroup var link: LinkOptions

  func run() throws {
    try link.talk { client throws(LinkError) in try client.rotate(turn.rotation) }
  }

  /// What may be said.
  enum Turn: String, CaseIterable, ExpressibleByArgument {
    case none = "0"
    case right = "90"
    case upsideDown = "180"
    case left = "270"
    case pictureNormal = "normal"
    case pictureLeft = "left"
    case pictureInverted = "inverted"
    case pictureRight = "right"

    /// How the surfaces lie then: a picture that was turned left has them turned right.
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
