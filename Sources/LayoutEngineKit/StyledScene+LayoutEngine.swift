// SPDX-License-Identifier: MIT

public import ClavierKit

// KeyboardLayoutEngine's styles in the words of this library, and pictures of its keyboards.

extension KeyboardFont {
  /// The same letters.
  public init(_ font: LayoutEngine.Font) {
    let type: FontType =
      font.family.map { .custom($0, size: font.size) } ?? .system(size: font.size)
    self.init(type, font.isBold ? .bold : nil)
  }
}

extension StyledScene.Shadow {
  /// The same shadow.
  public init(_ shadow: LayoutEngine.Shadow) {
    self.init(
      color: shadow.color.opacity(shadow.opacity), offset: shadow.offset, blur: shadow.radius)
  }
}

extension Keyboard.ButtonStyle {
  /// What of a button's style is the same in both systems; its shadow is not, which has an offset and a blur.
  public init(_ style: LayoutEngine.ButtonStyle) {
    self.init(
      backgroundColor: style.backgroundColor, foregroundColor: style.textColor,
      font: KeyboardFont(style.font), cornerRadius: style.cornerRadius,
      border: Keyboard.ButtonBorderStyle(color: style.borderColor, size: style.borderWidth.asLength)
    )
  }
}

extension StyledScene {
  /// The picture of KeyboardLayoutEngine's own keyboard.
  ///
  /// A pressed key without pop has a line around it: in the original nothing shows that it is pressed.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard.
  ///   - headroom: How much may be drawn on above the keys, in points: pops and menus need some 60.
  public init(_ keyboard: LayoutEngine.CustomKeyboard, headroom: Double = 0) {
    let size = keyboard.geometry.size
    let panel = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var bounds = panel
    bounds.minY = -headroom.asLength
    let color = keyboard.keyboardLayout[keyboard.state].style.backgroundColor
    let pressed = keyboard.pressedButton
    let places = keyboard.geometry.places
    var callouts: [Callout] = []
    if let pop = keyboard.keyPop, let pressed, places.indices.contains(pressed) {
      callouts.append(Callout(pop, of: places[pressed].button))
    }
    if let menu = keyboard.keyMenu { callouts.append(Callout(menu)) }
    self.init(
      bounds: bounds, look: color.isDark ? .dark : .light,
      background: Box(frame: panel, fill: color),
      keys: places.indices.map { index in
        Key(places[index], index: index, isPressed: index == pressed)
      },
      callouts: callouts)
  }
}

extension StyledScene.Key {
  /// A button of a layout of rows.
  ///
  /// - Parameters:
  ///   - place: The button, and where it is drawn.
  ///   - index: Its place among the others.
  ///   - isPressed: Whether a finger is on it.
  public init(_ place: LayoutEngine.Geometry.Place, index: Int, isPressed: Bool) {
    let (button, style) = (place.button, place.button.style)
    var cap = StyledScene.Box(
      frame: place.frame, style: Keyboard.ButtonStyle(style), isPressed: isPressed)
    if let shadow = style.shadow { cap.shadows = [StyledScene.Shadow(shadow)] }
    if isPressed, style.keyPopType == nil {
      cap.border = .init(color: style.textColor, size: cap.border.size + 2)
    }
    let inner = place.frame.inset(by: EdgeInsets(horizontal: 2, vertical: 2))
    self.init(
      index: index, action: button.action, cap: cap,
      labels: button.label(in: inner).map { [$0] } ?? [], isPressed: isPressed)
  }
}

extension LayoutEngine.Button {
  /// What stands on the button.
  fileprivate func label(in frame: Rect) -> StyledScene.Label? {
    switch type {
    case .key(let text), .text(let text):
      guard !text.isEmpty else { return nil }
      return StyledScene.Label(
        .text(text), font: KeyboardFont(style.font), color: style.textColor,
        frame: frame.moved(by: Point(x: 0, y: style.textOffsetY.isFinite ? style.textOffsetY : 0)))
    case .image(let name):
      let icon = action.standardButtonImage(for: KeyboardContext())
      guard
        let content = icon.map(StyledScene.Label.Content.icon)
          ?? name.map({ .image(name: $0, description: $0) })
      else { return nil }
      let size = style.imageSize ?? style.font.size
      return StyledScene.Label(
        content, font: .system(size: size), color: style.tintColor, frame: frame)
    }
  }
}

extension StyledScene.Callout {
  /// The magnified key over a pressed one.
  fileprivate init(_ pop: LayoutEngine.KeyPop, of button: LayoutEngine.Button) {
    let style = button.style
    var corners = StyledScene.Corners(min(pop.cornerRadius.width, pop.cornerRadius.height))
    if pop.hasSquareBottomLeftCorner { corners.bottomLeft = 0 }
    if pop.hasSquareBottomRightCorner { corners.bottomRight = 0 }
    let body = StyledScene.Box(
      frame: pop.frame, corners: corners, fill: style.backgroundColor,
      border: Keyboard.ButtonBorderStyle(
        color: style.borderColor, size: style.borderWidth.asLength),
      shadows: style.shadow.map { [StyledScene.Shadow($0)] } ?? [])
    var label = button.label(in: pop.frame)
    label?.font = KeyboardFont(pop.font)
    let items = label.map { [Item(label: $0)] } ?? []
    self.init(body: body, items: items)
  }

  /// The menu of a held key.
  fileprivate init(_ shown: LayoutEngine.KeyMenuMachine.Shown) {
    let (menu, frames) = (shown.menu, shown.menu.itemFrames(in: shown.frame))
    let items = zip(menu.items, frames).enumerated().map { index, item in
      let (item, frame) = item
      let isSelected = index == shown.selection
      let style = item.style
      let box = StyledScene.Box(
        frame: frame, corners: StyledScene.Corners(5), fill: style.highlightedBackgroundColor)
      return Item(
        box: isSelected ? box : nil,
        label: StyledScene.Label(
          .text(item.title), font: KeyboardFont(isSelected ? style.highlightedFont : style.font),
          color: isSelected ? style.highlightedTextColor : style.textColor, frame: frame),
        isSelected: isSelected)
    }
    let body = StyledScene.Box(
      frame: shown.frame, corners: StyledScene.Corners(5), fill: menu.style.backgroundColor,
      shadows: [StyledScene.Shadow(color: Color.black.opacity(0.3), blur: 5)])
    self.init(body: body, items: items, separators: Self.separators(of: menu, frames))
  }

  /// The lines between the items of a menu, in the middle of what is between them.
  private static func separators(
    of menu: LayoutEngine.KeyMenu, _ frames: [Rect]
  ) -> [StyledScene.Box] {
    zip(menu.items, zip(frames, frames.dropFirst())).map { item, pair in
      let width = item.style.separatorWidth.asLength
      let (before, after) = pair
      let frame =
        switch menu.type {
        case .horizontal:
          Rect(
            x: (before.maxX + after.minX - width) / 2, y: before.minY, width: width,
            height: before.height)
        case .vertical:
          Rect(
            x: before.minX, y: (before.maxY + after.minY - width) / 2, width: before.width,
            height: width)
        }
      return StyledScene.Box(frame: frame, fill: item.style.separatorColor)
    }
  }
}
