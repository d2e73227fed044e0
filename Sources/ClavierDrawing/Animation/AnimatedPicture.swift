// SPDX-License-Identifier: MIT

public import ClavierKit

/// A picture that moves: scenes, each with the time that it is seen.
///
/// All scenes are drawn in bounds that have room for every one of them. It begins anew when it ends.
public struct AnimatedPicture {
  /// What is seen for a while.
  public struct Frame {
    public var scene: StyledScene
    /// How long it is seen; what is negative counts as zero.
    public var duration: Duration

    public init(_ scene: StyledScene, for duration: Duration) {
      self.scene = scene
      self.duration = duration
    }
  }

  /// How many frames a picture has at most: those of five minutes of typing.
  public static let frameLimit = 3000
  /// How long a frame is seen at most; what is longer is cut.
  ///
  /// **Source:** APNG, `fcTL`: 16 bits of milliseconds.
  public static let longestFrame = Duration.milliseconds(65535)

  public var frames: [Frame]

  public init(_ frames: [Frame]) {
    self.frames = frames
  }

  /// The scenes in bounds that have room for all, each as long as it looks the same.
  ///
  /// A scene that is not seen at all is left out, unless it is the only one.
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

  /// The room that all scenes need together.
  private var bounds: Rect {
    let all = frames.map(\.scene.bounds)
    return all.dropFirst().reduce(all.first ?? Rect(x: 0, y: 0, width: 0, height: 0)) {
      $0.union($1)
    }
  }
}
