// SPDX-License-Identifier: MIT

extension StyledScene {
  /// The radii of a box's four corners, in points.
  ///
  /// Renderers must limit each radius to half of the box's shorter side.
  public struct Corners: Hashable, Sendable, BitwiseCopyable {
    public var topLeft: Double
    public var topRight: Double
    public var bottomLeft: Double
    public var bottomRight: Double

    public init(topLeft: Double, topRight: Double, bottomLeft: Double, bottomRight: Double) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomLeft = bottomLeft
      self.bottomRight = bottomRight
    }

    /// Creates the same radius for all corners; negative numbers and NaN count as zero.
    public init(_ radius: Double = 0) {
      let radius = radius.asLength
      self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    }
  }

  /// The shadow of a box.
  ///
  /// A shadow is the box's shape, moved and blurred, and drawn only outside the box. Unit: points.
  public struct Shadow: Hashable, Sendable {
    public var color: Color
    /// The distance to the right (width) and down (height).
    public var offset: Size
    /// The width of the blurred edge; the shadow ends at this distance from the moved shape.
    public var blur: Double

    public init(color: Color, offset: Size = .zero, blur: Double = 0) {
      self.color = color
      self.offset = offset
      self.blur = blur
    }

    /// Creates the shadow below a key's cap; `nil` if it is invisible.
    public init?(_ style: Keyboard.ButtonShadowStyle) {
      guard style.isVisible else { return nil }
      self.init(color: style.color, offset: Size(width: 0, height: style.size.asLength))
    }
  }

  /// A filled rectangle with round corners: a cap, background, bar or line.
  ///
  /// ```
  ///   overlay      ▲ drawn last
  ///   border       │  a line of the border's width, inside the edge
  ///   background   │  gradients and an image, cut to the shape
  ///   fill         │
  ///   shadows      │ drawn first, outside the shape only
  /// ```
  public struct Box: Hashable, Sendable {
    /// The frame in points, in the space of ``StyledScene/bounds``.
    public var frame: Rect
    public var corners: Corners
    public var fill: Color
    public var background: Keyboard.Background?
    public var border: Keyboard.ButtonBorderStyle
    public var overlay: Color?
    public var shadows: [Shadow]

    public init(
      frame: Rect, corners: Corners = Corners(), fill: Color,
      background: Keyboard.Background? = nil, border: Keyboard.ButtonBorderStyle = .noBorder,
      overlay: Color? = nil, shadows: [Shadow] = []
    ) {
      self.frame = frame
      self.corners = corners
      self.fill = fill
      self.background = background
      self.border = border
      self.overlay = overlay
      self.shadows = shadows
    }

    /// Creates the cap of a key.
    ///
    /// - Parameters:
    ///   - frame: The frame of the cap.
    ///   - style: The style; values that are `nil` are not drawn.
    ///   - isPressed: Whether a finger is on the key.
    public init(frame: Rect, style: Keyboard.ButtonStyle, isPressed: Bool) {
      self.init(
        frame: frame, corners: Corners(style.cornerRadius ?? 0),
        fill: (style.backgroundColor ?? .clear).opacity(style.backgroundOpacity ?? 1),
        background: style.background, border: style.border ?? .noBorder,
        overlay: isPressed ? style.pressedOverlayColor : nil,
        shadows: style.shadow.flatMap(Shadow.init).map { [$0] } ?? [])
    }

    /// The rectangle around all pixels of the box, shadows included.
    public var inkFrame: Rect { shadows.ink(of: frame) }
  }
}

extension [StyledScene.Shadow] {
  /// Returns the rectangle around a frame and its shadows.
  func ink(of frame: Rect) -> Rect {
    var ink = frame
    for shadow in self {
      let moved = frame.moved(by: Point(x: shadow.offset.width, y: shadow.offset.height))
      let blur = shadow.blur.asLength
      ink = ink.union(moved.grown(horizontally: blur, vertically: blur))
    }
    return ink
  }
}
