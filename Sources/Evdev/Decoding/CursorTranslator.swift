// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit

/// Gives a relative device a cursor with a position.
///
/// The cursor moves on a virtual surface of ``extent`` units each way, which the keyboard fills.
/// The cursor begins in the middle and stops at the edges. While the button is down, the cursor is
/// a contact.
///
/// A finger on a touchpad moves the cursor, too, and a tap of the finger presses it:
///
/// ```
///             finger down            farther than a tap, or longer
///   lifted ─────────────────▶ resting ───────────────────────────▶ moving
///     ▲      lifted: a tap       │                                    │ lifted
///     └──────────────────────────┴────────────────────────────────────┘
/// ```
struct CursorTranslator {
  /// The width and height of the cursor's surface, in units.
  static let extent: Int32 = 10_000
  /// The axes of the cursor's surface.
  static let axis = AbsoluteAxis(0, extent - 1, resolution: 0)

  /// The device that moves the cursor.
  enum Source: Hashable {
    /// `REL_X` and `REL_Y`.
    case mouse
    /// A finger at `ABS_X` and `ABS_Y`, on a pad with these axes.
    case touchpad(x: AbsoluteAxis, y: AbsoluteAxis)
  }

  /// The units that the cursor moves per count of a mouse.
  ///
  /// **Source:** ours: a mouse of 1000 counts an inch crosses the keyboard in 5 cm.
  private static let unitsPerCount = 5.0
  /// The maximum duration of a tap, and its maximum distance in fractions of the pad.
  ///
  /// **Source:** the time is that of libinput's documentation, "Tap-to-click behaviour" (180 ms).
  private static let maximumTapDuration = Duration.milliseconds(180)
  private static let maximumTapDistance = 0.02

  private struct Finger {
    var since: Timestamp
    var path = 0.0
  }

  private let source: Source
  private let padX: AbsoluteAxis?
  private let padY: AbsoluteAxis?
  private var x = Double(extent) / 2
  private var y = Double(extent) / 2
  /// The cursor's motion in this frame, in units.
  private var dx = 0.0
  private var dy = 0.0
  /// The last place of the touchpad's finger; `nil` if unknown.
  private var lastX: Int32?
  private var lastY: Int32?
  private var finger: Finger?
  /// The counts of ``multiFingerTools`` that are set, one bit each.
  private var fingerCounts: UInt8 = 0

  /// The codes for two and more fingers, of which the kernel sets at most one at a time.
  ///
  /// **Source:** `input_mt_report_finger_count`, drivers/input/input-mt.c.
  private static let multiFingerTools: [InputCode] = [
    .twoFingers, .key(BTN_TOOL_TRIPLETAP), .key(BTN_TOOL_QUADTAP), .key(BTN_TOOL_QUINTTAP),
  ]

  /// Whether more than one finger is on the pad; such a gesture does not move the cursor.
  private var hasSeveralFingers: Bool { fingerCounts != 0 }

  init(_ source: Source) {
    self.source = source
    switch source {
    case .mouse: (padX, padY) = (nil, nil)
    case .touchpad(let x, let y): (padX, padY) = (x, y)
    }
  }

  /// Translates an event and appends the result.
  mutating func translate(_ event: InputEvent, into events: inout [InputEvent]) {
    switch event.code {
    case .motionX where source == .mouse: dx += Double(event.value) * Self.unitsPerCount
    case .motionY where source == .mouse: dy += Double(event.value) * Self.unitsPerCount
    case .x:
      dx += cursorMotion(from: lastX, to: event.value, padX)
      lastX = event.value
    case .y:
      dy += cursorMotion(from: lastY, to: event.value, padY)
      lastY = event.value
    case .touch: touch(event, into: &events)
    case .report:
      move(at: event.time, into: &events)
      events.append(event)
    case .leftButton:
      // Motion before the click determines the place of the click.
      move(at: event.time, into: &events)
      finger?.path = .infinity
      events.append(event)
    default:
      if let index = Self.multiFingerTools.firstIndex(of: event.code) {
        countFingers(index, isSet: event.value != 0)
      }
    }
  }

  /// Records that the number of fingers changed; the next place may be a different finger's.
  private mutating func countFingers(_ index: Int, isSet: Bool) {
    let bit = UInt8(1) << UInt8(index)
    if isSet { fingerCounts |= bit } else { fingerCounts &= ~bit }
    (dx, dy) = (0, 0)
    (lastX, lastY) = (nil, nil)
    // The fingers of a gesture lift one after another: the last one does not tap.
    finger?.path = .infinity
  }

  /// Returns the cursor's place in translated events.
  ///
  /// - Parameter events: The events from ``translate(_:into:)``, in order.
  /// - Returns: The last place, in units of the cursor's surface; `nil` if it was not moved.
  static func place(in events: [InputEvent]) -> Point? {
    // X and Y are always reported together.
    guard let x = events.last(where: { $0.code == .x }),
      let y = events.last(where: { $0.code == .y })
    else { return nil }
    return Point(x: Double(x.value), y: Double(y.value))
  }

  /// Discards a frame of which the kernel dropped events, and the finger's last place.
  mutating func drop() {
    (dx, dy) = (0, 0)
    (lastX, lastY) = (nil, nil)
    finger = nil
  }

  /// Returns the cursor's motion for a finger's motion, in units.
  private mutating func cursorMotion(
    from last: Int32?, to value: Int32, _ axis: AbsoluteAxis?
  ) -> Double {
    guard let axis, axis.isUsable, let last, finger != nil, !hasSeveralFingers else { return 0 }
    let part = (Double(value) - Double(last)) / axis.extent
    finger?.path += abs(part)
    return part * Double(Self.extent)
  }

  private mutating func touch(_ event: InputEvent, into events: inout [InputEvent]) {
    guard case .touchpad = source else { return }
    if event.value != 0 {
      finger = Finger(since: event.time)
      // The place of a touch-down is not a motion.
      (lastX, lastY) = (nil, nil)
    } else if let lifted = finger {
      finger = nil
      let isTap =
        lifted.path <= Self.maximumTapDistance && !hasSeveralFingers
        && event.time - lifted.since <= Self.maximumTapDuration
      guard isTap else { return }
      // A button counts only if it is down at the end of a frame.
      events.append(InputEvent(.leftButton, 1, at: event.time))
      events.append(InputEvent(.report, 0, at: event.time))
      events.append(InputEvent(.leftButton, 0, at: event.time))
    }
  }

  private mutating func move(at time: Timestamp, into events: inout [InputEvent]) {
    guard dx != 0 || dy != 0 else { return }
    let limit = Double(Self.axis.maximum)
    x = min(max(x + dx, 0), limit)
    y = min(max(y + dy, 0), limit)
    (dx, dy) = (0, 0)
    events.append(InputEvent(.x, Int32(x), at: time))
    events.append(InputEvent(.y, Int32(y), at: time))
  }
}
