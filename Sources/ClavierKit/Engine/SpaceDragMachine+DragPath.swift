// SPDX-License-Identifier: MIT

extension SpaceDragMachine {
  /// The path of a dragging finger, and the axis along which it moves the cursor.
  ///
  /// ```
  ///   undecided ──a step along one axis, no less than along the other──▶ sideways, or up and down
  ///   sideways ◀──a turn──▶ up and down
  /// ```
  ///
  /// A turn is a movement of ``turnDistance`` or more that is longer along the other axis. So the
  /// arc of a thumb moves the cursor along its line only, and a finger that moves up never moves
  /// the cursor sideways. A vertical turn includes its first line. Horizontal movement before a
  /// turn is not added later.
  ///
  /// **Source:** KeyboardKit 9.0 for the steps. It ignores horizontal steps while the finger is 50
  /// points or more above or below. The axis is Clavier's own, since the cursor can also move by
  /// lines.
  struct DragPath: Hashable {
    private enum Axis: Hashable {
      case sideways
      case upAndDown
    }

    private var axis: Axis?
    /// The origin of the steps.
    private var reference: Point
    /// The number of whole steps from the origin to the finger, positive to the right or downwards.
    private var offset = 0
    /// The start of the movement that may become a turn.
    private var turnStart: Point

    init(from point: Point) {
      reference = point
      turnStart = point
    }

    /// Handles a movement of the finger.
    ///
    /// - Parameters:
    ///   - point: The finger's position; must be finite.
    ///   - sensitivity: The length of a step.
    /// - Returns: The steps of the cursor; `nil` for none.
    mutating func move(to point: Point, _ sensitivity: Gestures.SpaceDragSensitivity) -> Steps? {
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
      let dx = abs(point.x - turnStart.x)
      let dy = abs(point.y - turnStart.y)
      let turnDistance = max(sensitivity.verticalPoints, Self.turnDistance)
      switch axis {
      case nil:
        if dx >= sensitivity.points, dx >= dy { axis = .sideways }
        if dy >= sensitivity.verticalPoints, dy > dx { axis = .upAndDown }
      case .sideways where dy >= turnDistance && dy > dx:
        axis = .upAndDown
        let line = sensitivity.verticalPoints
        restart(from: Point(x: point.x, y: point.y + (point.y > turnStart.y ? -line : line)))
      case .upAndDown where dx >= turnDistance && dx > dy:
        axis = .sideways
        restart(from: point)
      case .sideways, .upAndDown:
        break
      }
      if max(dx, dy) >= turnDistance { turnStart = point }
    }

    private mutating func restart(from point: Point) {
      reference = point
      offset = 0
    }

    /// Returns the number of whole steps in a distance, limited to more than any keyboard's width.
    private static func steps(_ distance: Double, of length: Double) -> Int {
      let steps = (distance / length).rounded(.towardZero)
      return Int(max(-maximumSteps, min(maximumSteps, steps)))
    }

    private static let maximumSteps = 2000.0
    /// The minimum length of a turn, in points: half a row of keys.
    private static let turnDistance = 25.0
  }
}
