// SPDX-License-Identifier: MIT

public import ClavierKit

extension LayoutEngine {
  /// Where the buttons of a layout are drawn in a rectangle, as in the original.
  ///
  /// All rows are equally high. Widths are not squeezed: what is too wide reaches beyond the right edge.
  /// Where a width or height would be negative it is zero, and where nothing is dynamic nothing is
  /// divided; paddings that are negative or no number count as zero.
  ///
  /// Touches hit what ``KeyboardFrames`` says: a cap and half of what is around it. The original's dead
  /// strips, between rows in rows and where rows stay away from the edges, belong to the key next to them.
  ///
  /// **Source:** 0.9.9, and tag 0.8 for layouts with paddings of their own.
  public struct Geometry: Hashable, Sendable {
    /// A button and its place.
    public struct Place: Hashable, Sendable {
      public let button: Button
      /// Where it is drawn.
      public let frame: Rect
      /// The index of its row in the layout.
      public let row: Int
    }

    /// Rows in rows are placed up to this depth; deeper ones have no buttons.
    public static let maximumDepth = 8

    public let size: Size
    /// The buttons row by row, each from left to right.
    public let places: [Place]
    /// Where each row ends below, with its padding; the next begins there.
    let rowEnds: [Double]

    /// Places the buttons of a layout.
    ///
    /// - Parameters:
    ///   - layout: The rows to place.
    ///   - size: The rectangle, in points; limited as ``KeyboardFrames`` says.
    ///   - orientation: How the screen stands, whatever the rectangle's own shape.
    public init(_ layout: Layout, size: Size, orientation: InterfaceOrientation = .portrait) {
      self.size = Size(width: size.width.asLength, height: size.height.asLength)
      var placer = Placer(orientation: orientation)
      rowEnds = placer.place(layout, size: self.size)
      places = placer.places
    }

    /// The button of an index; `nil` where there is none.
    func button(_ index: Int) -> Button? {
      places.indices.contains(index) ? places[index].button : nil
    }

    /// The pop of a pressed button, if it shows one.
    func pop(of index: Int?, bounds: Rect?) -> KeyPop? {
      guard let index, places.indices.contains(index) else { return nil }
      return KeyPop(
        style: places[index].button.style, key: places[index].frame, bounds: bounds)
    }
  }
}
