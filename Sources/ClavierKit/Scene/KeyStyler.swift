// SPDX-License-Identifier: MIT

/// Makes the keys of a scene, for ``SceneBuilder``.
struct KeyStyler {
  private let builder: SceneBuilder
  private let scene: Scene
  private let time: Timestamp?
  private var service: any KeyboardStyleService { builder.styleService }

  init(_ builder: SceneBuilder, _ scene: Scene, _ time: Timestamp?) {
    self.builder = builder
    self.scene = scene
    self.time = time
  }

  /// The key of an index into the frames.
  func key(_ index: Int) -> StyledScene.Key {
    let key = scene.frames.keys[index]
    let isPressed = scene.pressedKeys.contains(index)
    let state = modifierState(of: key.action)
    let isTypable = builder.canType(key.action)
    let looksPressed = isPressed || scene.hasCallout(over: key)
    var style = service.buttonStyle(for: key.action, isPressed: looksPressed || state.isOn)
    if let color = service.foregroundColor { style.foregroundColor = color }
    if !isTypable {
      style.foregroundColor = (style.foregroundColor ?? .clear).opacity(
        SceneBuilder.untypableOpacity)
    }
    let cap = StyledScene.Box(frame: key.capFrame, style: style, isPressed: looksPressed)
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

  private func hookedLabels(
    of key: KeyboardFrames.Key, _ style: Keyboard.ButtonStyle
  ) -> [StyledScene.Label] {
    let labels = labels(of: key, style)
    return builder.hooks.buttonContent?(SceneHooks.Params(item: key, view: labels)) ?? labels
  }

  /// Whether the key is one that applies to others, and does.
  private func modifierState(of action: KeyboardAction) -> Keyboard.ModifierState {
    switch action {
    case .modifier(let modifier): scene.modifiers[modifier]
    case .shift:
      switch scene.keyboardCase {
      case .uppercased: .latched
      // Where there is a key for it, that one says so.
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
    guard let second = key.swipeDownAction.flatMap(secondText) else {
      var frame = inner
      // Most small letters have nothing below the line, and stand in the middle a little higher.
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
    let opacity = style.foregroundSecondaryOpacity ?? SceneBuilder.secondaryOpacity
    return [
      StyledScene.Label(content, font: font, color: color, frame: lower),
      StyledScene.Label(
        .text(second), font: font.size(font.size * Self.secondScale),
        color: color.opacity(opacity), frame: upper),
    ]
  }

  /// How high a cap is inside, in points, on which letters do not stand as high as they can without it: those of
  /// phones in landscape are lower.
  private static let roomToRise = 30.0

  /// How much of a cap's height a second label has, and how large it is beside the first one.
  ///
  /// **Source:** measured on tablets of iOS.
  private static let secondPart = 0.4
  private static let secondScale = 0.75

  private func secondText(of action: KeyboardAction) -> String? {
    let text = service.buttonText(for: action) ?? action.label
    return text.isEmpty ? nil : text
  }

  /// What stands on a key: what its layout says, else its icon, else its text.
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

  /// A bar where nothing stands on a locked key, and one at its top that grows while a key waits.
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
  /// Whether it applies to what is typed.
  fileprivate var isOn: Bool { self != .off }
}

extension KeyWait {
  /// How much of the wait is over: 0 at its start, 1 when the key is taken.
  public func progress(at time: Timestamp) -> Double {
    let total = Double((due - start).inMicroseconds)
    guard total > 0 else { return 1 }
    return min(1, max(0, Double((time - start).inMicroseconds) / total))
  }
}

extension EdgeInsets {
  /// The insets without what is negative, endless or no number.
  var asLengths: EdgeInsets {
    EdgeInsets(
      top: top.asLength, leading: leading.asLength, bottom: bottom.asLength,
      trailing: trailing.asLength)
  }
}
