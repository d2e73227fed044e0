// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// Makes the layouts of keyboards for nothing but addresses, which have no spaces.
  ///
  /// ```
  ///   1 2 3 4 5 6 7 8 9 0      1 2 3 4 5 6 7 8 9 0
  ///   q w e r t y u i o p      ! # $ % & * + = ? ^
  ///    a s d f g h j k l       ( ) [ ] { } < > \ |
  ///   ⇧ z x c v b n m ⌫         ' " ` : ; , ~ /  ⌫     what is not in the bottom row
  ///   #+= @ . - _ .com return  ABC @ . - _ .com return
  /// ```
  ///
  /// For e-mail as here; for addresses of the web with `. / - _ .com` in the bottom row. The letters
  /// are those of the language, in any number of rows. All signs of ASCII are on one page, whether
  /// digits or signs are asked for.
  package class AddressService: UpperRowService {
    /// What the field expects, whatever the context says.
    package let fieldPurpose: Keyboard.FieldPurpose

    /// A service for one kind of address.
    ///
    /// - Parameters:
    ///   - fieldPurpose: What the field expects: an e-mail address, or else one of the web.
    ///   - inputSetProvider: Where the letters come from.
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

    /// The letters of the language, or the signs that are not in the bottom row.
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

    /// Shift beside letters; there is no second page of signs to go to.
    package override func lowerSwitcher(for context: KeyboardContext) -> KeyboardAction {
      switch context.keyboardType {
      case .numeric, .symbolic: .none
      case .alphabetic, .emojis, .custom: super.lowerSwitcher(for: context)
      }
    }

    /// The key between letters and signs: digits are always there.
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
  /// All signs of ASCII but those that keys in the bottom row type: two rows of ten, and the rest.
  fileprivate static func signs(without actions: [KeyboardAction]) -> InputSet {
    let signs = "!#$%&*+=?^()[]{}<>\\|'\"`:;,~/@.-_".map(String.init).filter { sign in
      !actions.contains(.character(sign)) && !(sign == "." && actions.contains(.urlDomain))
    }
    let rows = [signs.prefix(10), signs.dropFirst(10).prefix(10), signs.dropFirst(20)]
    return InputSet(rows: rows.map { Row(chars: Array($0)) })
  }
}
