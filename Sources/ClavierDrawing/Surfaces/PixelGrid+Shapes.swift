// SPDX-License-Identifier: MIT

import ClavierKit

// The conversion of a scene's parts to shapes in pixels.
extension PixelGrid {
  /// Returns the shape of a box.
  func shape(of box: StyledScene.Box) -> Shape {
    let radii = StyledScene.Corners(
      topLeft: length(box.corners.topLeft), topRight: length(box.corners.topRight),
      bottomLeft: length(box.corners.bottomLeft), bottomRight: length(box.corners.bottomRight))
    return Shape(rect(box.frame), corners: radii)
  }

  /// Returns the shape of a callout, joined with its stem if it has one.
  func shape(of callout: StyledScene.Callout) -> Shape {
    guard let stem = callout.stem, !stem.frame.isEmpty, !callout.body.frame.isEmpty else {
      return shape(of: callout.body)
    }
    return .callout(
      CalloutOutline(
        body: body(callout.body.frame, over: stem.frame),
        cornerRadius: length(callout.body.corners.topLeft),
        stem: rect(stem.frame), stemRadius: length(stem.cornerRadius),
        curve: Size(width: length(stem.curve.width), height: length(stem.curve.height))))
  }

  /// Returns the body of a callout; overhang and height are rounded, so that equal keys have equal
  /// callouts.
  private func body(_ body: Rect, over stem: Rect) -> Rect {
    let pixels = rect(stem)
    let bottom = pixels.minY + aligned((body.maxY - stem.minY) * scale)
    return Rect(
      minX: pixels.minX + aligned((body.minX - stem.minX) * scale),
      minY: bottom - aligned(body.height * scale),
      maxX: pixels.maxX + aligned((body.maxX - stem.maxX) * scale), maxY: bottom)
  }

  /// Returns whether a box may be clipped anywhere, because it has no round corners or shadows, or
  /// is copied.
  func mayClip(_ box: StyledScene.Box, as shape: Shape) -> Bool {
    box.shadows.isEmpty && shape.isUpright || cachedInk(of: box, as: shape) != nil
  }

  /// Returns the ink of a box and its shadows, if the box is copied from a cached picture.
  ///
  /// A copy has the same pixels wherever it is clipped.
  ///
  /// - Returns: The ink, in pixels. The result is `nil` for a box that is too large or has a
  ///   background, and for vector pictures; these are drawn each time.
  func cachedInk(of box: StyledScene.Box, as shape: Shape) -> Rect? {
    guard isSnapping, box.background == nil else { return nil }
    let ink = box.shadows.reduce(shape.frame) { ink, shadow in
      let blur = length(shadow.blur)
      let moved = shape.frame.moved(by: offset(of: shadow))
      return ink.union(moved.grown(horizontally: blur, vertically: blur))
    }
    let pixels = Rect(
      minX: ink.minX.rounded(.down) - 1, minY: ink.minY.rounded(.down) - 1,
      maxX: ink.maxX.rounded(.up) + 1, maxY: ink.maxY.rounded(.up) + 1)
    return BoxCache.hasRoom(for: pixels) ? pixels : nil
  }

  /// Returns the offset of a shadow, in pixels.
  func offset(of shadow: StyledScene.Shadow) -> Point {
    Point(x: signedLength(shadow.offset.width), y: signedLength(shadow.offset.height))
  }

  /// Returns a signed length in whole pixels, so that a shadow is as sharp as its shape.
  private func signedLength(_ points: Double) -> Double {
    aligned(points < 0 ? -length(-points) : length(points))
  }
}
