// SPDX-License-Identifier: MIT

import ClavierKit

extension LayoutEngine {
  /// The form of letters, in the original's words.
  public enum CustomKeyboardShiftState: Hashable, Sendable, CaseIterable {
    /// Capitals until the next key.
    case once
    case off
    /// Capitals until Shift is tapped.
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

  /// The page of the custom keyboard that is shown.
  public enum CustomKeyboardState: Hashable, Sendable, CaseIterable {
    case letters(shiftState: CustomKeyboardShiftState)
    case numbers
    case symbols

    public static let allCases: [CustomKeyboardState] =
      CustomKeyboardShiftState.allCases.map { .letters(shiftState: $0) } + [.numbers, .symbols]

    /// Creates the state of the engine's page.
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
