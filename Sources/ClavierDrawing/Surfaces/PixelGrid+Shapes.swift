// SPDX-License-Identifier: MIT

import ClavierKit

// What parts of a scene are in pixels.
extension PixelGrid {
  /// The shape of a box.
  func shape(of box: StyledScene.Box) -> Shape {
    let radii = StyledScene.Corners(
      topLeft: length(box.corners.topLeft), topRight: length(box.corners.topRight),
      bottomLeft: length(box.corners.bottomLeft), bottomRight: length(box.corners.bottomRight))
    return Shape(rect(box.frame), corners: radii)
  }

  /// The shape of a callout: with its stem as one, if it has one.
  func shape(of callout: StyledScene.Callout) -> Shape {
    guard let stem = callout.stem, !stem.frame.isEmpty, !callout.body.frame.isEmpty else {
      return shape(of: callout.body)
    }
    return .callout(
      CalloutOutline(
        body: rect(callout.body.frame), cornerRadius: length(callout.body.corners.topLeft),
        stem: rect(stem.frame), stemRadius: length(stem.cornerRadius),
        curve: Size(width: length(stem.curve.width), height: length(stem.curve.height))))
  }

  /// Whether a box looks the same wherever it is cut: it is upright and has no shadows, or is copied.
  func mayCut(_ box: StyledScene.Box, as shape: Shape) -> Bool {
    box.shadows.isEmpty && shape.isUpright || copiedInk(of: box, as: shape) != nil
  }

  /// All pixels that a box and its shadows are drawn on, if it is copied from a picture of it.
  ///
  /// What is copied is the same wherever the copy is cut.
  ///
  /// - Returns: The pixels; `nil` for a box that is drawn each time: it is too large, or holds a picture, or there are no
  ///   pixels.
  func copiedInk(of box: StyledScene.Box, as shape: Shape) -> Rect? {
    guard isSnapping, box.background == nil else { return nil }
    let ink = box.shadows.reduce(shape.frame) { ink, shadow in
      let blur = length(shadow.blur)
      let moved = shape.frame.moved(by: offset(of: shadow))
      return ink.union(moved.grown(horizontally: blur, vertically: blur))
    }
    let pixels = Rect(
      minX: ink.minX.rounded(.down) - 1, minY: ink.minY.rounded(.down) - 1,
      maxX: ink.maxX.rounded(.up) + 1, maxY: ink.maxY.rounded(.up) + 1)
    return BoxPictures.haveRoom(for: pixels) ? pixels : nil
  }

  /// How far a shadow lies from what throws it.
  func offset(of shadow: StyledScene.Shadow) -> Point {
    Point(x: signedLength(shadow.offset.width), y: signedLength(shadow.offset.height))
  }

  /// How far a shadow lies, in pixels: whole ones, so that it is as sharp as its shape.
  private func signedLength(_ points: Double) -> Double {
    edge(points < 0 ? -length(-points) : length(points))
  }
}
