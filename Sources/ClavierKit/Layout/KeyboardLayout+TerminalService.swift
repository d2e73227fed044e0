// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout service of phones for users of a shell or an editor.
  ///
  /// ```
  ///   esc tab ctrl alt ←  ↓  ↑  →      esc tab ctrl alt ←  ↓  ↑  →      on all pages
  ///   q  w  e  r  t  y  u  i  o  p      F1   F2   F3   F4   F5   F6
  ///     a  s  d  f  g  h  j  k  l       F7   F8   F9   F10  F11  F12
  ///   ⇧  z  x  c  v  b  n  m  ⌫        ins   ⌦  home  end pgup pgdn
  ///   123 fn /  -  space .  |  ↵       ABC  123 /  -  space .  |  ↵
  /// ```
  ///
  /// The pages of digits and signs are the service's own: together with the English letters they
  /// have every ASCII sign, including straight quotation marks. In landscape there is room for
  /// Home, End and the page keys in the upper row, and for `~` and `_` in the bottom row.
  package class TerminalService: UpperRowService {
    /// The name of the page with F1 to F12.
    package static let functionPage = "function"

    private static let functionType = Keyboard.KeyboardType.custom(named: functionPage)

    /// Returns the layout of the page; the field's purpose is ignored.
    package override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      var context = context
      context.fieldPurpose = .standard
      return super.keyboardLayout(for: context)
    }

    package override func customPages(for context: KeyboardContext) -> [String] {
      [Self.functionPage]
    }

    /// Returns the letters of the language, or all ASCII signs with the language's currencies.
    package override func inputSet(for context: KeyboardContext) -> InputSet {
      switch context.keyboardType {
      case .numeric: .shellDigits
      case .symbolic: .shellSigns(currencies: context.locale.currencies)
      case .alphabetic, .emojis, .custom: super.inputSet(for: context)
      }
    }

    package override func upperActions(for context: KeyboardContext) -> [KeyboardAction] {
      let arrows: [FunctionKey] = [.left, .down, .up, .right]
      let jumps: [FunctionKey] = [.home, .end, .pageUp, .pageDown]
      let keys = context.interfaceOrientation == .portrait ? arrows : arrows + jumps
      return [.escape, .tab, .modifier(.control), .modifier(.alt)]
        + keys.map(KeyboardAction.key)
    }

    package override func actions(
      for inputSet: InputSet, context: KeyboardContext
    ) -> [[KeyboardAction]] {
      guard context.keyboardType == Self.functionType else {
        return super.actions(for: inputSet, context: context)
      }
      return [upperActions(for: context)] + functionActions(for: context)
        + [bottomActions(for: context)]
    }

    /// Returns the actions of the page of function keys, without its upper and bottom rows.
    package func functionActions(for context: KeyboardContext) -> [[KeyboardAction]] {
      let rows: [[FunctionKey]] = [
        [.f1, .f2, .f3, .f4, .f5, .f6],
        [.f7, .f8, .f9, .f10, .f11, .f12],
        [.insert, .delete, .home, .end, .pageUp, .pageDown],
      ]
      return rows.map { $0.map(KeyboardAction.key) }
    }

    package override func bottomActions(for context: KeyboardContext) -> [KeyboardAction] {
      let isFunctionPage = context.keyboardType == Self.functionType
      let switchers: [KeyboardAction] =
        isFunctionPage
        ? [.keyboardType(.alphabetic), .keyboardType(.numeric)]
        : [bottomSwitcher(for: context), .keyboardType(Self.functionType)]
      return switchers + nextLocaleActions(for: context) + fieldActions(for: context)
        + [returnAction(for: context)]
    }

    /// Returns Space, and the most frequent signs of commands and paths.
    package override func fieldActions(for context: KeyboardContext) -> [KeyboardAction] {
      let (before, after) =
        context.interfaceOrientation == .portrait ? ("/-", ".|") : ("~/-", "._|")
      return before.map { .character(String($0)) } + [.space]
        + after.map { .character(String($0)) }
    }

    /// Returns the Return key, with a sign in place of the word "return".
    package override func returnAction(for context: KeyboardContext) -> KeyboardAction {
      .primary(context.returnKeyType.asSign)
    }

    package override func item(
      for action: KeyboardAction, row: Int, context: KeyboardContext
    ) -> KeyboardLayout.Item {
      var item = super.item(for: action, row: row, context: context)
      if action == .keyboardType(Self.functionType) { item.label = "fn" }
      return item
    }

    /// Returns the width of the key or gap; the bottom row is the same on all pages.
    package override func itemWidth(
      for action: KeyboardAction, row: Int, context: KeyboardContext
    ) -> KeyboardLayout.ItemWidth {
      let isPortrait = context.interfaceOrientation == .portrait
      let isFunctionPage = context.keyboardType == Self.functionType
      switch action {
      case .primary:
        return .percentage(isPortrait ? 0.16 : 0.12)
      case .character where row > 0 && (isFunctionPage || row == bottomRow(for: context)):
        return .percentage(isPortrait ? 0.1 : 0.07)
      case .keyboardType where isFunctionPage || row == bottomRow(for: context):
        return .percentage(isPortrait ? 0.11 : 0.08)
      case .nextLocale: return .percentage(isPortrait ? 0.1 : 0.07)
      default:
        return super.itemWidth(for: action, row: row, context: context)
      }
    }
  }
}

extension InputSet {
  /// The digits, their signs on a computer's keys, and the signs around names and values.
  fileprivate static let shellDigits = InputSet(rows: [
    Row(chars: "1234567890"),
    Row(chars: "!@#$%^&*()"),
    Row(chars: "'\":;=_,"),
  ])

  /// Returns brackets, arithmetic signs and punctuation, with at most four currencies for ten
  /// places.
  fileprivate static func shellSigns(currencies: [String]) -> InputSet {
    let otherCurrencies = currencies.filter { $0 != "$" && !$0.isEmpty }.prefix(4)
    return InputSet(rows: [
      Row(chars: "[]{}<>\\|~`"),
      Row(chars: "+-*/=%") + Row(chars: Array(otherCurrencies)),
      Row(chars: ".,?!:;_"),
    ])
  }
}
