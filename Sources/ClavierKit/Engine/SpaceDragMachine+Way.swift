// SPDX-License-Identifier: MIT

extension SpaceDragMachine {
  /// The way that a dragging finger goes, and the one axis along which it moves the cursor.
  ///
  /// ```
  ///   undecided ──a step along one axis, no less than along the other──▶ sideways, or up and down
  ///   sideways ◀──a turn──▶ up and down
  /// ```
  ///
  /// A turn is a way of ``turnDistance`` that goes farther along the other axis. So an arc drawn by a thumb
  /// moves the cursor along its line only, and a finger that goes up never moves it sideways. The first
  /// line of a turn comes with it; what was gone sideways until a turn is not made up for.
  ///
  /// **Source:** KeyboardKit 9.0 for the steps; it swallows steps sideways while the finger is 50 points
  /// or more above or below. The axis is ours, since there are lines to go to.
  struct Way: Hashable {
    private enum Axis: Hashable {
      case sideways
      case upAndDown
    }

    private var axis: Axis?
    /// Where steps are counted from.
    private var reference: Point
    /// How many whole steps the finger is away from there, to the right or downwards.
    private var offset = 0
    /// Where the stretch of way began that tells whether the finger turns.
    private var mark: Point

    init(from point: Point) {
      reference = point
      mark = point
    }

    /// The finger goes on.
    ///
    /// - Parameters:
    ///   - point: Where it is, in numbers.
    ///   - sensitivity: How far a step is.
    /// - Returns: The steps that this makes; `nil` for none.
    mutating func go(to point: Point, _ sensitivity: Gestures.SpaceDragSensitivity) -> Steps? {
      decideAxis(at: point, sensitivity)
      guard let axis else { return nil }
      let steps =
        switch axis {
        case .sideways: Self.steps(point.x - reference.x, of: sensitivity.points)
        case .upAndDown: Self.steps(point.y - reference.y, of: sensitivity.verticalPoints)
        }
      let delta = steps - offset
      offset = steps
      guard delta != 0 else { return nil }
      let key: FunctionKey =
        switch axis {
        case .sideways: delta > 0 ? .right : .left
        case .upAndDown: delta > 0 ? .down : .up
        }
      return Steps(key: key, count: abs(delta))
    }

    private mutating func decideAxis(
      at point: Point, _ sensitivity: Gestures.SpaceDragSensitivity
    ) {
      let dx = abs(point.x - mark.x)
      let dy = abs(point.y - mark.y)
      let turnDistance = max(sensitivity.verticalPoints, Self.turnDistance)
      switch axis {
      case nil:
        if dx >= sensitivity.points, dx >= dy { axis = .sideways }
        if dy >= sensitivity.verticalPoints, dy > dx { axis = .upAndDown }
      case .sideways where dy >= turnDistance && dy > dx:
        axis = .upAndDown
        let line = sensitivity.verticalPoints
        restart(from: Point(x: point.x, y: point.y + (point.y > mark.y ? -line : line)))
      case .upAndDown where dx >= turnDistance && dx > dy:
        axis = .sideways
        restart(from: point)
      case .sideways, .upAndDown:
        break
      }
      if max(dx, dy) >= turnDistance { mark = point }
    }

    private mutating func restart(from point: Point) {
      reference = point
      offset = 0
    }

    /// The whole steps in a distance, as many as any keyboard is wide.
    private static func steps(_ distance: Double, of length: Double) -> Int {
      let steps = (distance / length).rounded(.towardZero)
      return Int(max(-mostSteps, min(mostSteps, steps)))
    }

    private static let mostSteps = 2000.0
    /// The shortest way, in points, that can be a turn: half a row of keys.
    private static let turnDistance = 25.0
  }
}
