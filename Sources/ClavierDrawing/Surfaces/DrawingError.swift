// SPDX-License-Identifier: MIT

/// A reason why a picture cannot be drawn, with the remedy, as a message for the user.
public enum DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The scale is out of range.
  case scale(Double)
  /// The picture is empty or too large; the sizes are in pixels.
  case size(width: Double, height: Double)
  /// An animation has too many frames.
  case frames(Int)
  /// An image is unusable.
  case image(String, reason: String)
  /// The drawing library has failed.
  case failed(String)

  public var description: String {
    switch self {
    case .scale(let scale):
      "nothing can be drawn at a scale of \(scale); use a number from "
        + "\(SceneRenderer.scales.lowerBound) to \(SceneRenderer.scales.upperBound)"
    case .size(let width, let height):
      "a picture of \(Self.pixels(width)) × \(Self.pixels(height)) pixels cannot be drawn; each side "
        + "has 1 to \(PixelSurface.maximumSide), and all of it at most "
        + "\(PixelSurface.maximumPixels): use another width or scale"
    case .frames(let count):
      "an animated picture has at most \(AnimatedPicture.frameLimit) frames, and this has \(count): "
        + "make it shorter"
    case .image(let name, let reason): "\(name): \(reason)"
    case .failed(let reason): "the picture could not be drawn: \(reason)"
    }
  }

  /// Formats a number of pixels without a fraction, if possible.
  private static func pixels(_ number: Double) -> String {
    Int(exactly: number.rounded()).map { "\($0)" } ?? "\(number)"
  }
}
