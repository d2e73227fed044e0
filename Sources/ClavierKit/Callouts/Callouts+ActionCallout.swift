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

    /// The actions in the order of the service, the one next to the finger first; never empty.
    package let items: [Item]
    /// The cap frame of the key.
    package let keyFrame: Rect
    package let alignment: Alignment
    /// The index of the action that lifting the finger performs.
    package internal(set) var selectedIndex = 0
    /// The touch frame of the key.
    let touchFrame: Rect
    let grid: CalloutGrid
    /// The arrangement of a key with several swipes, in place of the grid; `nil` for other keys.
    let cross: CalloutCross?

    /// Creates the callout of a key, with its first action selected; `nil` without actions.
    ///
    /// - Parameters:
    ///   - key: The held key.
    ///   - actions: The actions, with the one next to the finger first.
    ///   - alignment: The side on which the callout starts; `nil` for the side with more room.
    ///   - configuration: The bounds and sizes.
    package init?(
      for key: KeyboardFrames.Key, actions: [KeyboardAction], alignment: Alignment? = nil,
      configuration: Configuration
    ) {
      guard !actions.isEmpty else { return nil }
      let alignment = alignment ?? Alignment(for: key.capFrame, in: configuration.bounds)
      let grid = CalloutGrid(
        over: key.capFrame, labels: actions.map(\.label), alignment: alignment,
        configuration: configuration)
      let cross = CalloutCross(over: key, configuration: configuration)
      items = zip(actions, cross?.frames ?? grid.frames).map(Item.init)
      keyFrame = key.capFrame
      touchFrame = key.touchFrame
      self.alignment = alignment
      self.grid = grid
      self.cross = cross
    }

    /// The background of the items, always inside the bounds.
    package var backgroundFrame: Rect { cross?.background ?? grid.background }

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
      if let cross {
        return cross.index(movedBy: Point(x: point.x - start.x, y: point.y - start.y))
      }
      if !touchFrame.contains(point),
        let index = items.firstIndex(where: { $0.frame.contains(point) })
      {
        return index
      }
      let dx = alignment == .leading ? point.x - start.x : start.x - point.x
      let down = point.y - start.y
      guard !(down > keyFrame.height + grid.heightBelowStart) else { return nil }
      return grid.index(movedAway: dx, movedOn: grid.growsDown ? down : -down)
    }
  }
}
