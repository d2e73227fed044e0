// SPDX-License-Identifier: MIT

extension StyledScene {
  /// The radii of a box's four corners, in points.
  ///
  /// Renderers must take no more than half the box's shorter side of each.
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

    /// The same radius everywhere; what is negative or no number counts as zero.
    public init(_ radius: Double = 0) {
      let radius = radius.asLength
      self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    }
  }

  /// What a box throws on what lies below it.
  ///
  /// The box's shape, moved and blurred, and drawn only outside the box, so that nothing of it shows
  /// through. Unit: points.
  public struct Shadow: Hashable, Sendable {
    public var color: Color
    /// How far to the right (width) and down (height).
    public var offset: Size
    /// How wide the edge is that fades away; nothing is drawn farther than that from the moved shape.
    public var blur: Double

    public init(color: Color, offset: Size = .zero, blur: Double = 0) {
      self.color = color
      self.offset = offset
      self.blur = blur
    }

    /// The edge below a key's cap; `nil` if there is nothing to be seen.
    public init?(_ style: Keyboard.ButtonShadowStyle) {
      guard style.isVisible else { return nil }
      self.init(color: style.color, offset: Size(width: 0, height: style.size.asLength))
    }
  }

  /// A rectangle with round corners that is filled: caps, backgrounds, bars, lines.
  ///
  /// ```
  ///   overlay      ▲ drawn last
  ///   border       │  a line of its size inside the edge
  ///   background   │  gradients and an image, cut to the shape
  ///   fill         │
  ///   shadows      │ drawn first, outside the shape only
  /// ```
  public struct Box: Hashable, Sendable {
    /// Unit: points, in the space of ``StyledScene/bounds``.
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

    /// The cap of a key.
    ///
    /// - Parameters:
    ///   - frame: Where it is drawn.
    ///   - style: How; what it does not say is not drawn.
    ///   - isPressed: Whether a finger is on it.
    public init(frame: Rect, style: Keyboard.ButtonStyle, isPressed: Bool) {
      self.init(
        frame: frame, corners: Corners(style.cornerRadius ?? 0),
        fill: (style.backgroundColor ?? .clear).opacity(style.backgroundOpacity ?? 1),
        background: style.background, border: style.border ?? .noBorder,
        overlay: isPressed ? style.pressedOverlayColor : nil,
        shadows: style.shadow.flatMap(Shadow.init).map { [$0] } ?? [])
    }

    /// All that may be drawn of it, shadows included.
    public var inkFrame: Rect {
      shadows.reduce(frame) { ink, shadow in
        let moved = frame.moved(by: Point(x: shadow.offset.width, y: shadow.offset.height))
        let blur = shadow.blur.asLength
        return ink.union(moved.grown(horizontally: blur, vertically: blur))
      }
    }
  }
}
