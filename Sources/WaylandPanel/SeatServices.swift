// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Linux
import Panel

/// The services of the first seat: input method, virtual keyboard, keymap, clipboard and focused
/// application.
final class SeatServices {
  private weak var host: PanelHost<WaylandBackend>?
  private let loop: EventLoop
  private let flush: () -> Void
  private let sway: SwaySocket?
  private var inputMethod: (any SeatInputMethod)?
  /// The keyboard for text that no field accepts; `nil` if the compositor supports none.
  private var keyboard: TypingKeyboard?
  /// The reader of copied texts; `nil` if the settings disable it, or the compositor does not
  /// permit it.
  private var clipboard: ClipboardReader?
  /// The number of the global by which the compositor describes its windows; `nil` for none.
  var windowManager: UInt32?
  private var application: FocusedApplication?
  /// The seat's keymap, and the group that was requested for it.
  private var keymap: SessionKeymap? {
    didSet { host?.report(.keymap(keymap)) }
  }

  /// Creates services without a seat; `flush` sends requests made outside of the compositor's
  /// events.
  init(_ host: PanelHost<WaylandBackend>, flush: @escaping () -> Void) {
    self.host = host
    self.flush = flush
    loop = host.loop
    sway = SwaySocket(host.loop)
  }

  /// Becomes the input method of a seat, and adds the services that the settings ask for;
  /// idempotent.
  func use(_ seat: Seat?, _ globals: Globals, _ settings: PanelSettings) {
    update(seat, globals, settings)
    guard inputMethod == nil, let seat else { return }
    inputMethod = try? makeInputMethod(of: seat, globals)
  }

  /// Requests the input method for a keyboard that the compositor has started, or else that of a
  /// seat.
  ///
  /// The result is `nil` if the compositor supports neither.
  private func makeInputMethod(
    of seat: Seat, _ globals: Globals
  ) throws(BackendError) -> (any SeatInputMethod)? {
    let report: ([FieldMachine.Event]) -> Void = { [weak self] in
      self?.host?.report(.fields($0))
    }
    if let made = try ContextInputMethod(globals, onEvents: report) { return made }
    return try InputMethod(
      loop, globals, seat, onEvents: report,
      onUnavailable: { [weak self] in
        guard let host = self?.host else { return }
        host.log.device(
          "another input method has the seat, so text fields are unknown: no capitals by their text, and "
            + "no keyboard that comes and goes with them; to have that, end the other one and "
            + "restart clavier-panel",
          from: "panel")
        host.report(.fieldsUnavailable)
      },
      onLateCommit: flush)
  }

  /// Adds or removes the services of a seat according to the settings.
  func update(_ seat: Seat?, _ globals: Globals, _ settings: PanelSettings) {
    useKeyboard(of: seat, globals, typesCharacters: settings.typesCharacters)
    useApplication(globals, isWanted: settings.reportsApplication)
    if !settings.offersClipboard { return leaveClipboard() }
    guard clipboard == nil, let seat, let control = globals.dataControl else { return }
    clipboard = try? ClipboardReader(loop, globals.display, control, seat) { [weak self] in
      self?.host?.report(.clipboard($0))
    }
  }

  /// Begins or ends to report the focused application.
  private func useApplication(_ globals: Globals, isWanted: Bool) {
    guard let windowManager, isWanted != (application != nil) else { return }
    application = nil
    host?.report(.application(nil))
    guard isWanted else { return }
    application = try? FocusedApplication(loop, globals, windowManager) { [weak self] in
      self?.host?.report(.application($0))
    }
  }

  private func leaveClipboard() {
    guard clipboard != nil else { return }
    clipboard = nil
    host?.report(.clipboard(nil))
  }

  /// Adds or removes the seat's virtual keyboard.
  private func useKeyboard(of seat: Seat?, _ globals: Globals, typesCharacters: Bool) {
    guard typesCharacters else { return leaveKeyboard() }
    guard keyboard == nil, let seat else { return }
    keyboard = TypingKeyboard(loop, globals, seat, flush: flush)
    keyboard?.seatChanged(hasOwnKeymap: keymap.map { _ in false })
    if keyboard != nil { host?.report(.typesAnyText(true)) }
  }

  /// Ends all services when the seat is removed.
  func leave() {
    if inputMethod != nil {
      inputMethod = nil
      host?.report(.fields([.left]))
    }
    leaveKeyboard()
    leaveClipboard()
  }

  private func leaveKeyboard() {
    guard keyboard != nil else { return }
    keyboard = nil
    host?.report(.typesAnyText(false))
  }

  /// Ends the keyboard and the reports when the connection has ended.
  func close() {
    keyboard = nil
    clipboard = nil
    application = nil
  }

  /// Inserts text into the field with the cursor; without a field it types the text.
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

  /// Replaces a text of the field with the cursor; `false` without an input method.
  func replace(_ old: String, with text: String) -> Bool {
    guard inputMethod?.replace(old, with: text) == true else { return false }
    flush()
    return true
  }

  /// Switches sway to a group; other compositors offer no request for that.
  ///
  /// Compositors do not report the active group to a panel, so the group of sway's last successful
  /// reply is used.
  ///
  /// - Returns: Whether the compositor is sway.
  func activate(group: Int) -> Bool {
    guard let sway else { return false }
    do throws(SystemError) {
      try sway.activate(group: group) { [weak self] failure in
        if let failure {
          self?.host?.log.device(
            "sway does not switch to the layout \(group): \(failure)", from: "panel")
        } else {
          self?.keymap?.group = group
        }
      }
    } catch {
      host?.log.device(
        "sway cannot switch layouts (SWAYSOCK): \(error)", from: "panel")
    }
    return true
  }

  /// Adopts a keymap.
  ///
  /// Compositors resend an equal keymap when the user types on another keyboard; then the group is
  /// kept.
  func keymapChanged(_ text: String?) {
    let hasOwnKeymap = text.map(TypingKeymap.isTypingKeymap)
    keyboard?.seatChanged(hasOwnKeymap: hasOwnKeymap)
    // The typing keymap is only active while the panel types; other keys come from another
    // keyboard.
    guard hasOwnKeymap != true, text != keymap?.text else { return }
    keymap = text.map { SessionKeymap(text: $0) }
  }
}
