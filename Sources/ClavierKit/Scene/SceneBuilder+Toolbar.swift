// SPDX-License-Identifier: MIT

extension SceneBuilder {
  /// Returns the toolbar of suggestions: equal parts of the width in the reading order of the
  /// language, with lines between them.
  ///
  /// ```
  ///   ╭────────────┬────────────┬────────────╮   no line beside a correction, which has a
  ///   │    “teh”   │    (the)   │    then    │   background of its own
  ///   ╰────────────┴────────────┴────────────╯
  /// ```
  ///
  /// The pressed suggestion has the cap and the label colour of a pressed key.
  ///
  /// **Source:** KeyboardKit 8.9 for the positions of the lines.
  func toolbar(
    _ shown: [Autocomplete.Suggestion], pressed: Int?, in bar: Rect
  ) -> StyledScene.Toolbar {
    let box = StyledScene.Box(frame: bar, fill: styleService.toolbarStyle.backgroundColor)
    guard !shown.isEmpty else { return StyledScene.Toolbar(box: box) }
    let style = styleService.autocompleteToolbarStyle
    let cells = bar.columns(
      shown.count, isRightToLeft: context.locale.identifier.isRightToLeft)
    var items: [StyledScene.Toolbar.Item] = []
    var separators: [StyledScene.Box] = []
    for (index, (suggestion, cell)) in zip(shown, cells).enumerated() {
      items.append(item(suggestion, isPressed: index == pressed, in: cell, style))
      let next = index + 1 < shown.count ? shown[index + 1] : nil
      if let next, !suggestion.isAutocorrect, !next.isAutocorrect {
        separators.append(line(at: max(cell.minX, cells[index + 1].minX), in: bar, style.separator))
      }
    }
    return StyledScene.Toolbar(box: box, items: items, separators: separators)
  }

  private func item(
    _ suggestion: Autocomplete.Suggestion, isPressed: Bool, in cell: Rect,
    _ style: Autocomplete.ToolbarStyle
  ) -> StyledScene.Toolbar.Item {
    var style = suggestion.isAutocorrect ? style.autocorrectItem : style.item
    // Quotation marks show that this is the typed text, not a suggestion.
    let title = suggestion.type == .unknown ? "“\(suggestion.title)”" : suggestion.title
    var box = StyledScene.Box(
      frame: cell.inset(by: EdgeInsets(horizontal: 4, vertical: 6)),
      corners: StyledScene.Corners(style.backgroundCornerRadius), fill: style.backgroundColor)
    if isPressed {
      let key = styleService.buttonStyle(for: .character("a"), isPressed: true)
      let corners = box.corners
      box = StyledScene.Box(frame: box.frame, style: key, isPressed: true)
      box.corners = corners
      let color = styleService.foregroundColor ?? key.foregroundColor ?? style.titleColor
      (style.titleColor, style.subtitleColor) = (color, color)
    }
    let text = box.frame.inset(
      by: EdgeInsets(horizontal: style.horizontalPadding.asLength, vertical: 0))
    var titleFrame = text
    var labels: [StyledScene.Label] = []
    if let subtitle = suggestion.subtitle, !subtitle.isEmpty {
      var below = text
      titleFrame.maxY = text.minY + text.height * 0.6
      below.minY = titleFrame.maxY
      labels.append(
        StyledScene.Label(
          .text(subtitle), font: style.subtitleFont, color: style.subtitleColor, frame: below))
    }
    labels.insert(
      StyledScene.Label(
        .text(title), font: style.titleFont, color: style.titleColor, frame: titleFrame), at: 0)
    return StyledScene.Toolbar.Item(
      box: box, labels: labels, isAutocorrect: suggestion.isAutocorrect, isPressed: isPressed)
  }

  private func line(
    at x: Double, in bar: Rect, _ style: Autocomplete.ToolbarSeparatorStyle
  ) -> StyledScene.Box {
    let (width, height) = (style.width.asLength, min(style.height.asLength, bar.height))
    return StyledScene.Box(
      frame: Rect(
        x: x - width / 2, y: bar.center.y - height / 2, width: width, height: height),
      fill: style.color)
  }
}
