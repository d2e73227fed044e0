// SPDX-License-Identifier: MIT

import CWayland
import Linux
import Panel

/// A virtual keyboard with its own keymap, by which the panel types any character.
///
/// The keyboard is created on first use, because it changes the seat: a seat without a keyboard
/// gets one, and the keymap changes.
///
/// **Source:** virtual-keyboard-unstable-v1.xml; a compositor releases the keyboard's keys when it
/// is destroyed, or its program ends.
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

  /// Prepares for typing, without a request yet; `nil` if the compositor offers no virtual
  /// keyboards.
  ///
  /// - Parameters:
  ///   - loop: The loop for the timer.
  ///   - globals: The compositor's globals.
  ///   - seat: The seat that gets the keyboard.
  ///   - flush: Sends requests made outside of the compositor's events.
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

  /// Types text into the focused window.
  ///
  /// - Parameters:
  ///   - text: The text, without control characters.
  ///   - expected: The characters that are likely to follow.
  ///   - answer: Called once with whether the text was typed, unless a later text replaces it.
  func insert(_ text: String, expected: [Unicode.Scalar], _ answer: @escaping (Bool) -> Void) {
    self.answer = answer
    handle(.insert(text, expected: expected))
  }

  /// Adopts a change of the seat's keymap.
  ///
  /// - Parameter hasOwnKeymap: Whether the keymap is this keyboard's; `nil` if there is none.
  func seatChanged(hasOwnKeymap: Bool?) { handle(.seat(hasOwnKeymap: hasOwnKeymap)) }

  private func handle(_ input: TypingMachine.Input) {
    perform(machine.handle(input, at: loop.now))
    updateTimer()
  }

  private func updateTimer() {
    guard machine.deadline != nil || timer != nil else { return }
    if timer == nil { timer = try? loop.timer { [weak self] in self?.handle(.deadline) } }
    timer?.deadline = machine.deadline
  }

  private func perform(_ effects: [TypingMachine.Effect]) {
    guard !effects.isEmpty else { return }
    do throws(BackendError) {
      for effect in effects { try perform(effect) }
    } catch {
      // Memory or descriptors are exhausted.
      perform(machine.handle(.failed, at: loop.now))
    }
    flush()
  }

  private func perform(_ effect: TypingMachine.Effect) throws(BackendError) {
    switch effect {
    case .upload(let text): try upload(text)
    case .activate:
      if let keyboard = proxy?.pointer { zwp_virtual_keyboard_v1_modifiers(keyboard, 0, 0, 0, 0) }
    case .requestConfirmation:
      callback = try OwnedProxy(
        display, "wl_display.sync", wl_display_sync(display.pointer),
        wl_callback_listener(done: { data, _, _ in
          withOwner(of: data, as: TypingKeyboard.self) {
            $0.callback = nil
            $0.handle(.confirmed)
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
      // Shared memory is initially zero, so the text is terminated. The compositor receives its own
      // copy of the descriptor.
      let memory = try SharedMemory(count: bytes.count + 1)
      memory.start.copyMemory(from: bytes, byteCount: bytes.count)
      zwp_virtual_keyboard_v1_keymap(
        keyboard, WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1.rawValue, memory.descriptor,
        UInt32(bytes.count + 1))
    } catch {
      throw .systemCallFailed(error)
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

/// The modifier mask of Shift, the first of the modifiers of every keymap.
///
/// **Source:** libxkbcommon, `xkb_mod_index_t`: Shift, Lock, Control, Mod1 … Mod5.
private let shift: UInt32 = 1
