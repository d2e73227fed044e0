// SPDX-License-Identifier: MIT

/// Converts the keys of a scene to styled keys, for ``SceneBuilder``.
struct KeyStyler {
  private let builder: SceneBuilder
  private let scene: Scene
  private let time: Timestamp?
  private let callouts: CalloutStyler
  private var service: any KeyboardStyleService { builder.styleService }

  init(
    _ builder: SceneBuilder, _ scene: Scene, _ time: Timestamp?, _ callouts: CalloutStyler
  ) {
    self.builder = builder
    self.scene = scene
    self.time = time
    self.callouts = callouts
  }

  /// Returns the key at an index into the frames.
  func key(_ index: Int) -> StyledScene.Key {
    let key = scene.frames.keys[index]
    let isPressed = isPressed(index, key)
    let state = modifierState(of: key.action)
    let isTypable = builder.canType(key.action)
    var style = service.buttonStyle(for: key.action, isPressed: isPressed || state.isOn)
    if let color = service.foregroundColor { style.foregroundColor = color }
    if !isTypable {
      style.foregroundColor = (style.foregroundColor ?? .clear).opacity(
        SceneBuilder.untypableOpacity)
    }
    let cap = StyledScene.Box(frame: key.capFrame, style: style, isPressed: isPressed)
    let view = StyledScene.Key(
      index: index, action: key.action, cap: cap,
      labels: scene.isSpaceDragGestureActive ? [] : hookedLabels(of: key, style),
      marks: marks(of: index, key, style, isLocked: state == .locked), isPressed: isPressed,
      isOn: state.isOn, isLocked: state == .locked, isTypable: isTypable)
    guard let hook = builder.hooks.buttonView else { return view }
    var hooked = hook(SceneHooks.Params(item: key, view: view))
    hooked.index = index
    return hooked
  }

  /// Returns whether the key looks pressed: a finger is on it, or it has a callout that leaves it
  /// visible.
  private func isPressed(_ index: Int, _ key: KeyboardFrames.Key) -> Bool {
    guard scene.hasCallout(over: key) else { return scene.pressedKeys.contains(index) }
    return !scene.callouts.contains { $0.keyFrame == key.capFrame && callouts.hidesKey(of: $0) }
  }

  private func hookedLabels(
    of key: KeyboardFrames.Key, _ style: Keyboard.ButtonStyle
  ) -> [StyledScene.Label] {
    let labels = labels(of: key, style)
    return builder.hooks.buttonContent?(SceneHooks.Params(item: key, view: labels)) ?? labels
  }

  /// Returns the state of a Shift, Caps Lock or modifier key; `off` for other keys.
  private func modifierState(of action: KeyboardAction) -> Keyboard.ModifierState {
    switch action {
    case .modifier(let modifier): scene.modifiers[modifier]
    case .shift:
      switch scene.keyboardCase {
      case .uppercased: .latched
      // If the page has a Caps Lock key, only that key shows the lock.
      case .capsLocked: scene.frames.keys.contains { $0.action == .capsLock } ? .off : .locked
      case .auto, .lowercased: .off
      }
    case .capsLock: scene.keyboardCase == .capsLocked ? .locked : .off
    default: .off
    }
  }

  // MARK: Labels

  private func labels(
    of key: KeyboardFrames.Key, _ style: Keyboard.ButtonStyle
  ) -> [StyledScene.Label] {
    guard let content = content(of: key) else { return [] }
    var font = style.font ?? .body
    if let weight = style.fontWeight { font = font.weight(weight) }
    if case .icon = content {
      font = font.size(font.size * service.buttonImageScaleFactor(for: key.action).asLength)
    }
    let color = style.foregroundColor ?? .black
    let inner = key.capFrame.inset(by: (style.contentInsets ?? .zero).asLengths)
    let opacity = style.foregroundSecondaryOpacity ?? SceneBuilder.secondaryOpacity
    if key.swipes.keys.contains(where: { $0 != .down }) {
      let main = StyledScene.Label(
        content, font: font.size(font.size * Self.middleScale), color: color, frame: inner)
      return [main] + edgeLabels(of: key, in: inner, font, color.opacity(opacity))
    }
    guard let second = key.swipeDownAction.flatMap(secondText) else {
      var frame = inner
      // Most small letters have no descender, so their text is drawn slightly above the middle.
      if key.action.isLowercaseInput, inner.height > Self.roomToRise {
        frame = frame.moved(by: Point(x: 0, y: -2))
      }
      return [
        StyledScene.Label(
          content, font: font, color: color, frame: frame,
          alignment: StyledScene.Alignment(key.alignment))
      ]
    }
    var (upper, lower) = (inner, inner)
    upper.maxY = inner.minY + inner.height * Self.secondPart
    lower.minY = upper.maxY
    return [
      StyledScene.Label(content, font: font, color: color, frame: lower),
      StyledScene.Label(
        .text(second), font: font.size(font.size * Self.secondScale),
        color: color.opacity(opacity), frame: upper),
    ]
  }

