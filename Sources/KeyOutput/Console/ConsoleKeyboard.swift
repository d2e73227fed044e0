// SPDX-License-Identifier: MIT

import CLinux

/// A simulated keyboard of a text console, which interprets keys as the kernel does.
///
///             a modifier goes down, or Caps Lock        any key
///     ┌───────┐ ───────────────────────▶ ┌─────────┐ ──────────▶ the key's value in
///     │ plain │                          │ changed │             the table of these
///     └───────┘ ◀─────────────────────── └─────────┘             modifiers
///             it goes up             digits under Alt are stored, and sent when a modifier goes up
///
/// The keyboard is a value, so that chords are tried on a copy.
///
/// **Source:** drivers/tty/vt/keyboard.c, `kbd_keycode`, `k_shift`, `k_lock`, `k_ascii`.
struct ConsoleKeyboard: Sendable {
  /// The console's output for a key.
  enum Output: Hashable, Sendable {
    case character(Unicode.Scalar)
    case control(UInt8)
    /// A character's code, which is a byte if the console sends bytes.
    case number(UInt32)
    /// A pending dead key or Compose.
    case waiting(ConsoleSymbol)
    /// Output that is no text.
    case other(ConsoleSymbol)
  }

  /// The state of the modifiers and locks.
  struct State: Hashable, Sendable {
    /// The number of held keys of each modifier.
    var counts = SIMD16<UInt8>.zero
    /// The inverted modifiers, as bits.
    var locks: UInt8 = 0
    var capsLock = false
    /// The digits typed so far as a number; `nil` for none.
    var number: UInt32?
    /// Whether a key had an effect that is not simulated, so that the state is unknown.
    var isUnknown = false

    /// The modifiers that are down, as bits.
    var held: UInt8 {
      (0..<8).reduce(0) { counts[$1] > 0 ? $0 | 1 << UInt8($1) : $0 }
    }
  }

  let keymap: ConsoleKeymap
  var state = State()

  init(_ keymap: ConsoleKeymap) {
    self.keymap = keymap
  }

  /// Returns the key's symbol in the present state.
  func symbol(of key: Keycode) -> ConsoleSymbol {
    let modifiers = state.held ^ state.locks
    guard let value = value(of: key, modifiers) else { return .nothing }
    let symbol = ConsoleSymbol(value)
    guard case .byte(_, isLetter: true) = symbol, state.capsLock,
      let other = self.value(of: key, modifiers ^ 1 << UInt8(KG_SHIFT))
    else { return symbol }
    // The kernel uses the other table's byte, of any kind.
    return .byte(UInt8(truncatingIfNeeded: other), isLetter: true)
  }

  private func value(of key: Keycode, _ modifiers: UInt8) -> UInt16? {
    guard let table = keymap.tables[modifiers], table.indices.contains(Int(key.rawValue)) else {
      return nil
    }
    return table[Int(key.rawValue)]
  }

  /// Processes a key event.
  ///
  /// - Returns: The output; `nil` for none.
  mutating func handle(_ event: KeyEvent) -> Output? {
    // Without a table the kernel ignores even the release of a modifier.
    guard keymap.tables[state.held ^ state.locks] != nil else {
      state.isUnknown = true
      return nil
    }
    let symbol = symbol(of: event.key)
    return event.transition == .down ? press(symbol) : lift(symbol)
  }

  private mutating func press(_ symbol: ConsoleSymbol) -> Output? {
    switch symbol {
    case .nothing: return nil
    case .byte(let byte, _):
      guard let scalar = keymap.charset.scalar(of: byte) else { return .other(symbol) }
      return output(scalar)
    case .character(let scalar): return output(scalar)
    case .dead, .compose: return .waiting(symbol)
    case .modifier(let number):
      guard number < 8 else { return .other(symbol) }
      state.counts[Int(number)] &+= 1
      return nil
    case .lock(let number):
      guard number < 8 else { return .other(symbol) }
      state.locks ^= 1 << number
      return nil
    case .capsLock:
      state.capsLock.toggle()
      return nil
    case .digit(let digit):
      state.number = (state.number ?? 0) &* 10 &+ UInt32(digit)
      return nil
    case .enter, .numLock, .scrollLock, .function, .cursor, .other: return .other(symbol)
    }
  }

  private mutating func lift(_ symbol: ConsoleSymbol) -> Output? {
    guard case .modifier(let number) = symbol, number < 8, state.counts[Int(number)] > 0 else {
      return nil
    }
    let held = state.held
    state.counts[Int(number)] -= 1
    guard state.held != held, let typed = state.number else { return nil }
    state.number = nil
    return .number(typed)
  }

  private func output(_ scalar: Unicode.Scalar) -> Output {
    switch scalar.value {
    case 0..<0x20, 0x7F: return .control(UInt8(scalar.value))
    case 0x80...0x9F: return .other(.character(scalar))
    default:
      guard keymap.charset.number(of: scalar) != nil else { return .other(.character(scalar)) }
      return .character(scalar)
    }
  }
}

extension ConsoleKeyboard {
  /// Returns the output of a chord that leaves the state unchanged.
  ///
  /// The result is `nil` if the chord has no output or several, or changes the state.
  func output(of chord: KeyChord) -> Output? {
    var trial = self
    var events: [KeyEvent] = []
    chord.appendPresses(to: &events)
    chord.appendReleases(to: &events)
    var outputs: [Output] = []
    for event in events {
      if let output = trial.handle(event) { outputs.append(output) }
    }
    return outputs.count == 1 && trial.state == state ? outputs.first : nil
  }

  /// Returns the same keyboard with Caps Lock on; `nil` if no key turns it on.
  ///
  /// Keymaps in Unicode mode lock a different modifier with the Caps Lock key, since the kernel's
  /// own Caps Lock supports only bytes. Options such as `ctrl:swapcaps` move Caps Lock to another
  /// key.
  func withCapsLock() -> ConsoleKeyboard? {
    if let locked = locked(by: .capsLock) { return locked }
    let moved = VirtualKeyboard.keys.first {
      [.capsLock, .lock(UInt8(KG_CTRLL))].contains(symbol(of: $0))
    }
    return moved.flatMap(locked(by:))
  }

  /// Returns the same keyboard after a key that turns a lock on; `nil` if the key does not.
  private func locked(by key: Keycode) -> ConsoleKeyboard? {
    var other = self
    for transition in [KeyEvent.Transition.down, .up] {
      guard other.handle(KeyEvent(key, transition)) == nil else { return nil }
    }
    let isOn = other.state.capsLock || other.state.locks != state.locks
    return isOn && other.state.held == state.held ? other : nil
  }

  /// Returns the same keyboard with a key held; `nil` if the press has an output.
  func holding(_ key: Keycode) -> ConsoleKeyboard? {
    var other = self
    let output = other.handle(KeyEvent(key, .down))
    return output == nil && !other.state.isUnknown ? other : nil
  }
}
