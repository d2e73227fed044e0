// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// Makes the layouts of phones: input keys, and system keys around the lower two rows.
  ///
  /// ```
  ///   Q W E R T Y U I O P      top row
  ///    A S D F G H J K L       middle rows, with margins where they are shorter than the top row
  ///   ⇧  Z X C V B N M  ⌫      lower row: the last row of the input set
  ///   123    space  return     bottom row
  /// ```
  ///
  /// Sets of other than three rows have as many middle rows as it takes; a set of one row has only a
  /// lower row. Override a function to change what it decides.
  ///
  /// **Source:** the rules and numbers of KeyboardKit's layout service for iPhone.
  open class PhoneService: KeyboardLayoutService {
    public init() {}

    /// The layout of the page, with the keys and sizes that the other functions decide.
    open func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      let rows = actions(for: inputSet(for: context), context: context)
      let itemRows = rows.indices.map { row in
        rows[row].map { item(for: $0, row: row, context: context) }
      }
      return KeyboardLayout(itemRows: itemRows)
    }

    /// The characters of the page.
    open func inputSet(for context: KeyboardContext) -> InputSet {
      let currencies = context.locale.currencies
      return switch context.keyboardType {
      case .alphabetic: context.locale.inputSet
      case .numeric: .numeric(currency: currencies.first ?? "")
      case .symbolic: .symbolic(currencies: Array(currencies.dropFirst()))
      }
    }

    /// The sizes that all keys share.
    open func configuration(for context: KeyboardContext) -> Configuration {
      .standardPhone(for: context)
    }

    /// What all keys and gaps of the page do, row by row.
    open func actions(for inputSet: InputSet, context: KeyboardContext) -> [[KeyboardAction]] {
      let keyboardCase = context.keyboardType == .alphabetic ? context.keyboardCase : .lowercased
      let characters = inputSet.rows.characters(for: keyboardCase)
      let rows = characters.map { $0.map(KeyboardAction.character) }
      let top = rows.first ?? []
      let upper = rows.dropLast().map { $0.count < top.count ? $0.withMargins : $0 }
      let lower = [lowerSwitcher(for: context)] + (rows.last ?? []).withMargins + [.backspace]
      return upper + [lower, bottomActions(for: context)]
    }

    /// What the keys of the bottom row do.
    open func bottomActions(for context: KeyboardContext) -> [KeyboardAction] {
      [bottomSwitcher(for: context), .space, .primary(context.returnKeyType)]
    }

    /// What the key on the left of the lower row does.
    open func lowerSwitcher(for context: KeyboardContext) -> KeyboardAction {
      switch context.keyboardType {
      case .alphabetic: .shift(context.keyboardCase)
      case .numeric: .keyboardType(.symbolic)
      case .symbolic: .keyboardType(.numeric)
      }
    }

    /// What the key on the left of the bottom row does.
    open func bottomSwitcher(for context: KeyboardContext) -> KeyboardAction {
      switch context.keyboardType {
      case .alphabetic: .keyboardType(.numeric)
      case .numeric, .symbolic: .keyboardType(.alphabetic)
      }
    }

    /// The item for one action in a row, counted from the top.
    open func item(
      for action: KeyboardAction, row: Int, context: KeyboardContext
    ) -> KeyboardLayout.Item {
      let configuration = configuration(for: context)
      return KeyboardLayout.Item(
        action: action,
        width: itemWidth(for: action, row: row, context: context),
        height: configuration.rowHeight,
        edgeInsets: action.isSpacer ? .zero : configuration.buttonInsets)
    }

    /// How wide the key or gap is.
    open func itemWidth(
      for action: KeyboardAction, row: Int, context: KeyboardContext
    ) -> KeyboardLayout.ItemWidth {
      let isPortrait = context.interfaceOrientation == .portrait
      return switch action {
      case .character: characterWidth(row: row, context: context)
      case .shift, .backspace: .percentage(0.13)
      case .keyboardType: .percentage(isPortrait ? 0.123 : 0.095)
      case .primary: .percentage(isPortrait ? 0.25 : 0.195)
      case .capsLock, .characterMargin, .escape, .moveCursorBackward, .moveCursorForward, .none,
        .space, .tab, .text:
        .available
      }
    }

    /// How wide a character key is: wider in the lower row of digits and signs, which is short.
    ///
    /// Five such keys fit between the keys at both ends; if there are more, they are as wide as all.
    private func characterWidth(row: Int, context: KeyboardContext) -> KeyboardLayout.ItemWidth {
      let rows = inputSet(for: context).rows
      guard context.keyboardType != .alphabetic, let lower = rows.last, row == rows.count - 1 else {
        return .input
      }
      return lower.count <= 5 ? .percentage(0.14) : .input
    }
  }
}

extension [KeyboardAction] {
  /// The row with a gap at each end that touches as the key beside it.
  ///
  /// Beside a key that types no character, the gap does nothing.
  fileprivate var withMargins: [KeyboardAction] {
    [Self.margin(beside: first)] + self + [Self.margin(beside: last)]
  }

  private static func margin(beside action: KeyboardAction?) -> KeyboardAction {
    if case .character(let character) = action { .characterMargin(character) } else { .none }
  }
}