  /// The minimum inner height of a cap, in points, at which small letters are raised.
  ///
  /// The caps of phones in landscape are lower than that.
  private static let roomToRise = 30.0

  /// The share of the second label in the cap's height, and its size relative to the first label.
  ///
  /// **Source:** measured on tablets of iOS.
  private static let secondPart = 0.4
  private static let secondScale = 0.75

  /// Returns the labels of a key's swipes, small and at the edge in whose direction each goes.
  private func edgeLabels(
    of key: KeyboardFrames.Key, in inner: Rect, _ font: KeyboardFont, _ color: Color
  ) -> [StyledScene.Label] {
    Keyboard.SwipeDirection.allCases.compactMap { direction -> StyledScene.Label? in
      guard let text = key.swipes[direction].flatMap(secondText) else { return nil }
      var frame = inner
      switch direction {
      case .left: frame.maxX = inner.minX + inner.width * Self.edgePart
      case .up: frame.maxY = inner.minY + inner.height * Self.edgePart
      case .right: frame.minX = inner.maxX - inner.width * Self.edgePart
      case .down: frame.minY = inner.maxY - inner.height * Self.edgePart
      }
      return StyledScene.Label(
        .text(text), font: font.size(font.size * Self.edgeScale), color: color, frame: frame)
    }
  }

  /// The share of an edge's label in the cap, and the sizes of the labels at the edges and between
  /// them relative to a lone label.
  ///
  /// **Source:** Clavier's own: the heights of three labels are together that of a phone's cap.
  private static let edgePart = 0.25
  private static let edgeScale = 0.4
  private static let middleScale = 0.7

  private func secondText(of action: KeyboardAction) -> String? {
    let text = service.buttonText(for: action) ?? action.label
    return text.isEmpty ? nil : text
  }

  /// Returns the content of a key's label: the text of its layout, or else its icon, or else its
  /// text.
  private func content(of key: KeyboardFrames.Key) -> StyledScene.Label.Content? {
    if key.label != key.action.label { return key.label.isEmpty ? nil : .text(key.label) }
    switch key.action {
    case .image(let description, let name, _), .systemImage(let description, let name, _):
      return .image(name: name, description: description)
    default: break
    }
    if let icon = service.buttonImage(for: key.action) { return .icon(icon) }
    let text = service.buttonText(for: key.action) ?? key.label
    return text.isEmpty ? nil : .text(text)
  }

  // MARK: Marks

  /// Returns the bar of a locked key, and the bar at the top that grows while the key waits for a
  /// finger to stay.
  private func marks(
    of index: Int, _ key: KeyboardFrames.Key, _ style: Keyboard.ButtonStyle, isLocked: Bool
  ) -> [StyledScene.Box] {
    let color = style.foregroundColor ?? .black
    let cap = key.capFrame
    var marks: [StyledScene.Box] = []
    if isLocked {
      let width = cap.width / 2
      let isBelow = key.alignment == .center
      let frame = Rect(
        x: cap.center.x - width / 2,
        y: isBelow ? cap.maxY - 2 * Self.barHeight : cap.minY + Self.barHeight, width: width,
        height: Self.barHeight)
      marks.append(bar(frame.clamped(to: cap), color))
    }
    if let time, let wait = scene.waits.first(where: { $0.key == index }) {
      let frame = Rect(
        x: cap.minX, y: cap.minY, width: cap.width * wait.progress(at: time),
        height: Self.barHeight)
      if !frame.isEmpty { marks.append(bar(frame.clamped(to: cap), color)) }
    }
    return marks
  }

  private func bar(_ frame: Rect, _ color: Color) -> StyledScene.Box {
    StyledScene.Box(
      frame: frame, corners: StyledScene.Corners(Self.barHeight / 2), fill: color)
  }

  private static let barHeight = 3.0
}

extension Keyboard.ModifierState {
  /// Whether the modifier is active: latched, locked or held.
  fileprivate var isOn: Bool { self != .off }
}

extension KeyWait {
  /// Returns the elapsed fraction of the wait: 0 at its start, 1 when the key is typed.
  public func progress(at time: Timestamp) -> Double {
    let total = Double((due - start).inMicroseconds)
    guard total > 0 else { return 1 }
    return min(1, max(0, Double((time - start).inMicroseconds) / total))
  }
}

extension EdgeInsets {
  /// The insets with each value limited as a length: zero for negative numbers and NaN.
  var asLengths: EdgeInsets {
    EdgeInsets(
      top: top.asLength, leading: leading.asLength, bottom: bottom.asLength,
      trailing: trailing.asLength)
  }
}
