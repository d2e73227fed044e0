// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Linux
import Panel

/// What a compositor has for keyboards of the first seat: its input method, a keyboard that types any character, and its
/// keymap.
final class SeatServices {
  private weak var host: PanelHost<WaylandBackend>?
  private let loop: EventLoop
  private let flush: () -> Void
  private let sway: SwaySocket?
  private var inputMethod: InputMethod?
  /// Types texts that no field takes; `nil` where the compositor has no such keyboards.
  private var keyboard: TypingKeyboard?
  /// What the seat makes of keys, and the group that it was told to be in.
  private var keymap: SessionKeymap? {
    didSet { host?.tell(.keymap(keymap)) }
  }

  /// Uses nothing yet; `flush` sends what was said outside of the compositor's events.
  init(_ host: PanelHost<WaylandBackend>, flush: @escaping () -> Void) {
    self.host = host
    self.flush = flush
    loop = host.loop
    sway = SwaySocket(host.loop)
  }

  /// Becomes the input method of a seat, and one of its keyboards if the settings want that, if it is not.
  func use(_ seat: Seat?, _ globals: Globals, types: Bool) {
    useKeyboard(of: seat, globals, types: types)
    guard inputMethod == nil, let seat else { return }
    inputMethod = try? InputMethod(
      loop, globals, seat, onEvents: { [weak self] in self?.host?.tell(.fields($0)) },
      onUnavailable: { [weak self] in
        guard let host = self?.host else { return }
        host.log.device(
          "another input method has the seat, so nothing is known of text fields: no capitals by their text, and "
            + "no keyboard that comes and goes with them; end the other one to have that",
          from: "panel")
        host.tell(.lacksFields)
      },
      onLateAnswer: flush)
  }

  /// Becomes one of the keyboards of a seat, or is none any more, as the settings say.
  func useKeyboard(of seat: Seat?, _ globals: Globals, types: Bool) {
    guard types else { return leaveKeyboard() }
    guard keyboard == nil, let seat else { return }
    keyboard = TypingKeyboard(loop, globals, seat, flush: flush)
    keyboard?.seatChanged(isOurs: keymap.map { _ in false })
    if keyboard != nil { host?.tell(.typesTexts(true)) }
  }

  /// The seat is gone.
  func leave() {
    if inputMethod != nil {
      inputMethod = nil
      host?.tell(.fields([.left]))
    }
    leaveKeyboard()
  }

  private func leaveKeyboard() {
    guard keyboard != nil else { return }
    keyboard = nil
    host?.tell(.typesTexts(false))
  }

  /// The connection has ended.
  func close() {
    keyboard = nil
  }

  /// Puts a text into the field that has the cursor, or types it where there is none.
  func insert(_ text: String, expected: [Unicode.Scalar], _ answer: @escaping (Bool) -> Void) {
    if inputMethod?.insert(text) == true {
      flush()
      answer(true)
    } else if let keyboard {
      keyboard.insert(text, expected: expected, answer)
    } else {
      answer(false)
    }
  }

  /// Has sway go to a group; other compositors have no way for a program to say that.
  ///
  /// Which group is active, they tell no panel: it counts what sway says that it has done.
  func activate(group: Int) -> Bool {
    guard let sway else { return false }
    do throws(SystemError) {
      try sway.activate(group: group) { [weak self] complaint in
        if let complaint {
          self?.host?.log.device(
            "sway does not go to the layout \(group): \(complaint)", from: "panel")
        } else {
          self?.keymap?.group = group
        }
      }
    } catch {
      host?.log.device(
        "sway cannot be asked for another layout (SWAYSOCK): \(error)", from: "panel")
    }
    return true
  }

  /// Adopts a keymap, which is told again whenever somebody types on another keyboard: the group stays then.
  func keymapChanged(_ text: String?) {
    let isOurs = text.map(TypingKeymap.isOne)
    keyboard?.seatChanged(isOurs: isOurs)
    // It comes and goes with each text that is typed by it, and other keys are sent by another keyboard.
    guard isOurs != true, text != keymap?.text else { return }
    keymap = text.map { SessionKeymap(text: $0) }
  }
}
