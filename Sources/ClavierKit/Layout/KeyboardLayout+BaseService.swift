// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout service of the input keys alone, in steps that subclasses can override.
  ///
  /// Some steps return keys that only subclasses add to the layout.
  ///
  /// ```
  ///   inputSet ─▶ actions ─▶ itemRows, made of items, each with an itemWidth ─▶ keyboardLayout
  /// ```
  ///
  /// ``PhoneService`` and ``TabletService`` add the other keys around the input keys.
  ///
  /// **Source:** the pipeline of KeyboardKit's `BaseService`.
  open class BaseService: KeyboardLayoutService {
    /// The source of the input keys.
    public let inputSetProvider: any InputSetProvider

    public init(inputSetProvider: any InputSetProvider = StandardInputSetProvider()) {
      self.inputSetProvider = inputSetProvider
    }

    /// Returns the layout of the page, which combines the other functions.
    open func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      let actions = actions(for: inputSet(for: context), context: context)
      return KeyboardLayout(itemRows: itemRows(for: actions, context: context))
    }

    /// Returns the names of the custom pages.
    open func customPages(for context: KeyboardContext) -> [String] {
      inputSetProvider.customPages(for: context)
    }

    /// Returns the characters of the page; letters for unknown pages.
    open func inputSet(for context: KeyboardContext) -> InputSet {
      switch context.keyboardType {
      case .alphabetic: inputSetProvider.alphabeticInputSet(for: context)
      case .numeric: inputSetProvider.numericInputSet(for: context)
      case .symbolic: inputSetProvider.symbolicInputSet(for: context)
      case .emojis, .custom:
        otherInputSet(for: context) ?? inputSetProvider.alphabeticInputSet(for: context)
      }
    }

    /// Returns the characters of an emoji or custom page; `nil` for a missing one.
    ///
    /// Without such a page in the provider, the emoji page has the characters of
    /// ``InputSet/emojis``.
    open func otherInputSet(for context: KeyboardContext) -> InputSet? {
      if let own = inputSetProvider.otherInputSet(for: context) { return own }
      return context.keyboardType == .emojis && context.hasEmojiKeyboard ? .emojis : nil
    }

    /// Returns the common sizes of all keys.
    open func configuration(for context: KeyboardContext) -> Configuration {
      .standard(for: context)
    }

    /// Returns the actions of all keys and gaps of the page, row by row.
    open func actions(for inputSet: InputSet, context: KeyboardContext) -> [[KeyboardAction]] {
      let keyboardCase = context.keyboardType == .alphabetic ? context.keyboardCase : .lowercased
      let rows = inputSet.rows(for: context.deviceTypeForKeyboard)
      return rows.characters(for: keyboardCase).map { $0.map(KeyboardAction.character) }
    }

    /// Returns the items for all actions of the page.
    open func itemRows(for actions: [[KeyboardAction]], context: KeyboardContext) -> ItemRows {
      actions.indices.map { row in
        actions[row].map { item(for: $0, row: row, context: context) }
      }
    }

    /// Returns the item for an action in a row; rows count from zero at the top.
    ///
    /// Items are at least as high as the context's ``KeyboardContext/minimumRowHeight``.
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

    /// Returns the width of the key or gap.
    open func itemWidth(
      for action: KeyboardAction, row: Int, context: KeyboardContext
    ) -> KeyboardLayout.ItemWidth {
      if case .character = action { .input } else { .available }
    }

    /// Returns the action of the Return key.
    open func returnAction(for context: KeyboardContext) -> KeyboardAction {
      .primary(context.returnKeyType)
    }

    /// Returns the action at the left of the lower row: Shift on the page of letters.
    ///
    /// The action is a gap if Shift changes no key, as with Arabic letters.
    open func lowerSwitcher(for context: KeyboardContext) -> KeyboardAction {
      switch context.keyboardType {
      case .alphabetic: shift(context.keyboardCase, for: context)
      case .numeric: .keyboardType(.symbolic)
      case .symbolic: .keyboardType(.numeric)
      case .emojis, .custom:
        otherInputSet(for: context) == nil
          ? shift(.lowercased, for: context) : .keyboardType(.numeric)
      }
    }

    /// Returns the Shift key of a page of letters, or a gap.
    private func shift(
      _ keyboardCase: Keyboard.Case, for context: KeyboardContext
    ) -> KeyboardAction {
      inputSet(for: context).isShiftable ? .shift(keyboardCase) : .none
    }

    /// Returns the action at the left of the bottom row.
    open func bottomSwitcher(for context: KeyboardContext) -> KeyboardAction {
      switch context.keyboardType {
      case .alphabetic: .keyboardType(.numeric)
      case .numeric, .symbolic: .keyboardType(.alphabetic)
      case .emojis, .custom:
        otherInputSet(for: context) == nil ? .keyboardType(.numeric) : .keyboardType(.alphabetic)
      }
    }

    /// Returns the actions in the middle of the bottom row, by the field's purpose.
    ///
    /// A web address has no spaces, so its field has no space key. Its full stop key is a plain
    /// character key, since the most common domain ending has its own key.
    open func fieldActions(for context: KeyboardContext) -> [KeyboardAction] {
      switch context.fieldPurpose {
      case .standard, .name, .number, .terminal, .password, .pin: [.space]
      case .email: [.space, .character("@"), .character(".")]
      case .url: [.character("."), .character("/"), .text(".com")]
      case .webSearch: [.space, .character(".")]
      }
    }

    /// Returns the keys for the next keyboard or emojis, for clips, and for the next language.
    ///
    /// The key for emojis appears only if the one for the next keyboard does not. Beside keys for
    /// addresses, the one for clips takes its place, and on the page of symbols that for settings.
    /// Keys without an effect are omitted.
    open func nextKeyboardActions(for context: KeyboardContext) -> [KeyboardAction] {
      let hasSettings = context.hasSettings && context.keyboardType == .symbolic
      let settings: [KeyboardAction] = hasSettings ? [.settings] : []
      let clips: [KeyboardAction] = context.hasClips ? [.keyboardType(.clips)] : []
      let others = settings + clips + nextLocaleActions(for: context)
      if context.needsInputModeSwitchKey { return [.nextKeyboard] + others }
      let hasRoom = !hasSettings && (!context.hasClips || fieldActions(for: context).count == 1)
      let showsEmojis = context.hasEmojiKeyboard && context.keyboardType != .emojis && hasRoom
      return (showsEmojis ? [.keyboardType(.emojis)] : []) + others
    }

    /// Returns the key for the next language, if there is one.
    open func nextLocaleActions(for context: KeyboardContext) -> [KeyboardAction] {
      context.hasMultipleLocales ? [.nextLocale] : []
    }

    /// Returns the key for dictation, or the key in its place, if there is one.
    open func dictationActions(for context: KeyboardContext) -> [KeyboardAction] {
      if context.hasDictationKey { return [context.keyboardDictationReplacement ?? .dictation] }
      guard context.needsInputModeSwitchKey else { return [] }
      return context.keyboardDictationReplacement.map { [$0] } ?? []
    }
  }
}

extension KeyboardLayout.BaseService {
  /// Creates a service with the same input keys in every language.
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
