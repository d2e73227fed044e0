// SPDX-License-Identifier: MIT

import CWayland
import ClavierKit
import ClavierSettings
import Linux
import Panel

/// The touch contacts of a seat on the panel, and its pointer.
///
/// Compositors resend a seat's capabilities whenever a device is added or removed, including the
/// daemon's own keyboard. So an existing proxy is kept: a second request would deliver each event
/// twice.
///
/// ```
///            has touch                 has none, or the seat is gone
///   without ───────────▶ with wl_touch ─────────────────────────────▶ without: fingers cancelled
///                          └─ has touch: nothing
/// ```
final class Seat {
  /// The seat's number among the globals.
  let name: UInt32
  private let display: Display
  private let onTouch: (PanelTouch) -> Void
  private let onKeymap: (String?) -> Void
  /// Whether a surface belongs to the panel.
  private let isPanel: (OpaquePointer?) -> Bool
  private(set) var proxy: OwnedProxy?
  private var touch: OwnedProxy?
  private var pointer: OwnedProxy?
  private var keymap: SeatKeymap?
  private var contacts: PanelContacts
  /// The time of the last event with a timestamp, in microseconds.
  private var time: Int64 = 0
  private var isOverPanel = false

  init(
    _ globals: Globals, _ name: UInt32, version: UInt32, number: Int,
    isPanel: @escaping (OpaquePointer?) -> Bool, onTouch: @escaping (PanelTouch) -> Void,
    onKeymap: @escaping (String?) -> Void
  ) throws(BackendError) {
    self.onKeymap = onKeymap
    self.name = name
    contacts = PanelContacts(seat: number)
    display = globals.display
    self.isPanel = isPanel
    self.onTouch = onTouch
    let version = min(version, 5)
    hasFrames = version >= 5
    proxy = try OwnedProxy(
      display, "wl_registry.bind wl_seat", globals.bound(name, CWAYLAND_SEAT, version),
      wl_seat_listener(
        capabilities: { data, _, capabilities in
          withOwner(of: data, as: Seat.self) { $0.setCapabilities(capabilities) }
        },
        name: { _, _, _ in }),
      for: self
    ) {
      // Version 5 added the destructor request.
      if version >= 5 { wl_seat_release($0) } else { wl_seat_destroy($0) }
    }
  }

  /// Whether the pointer sends `frame` after events that belong together.
  private let hasFrames: Bool

  private func setCapabilities(_ capabilities: UInt32) {
    guard let seat = proxy?.pointer else { return }
    do throws(BackendError) {
      let hasTouch = capabilities & WL_SEAT_CAPABILITY_TOUCH.rawValue != 0
      if hasTouch, touch == nil {
        touch = try OwnedProxy(
          display, "wl_seat.get_touch", wl_seat_get_touch(seat), Self.touchListener, for: self,
          destroy: hasFrames ? wl_touch_release : wl_touch_destroy)
      } else if !hasTouch, touch != nil {
        touch = nil
        cancelFingers()
      }
      let hasKeyboard = capabilities & WL_SEAT_CAPABILITY_KEYBOARD.rawValue != 0
      if hasKeyboard, keymap == nil {
        keymap = try SeatKeymap(display, seat: seat, canRelease: hasFrames) { [weak self] in
          self?.onKeymap($0)
        }
      } else if !hasKeyboard, keymap != nil {
        keymap = nil
        onKeymap(nil)
      }
      let hasPointer = capabilities & WL_SEAT_CAPABILITY_POINTER.rawValue != 0
      if hasPointer, pointer == nil {
        pointer = try OwnedProxy(
          display, "wl_seat.get_pointer", wl_seat_get_pointer(seat), Self.pointerListener,
          for: self, destroy: hasFrames ? wl_pointer_release : wl_pointer_destroy)
      } else if !hasPointer, pointer != nil {
        pointer = nil
        pointerLeft()
      }
    } catch {
      // Without memory, devices that were not requested send no events.
    }
  }

  /// The seat's number, from 0, among those that the panel uses.
  var number: Int { contacts.seat }

  /// The keymap that the seat's clients receive; `nil` for none.
  var keymapText: String? { keymap?.text }

