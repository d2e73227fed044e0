// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// The proportions of a picture: the frames of the panel and of the keys on it.
///
/// Unit: points, in the keyboard's own space.
public struct PanelShape: Hashable, Sendable {
  /// The keys and the space around them, without the headroom.
  public var panel: Rect
  /// The frame of the keyboard's rows.
  public var keys: Rect
  /// The gap between the halves of a split keyboard; `nil` for none.
  public var gap: Rect?

  public init(panel: Rect, keys: Rect, gap: Rect? = nil) {
    self.panel = panel
    self.keys = keys
    self.gap = gap
  }

  /// The proportions of a phone, used while the keyboard's proportions are unknown.
  public static let unknown: PanelShape = {
    let phone = Rect(x: 0, y: 0, width: 390, height: 216)
    return PanelShape(panel: phone, keys: phone)
  }()
}

/// The place of a panel on its output, and of the keys in it.
///
/// ```
///   ┌───────────────┐ output
///   │               │
///   ├───────────────┤ surface ┐ headroom: transparent, for callouts
///   ├───────────────┤         ┘
///   │ q w e r t y … │ panel
///   └───────────────┘
/// ```
///
/// A panel narrower than its output is at the left or right end of its edge, or in the middle. At
/// the left or right edge the panel is narrow, and no window is above or below it.
///
/// The keyboard is laid out to fill the frame of its keys. Its height in points does not depend on
/// its width, so the scale is known in advance: the panel's height divided by that of the keyboard.
public struct PanelGeometry: Hashable, Sendable {
  /// The size of the surface, in whole logical units.
  public var width: Int
  public var height: Int
  /// The height of the headroom above the panel, included in ``height``.
  public var headroom: Int
  /// The frame of the keys in the surface's space, clipped to the surface.
  public var keys: Rect
  /// The gap of a split keyboard in the surface's space; `nil` for none.
  public var gap: Rect?
  /// The surface's frame in the output's space.
  public var frame: Rect
  /// The panel's edge; `nil` for a floating panel.
  public let edge: PanelSettings.Edge?

  /// The headroom above the keys, in points.
  ///
  /// **Source:** `SceneBuilder.headroom`: callouts need some 55 points, and their shadow a few.
  public static let headroomPoints = 62.0

  /// Computes the geometry on an output; `nil` if nothing would be visible.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - settings: The panel's edge, alignment, height and width.
  ///   - exactSize: The size that overrides the settings; `nil` for that of the settings.
  ///   - shape: The keyboard's proportions.
  ///   - placementOverride: The user's changes to the place.
  ///   - hasHeadroom: Whether the surface can be transparent above the panel.
  public init?(
    on output: PanelOutput, _ settings: PanelSettings,
    exactSize: PresenterSettings.ExactSize? = nil, shape: PanelShape,
    placementOverride: PlacementOverride = PlacementOverride(), hasHeadroom: Bool = true
  ) {
    let size = output.size
    guard size.width >= 1, size.height >= 1, size.width <= Self.maximumLength,
      size.height <= Self.maximumLength,
      !shape.panel.isEmpty, !shape.keys.isEmpty
    else { return nil }
    let position = settings.placement == .floating ? placementOverride.position : nil
    let currentEdge = placementOverride.isFlipped ? settings.edge.opposite : settings.edge
    edge = position == nil ? currentEdge : nil
    let isBeside = edge?.isLeftOrRight ?? false
    let isNarrow = isBeside || position != nil
    let exactWidth = exactSize?.width.map { min($0, size.width).rounded() }
    let wide = max(1, exactWidth ?? settings.width.resolved(on: output, isNarrow: isNarrow))
    let high =
      exactSize.map { min($0.height, size.height) }
      ?? settings.height.resolved(
        on: output, width: wide, isBeside: isBeside, step: settings.heightStep)
    let panel = max(1, high.rounded())
    let scale = panel / shape.panel.height
    let above = hasHeadroom ? (Self.headroomPoints * scale).rounded(.up) : 0
    let free = Size(width: size.width - wide, height: size.height - panel)
    let corner =
      position.map { Self.corner(at: $0, free, above: above) }
      ?? Self.corner(currentEdge, settings.align, free)
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

  /// Returns the upper left corner of a panel, without its headroom.
  ///
  /// - Parameters:
  ///   - edge: The panel's edge.
  ///   - align: The alignment along the edge.
  ///   - free: The output's size minus the panel's.
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

  /// Returns the upper left corner of a floating panel, which keeps its headroom on the output.
  private static func corner(at position: Point, _ free: Size, above: Double) -> Point {
    let top = min(above, free.height)
    return Point(
      x: (position.x * free.width).rounded(.down),
      y: (top + position.y * (free.height - top)).rounded(.down))
  }

  /// Returns the relative position of a floating panel; see ``PlacementOverride/position``.
  ///
  /// - Parameters:
  ///   - corner: The requested upper left corner, without the headroom, in the output's space.
  ///   - output: The geometry's output.
  /// - Returns: The nearest position on the output.
  public func position(at corner: Point, on output: PanelOutput) -> Point {
    let top = Double(headroom)
    let free = Size(
      width: output.size.width - Double(width), height: output.size.height - Double(height))
    func part(_ length: Double, of whole: Double) -> Double {
      whole > 0 && length > 0 ? min(1, length / whole) : 0
    }
    return Point(x: part(corner.x, of: free.width), y: part(corner.y - top, of: free.height))
  }

  /// The longest side of an output, larger than any screen.
  private static let maximumLength = 32767.0

  /// Returns whether another geometry differs from this floating one only in its place.
  package func isMoved(to other: PanelGeometry) -> Bool {
    guard edge == nil, frame != other.frame else { return false }
    var moved = self
    moved.frame = other.frame
    return moved == other && frame.size == other.frame.size
  }

  /// The panel's part of the surface in whole logical units: one rectangle, or two on both sides of
  /// the gap.
  public var parts: [Rect] {
    let panel = Rect(
      minX: 0, minY: Double(headroom), maxX: Double(width), maxY: Double(height))
    guard let gap = gap?.clamped(to: panel), !gap.isEmpty else { return [panel] }
    return [
      Rect(minX: panel.minX, minY: panel.minY, maxX: gap.minX, maxY: panel.maxY),
      Rect(minX: gap.maxX, minY: panel.minY, maxX: panel.maxX, maxY: panel.maxY),
    ].filter { !$0.isEmpty }
  }

  /// The panel's height without its headroom.
  public var panelHeight: Int { height - headroom }

  /// Returns the frame of the keys in fractions of the output's width and height.
  ///
  /// - Parameter output: The geometry's output.
  /// - Returns: The frame, clipped to the output.
  public func place(on output: PanelOutput) -> Rect {
    let keys = keys.moved(by: Point(x: frame.minX, y: frame.minY))
    let part = Rect(
      minX: keys.minX / output.size.width, minY: keys.minY / output.size.height,
      maxX: keys.maxX / output.size.width, maxY: keys.maxY / output.size.height)
    return part.clamped(to: Rect(x: 0, y: 0, width: 1, height: 1))
  }
}
