// SPDX-License-Identifier: MIT

import ClavierKit
public import ClavierSettings

/// Takes out of a device's frames what is no finger: palms, ghosts, noise.
///
/// Each contact has its own state. Whatever is dropped is dropped whole: a contact that has no `down` has no
/// `moved` and no `up`.
///
/// ```
///          down                     trusted: pressed, samples, off the edge
///   none ────────▶ waiting ───────────────────────────────────────────────▶ told ──▶ up, cancelled
///                     │  up: if only samples were missing, told at once        │
///                     │ a palm, a dead area                                    │ a palm: cancelled
///                     ▼                                                        ▼
///                  rejected, until it is lifted ◀──────────────────────────────┘
/// ```
///
/// Allocates nothing once as many contacts have been down at once as ever will be.
public struct ContactCleaner: Sendable {
  private enum State: Sendable {
    /// So many samples were pressed, the last one there.
    case waiting(samples: Int, last: Point?)
    case told(JitterFilter)
    case rejected
  }

  private struct Track: Sendable {
    var contact: Contact.ID
    var state: State
  }

  public let rules: CleaningRules
  /// From the device's units to the unit square of the surface as its user sees it.
  public var surface = Transform.identity
  private var tracks: [Track] = []
  private var result = DeviceFrame(time: Timestamp(microseconds: 0), touches: [])

  public init(_ rules: CleaningRules) {
    self.rules = rules
  }

  /// Whether it matters how a contact touches, and not only where.
  public var needsShape: Bool { rules.needsShape }

  /// Cleans a frame.
  ///
  /// - Returns: What is left, which may be nothing.
  public mutating func clean(_ frame: DeviceFrame) -> DeviceFrame {
    guard !rules.isEmpty else { return frame }
    result.time = frame.time
    result.touches.removeAll(keepingCapacity: true)
    for touch in frame.touches {
      switch touch.phase {
      case .down:
        let state: State = isDead(touch.position) ? .rejected : .waiting(samples: 0, last: nil)
        tracks.append(Track(contact: touch.contact, state: state))
        follow(touch)
      case .moved: follow(touch)
      case .up, .cancelled: finish(touch)
      }
    }
    return result
  }

  private mutating func follow(_ touch: DeviceTouch) {
    guard let index = tracks.firstIndex(where: { $0.contact == touch.contact }) else { return }
    switch tracks[index].state {
    case .rejected: break
    case .waiting where isPalm(touch.shape): tracks[index].state = .rejected
    case .waiting where !isPressed(touch.shape): break
    case .waiting(let samples, _):
      if samples >= rules.skippedFrames, !isAtEdge(touch.position) {
        tell(touch, index)
      } else {
        let samples = min(samples + 1, rules.skippedFrames)
        tracks[index].state = .waiting(samples: samples, last: touch.position)
      }
    case .told(let filter) where isPalm(touch.shape):
      tracks[index].state = .rejected
      append(touch, .cancelled, at: filter.position)
    case .told(var filter):
      // What presses too lightly to count says little of where it is, such as a finger that lifts.
      if isPressed(touch.shape) { filter.follow(touch.position, rules) }
      tracks[index].state = .told(filter)
      append(touch, .moved, at: filter.position)
    }
  }

  /// The contact counts from now on.
  private mutating func tell(_ touch: DeviceTouch, _ index: Int) {
    let filter = JitterFilter(touch.position)
    tracks[index].state = .told(filter)
    append(touch, .down, at: filter.position)
  }

  private mutating func finish(_ touch: DeviceTouch) {
    guard let index = tracks.firstIndex(where: { $0.contact == touch.contact }) else { return }
    switch tracks.remove(at: index).state {
    case .rejected: break
    case .told(let filter): append(touch, touch.phase, at: filter.position)
    case .waiting(_, let last):
      // A quick tap has few samples, but all that a finger does.
      guard touch.phase == .up, let last, !isAtEdge(last) else { return }
      append(touch, .down, at: last)
      append(touch, .up, at: last)
    }
  }

  private mutating func append(_ touch: DeviceTouch, _ phase: Contact.Phase, at position: Point) {
    var touch = touch
    touch.phase = phase
    touch.position = position
    result.touches.append(touch)
  }
}

extension ContactCleaner {
  private func isPressed(_ shape: ContactShape) -> Bool {
    rules.pressPressure.map { shape.pressure >= $0 } ?? true
  }

  private func isPalm(_ shape: ContactShape) -> Bool {
    if rules.hasTools, shape.tool == ContactShape.palm { return true }
    if let limit = rules.palmMajor, shape.major >= limit { return true }
    if let limit = rules.palmPressure, shape.pressure >= limit { return true }
    return false
  }

  private func isAtEdge(_ position: Point) -> Bool {
    guard rules.edge > 0 else { return false }
    let across = rules.edge * rules.unitsPerMillimeter.width
    let down = rules.edge * rules.unitsPerMillimeter.height
    return position.x < rules.bounds.minX + across || position.x > rules.bounds.maxX - across
      || position.y < rules.bounds.minY + down || position.y > rules.bounds.maxY - down
  }

  private func isDead(_ position: Point) -> Bool {
    guard !rules.deadAreas.isEmpty else { return false }
    let place = surface(position)
    return rules.deadAreas.contains { $0.contains(place) }
  }
}
