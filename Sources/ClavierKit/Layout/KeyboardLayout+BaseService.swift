// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// Makes layouts of the input keys alone, in steps that subclasses change.
  ///
  /// ```
  ///   inputSet ─▶ actions ─▶ itemRows, made of items, each with an itemWidth ─▶ keyboardLayout
  /// ```
  ///
  /// Override a function to change what it decides. ``PhoneService`` and ``TabletService`` put the
  /// other keys around the input keys.
  ///
  /// **Source:** the pipeline of KeyboardKit's `BaseService`.
  open class BaseService: KeyboardLayoutService {
    /// Where the input keys come from.
    public let inputSetProvider: any InputSetProvider

    public init(inputSetProvider: any InputSetProvider = StandardInputSetProvider()) {
      self.inputSetProvider = inputSetProvider
    }

    /// The layout of the page, with the keys and sizes that the other functions decide.
    open func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      let actions = actions(for: inputSet(for: context), context: context)
      return KeyboardLayout(itemRows: itemRows(for: actions, context: context))
    }

    /// The names of its pages beside those of letters, digits, signs and emojis.
    open func customPages(for context: KeyboardContext) -> [String] {
      inputSetProvider.customPages(for: context)
    }

    /// The characters of the page; letters on pages that the service knows nothing of.
    open func inputSet(for context: KeyboardContext) -> InputSet {
      switch context.keyboardType {
      case .alphabetic: inputSetProvider.alphabeticInputSet(for: context)
      case .numeric: inputSetProvider.numericInputSet(for: context)
      case .symbolic: inputSetProvider.symbolicInputSet(for: context)
      case .emojis, .custom:
        otherInputSet(for: context) ?? inputSetProvider.alphabeticInputSet(for: context)
      }
    }

    /// The characters of a page of emojis or of one with a name; `nil` for one that there is not.
    ///
    /// Emojis are those of ``InputSet/emojis`` unless the provider has others.
    open func otherInputSet(for context: KeyboardContext) -> InputSet? {
      if let own = inputSetProvider.otherInputSet(for: context) { return own }
      return context.keyboardType == .emojis && context.hasEmojiKeyboard ? .emojis : nil
    }

    /// The sizes that all keys share.
    open func configuration(for context: KeyboardContext) -> Configuration {
      .standard(for: context)
    }

    /// What all keys and gaps of the page do, row by row.
    open func actions(for inputSet: InputSet, context: KeyboardContext) -> [[KeyboardAction]] {
      let keyboardCase = context.keyboardType == .alphabetic ? context.keyboardCase : .lowercased
      let rows = inputSet.rows(for: context.deviceTypeForKeyboard)
      return rows.characters(for: keyboardCase).map { $0.map(KeyboardAction.character) }
    }

    /// The items for all actions of the page.
    open func itemRows(for actions: [[KeyboardAction]], context: KeyboardContext) -> ItemRows {
      actions.indices.map { row in
        actions[row].map { item(for: $0, row: row, context: context) }
      }
    }

    /// The item for one action in a row, counted from the top.
    ///
    /// No item is lower than the context's ``KeyboardContext/minimumRowHeight``.
    open func item(
      for action: KeyboardAction, row: Int, context: KeyboardContext
    ) -> KeyboardLayout.Item {
      let configuration = configuration(for: context)
      return KeyboardLayout.Item(
        action: action,
        width: itemWidth(for: action, row: row, context: context),
        height: configuration.withRowHeight(atLeast: context.minimumRowHeight).rowHeight,
        edgeInsets: action.isSpacer ? .zero : configuration.buttonInsets)
    }

    /// How wide the key or gap is.
    open func itemWidth(
      for action: KeyboardAction, row: Int, context: KeyboardContext
    ) -> KeyboardLayout.ItemWidth {
      if case .character = action { .input } else { .available }
    }

    /// What the Return key does.
    open func returnAction(for context: KeyboardContext) -> KeyboardAction {
      .primary(context.returnKeyType)
    }

    /// What the key on the left of the lower row does; Shift on pages that show letters instead.
    ///
    /// There is a gap where Shift would change nothing, as among the letters of Arabic.
    open func lowerSwitcher(for context: KeyboardContext) -> KeyboardAction {
      switch context.keyboardType {
      case .alphabetic: inputSet(for: context).isShiftable ? .shift(context.keyboardCase) : .none
      case .numeric: .keyboardType(.symbolic)
      case .symbolic: .keyboardType(.numeric)
      case .emojis, .custom:
        otherInputSet(for: context) == nil ? .shift(.lowercased) : .keyboardType(.numeric)
      }
    }

    /// What the key on the left of the bottom row does.
    open func bottomSwitcher(for context: KeyboardContext) -> KeyboardAction {
      switch context.keyboardType {
      case .alphabetic: .keyboardType(.numeric)
      case .numeric, .symbolic: .keyboardType(.alphabetic)
      case .emojis, .custom:
        otherInputSet(for: context) == nil ? .keyboardType(.numeric) : .keyboardType(.alphabetic)
      }
    }

    /// What the keys in the middle of the bottom row do, which depend on the field.
    ///
    /// An address of the web has no spaces, so that its field has no space key. Its full stop is a
    /// character like others: the most common end of an address has a key of its own.
    open func fieldActions(for context: KeyboardContext) -> [KeyboardAction] {
      switch context.fieldPurpose {
      case .standard, .name, .number, .terminal, .password, .pin: [.space]
      case .email: [.space, .character("@"), .character(".")]
      case .url: [.character("."), .character("/"), .text(".com")]
      case .webSearch: [.space, .character(".")]
      }
    }

    /// The key for the next keyboard where there is one, or else the one for emojis where there are; and
    /// the one for the next language where there is one.
    open func nextKeyboardActions(for context: KeyboardContext) -> [KeyboardAction] {
      let locales = nextLocaleActions(for: context)
      if context.needsInputModeSwitchKey { return [.nextKeyboard] + locales }
      let showsEmojis = context.hasEmojiKeyboard && context.keyboardType != .emojis
      return (showsEmojis ? [.keyboardType(.emojis)] : []) + locales
    }

    /// The key for the next language, if there is one to go to.
    open func nextLocaleActions(for context: KeyboardContext) -> [KeyboardAction] {
      context.hasMultipleLocales ? [.nextLocale] : []
    }

    /// The key that stands where a phone has its microphone, if there is one.
    open func dictationActions(for context: KeyboardContext) -> [KeyboardAction] {
      guard context.needsInputModeSwitchKey else { return [] }
      return context.keyboardDictationReplacement.map { [$0] } ?? []
    }
  }
}

extension KeyboardLayout.BaseService {
  /// A service for the same input keys in every language.
  public convenience init(
    alphabeticInputSet: InputSet,
    numericInputSet: InputSet = .numeric(currency: "$"),
    symbolicInputSet: InputSet = .symbolic(currencies: ["€", "£", "¥"])
  ) {
    self.init(
      inputSetProvider: StaticInputSetProvider(
        alphabeticInputSet: alphabeticInputSet, numericInputSet: numericInputSet,
        symbolicInputSet: symbolicInputSet))
  }
}
