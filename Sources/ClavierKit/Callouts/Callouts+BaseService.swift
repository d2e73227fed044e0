// SPDX-License-Identifier: MIT

extension Callouts {
  /// Lets keys offer what a table says, in steps that subclasses change.
  ///
  /// ```
  ///   .character(a) ─▶ texts ─┐
  ///                           ├─▶ calloutActions
  ///   .urlDomain ─▶ domains ──┤
  ///   .nextLocale ─▶ locales ─┘
  /// ```
  ///
  /// **Source:** KeyboardKit's base service for characters, and 9.8 for domains.
  open class BaseService: KeyboardCalloutService {
    /// What the keys offer; `nil` for what the context's language says.
    public let actions: Actions?

    public init(actions: Actions? = nil) {
      self.actions = actions
    }

    /// Characters for the key of a character, a full stop and ends of addresses for a domain key, the
    /// menu of languages for the key of the next one and for Space, nothing for others.
    ///
    /// Space offers it only where ``EngineSettings/spaceLongPressBehavior`` says so.
    open func calloutActions(
      for action: KeyboardAction, context: KeyboardContext
    ) -> [KeyboardAction] {
      switch action {
      case .character(let character):
        texts(for: character, context: context).map(KeyboardAction.character)
      case .urlDomain: withOwn(action, before: domains(for: context).map(KeyboardAction.text))
      case .nextLocale, .space: context.localeMenu.map(KeyboardAction.selectLocale)
      default: []
      }
    }

    /// The key's own action before what it offers, so that a long press alone does it.
    private func withOwn(
      _ action: KeyboardAction, before others: [KeyboardAction]
    ) -> [KeyboardAction] {
      others.isEmpty ? [] : [action] + others
    }

    /// What the key of a character offers, the one next to the finger first.
    open func texts(for character: String, context: KeyboardContext) -> [String] {
      (actions ?? context.locale.calloutActions).texts(for: character)
    }

    /// What a domain key offers beside its full stop, the one next to the finger first.
    open func domains(for context: KeyboardContext) -> [String] {
      context.locale.domains
    }
  }

  /// Lets the keys of one language offer what a table says, to be registered for it.
  open class LanguageService: BaseService, LocalizedService {
    public let localeKey: String
    private let locale: KeyboardLocale

    /// A service for the language, with its own table unless another is given.
    public init(locale: KeyboardLocale, actions: Actions? = nil) {
      self.locale = locale
      localeKey = locale.rawValue
      super.init(actions: actions ?? locale.calloutActions)
    }

    /// The ends of addresses of its language, whatever the context's.
    open override func domains(for context: KeyboardContext) -> [String] {
      locale.domains
    }
  }

  /// Lets no key offer anything.
  open class DisabledService: KeyboardCalloutService {
    public init() {}

    /// None.
    open func calloutActions(
      for action: KeyboardAction, context: KeyboardContext
    ) -> [KeyboardAction] {
      []
    }
  }
}
