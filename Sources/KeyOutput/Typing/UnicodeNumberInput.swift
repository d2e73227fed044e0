// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import ClavierSettings

/// Types characters by their numbers in Unicode, with a method that the receiver supports.
///
///     ctrlShiftU   Ctrl+Shift+U, 2 0 a c, space     with the keys for these characters there
///     altKeypad    Alt with 8 3 6 4 of the number pad
///
/// **Source:** GTK's and IBus' input of Unicode by Ctrl+Shift+U (`GDK_KEY_U` in
/// gtkimcontextsimple.c), which ends with a space; for the number pad drivers/tty/vt/keyboard.c,
/// `k_ascii` and `k_shift`.
final class UnicodeNumberInput: Sendable {
  private let method: Method

  private enum Method: Sendable {
    case controlShiftU(Keymap, LockdownTable?)
    case keypad(alt: Keycode, ConsoleCharset, withCapsLock: Bool)
  }

  /// Creates the input; `nil` if the receiver supports no method, or its keys are not permitted.
  ///
  /// - Parameters:
  ///   - method: The receiver's method.
  ///   - keymap: The receiver's keymap.
  ///   - lockdown: The permitted keys.
  init?(
    _ method: OutputSettings.UnicodeInput, _ keymap: Keymap, _ lockdown: LockdownTable?
  ) {
    switch method {
    case .ctrlShiftU: self.method = .controlShiftU(keymap, lockdown)
    case .altKeypad:
      guard let alt = keymap.tableAtRest.keys.modifiers[.alt] else { return nil }
      var withCapsLock = true
      if let console = keymap.console {
        let keyboard = ConsoleKeyboard(console)
        guard Self.isVerified(alt, keyboard) else { return nil }
        // Caps Lock may select other tables of the keymap.
        withCapsLock = keyboard.withCapsLock().map { Self.isVerified(alt, $0) } ?? false
      }
      // A lockdown must permit either all digits under Alt or none, or it could be circumvented.
      if let lockdown {
        let chords = Self.keypad.compactMap { KeyChord($0, modifiers: [alt]) }
        guard chords.allSatisfy(lockdown.permits) else { return nil }
      }
      self.method = .keypad(
        alt: alt, keymap.console?.charset ?? .unicode, withCapsLock: withCapsLock)
    case .auto, .off: return nil
    }
  }

  /// The digits 0–9 of the number pad.
  private static let keypad: [Keycode] = [
    KEY_KP0, KEY_KP1, KEY_KP2, KEY_KP3, KEY_KP4, KEY_KP5, KEY_KP6, KEY_KP7, KEY_KP8, KEY_KP9,
  ].map { Keycode($0) }

  /// Returns the keys of a number's digits.
  private static func keypad(_ number: UInt32) -> [Keycode] {
    var keys: [Keycode] = []
    var rest = Int(number)
    repeat {
      keys.append(keypad[rest % 10])
      rest /= 10
    } while rest > 0
    return keys.reversed()
  }

  /// Returns whether a console interprets every digit of the number pad correctly.
  private static func isVerified(_ alt: Keycode, _ keyboard: ConsoleKeyboard) -> Bool {
    keypad.enumerated().allSatisfy { digit, key in
      guard let chord = KeyChord(tapping: [key, key], under: alt) else { return false }
      return keyboard.output(of: chord) == .number(UInt32(digit * 11))
    }
  }

  /// Adds the chords that type a scalar in a state.
  ///
  /// - Parameters:
  ///   - scalar: The scalar.
  ///   - state: The receiver's state.
  ///   - chord: Returns the single chord for a character in this state.
  ///   - chords: Receives the chords, or stays unchanged.
  /// - Returns: Whether there are chords.
  func append(
    _ scalar: Unicode.Scalar, in state: ReceiverState, _ chord: (Character) -> KeyChord?,
    to chords: inout [KeyChord]
  ) -> Bool {
    guard state.held.isEmpty, Self.isText(scalar) else { return false }
    switch method {
    case .keypad(let alt, let charset, let withCapsLock):
      guard withCapsLock || !state.capsLock, let number = charset.number(of: scalar),
        let typed = KeyChord(tapping: Self.keypad(number), under: alt)
      else { return false }
      chords.append(typed)
      return true
    case .controlShiftU(let keymap, let lockdown):
      let stroke = KeyStroke(.character("u"), modifiers: [.control, .shift])
      // A number begins with the capital letter U, wherever its key is. A Russian layout has none,
      // and with Caps Lock, Shift gives the small letter.
      guard !state.capsLock, let start = keymap.chord(for: stroke, inGroup: state.group),
        chord("U")?.keys.last == start.keys.last, lockdown?.permits(start) ?? true
      else { return false }
      let digits = String(scalar.value, radix: 16).map { chord($0) } + [chord(" ")]
      let keys = digits.compactMap { $0 }
      guard keys.count == digits.count else { return false }
      chords.append(start)
      chords += keys
      return true
    }
  }

  /// Returns whether a scalar is text, and not a command to the receiver.
  private static func isText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .unassigned, .surrogate, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