  /// Cancels all contacts and the pointer.
  func cancel() {
    cancelFingers()
    pointerLeft()
  }

  // MARK: Fingers

  private func cancelFingers() {
    contacts.cancelFingers()
    report(.touch)
  }

  /// Reports the pending contact changes, in logical units.
  private func report(_ source: PanelTouch.Source) {
    if let touch = contacts.next(source, at: time) { onTouch(touch) }
  }

  private func recordEvent(at milliseconds: UInt32) {
    time = ServerClock.monotonicTime(of: milliseconds, receivedAt: monotonicMicroseconds())
  }

  private static var touchListener: wl_touch_listener {
    wl_touch_listener(
      down: { data, _, _, milliseconds, surface, number, x, y in
        withOwner(of: data, as: Seat.self) {
          guard $0.isPanel(surface) else { return }
          $0.recordEvent(at: milliseconds)
          $0.contacts.fingerDown(number, at: place(x, y))
        }
      },
      up: { data, _, _, milliseconds, number in
        withOwner(of: data, as: Seat.self) {
          $0.recordEvent(at: milliseconds)
          $0.contacts.fingerUp(number)
        }
      },
      motion: { data, _, milliseconds, number, x, y in
        withOwner(of: data, as: Seat.self) {
          $0.recordEvent(at: milliseconds)
          $0.contacts.fingerMoved(number, to: place(x, y))
        }
      },
      frame: { data, _ in withOwner(of: data, as: Seat.self) { $0.report(.touch) } },
      cancel: { data, _ in withOwner(of: data, as: Seat.self) { $0.cancelFingers() } },
      shape: { _, _, _, _, _ in }, orientation: { _, _, _, _ in })
  }

  // MARK: The pointer

  private func pointerLeft() {
    isOverPanel = false
    contacts.pointerLeft()
    report(.pointer)
  }

  /// Reports at once if the pointer sends no `frame`.
  private func handlePointer() {
    if !hasFrames { report(.pointer) }
  }

  private static var pointerListener: wl_pointer_listener {
    // Event by event, since newer versions of libwayland have more of them.
    var listener = wl_pointer_listener()
    listener.enter = { data, _, _, surface, x, y in
      withOwner(of: data, as: Seat.self) {
        $0.isOverPanel = $0.isPanel(surface)
        guard $0.isOverPanel else { return }
        $0.time = monotonicMicroseconds()
        $0.contacts.pointerMoved(to: place(x, y))
        $0.handlePointer()
      }
    }
    listener.leave = { data, _, _, _ in
      withOwner(of: data, as: Seat.self) {
        $0.time = monotonicMicroseconds()
        $0.pointerLeft()
      }
    }
    listener.motion = { data, _, milliseconds, x, y in
      withOwner(of: data, as: Seat.self) {
        guard $0.isOverPanel else { return }
        $0.recordEvent(at: milliseconds)
        $0.contacts.pointerMoved(to: place(x, y))
        $0.handlePointer()
      }
    }
    listener.button = { data, _, _, milliseconds, button, state in
      withOwner(of: data, as: Seat.self) {
        guard $0.isOverPanel, button == firstButton else { return }
        $0.recordEvent(at: milliseconds)
        $0.contacts.pointerPressed(state == WL_POINTER_BUTTON_STATE_PRESSED.rawValue)
        $0.handlePointer()
      }
    }
    listener.axis = { _, _, _, _, _ in }
    listener.frame = { data, _ in withOwner(of: data, as: Seat.self) { $0.report(.pointer) } }
    listener.axis_source = { _, _, _ in }
    listener.axis_stop = { _, _, _, _ in }
    listener.axis_discrete = { _, _, _, _ in }
    listener.axis_value120 = { _, _, _, _ in }
    return listener
  }
}

/// Returns a position on a surface.
private func place(_ x: wl_fixed_t, _ y: wl_fixed_t) -> Point {
  Point(x: wl_fixed_to_double(x), y: wl_fixed_to_double(y))
}

/// The left button's code.
///
/// **Source:** linux/input-event-codes.h, `BTN_LEFT`.
private let firstButton: UInt32 = 0x110
