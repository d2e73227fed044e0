// SPDX-License-Identifier: MIT

public import ClavierKit

extension StyledScene {
  /// Creates the scene of a whole keyboard, with the buttons in their own styles.
  ///
  /// A pressed key without an input callout has a border; in KeyboardLayoutEngine it looks
  /// unpressed.
  public init(_ keyboard: LayoutEngine.CustomKeyboard) {
    self.init(keyboard.session, keyboard.layout)
  }

  /// Creates the scene of a layout with its touches, with as much space above the layout as its
  /// height.
  public init(_ surface: LayoutEngine.Surface) {
    self.init(surface.session, surface.layout)
  }

  private init(_ session: KeyboardSession, _ layout: LayoutEngine.Layout) {
    let scene = session.scene
    self = session.styledScene
    // The style service lacks the buttons' styles, and adds a space around them.
    let (frames, color) = (scene.frames, layout.style.backgroundColor)
    var room = frames.bounds
    room.minY = bounds.minY
    bounds = room
    effectiveAppearance = color.isDark ? .dark : .light
    background = Box(frame: frames.bounds, fill: color)
    keys = zip(layout.buttons, frames.keys).enumerated().map { index, pair in
      Key(
        pair.0, pair.1.capFrame, index: index, isPressed: scene.pressedKeys.contains(index),
        hasCallout: scene.callouts.contains { $0.keyFrame == pair.1.capFrame })
    }
    callouts = zip(scene.callouts, callouts).compactMap { callout, styled in
      guard callout.kind == .input else { return styled }
      return layout.button(frames.index(ofCap: callout.keyFrame)).flatMap { button in
        Callout(popOf: button, over: callout.keyFrame, in: room)
      }
    }
  }
}

extension StyledScene.Box {
  /// Creates the background of a button or of its input callout.
  fileprivate init(_ style: LayoutEngine.ButtonStyle, frame: Rect, radius: Double) {
    self.init(
      frame: frame, corners: StyledScene.Corners(radius), fill: style.backgroundColor,
      border: Keyboard.ButtonBorderStyle(
        color: style.borderColor, size: style.borderWidth.asLength),
      shadows: style.shadow.map { [$0] } ?? [])
  }
}

extension StyledScene.Key {
  fileprivate init(
    _ button: LayoutEngine.Button, _ frame: Rect, index: Int, isPressed: Bool, hasCallout: Bool
  ) {
    let style = button.style
    var cap = StyledScene.Box(style, frame: frame, radius: style.cornerRadius)
    if isPressed, style.keyPopType == nil || !hasCallout {
      cap.border = .init(color: style.textColor, size: cap.border.size + 2)
    }
    let inner = frame.inset(by: EdgeInsets(horizontal: 2, vertical: 2))
    self.init(
      index: index, action: button.action, cap: cap,
      labels: button.label(in: inner).map { [$0] } ?? [], isPressed: isPressed)
  }
}

extension LayoutEngine.Button {
  /// Returns the label with the text or image of the button; `nil` if it has neither.
  fileprivate func label(in frame: Rect) -> StyledScene.Label? {
    switch type {
    case .key(""), .text(""): return nil
    case .key(let text), .text(let text):
      let offset = style.textOffsetY.isFinite ? style.textOffsetY : 0
      return StyledScene.Label(
        .text(text), font: style.font, color: style.textColor,
        frame: frame.moved(by: Point(x: 0, y: offset)))
    case .image(let name):
      let icon = action.standardButtonImage(for: KeyboardContext())
      guard
        let content = icon.map(StyledScene.Label.Content.icon)
          ?? name.map({ .image(name: $0, description: $0) })
      else { return nil }
      let font = KeyboardFont.system(size: style.imageSize ?? style.font.size)
      return StyledScene.Label(content, font: font, color: style.tintColor, frame: frame)
    }
  }
}

extension StyledScene.Callout {
  /// Creates the input callout of a pressed key; the corner above the key's own edge is square.
  fileprivate init?(popOf button: LayoutEngine.Button, over key: Rect, in bounds: Rect) {
    let style = button.style
    guard let frame = style.popFrame(over: key, in: bounds) else { return nil }
    let (width, height) = (style.keyPopWidthMultiplier, style.keyPopHeightMultiplier)
    var body = StyledScene.Box(
      style, frame: frame, radius: style.cornerRadius * min(width, height).asLength)
    if style.keyPopType == .left { body.corners.bottomLeft = 0 }
    if style.keyPopType == .right { body.corners.bottomRight = 0 }
    var label = button.label(in: frame)
    label?.font = style.font.size(style.font.size * width.asLength)
    self.init(body: body, items: label.map { [Item(label: $0)] } ?? [])
  }
}
