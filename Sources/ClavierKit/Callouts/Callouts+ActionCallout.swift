// SPDX-License-Identifier: MIT

extension Callouts {
  /// The side of the key on which a callout starts, which gives its direction.
  ///
  /// The sides are those of the screen, not of a script: keys run from left to right in all
  /// languages.
  package enum Alignment: Hashable, Sendable {
    /// From the key to the right.
    case leading
    /// From the key to the left.
    case trailing

    /// Creates the side for a key: the callout extends to the side with more room.
    init(for key: Rect, in bounds: Rect) {
      self = key.minX > bounds.center.x ? .trailing : .leading
    }
  }

  /// The action callout of a held key, with its selection.
  package struct ActionCallout: Hashable, Sendable {
    /// An action with its frame.
    package struct Item: Hashable, Sendable {
      package let action: KeyboardAction
      package let frame: Rect
    }

    /// The arrangement of the items.
    enum Arrangement: Hashable {
      case grid(CalloutGrid)
      /// The arrangement of a key with several swipes.
      case cross(CalloutCross)
    }

    /// The actions in the order of the service, the one next to the finger first; never empty.
    package let items: [Item]
    /// The cap frame of the key.
    package let keyFrame: Rect
    /// The background of the items, always inside the bounds.
    package let backgroundFrame: Rect
    /// The index of the action that lifting the finger performs.
    package internal(set) var selectedIndex = 0
    /// The touch frame of the key.
    let touchFrame: Rect
    let arrangement: Arrangement

    /// Creates the callout of a key, with its first action selected; `nil` without actions.
    ///
    /// - Parameters:
    ///   - key: The held key.
    ///   - actions: The actions, with the one next to the finger first.
    ///   - configuration: The bounds and sizes.
    package init?(
      for key: KeyboardFrames.Key, actions: [KeyboardAction], configuration: Configuration
    ) {
      guard !actions.isEmpty else { return nil }
      let frames: [Rect]
      if let cross = CalloutCross(over: key, configuration: configuration) {
        arrangement = .cross(cross)
        (frames, backgroundFrame) = (cross.frames, cross.background)
      } else {
        let grid = CalloutGrid(
          over: key.capFrame, labels: actions.map(\.label), configuration: configuration)
        arrangement = .grid(grid)
        (frames, backgroundFrame) = (grid.frames, grid.background)
      }
      items = zip(actions, frames).map(Item.init)
      keyFrame = key.capFrame
      touchFrame = key.touchFrame
    }

    /// The action that lifting the finger performs.
    package var selectedAction: KeyboardAction? {
      items.indices.contains(selectedIndex) ? items[selectedIndex].action : nil
    }

    /// Returns the item that a finger selects.
    ///
    /// Over the callout, the item under the finger is selected. Elsewhere, and on the key itself,
    /// which the callout may cover, the finger's movement selects an item, clamped to the first and
    /// the last. A finger that moves down from the key and the callout selects none. In a cross,
    /// only the movement counts, and always selects an item.
    ///
    /// **Source:** KeyboardKit's rules for movement. There the selection wraps to the start beyond
    /// the last item, and stays when the finger moves to the other side. Clavier clamps at both
    /// ends, so that only the finger's position matters.
    ///
    /// - Parameters:
    ///   - point: The finger's position.
    ///   - start: The finger's position when the callout opened.
    /// - Returns: An index into ``items``; `nil` if the finger selects none.
    package func index(at point: Point, from start: Point) -> Int? {
      let movement = Point(x: point.x - start.x, y: point.y - start.y)
      switch arrangement {
      case .cross(let cross): return cross.index(movedBy: movement)
      case .grid(let grid):
        if !touchFrame.contains(point),
          let index = items.firstIndex(where: { $0.frame.contains(point) })
        {
          return index
        }
        guard !(movement.y > keyFrame.height + grid.heightBelowStart) else { return nil }
        return grid.index(movedBy: movement)
      }
    }
  }
}
