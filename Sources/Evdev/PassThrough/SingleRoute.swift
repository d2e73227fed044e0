// SPDX-License-Identifier: MIT

import CLinux

/// The only contact of a device without slots, on its way to the keyboard or to the application.
///
/// ```
///           button 1              end of frame, outside
///    none ─────────────▶ landing ───────────────────────▶ application
///     ▲                    │ └──────▶ keyboard                 │
///     └────────────────────┴────────────┴── button 0 ──────────┘
///                                end of frame, inside
/// ```
///
/// A pointer or a pen also says where it is while it touches nothing. That is no contact and goes to
/// the application, but for what it says while a contact is the keyboard's.
struct SingleRoute: Sendable {
  /// The key that is down while there is a contact.
  private let button: InputCode
  private(set) var owner = ContactOwner.none
  private var axes: AxisValues
  /// Which tools are near the surface, such as a pen.
  private var toolsInRange = KeyBits()
  /// Keys that say the same as the button in other words, and are down on the source.
  private var twins = KeyBits()
  /// Whether the contact was the keyboard's at some time in this frame.
  private var wasKeyboards = false
  /// Whether a contact of the application ended in this frame.
  private var hasEnded = false

  init(_ state: RouteState, button: InputCode) {
    self.button = button
    axes = AxisValues(codes: state.axes.keys, values: state.values)
  }

  /// Takes an event of an axis; one that the device does not have says nothing.
  mutating func takeAxis(_ number: UInt16, _ value: Int32) {
    axes.set(number, value)
  }

  /// Takes a key; returns whether it is about the contact.
  mutating func takeKey(
    _ number: UInt16, _ value: Int32, _ frames: inout RoutedFrames,
    isInside: (Int32, Int32) -> Bool
  ) -> Bool {
    if number == button.number {
      if value == 0 {
        lift(&frames, isInside)
      } else if owner == .none {
        owner = .landing
        frames.contactCount = 1
      }
      return true
    }
    if Self.isTool(Int32(number)) {
      if value == 0 { toolsInRange.remove(number) } else { toolsInRange.insert(number) }
      return false
    }
    guard number == BTN_TOUCH || number == BTN_TOOL_FINGER else { return false }
    if value == 0 { twins.remove(number) } else { twins.insert(number) }
    if value == 0 || owner == .application { frames.application.appendKey(number, value) }
    return true
  }

  /// Decides about a contact that came, and tells its owner of it.
  mutating func finish(_ frames: inout RoutedFrames, isInside: (Int32, Int32) -> Bool) {
    if owner == .landing { land(&frames, isInside) }
    switch owner {
    case .application:
      axes.tell(&frames.application)
    case .none where !wasKeyboards && (isHovering || hasEnded) && axes.changed != 0:
      axes.tell(&frames.application)
    case .keyboard:
      axes.tellChanged(&frames.keyboard)
      axes.keep()
    case .none, .landing:
      axes.keep()
    }
    wasKeyboards = owner == .keyboard
    hasEnded = false
  }

  /// Lifts the application's contact on the clone; it is the keyboard's from now on.
  mutating func liftAll(_ frames: inout RoutedFrames) {
    // The button goes up with all keys that are down on the clone; a surface without one is touched while it is pressed.
    if owner == .application, axes.has(ABS_PRESSURE) { frames.application.append(.pressure, 0) }
    if owner != .none { owner = .keyboard }
    wasKeyboards = owner == .keyboard
  }

  /// Whether it says where it is without a contact: a pointer always, and a pen near the surface.
  private var isHovering: Bool { button == .leftButton || !toolsInRange.isEmpty }

  private mutating func land(_ frames: inout RoutedFrames, _ isInside: (Int32, Int32) -> Bool) {
    if isInside(axes[ABS_X], axes[ABS_Y]) {
      owner = .keyboard
      wasKeyboards = true
      axes.tellAllAside(&frames.keyboard)
      frames.keyboard.append(button, 1)
      return
    }
    owner = .application
    frames.application.appendKey(button.number, 1)
    for twin in [UInt16(BTN_TOUCH), UInt16(BTN_TOOL_FINGER)] where twins.contains(twin) {
      frames.application.appendKey(twin, 1)
    }
    axes.tellAll(&frames.application)
  }

  private mutating func lift(_ frames: inout RoutedFrames, _ isInside: (Int32, Int32) -> Bool) {
    // Here and gone in one frame: it is somebody's all the same.
    if owner == .landing { land(&frames, isInside) }
    if owner == .application {
      frames.application.appendKey(button.number, 0)
      hasEnded = true
    }
    if owner == .keyboard {
      wasKeyboards = true
      axes.tellChanged(&frames.keyboard)
      frames.keyboard.append(button, 0)
    }
    owner = .none
    frames.contactCount = 0
  }

  /// Whether a key is a tool that can be near a surface without touching it.
  ///
  /// **Source:** linux/input-event-codes.h; kernel documentation "Linux input event codes", `BTN_TOOL`.
  private static func isTool(_ code: Int32) -> Bool {
    (BTN_TOOL_PEN...BTN_TOOL_LENS).contains(code) && code != BTN_TOOL_FINGER
  }
}
