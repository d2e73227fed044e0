// SPDX-License-Identifier: MIT

public import ClavierKit

/// What of a picture decides about its place: where the panel and the keys on it are.
///
/// Unit: points, in the keyboard's own space.
public struct PanelShape: Hashable, Sendable {
  /// The keys and what is free around them, without what may be drawn above.
  public var panel: Rect
  /// The keyboard's rows.
  public var keys: Rect

  public init(panel: Rect, keys: Rect) {
    self.panel = panel
    self.keys = keys
  }

  /// A phone's, for as long as nothing was heard of the keyboard.
  public static let unknown: PanelShape = {
    let phone = Rect(x: 0, y: 0, width: 390, height: 216)
    return PanelShape(panel: phone, keys: phone)
  }()
}

/// Where a panel is on its output, and the keys in it.
///
/// ```
///   ┌───────────────┐ output
///   │               │
///   ├───────────────┤ surface ┐ headroom: clear, letters under fingers are drawn on it
///   ├───────────────┤         ┘
///   │ q w e r t y … │ panel
///   └───────────────┘
/// ```
///
/// One that is narrower than the output is at the left or right end of its edge, or in the middle. At the left and the
/// right edge it is a narrow one, above or below which nothing else is.
///
/// The keyboard is laid out to fill the part that its keys have. Its height in points does not depend on how wide it
/// is, so the scale is known before: the panel's height over it.
public struct PanelGeometry: Hashable, Sendable {
  /// The size of all that is drawn on, in whole units of programs.
  public var width: Int
  public var height: Int
  /// How much of that is headroom, above the panel.
  public var headroom: Int
  /// Where the keys are, in the surface's space; never beyond it.
  public var keys: Rect
  /// Where the surface is, in the output's space.
  public var frame: Rect

  /// How much may be drawn on above the keys, in points.
  ///
  /// **Source:** `SceneBuilder.headroom`: callouts need some 55 points, and their shadow a few.
  public static let headroomPoints = 62.0

  /// The geometry on an output; `nil` for one on which nothing can be seen.
  ///
  /// - Parameters:
  ///   - output: Where it is.
  ///   - settings: At which edge, where along it, how high and how wide.
  ///   - shape: The keyboard's own proportions.
  ///   - hasHeadroom: Whether something can be drawn above the panel, so that one sees what is below it.
  public init?(
    on output: PanelOutput, _ settings: PanelSettings, shape: PanelShape, hasHeadroom: Bool = true
  ) {
    let size = output.size
    guard size.width >= 1, size.height >= 1, size.width <= Self.most, size.height <= Self.most,
      !shape.panel.isEmpty, !shape.keys.isEmpty
    else { return nil }
    let isBeside = settings.edge.isSide
    let wide = max(1, settings.width.resolved(on: output, isNarrow: isBeside))
    let high = settings.height.resolved(on: output, width: wide, isBeside: isBeside)
    let panel = max(1, high.rounded())
    let scale = panel / shape.panel.height
    let corner = Self.corner(settings, Size(width: size.width - wide, height: size.height - panel))
    let above = (Self.headroomPoints * scale).rounded(.up)
    let room = hasHeadroom ? min(above, corner.y).rounded(.down) : 0
    frame = Rect(x: corner.x, y: corner.y - room, width: wide, height: panel + room)
    width = Int(wide)
    height = Int(panel + room)
    headroom = Int(room)
    keys = Rect(
      minX: (shape.keys.minX - shape.panel.minX) * scale,
      minY: room + (shape.keys.minY - shape.panel.minY) * scale,
      maxX: wide - (shape.panel.maxX - shape.keys.maxX) * scale,
      maxY: room + (shape.keys.maxY - shape.panel.minY) * scale
    ).clamped(to: Rect(x: 0, y: 0, width: wide, height: panel + room))
    guard !keys.isEmpty else { return nil }
  }

  /// The upper left corner of a panel, without what is drawn above it.
  ///
  /// - Parameters:
  ///   - settings: At which edge, and where along it.
  ///   - free: What the panel leaves of the output.
  /// - Returns: The corner, in the output's space.
  private static func corner(_ settings: PanelSettings, _ free: Size) -> Point {
    let (middle, end) = (
      Point(x: (free.width / 2).rounded(.down), y: (free.height / 2).rounded(.down)),
      Point(x: free.width.rounded(.down), y: free.height)
    )
    let along: (x: Double, y: Double) =
      switch settings.align {
      case .left: (0, middle.y)
      case .right: (end.x, middle.y)
      case .center: (middle.x, middle.y)
      case .top: (middle.x, 0)
      case .bottom: (middle.x, end.y)
      }
    return switch settings.edge {
    case .bottom: Point(x: along.x, y: end.y)
    case .top: Point(x: along.x, y: 0)
    case .left: Point(x: 0, y: along.y)
    case .right: Point(x: end.x, y: along.y)
    }
  }

  /// Larger than any screen.
  private static let most = 32767.0

  /// How high the panel is without its headroom.
  public var panelHeight: Int { height - headroom }

  /// Where the keys are, as parts of the output: from 0 to 1 both ways.
  ///
  /// - Parameter output: The output that the geometry is for.
  /// - Returns: The part, never beyond the output.
  public func place(on output: PanelOutput) -> Rect {
    let keys = keys.moved(by: Point(x: frame.minX, y: frame.minY))
    let part = Rect(
      minX: keys.minX / output.size.width, minY: keys.minY / output.size.height,
      maxX: keys.maxX / output.size.width, maxY: keys.maxY / output.size.height)
    return part.clamped(to: Rect(x: 0, y: 0, width: 1, height: 1))
  }
}
