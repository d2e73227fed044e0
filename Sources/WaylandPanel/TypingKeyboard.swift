// SPDX-License-Identifier: MIT

import CWayland
import Linux
import Panel

/// A keyboard of a seat by which the panel types any character, with a keymap of its own.
///
/// It is made when there is something to type: with it a seat has a keyboard that had none, and another keymap.
///
/// **Source:** virtual-keyboard-unstable-v1.xml; a compositor lifts its keys when it, or its program, is gone.
final class TypingKeyboard {
  private let loop: EventLoop
  private let display: Display
  private let manager: OwnedProxy
  private let seat: OwnedProxy
  private let flush: () -> Void
  private var machine = TypingMachine()
  private var proxy: OwnedProxy?
  private var callback: OwnedProxy?
  private var timer: EventLoop.Timer?
  private var answer: ((Bool) -> Void)?

  /// Gets ready to type; nothing is asked of the compositor yet.
  ///
  /// It is `nil` where that knows no keyboards of programs.
  ///
  /// - Parameters:
  ///   - loop: Tells when time has passed.
  ///   - globals: What the compositor has.
  ///   - seat: Whose keyboard it will be.
  ///   - flush: Sends what was said outside of the compositor's events.
  init?(
    _ loop: EventLoop, _ globals: Globals, _ seat: Seat, flush: @escaping () -> Void
  ) {
    guard let manager = globals.virtualKeyboards, let proxy = seat.proxy else { return nil }
    self.loop = loop
    self.manager = manager
    self.seat = proxy
    self.flush = flush
    display = globals.display
  }

  deinit { answer?(false) }

  /// Types a text into whatever has the focus.
  ///
  /// - Parameters:
  ///   - text: The text, without control characters.
  ///   - expected: What is likely to be typed next.
  ///   - answer: Takes whether it was typed; called once, and not if another text comes first.
  func insert(_ text: String, expected: [Unicode.Scalar], _ answer: @escaping (Bool) -> Void) {
    self.answer = answer
    handle(.insert(text, expected: expected))
  }

  /// Takes that the seat has another keymap.
  ///
  /// - Parameter isOurs: Whether it is this keyboard's; `nil` if there is none.
  func seatChanged(isOurs: Bool?) { handle(.seat(isOurs: isOurs)) }

  private func handle(_ input: TypingMachine.Input) {
    perform(machine.handle(input, at: loop.now))
    followDeadline()
  }

  private func followDeadline() {
    guard machine.deadline != nil || timer != nil else { return }
    if timer == nil { timer = try? loop.timer { [weak self] in self?.handle(.pass) } }
    timer?.deadline = machine.deadline
  }

  private func perform(_ effects: [TypingMachine.Effect]) {
    guard !effects.isEmpty else { return }
    do throws(BackendError) {
      for effect in effects { try perform(effect) }
    } catch {
      // There is no memory: what was asked for is not heard, and given up in time.
    }
    flush()
  }

  private func perform(_ effect: TypingMachine.Effect) throws(BackendError) {
    switch effect {
    case .upload(let text): try upload(text)
    case .take:
      if let keyboard = proxy?.pointer { zwp_virtual_keyboard_v1_modifiers(keyboard, 0, 0, 0, 0) }
    case .ask:
      callback = try OwnedProxy(
        display, "wl_display.sync", wl_display_sync(display.pointer),
        wl_callback_listener(done: { data, _, _ in
          owner(data, as: TypingKeyboard.self) {
            $0.callback = nil
            $0.handle(.heard)
          }
        }), for: self, destroy: wl_callback_destroy)
    case .type(let strokes): type(strokes)
    case .answer(let isDone):
      let answer = answer
      self.answer = nil
      answer?(isDone)
    }
  }

  private func upload(_ text: String) throws(BackendError) {
    if proxy == nil {
      proxy = try OwnedProxy(
        display, "zwp_virtual_keyboard_manager_v1.create_virtual_keyboard",
        zwp_virtual_keyboard_manager_v1_create_virtual_keyboard(manager.pointer, seat.pointer),
        destroy: zwp_virtual_keyboard_v1_destroy)
    }
    guard let keyboard = proxy?.pointer else { return }
    let bytes = Array(text.utf8)
    do throws(SystemError) {
      // With a zero at its end, which all of it is at first. The compositor gets a file of its own.
      let memory = try SharedMemory(count: bytes.count + 1)
      memory.start.copyMemory(from: bytes, byteCount: bytes.count)
      zwp_virtual_keyboard_v1_keymap(
        keyboard, WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1.rawValue, memory.descriptor,
        UInt32(bytes.count + 1))
    } catch {
      throw .refused(error)
    }
  }

  private func type(_ strokes: [TypingKeymap.Stroke]) {
    guard let keyboard = proxy?.pointer else { return }
    let time = UInt32(truncatingIfNeeded: loop.now / 1000)
    for stroke in strokes {
      if stroke.isShifted { zwp_virtual_keyboard_v1_modifiers(keyboard, shift, 0, 0, 0) }
      zwp_virtual_keyboard_v1_key(
        keyboard, time, stroke.code, WL_KEYBOARD_KEY_STATE_PRESSED.rawValue)
      zwp_virtual_keyboard_v1_key(
        keyboard, time, stroke.code, WL_KEYBOARD_KEY_STATE_RELEASED.rawValue)
      if stroke.isShifted { zwp_virtual_keyboard_v1_modifiers(keyboard, 0, 0, 0, 0) }
    }
  }
}

/// The bit of Shift, the first of the modifiers that every keymap has.
///
/// **Source:** libxkbcommon, `xkb_mod_index_t`: Shift, Lock, Control, Mod1 … Mod5.
private let shift: UInt32 = 1
