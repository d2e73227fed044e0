// SPDX-License-Identifier: MIT

import ClavierKit
public import ClavierSettings

/// Filters palms, ghosts and noise from a device's frames.
///
/// Each contact is filtered separately, and either dropped completely or not at all. A contact
/// without a `down` has no `moved` and no `up`.
///
/// ```
///          down                     trusted: pressed, samples, off the edge
///   none ────────▶ waiting ─────────────────────────────────────────────▶ sent ──▶ up, cancelled
///                     │  up: if only samples were missing, sent at once     │
///                     │ a palm, a dead area                                 │ a palm: cancelled
///                     ▼                                                     ▼
///                  rejected, until it is lifted ◀───────────────────────────┘
/// ```
///
/// The cleaner allocates only when more contacts are down at once than ever before.
public struct ContactCleaner: Sendable {
  private enum State: Sendable {
    /// The contact is not reported yet, after this many pressed samples, the last one at this
    /// place.
    case waiting(samples: Int, last: Point?)
    case reported(JitterFilter)
    case rejected
  }

  private struct ContactTrack: Sendable {
    var contact: Contact.ID
    var state: State
  }

  public let rules: CleaningRules
  /// The map from the device's units to the unit square of the surface as the user sees it.
  public var surface = Transform.identity
  /// The number of contacts dropped so far because they were palms or began in dead areas.
  public private(set) var rejectionCount = 0
  private var tracks: [ContactTrack] = []
  private var result = DeviceFrame(time: Timestamp(microseconds: 0), touches: [])

  public init(_ rules: CleaningRules) {
    self.rules = rules
  }

  /// Whether a filter depends on the shape of contacts, and not only on their place.
  public var needsShape: Bool { rules.needsShape }

  /// Removes palms, ghosts and noise from a frame.
  ///
  /// - Returns: The contacts that remain in the frame, possibly none.
  public mutating func clean(_ frame: DeviceFrame) -> DeviceFrame {
    guard !rules.isEmpty else { return frame }
    result.time = frame.time
    result.touches.clear()
    for touch in frame.touches {
      switch touch.phase {
      case .down:
        tracks.append(ContactTrack(contact: touch.contact, state: .waiting(samples: 0, last: nil)))
        update(touch)
      case .moved: update(touch)
      case .up, .cancelled: finish(touch)
      }
    }
    return result
  }

  private mutating func update(_ touch: DeviceTouch) {
    guard let index = tracks.firstIndex(where: { $0.contact == touch.contact }) else { return }
    switch tracks[index].state {
    case .rejected: break
    case .waiting where isPalm(touch.shape): reject(index)
    case .waiting where !isPressed(touch.shape): break
    case .waiting(let samples, _):
      // The contact begins with its first trusted sample; later samples are not counted.
      if samples == rules.skippedFrames, isDead(touch.position) {
        reject(index)
      } else if samples >= rules.skippedFrames, !isAtEdge(touch.position) {
        report(touch, index)
      } else {
        let samples = min(samples, rules.skippedFrames) + 1
        tracks[index].state = .waiting(samples: samples, last: touch.position)
      }
    case .reported(let filter) where isPalm(touch.shape):
      reject(index)
      append(touch, .cancelled, at: filter.position)
    case .reported(var filter):
      // A contact with too little pressure, such as a lifting finger, has an unreliable place.
      if isPressed(touch.shape) { filter.update(touch.position, rules) }
      tracks[index].state = .reported(filter)
      append(touch, .moved, at: filter.position)
    }
  }

  private mutating func reject(_ index: Int) {
    tracks[index].state = .rejected
    rejectionCount += 1
  }

  /// Accepts the contact and reports its `down`.
  private mutating func report(_ touch: DeviceTouch, _ index: Int) {
    let filter = JitterFilter(touch.position)
    tracks[index].state = .reported(filter)
    append(touch, .down, at: filter.position)
  }

  private mutating func finish(_ touch: DeviceTouch) {
    guard let index = tracks.firstIndex(where: { $0.contact == touch.contact }) else { return }
    switch tracks.remove(at: index).state {
    case .rejected: break
    case .reported(let filter): append(touch, touch.phase, at: filter.position)
    case .waiting(_, let last):
      // A quick tap can lift before its first trusted sample, and is still a complete touch.
      guard touch.phase == .up, let last, !isAtEdge(last) else { return }
      guard !isDead(last) else {
        rejectionCount += 1
        return
      }
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
