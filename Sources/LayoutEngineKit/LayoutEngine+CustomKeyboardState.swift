// SPDX-License-Identifier: MIT

import ClavierKit

extension LayoutEngine {
  /// The case of letters, by KeyboardLayoutEngine's names.
  public enum CustomKeyboardShiftState: Hashable, Sendable, CaseIterable {
    /// Capitals until the next key.
    case once
    case off
    /// Capitals until Shift is tapped.
    case on

    /// The corresponding case of the engine.
    var keyboardCase: Keyboard.Case {
      switch self {
      case .once: .uppercased
      case .off: .lowercased
      case .on: .capsLocked
      }
    }
  }

  /// The current page of a custom keyboard.
  public enum CustomKeyboardState: Hashable, Sendable, CaseIterable {
    case letters(shiftState: CustomKeyboardShiftState)
    case numbers
    case symbols

    public static let allCases: [CustomKeyboardState] =
      CustomKeyboardShiftState.allCases.map { .letters(shiftState: $0) } + [.numbers, .symbols]

    /// Creates the state for a page of the engine.
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
