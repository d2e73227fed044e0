// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// How letters are capitals, in the original's words.
  public enum CustomKeyboardShiftState: Hashable, Sendable, CaseIterable {
    /// Until the next key.
    case once
    case off
    /// Until Shift is tapped.
    case on
  }

  /// Which page of the custom keyboard is shown.
  public enum CustomKeyboardState: Hashable, Sendable, CaseIterable {
    case letters(shiftState: CustomKeyboardShiftState)
    case numbers
    case symbols

    public static let allCases: [CustomKeyboardState] =
      CustomKeyboardShiftState.allCases.map { .letters(shiftState: $0) } + [.numbers, .symbols]

    /// Whether letters are shown.
    public var isLetters: Bool {
      if case .letters = self { true } else { false }
    }
  }
}

/// The pages and Shift of the custom keyboard: what is shown after a button was released.
///
/// ```
///            key                     ShiftOff
///   once ───────────▶ off ◀─────────────────────▶ once       on ──ShiftOn──▶ off
///                                    ShiftOnce
///   once, off ──Shift a second time within 0.5 s──▶ on
///
///   any page ──Numbers──▶ numbers    ──Symbols──▶ symbols    ──Letters──▶ off
/// ```
///
/// It begins with one capital. A button says by its identifier which Shift it is.
///
/// **Source:** KeyboardLayoutEngine 0.9.9. Repaired is: a key between two taps on Shift did not part
/// them, so that both locked capitals.
struct CustomKeyboardPageMachine: Hashable, Sendable {
  typealias State = LayoutEngine.CustomKeyboardState

  var state = State.letters(shiftState: .once)
  /// The last tap on Shift, while a second one may still lock.
  private var shiftTap: Timestamp?

  /// A button with a text of its own was released.
  ///
  /// - Returns: whether that used up the one capital, after which nothing else happens.
  mutating func keyTyped() -> Bool {
    shiftTap = nil
    guard state == .letters(shiftState: .once) else { return false }
    state = .letters(shiftState: .off)
    return true
  }

  /// A button was released.
  ///
  /// - Parameters:
  ///   - identifier: the button's.
  ///   - time: when it was released.
  ///   - shiftInterval: two taps on Shift closer than this lock it.
  mutating func release(
    _ identifier: LayoutEngine.Identifier?, at time: Timestamp, shiftInterval: Duration
  ) {
    let isSecondTap = shiftTap.map { time - $0 < shiftInterval } ?? false
    shiftTap = nil
    switch identifier {
    case .shiftOff: tap(isSecondTap ? nil : .once, at: time)
    case .shiftOnce: tap(isSecondTap ? nil : .off, at: time)
    case .shiftOn where !isSecondTap: state = .letters(shiftState: .off)
    case .letters: state = .letters(shiftState: .off)
    case .numbers: state = .numbers
    case .symbols: state = .symbols
    default: break
    }
  }

  /// Goes to the state of a first tap on Shift; `nil` for a second tap, which locks.
  private mutating func tap(_ first: LayoutEngine.CustomKeyboardShiftState?, at time: Timestamp) {
    state = .letters(shiftState: first ?? .on)
    shiftTap = first == nil ? nil : time
  }
}
