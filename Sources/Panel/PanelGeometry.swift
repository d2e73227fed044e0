// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// What of a picture decides about its place: where the panel and the keys on it are.
///
/// Unit: points, in the keyboard's own space.
public struct PanelShape: Hashable, Sendable {
  /// The keys and what is free around them, without what may be drawn above.
  public var panel: Rect
  /// The keyboard's rows.
  public var keys: Rect
  /// What of the panel is open to what lies below, between the halves of a split keyboard; `nil` for nothing.
  public var gap: Rect?

  public init(panel: Rect, keys: Rect, gap: Rect? = nil) {
    self.panel = panel
    self.keys = keys
    self.gap = gap
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
  /// What of the panel is open to what lies below, in the surface's space; `nil` for nothing.
  public var gap: Rect?
  /// Where the surface is, in the output's space.
  public var frame: Rect
  /// The edge that it is at; `nil` for one that floats.
  public let edge: PanelSettings.Edge?

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
  ///   - stance: What has become of that under its user's hands.
  ///   - hasHeadroom: Whether something can be drawn above the panel, so that one sees what is below it.
  public init?(
    on output: PanelOutput, _ settings: PanelSettings, shape: PanelShape,
    stance: PanelStance = PanelStance(), hasHeadroom: Bool = true
  ) {
    let size = output.size
    guard size.width >= 1, size.height >= 1, size.width <= Self.most, size.height <= Self.most,
      !shape.panel.isEmpty, !shape.keys.isEmpty
    else { return nil }
    let spot = settings.placement == .floating ? stance.spot : nil
    let home = stance.isFlipped ? settings.edge.opposite : settings.edge
    edge = spot == nil ? home : nil
    let isBeside = edge?.isSide ?? false
    let wide = max(1, settings.width.resolved(on: output, isNarrow: isBeside || spot != nil))
    let high = settings.height.resolved(on: output, width: wide, isBeside: isBeside)
    let panel = max(1, high.rounded())
    let scale = panel / shape.panel.height
    let above = hasHeadroom ? (Self.headroomPoints * scale).rounded(.up) : 0
    let free = Size(width: size.width - wide, height: size.height - panel)
    let corner =
      spot.map { Self.corner(at: $0, free, above: above) }
      ?? Self.corner(home, settings.align, free)
    let room = min(above, corner.y).rounded(.down)
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
    gap = shape.gap.flatMap { gap in
      let part = Rect(
        minX: ((gap.minX - shape.panel.minX) * scale).rounded(.up), minY: room,
        maxX: wide - ((shape.panel.maxX - gap.maxX) * scale).rounded(.up), maxY: panel + room)
      return part.isEmpty ? nil : part
    }
  }

  /// The upper left corner of a panel, without what is drawn above it.
  ///
  /// - Parameters:
  ///   - edge: At which edge.
  ///   - align: Where along it.
  ///   - free: What the panel leaves of the output.
  /// - Returns: The corner, in the output's space.
  private static func corner(
    _ edge: PanelSettings.Edge, _ align: PanelSettings.Alignment, _ free: Size
  ) -> Point {
    let (middle, end) = (
      Point(x: (free.width / 2).rounded(.down), y: (free.height / 2).rounded(.down)),
      Point(x: free.width.rounded(.down), y: free.height)
    )
    let along: (x: Double, y: Double) =
      switch align {
      case .left: (0, middle.y)
      case .right: (end.x, middle.y)
      case .center: (middle.x, middle.y)
      case .top: (middle.x, 0)
      case .bottom: (middle.x, end.y)
      }
    return switch edge {
    case .bottom: Point(x: along.x, y: end.y)
    case .top: Point(x: along.x, y: 0)
    case .left: Point(x: 0, y: along.y)
    case .right: Point(x: end.x, y: along.y)
    }
  }

  /// The upper left corner of one that floats, which keeps its room above wherever it is.
  private static func corner(at spot: Point, _ free: Size, above: Double) -> Point {
    let top = min(above, free.height)
    return Point(
      x: (spot.x * free.width).rounded(.down),
      y: (top + spot.y * (free.height - top)).rounded(.down))
  }

  /// The spot of a panel that floats.
  ///
  /// - Parameters:
  ///   - corner: Where its upper left corner is wanted, without what is drawn above it, in the output's space.
  ///   - output: The output that the geometry is for.
  /// - Returns: The nearest spot on the output.
  public func spot(at corner: Point, on output: PanelOutput) -> Point {
    let top = Double(headroom)
    let free = Size(
      width: output.size.width - Double(width), height: output.size.height - Double(height))
    func part(_ length: Double, of whole: Double) -> Double {
      whole > 0 && length > 0 ? min(1, length / whole) : 0
    }
    return Point(x: part(corner.x, of: free.width), y: part(corner.y - top, of: free.height))
  }

  /// Larger than any screen.
  private static let most = 32767.0

  /// Whether another geometry is this one elsewhere, of one that floats.
  package func isMoved(to other: PanelGeometry) -> Bool {
    guard edge == nil, frame != other.frame else { return false }
    var moved = self
    moved.frame = other.frame
    return moved == other && frame.size == other.frame.size
  }

  /// What of the surface is the panel's, in whole units of programs: one rectangle, or two beside the gap.
  public var parts: [Rect] {
    let panel = Rect(
      minX: 0, minY: Double(headroom), maxX: Double(width), maxY: Double(height))
    guard let gap = gap?.clamped(to: panel), !gap.isEmpty else { return [panel] }
    return [
      Rect(minX: panel.minX, minY: panel.minY, maxX: gap.minX, maxY: panel.maxY),
      Rect(minX: gap.maxX, minY: panel.minY, maxX: panel.maxX, maxY: panel.maxY),
    ].filter { !$0.isEmpty }
  }

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
