// SPDX-License-Identifier: MIT

import CPango
import ClavierKit

// Labels.
extension ScenePainter {
  func paint(_ label: StyledScene.Label) {
    let frame = grid.rect(label.frame)
    guard !frame.isEmpty, !label.color.isClear else { return }
    switch label.content {
    case .text(let text): paint(text, label, in: frame)
    case .image(let name, let text):
      if let drawing = renderer.drawings[name] {
        let place = DrawingPlace(
          context: canvas.context, frame: frame, scale: grid.scale, color: label.color)
        canvas.clipped(to: frame) {
          canvas.setColor(label.color)
          drawing(place)
        }
      } else if let picture = renderer.images.picture(named: name) {
        paint(picture, as: label.color.alpha, in: frame)
      } else {
        paint(text, label, in: frame)
      }
    case .icon(let icon): paint(icon, label, in: frame)
    }
  }

  private func paint(_ text: String, _ label: StyledScene.Label, in frame: Rect) {
    guard let line = renderer.typesetter.line(text, label.font, language, in: frame.size) else {
      return
    }
    let start = Point(
      x: grid.aligned(left(of: line.width, label.alignment.horizontal, in: frame)),
      y: grid.aligned(baseline(of: line, label.alignment.vertical, in: frame)))
    let ink = line.ink.moved(by: start)
    let isInside =
      ink.minX >= frame.minX - 1 && ink.maxX <= frame.maxX + 1 && ink.minY >= frame.minY
      && ink.maxY <= frame.maxY
    if isInside {
      draw(line, label.color, at: start)
    } else {
      canvas.clipped(to: frame) { draw(line, label.color, at: start) }
    }
  }

  /// Paints an image as large as the frame allows, with the opacity of a text in its place.
  private func paint(_ picture: ImagePicture, as opacity: Double, in frame: Rect) {
    let shape = Shape(frame, corners: StyledScene.Corners())
    if opacity >= 1 {
      picture.paint(.fit, in: shape, on: canvas)
    } else {
      canvas.withOpacity(opacity) { picture.paint(.fit, in: shape, on: canvas) }
    }
  }

  private func draw(_ line: TextLine, _ color: Color, at start: Point) {
    guard line.isPicture, color.alpha < 1 else {
      canvas.setColor(color)
      line.draw(on: canvas, baseline: start)
      return
    }
    // Emojis have their own colours, to which the label's opacity would not apply.
    canvas.withOpacity(color.alpha) {
      canvas.setColor(color.opaque)
      line.draw(on: canvas, baseline: start)
    }
  }

  private func left(
    of width: Double, _ alignment: StyledScene.Alignment.Horizontal, in frame: Rect
  ) -> Double {
    switch alignment {
    case .left: frame.minX
    case .center: frame.center.x - width / 2
    case .right: frame.maxX - width
    }
  }

  /// Returns the baseline of a line of text.
  ///
  /// For centred text, the capitals are centred, and other letters share their baseline. Where
  /// descenders would not fit, the baseline is raised for all texts of the row, even those without
  /// descenders. Emojis, and text higher than its frame, are centred by their ink.
  private func baseline(
    of line: TextLine, _ alignment: StyledScene.Alignment.Vertical, in frame: Rect
  ) -> Double {
    switch alignment {
    case .top: return frame.minY + max(line.ascent, -line.ink.minY)
    case .bottom: return frame.maxY - max(line.descent, line.ink.maxY)
    case .center:
      let centered = frame.center.y - line.ink.center.y
      if line.isPicture { return centered }
      let baseline = frame.center.y + line.capHeight / 2
      guard line.ink.height <= frame.height else { return centered }
      let lowest = frame.maxY - max(line.descender, line.ink.maxY)
      return max(frame.minY - line.ink.minY, min(baseline, lowest))
    }
  }

  private func paint(_ icon: KeyboardIcon, _ label: StyledScene.Label, in frame: Rect) {
    // The drawing includes its margin, which may be outside the frame.
    let room = min(frame.width, frame.height) * IconDrawing.side / IconDrawing.inner
    let side = min(grid.length(label.font.size) * IconDrawing.side / IconDrawing.inner, room)
    guard side >= 1 else { return }
    let x: Double =
      switch label.alignment.horizontal {
      case .left: frame.minX - side * IconDrawing.margin
      case .center: frame.center.x - side / 2
      case .right: frame.maxX - side * (1 - IconDrawing.margin)
      }
    let y: Double =
      switch label.alignment.vertical {
      case .top: frame.minY - side * IconDrawing.margin
      case .center: frame.center.y - side / 2
      case .bottom: frame.maxY - side * (1 - IconDrawing.margin)
      }
    let place = Rect(x: grid.aligned(x), y: grid.aligned(y), width: side, height: side)
    icon.drawing.draw(on: canvas, in: place, label.color, weight: label.font.resolvedWeight)
  }
}

extension Color {
  /// The colour with full opacity.
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}
