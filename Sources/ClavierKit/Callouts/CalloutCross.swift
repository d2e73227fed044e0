// SPDX-License-Identifier: MIT

/// The positions of the items in the action callout of a key with several swipes: a cross over the
/// key.
///
/// ```
///   ╭───────────╮
///   │     う    │   the finger is on the key's own action in the middle; a movement as far as a
///   │ い [あ] え │   swipe selects the action in its direction
///   │     お    │
///   ╰───────────╯
/// ```
///
/// Only the movement counts, so that a held key is swiped like one that is not.
///
/// **Source:** phones' keyboards for kana; the sizes are those of ``CalloutGrid``.
struct CalloutCross: Hashable, Sendable {
  /// The directions of the items after the first.
  let directions: [Keyboard.SwipeDirection]
  let itemSize: Size
  let background: Rect
  /// The movement that selects an action, in points.
  let distance: Double

  /// Creates the cross of a key; `nil` if the key has callout actions of its own or fewer than two
  /// swipes.
  init?(over key: KeyboardFrames.Key, configuration: Callouts.Configuration) {
    typealias Metrics = Callouts.Metrics
    directions = key.crossDirections
    guard !directions.isEmpty else { return nil }
    let bounds = configuration.bounds
    let cap = key.capFrame
    let room = Size(
      width: bounds.width - 2 * Metrics.curve, height: bounds.height - 2 * Metrics.verticalPadding)
    itemSize = Size(
      width: max(0, min(cap.width, Metrics.maximumItemLength, room.width / 3)),
      height: max(0, min(cap.height, Metrics.maximumItemLength, room.height / 3)))
    let size = Size(
      width: 3 * itemSize.width + 2 * Metrics.curve,
      height: 3 * itemSize.height + 2 * Metrics.verticalPadding)
    let centered = Rect(
      x: cap.center.x - size.width / 2, y: cap.center.y - size.height / 2, width: size.width,
      height: size.height)
    background = centered.moved(into: bounds)
    distance = key.swipeDistance
  }

  /// The frames of the items: the key's own, then one for each direction.
  var frames: [Rect] {
    let (width, height) = (itemSize.width, itemSize.height)
    let middle = Rect(
      x: background.center.x - width / 2, y: background.center.y - height / 2, width: width,
      height: height)
    let otherItems = directions.map { direction in
      switch direction {
      case .left: middle.moved(by: Point(x: -width, y: 0))
      case .up: middle.moved(by: Point(x: 0, y: -height))
      case .right: middle.moved(by: Point(x: width, y: 0))
      case .down: middle.moved(by: Point(x: 0, y: height))
      }
    }
    return ([middle] + otherItems).map { $0.clamped(to: background) }
  }

  /// Returns the item that a movement selects.
  ///
  /// - Parameter movement: The movement since the callout opened, in points.
  /// - Returns: An index into ``frames``; 0 for a short movement, for NaN, and in a direction
  ///   without an action.
  func index(movedBy movement: Point) -> Int {
    guard let direction = Keyboard.SwipeDirection(of: movement, atLeast: distance),
      let index = directions.firstIndex(of: direction)
    else { return 0 }
    return index + 1
  }
}

extension KeyboardFrames.Key {
  /// The directions of the key's action callout; empty if the key has callout actions of its own,
  /// or fewer than two swipes.
  fileprivate var crossDirections: [Keyboard.SwipeDirection] {
    guard calloutActions == nil, swipes.count > 1 else { return [] }
    let active = swipeDirections
    let directions = Keyboard.SwipeDirection.allCases.filter {
      active.contains(Press.Swipes($0))
    }
    return directions.count > 1 ? directions : []
  }

  /// The key's own action and those of its swipes, in the order of a ``CalloutCross``; `nil` if the
  /// key has none.
  var crossActions: [KeyboardAction]? {
    let directions = crossDirections
    return directions.isEmpty ? nil : [action] + directions.compactMap { swipes[$0] }
  }
}
