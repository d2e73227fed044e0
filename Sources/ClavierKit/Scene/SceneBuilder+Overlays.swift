// SPDX-License-Identifier: MIT

// The overlays above the keys.
extension SceneBuilder {
  /// Returns the frame around the row or key that a scan offers.
  func highlights(of scene: Scene) -> [StyledScene.Box] {
    let frame: Rect? =
      switch scene.scan {
      case nil: nil
      case .key(let index)?:
        scene.frames.keys.indices.contains(index) ? scene.frames.keys[index].capFrame : nil
      case .row(let index)?:
        scene.frames.rows.indices.contains(index) ? scene.frames.rowFrame(index) : nil
      }
    guard let frame else { return [] }
    // A black and a white line, so that one of them contrasts with any background.
    let outer = Keyboard.ButtonBorderStyle(color: .black, size: 4)
    let inner = Keyboard.ButtonBorderStyle(color: .white, size: 2)
    let radius = styleService.buttonStyle(for: .character(""), isPressed: false).cornerRadius ?? 0
    return [outer, inner].map { border in
      StyledScene.Box(
        frame: frame, corners: StyledScene.Corners(radius), fill: .clear, border: border)
    }
  }

  /// Returns the mark at the position of a mouse or a touchpad.
  func pointer(at point: Point, isPressed: Bool) -> StyledScene.Box {
    let radius = isPressed ? 7.0 : 10.0
    let frame = Rect(
      minX: point.x - radius, minY: point.y - radius, maxX: point.x + radius,
      maxY: point.y + radius)
    return StyledScene.Box(
      frame: frame, corners: StyledScene.Corners(radius),
      fill: Color.black.opacity(isPressed ? 0.9 : 0.5),
      border: Keyboard.ButtonBorderStyle(color: .white, size: 2))
  }
}

extension KeyboardFrames {
  /// Returns the rectangle around the caps of a row.
  fileprivate func rowFrame(_ index: Int) -> Rect {
    keys[rows[index].keys].reduce(Rect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.capFrame) }
  }
}
