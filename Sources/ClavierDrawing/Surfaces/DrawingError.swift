// SPDX-License-Identifier: MIT

/// Why something cannot be drawn, in the user's words, with what to do about it.
public enum DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The scale is none that can be drawn at.
  case scale(Double)
  /// There is nothing to draw, or more than fits into memory. Unit: pixels.
  case size(width: Double, height: Double)
  /// A picture that moves has more frames than it can have.
  case frames(Int)
  /// A background's image cannot be used.
  case image(String, reason: String)
  /// The library that draws gave up.
  case failed(String)

  public var description: String {
    switch self {
    case .scale(let scale):
      "nothing can be drawn at a scale of \(scale); use a number from "
        + "\(SceneRenderer.scales.lowerBound) to \(SceneRenderer.scales.upperBound)"
    case .size(let width, let height):
      "a picture of \(Self.pixels(width)) × \(Self.pixels(height)) pixels cannot be drawn; each side "
        + "has 1 to \(PixelSurface.longestSide), and all of it at most \(PixelSurface.mostPixels): "
        + "use another width or scale"
    case .frames(let count):
      "a picture that moves has at most \(AnimatedPicture.frameLimit) frames, and this has \(count): "
        + "make it shorter"
    case .image(let name, let reason): "\(name): \(reason)"
    case .failed(let reason): "the picture could not be drawn: \(reason)"
    }
  }

  /// A number of pixels without a fraction, whatever it is.
  private static func pixels(_ number: Double) -> String {
    Int(exactly: number.rounded()).map { "\($0)" } ?? "\(number)"
  }
}
