// SPDX-License-Identifier: MIT

import ClavierKit

/// The painter of a scene's layers, from bottom to top.
struct ScenePainter {
  let canvas: Canvas
  let grid: PixelGrid
  let renderer: SceneRenderer
  /// The language of the labels.
  var language = ""
  /// The painted area in pixels; nothing is drawn outside it.
  private let area: Rect

  init(_ canvas: Canvas, _ grid: PixelGrid, _ renderer: SceneRenderer, area: Rect) {
    self.canvas = canvas
    self.grid = grid
    self.renderer = renderer
    self.area = area
  }

  func paint(_ scene: StyledScene) {
    var painter = self
    painter.language = scene.language
    painter.paintLayers(of: scene)
  }

  private func paintLayers(of scene: StyledScene) {
    if let gap = scene.gap {
      let hole = Shape(grid.rect(gap), corners: StyledScene.Corners())
      canvas.clipped(to: hole, outsideOf: grid.rect(scene.bounds)) { paint(scene.background) }
    } else {
      paint(scene.background)
    }
    if let toolbar = scene.toolbar { paint(toolbar) }
    for key in scene.keys where isPainted(key.inkFrame) {
      paint(key.cap)
      key.labels.forEach(paint)
      key.marks.forEach(paint)
    }
    scene.highlights.forEach(paint)
    scene.callouts.forEach(paint)
    if let pointer = scene.pointer { paint(pointer) }
  }

  private func isPainted(_ ink: Rect) -> Bool {
    grid.pixels(around: ink).overlaps(area)
  }

  private func paint(_ toolbar: StyledScene.Toolbar) {
    paint(toolbar.box)
    for item in toolbar.items where isPainted(item.inkFrame) {
      paint(item.box)
      item.labels.forEach(paint)
    }
    toolbar.separators.forEach(paint)
  }

  func paint(_ callout: StyledScene.Callout) {
    guard isPainted(callout.inkFrame) else { return }
    paint(callout.body, as: grid.shape(of: callout))
    for item in callout.items {
      if let box = item.box { paint(box) }
      paint(item.label)
    }
    callout.separators.forEach(paint)
  }

  // MARK: Boxes

  func paint(_ box: StyledScene.Box) {
    guard isPainted(box.inkFrame) else { return }
    paint(box, as: grid.shape(of: box))
  }

  private func paint(_ box: StyledScene.Box, as shape: Shape) {
    guard !shape.frame.isEmpty else { return }
    // Boxes without round corners are filled faster than copied.
    if !(box.shadows.isEmpty && shape.isUpright), let ink = grid.cachedInk(of: box, as: shape) {
      let picture = renderer.boxes.picture(of: box, as: shape, ink: ink) { shape, canvas in
        let painter = ScenePainter(canvas, grid, renderer, area: ink)
        painter.paintFirst(box.shadows, of: shape)
        painter.paintFace(box, as: shape)
      }
      if let picture {
        return canvas.draw(
          picture, at: Point(x: ink.minX, y: ink.minY),
          opaque: box.fill.alpha >= 1 ? shape.cores : [])
      }
    }
    for shadow in box.shadows { paint(shadow, of: shape) }
    paintFace(box, as: shape)
  }

  /// Paints the inside of a shape.
  private func paintFace(_ box: StyledScene.Box, as shape: Shape) {
    canvas.fill(shape, box.fill)
    if let background = box.background { paint(background, in: shape) }
    if box.border.isVisible {
      let line = grid.line(box.border.size)
      canvas.strokeInside(shape, width: line.width, box.border.color.opacity(line.opacity))
    }
    if let overlay = box.overlay { canvas.fill(shape, overlay) }
  }

  private func paint(_ background: Keyboard.Background, in shape: Shape) {
    if let color = background.backgroundColor { canvas.fill(shape, color) }
    if let gradient = background.backgroundGradient {
      canvas.fill(shape, gradient: gradient, in: shape.frame)
    }
    if let image = background.image {
      renderer.images.paint(image, background.imageContentMode, in: shape, on: canvas)
    }
    if let gradient = background.overlayGradient {
      canvas.fill(shape, gradient: gradient, in: shape.frame)
    }
    if let color = background.overlayColor { canvas.fill(shape, color) }
  }

  // MARK: Shadows

  /// Paints a shadow only outside its shape.
  private func paint(_ shadow: StyledScene.Shadow, of shape: Shape) {
    guard !shadow.color.isClear else { return }
    let offset = grid.offset(of: shadow)
    let blur = grid.length(shadow.blur)
    let moved = shape.moved(by: offset)
    if blur == 0, case .box(let rect, let corners) = shape, offset.x == 0, offset.y > 0 {
      // For the usual shadow of a key, only the visible part is drawn, without a slow clip.
      paintEdge(below: rect, corners, offset.y, shadow.color)
      return
    }
    let ink = moved.frame.grown(horizontally: blur + 1, vertically: blur + 1).union(shape.frame)
    canvas.clipped(to: shape, outsideOf: ink.grown(horizontally: 1, vertically: 1)) {
      paint(moved, blur: blur, shadow.color)
    }
  }

  /// Paints shadows on an empty area.
  ///
  /// The inside of the shape is erased afterwards, which is much faster than clipping each ring of
  /// a blurred shadow.
  private func paintFirst(_ shadows: [StyledScene.Shadow], of shape: Shape) {
    for shadow in shadows where shadow.isBlurred {
      paint(shape.moved(by: grid.offset(of: shadow)), blur: grid.length(shadow.blur), shadow.color)
    }
    if shadows.contains(where: \.isBlurred) { canvas.erase(shape) }
    for shadow in shadows where !shadow.isBlurred { paint(shadow, of: shape) }
  }

  private func paintEdge(
    below rect: Rect, _ corners: StyledScene.Corners, _ depth: Double, _ color: Color
  ) {
    let reach = min(rect.height, max(corners.bottomLeft, corners.bottomRight) + depth + 1)
    let strip = Rect(
      minX: rect.minX, minY: rect.maxY - reach, maxX: rect.maxX, maxY: rect.maxY + depth)
    canvas.fillCrescent(in: strip, bottom: rect.maxY, corners, depth, color)
  }

  /// Paints a shape with a blurred edge, approximated by rings of increasing opacity.
  private func paint(_ shape: Shape, blur: Double, _ color: Color) {
    canvas.fill(shape, color)
    guard blur > 0 else { return }
    let rings = max(2, min(12, Int(blur.rounded(.up))))
    var outer = 0.0
    for ring in stride(from: rings, to: 0, by: -1) {
      // The desired opacity of the ring, and the opacity to add to that of the outer rings.
      let distance = (Double(ring) - 0.5) / Double(rings)
      let wanted = color.alpha * (1 - distance) * (1 - distance)
      let added = (wanted - outer) / max(1 - outer, 0.001)
      outer = wanted
      let width = 2 * blur * Double(ring) / Double(rings)
      canvas.stroke(
        shape, width: width,
        Color(red: color.red, green: color.green, blue: color.blue, alpha: added))
    }
  }
}

extension StyledScene.Shadow {
  /// Whether the edge of the shadow is blurred.
  fileprivate var isBlurred: Bool { blur > 0 && !color.isClear }
}
