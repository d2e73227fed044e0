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

    /// None: all that a phone's keyboard shows are letters, digits and signs.
    open func customPages(for context: KeyboardContext) -> [String] {
      []
    }

    /// The characters of the page; letters on pages that the service knows nothing of.
    open func inputSet(for context: KeyboardContext) -> InputSet {
      switch context.keyboardType {
      case .alphabetic, .emojis, .custom: inputSetProvider.alphabeticInputSet(for: context)
      case .numeric: inputSetProvider.numericInputSet(for: context)
      case .symbolic: inputSetProvider.symbolicInputSet(for: context)
      }
    }

    /// The sizes that all keys share.
    open func configuration(for context: KeyboardContext) -> Configuration {
      .standard(for: context)
    }

    /// What all keys and gaps of the page do, row by row.
    open func actions(for inputSet: InputSet, context: KeyboardContext) -> [[KeyboardAction]] {
      let keyboardCase = context.keyboardType == .alphabetic ? context.keyboardCase : .lowercased
      let characters = inputSet.rows(for: context.deviceType).characters(for: keyboardCase)
      return characters.map { $0.map(KeyboardAction.character) }
    }

    /// The items for all actions of the page.
    open func itemRows(for actions: [[KeyboardAction]], context: KeyboardContext) -> ItemRows {
      actions.indices.map { row in
        actions[row].map { item(for: $0, row: row, context: context) }
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
      if case .character = action { .input } else { .available }
    }

    /// What the Return key does.
    open func returnAction(for context: KeyboardContext) -> KeyboardAction {
      .primary(context.returnKeyType)
    }

    /// What the key on the left of the lower row does.
    open func lowerSwitcher(for context: KeyboardContext) -> KeyboardAction {
      switch context.keyboardType {
      case .alphabetic: .shift(context.keyboardCase)
      case .numeric: .keyboardType(.symbolic)
      case .symbolic: .keyboardType(.numeric)
      case .emojis, .custom: .shift(.lowercased)
      }
    }

    /// What the key on the left of the bottom row does.
    open func bottomSwitcher(for context: KeyboardContext) -> KeyboardAction {
      switch context.keyboardType {
      case .alphabetic, .emojis, .custom: .keyboardType(.numeric)
      case .numeric, .symbolic: .keyboardType(.alphabetic)
      }
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
