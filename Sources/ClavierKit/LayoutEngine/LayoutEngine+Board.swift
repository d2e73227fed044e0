// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// A layout compiled for a rectangle: all that is asked while fingers type.
  ///
  /// Touches hit what ``KeyboardFrames`` says. The original's strips that hit nothing are repaired with
  /// that: a touch hits no button only outside the rectangle, or where a layout has none.
  struct Board: Hashable, Sendable {
    let geometry: Geometry
    let frames: KeyboardFrames

    init(_ layout: Layout, size: Size, orientation: InterfaceOrientation) {
      geometry = Geometry(layout, size: size, orientation: orientation)
      frames = KeyboardFrames(geometry)
    }

    /// The button of an index, `nil` where there is none.
    func button(_ index: Int) -> Button? {
      geometry.places.indices.contains(index) ? geometry.places[index].button : nil
    }

    /// Where the button of an index is drawn.
    func frame(of index: Int) -> Rect? {
      frames.keys.indices.contains(index) ? frames.keys[index].capFrame : nil
    }

    /// The pop of a pressed button, if it shows one.
    func pop(of index: Int?, bounds: Rect?) -> KeyPop? {
      guard let index, let button = button(index), let frame = frame(of: index) else { return nil }
      return KeyPop(style: button.style, key: frame, bounds: bounds)
    }

    /// The index of the button that a touch hits.
    func hitTest(_ point: Point) -> Int? {
      frames.hitTest(point)
    }
  }
}
