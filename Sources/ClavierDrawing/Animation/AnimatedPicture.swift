// SPDX-License-Identifier: MIT

public import ClavierKit

/// An animated picture: scenes, each with its duration.
///
/// All scenes are drawn in bounds that contain each of them. The animation repeats forever.
public struct AnimatedPicture {
  /// A scene and its duration.
  public struct Frame {
    public var scene: StyledScene
    /// The scene's duration; a negative one counts as zero.
    public var duration: Duration

    public init(_ scene: StyledScene, for duration: Duration) {
      self.scene = scene
      self.duration = duration
    }
  }

  /// The maximum number of frames, enough for five minutes of typing.
  public static let frameLimit = 3000
  /// The maximum duration of a frame; longer ones are shortened.
  ///
  /// **Source:** APNG, `fcTL`: 16 bits of milliseconds.
  public static let maximumFrameDuration = Duration.milliseconds(65535)

  public var frames: [Frame]

  public init(_ frames: [Frame]) {
    self.frames = frames
  }

  /// The scenes in common bounds, with equal neighbours merged.
  ///
  /// A scene without duration is omitted, unless it is the only one.
  public var distinctFrames: [Frame] {
    let bounds = bounds
    var distinct: [Frame] = []
    for frame in frames {
      var frame = frame
      frame.scene.bounds = bounds
      if let last = distinct.last, last.scene == frame.scene {
        distinct[distinct.count - 1].duration += max(.zero, frame.duration)
      } else if frame.duration > .zero {
        distinct.append(frame)
      }
    }
    guard distinct.isEmpty, var last = frames.last else { return distinct }
    last.scene.bounds = bounds
    return [last]
  }

  /// The union of all scenes' bounds.
  private var bounds: Rect {
    let all = frames.map(\.scene.bounds)
    return all.dropFirst().reduce(all.first ?? Rect(x: 0, y: 0, width: 0, height: 0)) {
      $0.union($1)
    }
  }
}
