// SPDX-License-Identifier: MIT

extension Callouts {
  /// On which side of its key a list begins, and so to which side it goes on.
  ///
  /// Sides of the keyboard, not of a script: keys stand from left to right in every language.
  package enum Alignment: Hashable, Sendable {
    /// From the key to the right.
    case leading
    /// From the key to the left.
    case trailing

    /// The side for a key: lists go on to where there is more room.
    init(for key: Rect, in bounds: Rect) {
      self = key.minX > bounds.center.x ? .trailing : .leading
    }
  }

  /// The list of actions that a held key offers, and which of them is selected.
  package struct ActionCallout: Hashable, Sendable {
    /// One of the actions.
    package struct Item: Hashable, Sendable {
      package let action: KeyboardAction
      package let frame: Rect
    }

    /// The actions as the service gave them, the one next to the finger first; never empty.
    package let items: [Item]
    /// The key, as it is drawn.
    package let keyFrame: Rect
    package let alignment: Alignment
    /// The index of the item that lifting the finger does.
    package internal(set) var selectedIndex = 0
    /// Where touches hit the key.
    let touchFrame: Rect
    let grid: CalloutGrid

    /// The list of a key, with its first action selected; `nil` if the key offers nothing.
    ///
    /// - Parameters:
    ///   - key: The key that is held.
    ///   - actions: What it offers, the one next to the finger first.
    ///   - alignment: Where the list begins; `nil` for the side that the key is on.
    ///   - configuration: Where it may be drawn.
    package init?(
      for key: KeyboardFrames.Key, actions: [KeyboardAction], alignment: Alignment? = nil,
      configuration: Configuration
    ) {
      guard !actions.isEmpty else { return nil }
      let alignment = alignment ?? Alignment(for: key.capFrame, in: configuration.bounds)
      let grid = CalloutGrid(
        over: key.capFrame, labels: actions.map(\.label), alignment: alignment,
        configuration: configuration)
      items = zip(actions, grid.frames).map(Item.init)
      keyFrame = key.capFrame
      touchFrame = key.touchFrame
      self.alignment = alignment
      self.grid = grid
    }

    /// What is drawn behind the items, always inside the bounds.
    package var backgroundFrame: Rect { grid.background }

    /// The action that lifting the finger does.
    package var selectedAction: KeyboardAction? {
      items.indices.contains(selectedIndex) ? items[selectedIndex].action : nil
    }

    /// Which item a finger selects.
    ///
    /// Over the list it is the item under the finger. Elsewhere, and on the key itself, which the list
    /// may cover, it is found by how far the finger has moved: to the first or the last item at most,
    /// whichever way it came. A finger that moves down from the key and the list selects none.
    ///
    /// **Source:** KeyboardKit's rules for movement. It goes back to the start beyond the last item, and
    /// keeps the selection when the finger goes to the other side; that both ends hold is ours, so that
    /// it only matters where the finger is.
    ///
    /// - Parameters:
    ///   - point: Where the finger is.
    ///   - start: Where it was when the list opened.
    /// - Returns: An index into ``items``, or `nil` if the finger says that it wants none.
    package func index(at point: Point, from start: Point) -> Int? {
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
