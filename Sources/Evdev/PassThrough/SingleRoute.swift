// SPDX-License-Identifier: MIT

import CLinux

/// The route of the only contact of a device without slots, to the keyboard or to the application.
///
/// ```
///           button 1              end of frame, outside
///    none ─────────────▶ landing ───────────────────────▶ application
///     ▲                    │ └──────▶ keyboard                 │
///     └────────────────────┴────────────┴── button 0 ──────────┘
///                                end of frame, inside
/// ```
///
/// A pointer or a pen also reports its place while it hovers. A hovering place is no contact and
/// goes to the application, unless a contact of the keyboard is down.
///
/// ``MultiRoute`` with one slot would not suffice. Readers of the clone receive the device's own
/// button and axes instead of emulated ones, in the order of its events and also without a contact.
struct SingleRoute: Sendable {
  /// The key that is down while there is a contact.
  private let button: InputCode
  private(set) var owner = ContactOwner.none
  private var axes: AxisValues
  /// The tools that are near the surface, such as a pen.
  private var toolsInRange = HeldKeys()
  /// The keys that duplicate the button and are down on the source.
  private var duplicateKeys = HeldKeys()
  /// Whether the contact was the keyboard's at some time in this frame.
  private var belongedToKeyboard = false
  /// Whether a contact of the application ended in this frame.
  private var hasEnded = false

  init(_ state: RouteState, button: InputCode) {
    self.button = button
    axes = AxisValues(codes: state.axes.keys, values: state.values)
  }

  /// Handles an event of an axis; one that the device lacks is ignored.
  mutating func handleAxis(_ number: UInt16, _ value: Int32) {
    axes.set(number, value)
  }

  /// Handles a key; returns whether it concerns the contact.
  mutating func handleKey(
    _ number: UInt16, _ value: Int32, _ frames: inout RoutedFrames,
    isInside: (Int32, Int32) -> Bool
  ) -> Bool {
    if number == button.number {
      if value == 0 {
        lift(&frames, isInside)
      } else if owner == .none {
        owner = .pending
        frames.contactCount = 1
      }
      return true
    }
    if Self.isTool(Int32(number)) {
      toolsInRange.set(number, isDown: value != 0)
      return false
    }
    guard number == BTN_TOUCH || number == BTN_TOOL_FINGER else { return false }
    duplicateKeys.set(number, isDown: value != 0)
    if value == 0 || owner == .application { frames.application.appendKey(number, value) }
    return true
  }

  /// Assigns a new contact to its owner, and sends the changes.
  mutating func finish(_ frames: inout RoutedFrames, isInside: (Int32, Int32) -> Bool) {
    if owner == .pending { touchDown(&frames, isInside) }
    switch owner {
    case .application:
      axes.writeUnsent(&frames.application)
    case .none where !belongedToKeyboard && (isHovering || hasEnded) && axes.changed != 0:
      axes.writeUnsent(&frames.application)
    case .keyboard:
      axes.appendChanged(&frames.keyboard)
      axes.withholdChanges()
    case .none, .pending:
      axes.withholdChanges()
    }
    belongedToKeyboard = owner == .keyboard
    hasEnded = false
  }

  /// Lifts the application's contact on the clone; the keyboard owns the contact from then on.
  mutating func liftAll(_ frames: inout RoutedFrames) {
    // The button goes up with all keys of the clone; a surface without a button is lifted by its
    // pressure.
    if owner == .application, axes.has(ABS_PRESSURE) { frames.application.append(.pressure, 0) }
    if owner != .none { owner = .keyboard }
    belongedToKeyboard = owner == .keyboard
  }

  /// Whether the device reports a place without a contact: always for a pointer, for a pen near the
  /// surface.
  private var isHovering: Bool { button == .leftButton || !toolsInRange.isEmpty }

  private mutating func touchDown(_ frames: inout RoutedFrames, _ isInside: (Int32, Int32) -> Bool)
  {
    if isInside(axes[ABS_X], axes[ABS_Y]) {
      owner = .keyboard
      belongedToKeyboard = true
      axes.appendAll(&frames.keyboard)
      frames.keyboard.append(button, 1)
      return
    }
    owner = .application
    frames.application.appendKey(button.number, 1)
    for key in [UInt16(BTN_TOUCH), UInt16(BTN_TOOL_FINGER)] where duplicateKeys.contains(key) {
      frames.application.appendKey(key, 1)
    }
    axes.writeAll(&frames.application)
  }

  private mutating func lift(_ frames: inout RoutedFrames, _ isInside: (Int32, Int32) -> Bool) {
    // A contact that begins and ends within a frame gets an owner as well.
    if owner == .pending { touchDown(&frames, isInside) }
    if owner == .application {
      frames.application.appendKey(button.number, 0)
      hasEnded = true
    }
    if owner == .keyboard {
      axes.appendChanged(&frames.keyboard)
      frames.keyboard.append(button, 0)
    }
    owner = .none
    frames.contactCount = 0
  }

  /// Returns whether a key is a tool that can be near a surface without touching it.
  ///
  /// **Source:** linux/input-event-codes.h; kernel documentation "Linux input event codes",
  /// `BTN_TOOL`.
  private static func isTool(_ code: Int32) -> Bool {
    (BTN_TOOL_PEN...BTN_TOOL_LENS).contains(code) && code != BTN_TOOL_FINGER
  }
}
