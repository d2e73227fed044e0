// SPDX-License-Identifier: MIT

/// Converts the callouts of scenes to styled callouts, for ``SceneBuilder``.
///
/// The service's styles are read once, since all callouts of a scene share them.
struct CalloutStyler {
  private let input: Callouts.InputCalloutStyle
  private let action: Callouts.ActionCalloutStyle

  /// Creates a styler.
  ///
  /// - Parameter service: The style service, after ``SceneBuilder/prepareService(for:)``.
  init(_ service: any KeyboardStyleService) {
    input = service.inputCalloutStyle
    action = service.actionCalloutStyle
  }

  /// Returns the styled callout of a scene.
  func callout(_ scene: CalloutScene) -> StyledScene.Callout {
    switch scene.kind {
    case .input:
      let style = input
      let padding = EdgeInsets(
        horizontal: style.calloutPadding.asLength, vertical: style.calloutPadding.asLength)
      return callout(scene, style.callout) { item, _ in
        StyledScene.Callout.Item(
          label: StyledScene.Label(
            .text(item.label), font: style.font, color: style.callout.textColor,
            frame: item.frame.inset(by: padding)))
      }
    case .action:
      let style = action
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

  /// Returns whether a callout hides its key completely.
  func hidesKey(of scene: CalloutScene) -> Bool {
    let style = scene.kind == .input ? input.callout : action.callout
    return hasStem(scene) && style.backgroundColor.alpha >= 1
  }

  /// Returns whether the callout and its key are one shape, because the callout touches the key
  /// from above.
  ///
  /// **Source:** KeyboardKit, which hides the stems of action callouts on tablets, where callouts
  /// cover their keys.
  private func hasStem(_ scene: CalloutScene) -> Bool {
    let (body, key) = (scene.backgroundFrame, scene.keyFrame)
    return abs(body.maxY - key.minY) < 1 && body.minX < key.maxX && body.maxX > key.minX
  }
}
