// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// Where the buttons of a layout are in a rectangle, and where touches hit them, as in the original.
  ///
  /// All rows are equally high. Widths are not squeezed: what is too wide reaches beyond the right edge.
  /// Where a width or height would be negative it is zero, and where nothing is dynamic nothing is
  /// divided; paddings that are negative or no number count as zero.
  ///
  /// Hit ranges are those of the original, with its dead strips between rows in rows and where rows
  /// stay away from the edges. The engine does not use them: ``KeyboardFrames`` gives those strips
  /// to the key next to them, since a touch that does nothing is a fault to the one who types.
  ///
  /// **Source:** 0.9.9, and tag 0.8 for layouts with paddings of their own.
  public struct Geometry: Hashable, Sendable {
    /// A button and its place.
    public struct Place: Hashable, Sendable {
      public let button: Button
      /// Where it is drawn.
      public let frame: Rect
      /// Where a touch hits it, if nothing lies above it and its rows are hit there.
      public let hitRect: Rect
      /// The index of its row in the layout.
      public let row: Int
    }

    /// Rows in rows are placed up to this depth; deeper ones have no buttons.
    public static let maximumDepth = 8

    public let size: Size
    /// The buttons row by row, each from left to right.
    public let places: [Place]
    let rows: [RowPlace]

    /// Places the buttons of a layout.
    ///
    /// - Parameters:
    ///   - layout: the rows to place.
    ///   - size: the rectangle, in points; limited as ``KeyboardFrames`` says.
    ///   - orientation: how the screen stands, whatever the rectangle's own shape.
    public init(_ layout: Layout, size: Size, orientation: InterfaceOrientation = .portrait) {
      self.size = Size(width: size.width.asLength, height: size.height.asLength)
      var placer = Placer(orientation: orientation)
      rows = placer.place(layout, size: self.size)
      places = placer.places
    }

    /// Finds the button that a touch at this point hits in the original.
    ///
    /// The later of two that overlap wins; a row in front of others hides them even where it has no
    /// button.
    ///
    /// - Parameter point: in the layout's own space.
    /// - Returns: an index into ``places``, or `nil` outside the rectangle and in dead strips.
    public func hitTest(_ point: Point) -> Int? {
      let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
      guard bounds.contains(point) else { return nil }
      return rows.last { $0.hitRect.contains(point) }?.hitTest(point, places)
    }
  }
}

extension LayoutEngine.Geometry {
  /// A row and its place.
  struct RowPlace: Hashable, Sendable {
    enum Child: Hashable, Sendable {
      /// An index into the places.
      case button(Int)
      case row(RowPlace)
    }

    var hitRect: Rect
    var children: [Child] = []

    func hitTest(_ point: Point, _ places: [Place]) -> Int? {
      for child in children.reversed() {
        switch child {
        case .button(let index):
          if places[index].hitRect.contains(point) { return index }
        case .row(let row):
          if row.hitRect.contains(point) { return row.hitTest(point, places) }
        }
      }
      return nil
    }
  }
}
