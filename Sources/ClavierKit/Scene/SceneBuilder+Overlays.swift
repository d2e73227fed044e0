// SPDX-License-Identifier: MIT

// What lies over the keys.
extension SceneBuilder {
  /// The bubble or the list of a scene.
  func callout(_ scene: CalloutScene) -> StyledScene.Callout {
    switch scene.kind {
    case .input:
      let style = styleService.inputCalloutStyle
      let padding = EdgeInsets(
        horizontal: style.calloutPadding.asLength, vertical: style.calloutPadding.asLength)
      return callout(scene, style.callout) { item, _ in
        StyledScene.Callout.Item(
          label: StyledScene.Label(
            .text(item.label), font: style.font, color: style.callout.textColor,
            frame: item.frame.inset(by: padding)))
      }
    case .action:
      let style = styleService.actionCalloutStyle
      return callout(scene, style.callout) { item, isSelected in
        let label = StyledScene.Label(
          .text(item.label), font: style.font,
          color: isSelected ? style.selectedForegroundColor : style.callout.textColor,
          frame: item.frame)
        let box = StyledScene.Box(
          frame: item.frame, corners: StyledScene.Corners(style.callout.cornerRadius),
          fill: style.selectedBackgroundColor)
        return StyledScene.Callout.Item(
          box: isSelected ? box : nil, label: label, isSelected: isSelected)
      }
    }
  }

  private func callout(
    _ scene: CalloutScene, _ style: Callouts.CalloutStyle,
    item: (CalloutScene.Item, Bool) -> StyledScene.Callout.Item
  ) -> StyledScene.Callout {
    let body = StyledScene.Box(
      frame: scene.backgroundFrame, corners: StyledScene.Corners(style.cornerRadius),
      fill: style.backgroundColor,
      // KeyboardKit draws the border as a shadow that is blurred by 0.4 points.
      border: Keyboard.ButtonBorderStyle(color: style.borderColor, size: 0.5),
      shadows: [StyledScene.Shadow(color: style.shadowColor, blur: style.shadowRadius)])
    let stem = StyledScene.Callout.Stem(
      frame: scene.keyFrame, cornerRadius: style.buttonCornerRadius.asLength,
      curve: Size(width: style.curveSize.width.asLength, height: style.curveSize.height.asLength))
    return StyledScene.Callout(
      body: body, stem: hasStem(scene) ? stem : nil,
      items: scene.items.enumerated().map { item($1, $0 == scene.selectedIndex) })
  }

  /// Whether the callout is one shape with its key: where it touches the key from above.
  ///
  /// **Source:** KeyboardKit, which hides the stems of lists on tablets, where they cover their keys.
  private func hasStem(_ scene: CalloutScene) -> Bool {
    let (body, key) = (scene.backgroundFrame, scene.keyFrame)
    return abs(body.maxY - key.minY) < 1 && body.minX < key.maxX && body.maxX > key.minX
  }

  /// The frame around what a scan offers.
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
    // Two lines, of which one is seen on whatever ground.
    let outer = Keyboard.ButtonBorderStyle(color: .black, size: 4)
    let inner = Keyboard.ButtonBorderStyle(color: .white, size: 2)
    let radius = styleService.buttonStyle(for: .character(""), isPressed: false).cornerRadius ?? 0
    return [outer, inner].map { border in
      StyledScene.Box(
        frame: frame, corners: StyledScene.Corners(radius), fill: .clear, border: border)
    }
  }

  /// The mark where a mouse or a touchpad points.
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
  /// Where the caps of a row are, from the first to the last one.
  fileprivate func rowFrame(_ index: Int) -> Rect {
    keys[rows[index].keys].reduce(Rect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.capFrame) }
  }
}
