// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout service of keyboards for addresses only, which have no spaces.
  ///
  /// ```
  ///   1 2 3 4 5 6 7 8 9 0      1 2 3 4 5 6 7 8 9 0
  ///   q w e r t y u i o p      ! # $ % & * + = ? ^
  ///    a s d f g h j k l       ( ) [ ] { } < > \ |
  ///   ⇧ z x c v b n m ⌫         ' " ` : ; , ~ /  ⌫     signs outside the bottom row
  ///   #+= @ . - _ .com return  ABC @ . - _ .com return
  /// ```
  ///
  /// The drawing shows the e-mail keyboard; that for web addresses has `. / - _ .com` in the bottom
  /// row. The letters are those of the language, in any number of rows. A single page has all ASCII
  /// signs, for both the numeric and the symbolic type.
  package class AddressService: UpperRowService {
    /// The purpose of the field, which overrides that of the context.
    package let fieldPurpose: Keyboard.FieldPurpose

    /// Creates a service for one kind of address.
    ///
    /// - Parameters:
    ///   - fieldPurpose: The purpose: `email`, or any other for web addresses.
    ///   - inputSetProvider: The source of the letters.
    package init(
      fieldPurpose: Keyboard.FieldPurpose,
      inputSetProvider: any InputSetProvider = StandardInputSetProvider()
    ) {
      self.fieldPurpose = fieldPurpose
      super.init(inputSetProvider: inputSetProvider)
    }

    package override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      var context = context
      context.fieldPurpose = fieldPurpose
      return super.keyboardLayout(for: context)
    }

    /// Returns the letters of the language, or on other pages the signs that are not in the bottom
    /// row.
    package override func inputSet(for context: KeyboardContext) -> InputSet {
      switch context.keyboardType {
      case .numeric, .symbolic: .signs(without: fieldActions(for: context))
      case .alphabetic, .emojis, .custom: super.inputSet(for: context)
      }
    }

    package override func fieldActions(for context: KeyboardContext) -> [KeyboardAction] {
      let first: [KeyboardAction] =
        fieldPurpose == .email
        ? [.character("@"), .urlDomain] : [.urlDomain, .character("/")]
      return first + [.character("-"), .character("_"), .text(".com")]
    }

    /// Returns Shift on the page of letters; the single page of signs needs no switch.
    package override func lowerSwitcher(for context: KeyboardContext) -> KeyboardAction {
      switch context.keyboardType {
      case .numeric, .symbolic: .none
      case .alphabetic, .emojis, .custom: super.lowerSwitcher(for: context)
      }
    }

    /// Returns the key between letters and signs; digits are on both pages.
    package override func bottomSwitcher(for context: KeyboardContext) -> KeyboardAction {
      switch context.keyboardType {
      case .numeric, .symbolic: .keyboardType(.alphabetic)
      case .alphabetic, .emojis, .custom: .keyboardType(.symbolic)
      }
    }

    package override func itemWidth(
      for action: KeyboardAction, row: Int, context: KeyboardContext
    ) -> KeyboardLayout.ItemWidth {
      let isBottom = row == bottomRow(for: context)
      return isBottom && action.isInputAction
        ? .available : super.itemWidth(for: action, row: row, context: context)
    }
  }
}

extension InputSet {
  /// Returns all ASCII signs that are not in the bottom row: two rows of ten, and the rest.
  fileprivate static func signs(without actions: [KeyboardAction]) -> InputSet {
    let signs = "!#$%&*+=?^()[]{}<>\\|'\"`:;,~/@.-_".map(String.init).filter { sign in
      !actions.contains(.character(sign)) && !(sign == "." && actions.contains(.urlDomain))
    }
    let rows = [signs.prefix(10), signs.dropFirst(10).prefix(10), signs.dropFirst(20)]
    return InputSet(rows: rows.map { Row(chars: Array($0)) })
  }
}
