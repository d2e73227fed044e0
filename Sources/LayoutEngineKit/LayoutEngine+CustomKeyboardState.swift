// SPDX-License-Identifier: MIT

import ClavierKit

extension LayoutEngine {
  /// How letters are capitals, in the original's words.
  public enum CustomKeyboardShiftState: Hashable, Sendable, CaseIterable {
    /// Until the next key.
    case once
    case off
    /// Until Shift is tapped.
    case on

    /// The same in the engine's words.
    var keyboardCase: Keyboard.Case {
      switch self {
      case .once: .uppercased
      case .off: .lowercased
      case .on: .capsLocked
      }
    }
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

    /// The page that the engine shows.
    init(_ type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case) {
      switch (type, keyboardCase) {
      case (.numeric, _): self = .numbers
      case (.symbolic, _): self = .symbols
      case (_, .uppercased): self = .letters(shiftState: .once)
      case (_, .capsLocked): self = .letters(shiftState: .on)
      case (_, .auto), (_, .lowercased): self = .letters(shiftState: .off)
      }
    }
  }
}
