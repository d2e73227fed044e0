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
  /// The letters are those of the language, in any number of rows. All signs of ASCII are on one page,
  /// whether digits or signs are asked for.
  open class AddressService: UpperRowService {
    /// What the field expects.
    public let fieldPurpose: Keyboard.FieldPurpose
    private let addressActions: [KeyboardAction]

    /// A service for one kind of address.
    ///
    /// - Parameters:
    ///   - fieldPurpose: what the field expects, whatever the context says.
    ///   - addressActions: what the keys in the middle of the bottom row do.
    ///   - inputSetProvider: where the letters come from.
    public init(
      fieldPurpose: Keyboard.FieldPurpose, addressActions: [KeyboardAction],
      inputSetProvider: any InputSetProvider = StandardInputSetProvider()
    ) {
      self.fieldPurpose = fieldPurpose
      self.addressActions = addressActions
      super.init(inputSetProvider: inputSetProvider)
    }

    open override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      var context = context
      context.fieldPurpose = fieldPurpose
      return super.keyboardLayout(for: context)
    }

    /// The letters of the language, or the signs that are not in the bottom row.
    open override func inputSet(for context: KeyboardContext) -> InputSet {
      switch context.keyboardType {
      case .numeric, .symbolic: .signs(without: fieldActions(for: context))
      case .alphabetic, .emojis, .custom: super.inputSet(for: context)
      }
    }

    open override func fieldActions(for context: KeyboardContext) -> [KeyboardAction] {
      addressActions
    }

    /// Shift beside letters; there is no second page of signs to go to.
    open override func lowerSwitcher(for context: KeyboardContext) -> KeyboardAction {
      switch context.keyboardType {
      case .numeric, .symbolic: .none
      case .alphabetic, .emojis, .custom: super.lowerSwitcher(for: context)
      }
    }

    /// The key between letters and signs: digits are always there.
    open override func bottomSwitcher(for context: KeyboardContext) -> KeyboardAction {
      switch context.keyboardType {
      case .numeric, .symbolic: .keyboardType(.alphabetic)
      case .alphabetic, .emojis, .custom: .keyboardType(.symbolic)
      }
    }

    open override func itemWidth(
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
