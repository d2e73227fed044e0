// SPDX-License-Identifier: MIT

extension Callouts {
  /// A callout service with a table of texts; subclasses can override each step.
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
    /// The callout texts; `nil` for those of the context's language.
    public let actions: Actions?

    public init(actions: Actions? = nil) {
      self.actions = actions
    }

    /// Returns the callout actions of a key.
    ///
    /// Character keys offer characters; a domain key offers a full stop and domain endings. The
    /// language key and Space offer the menu of languages, the former with the page of settings.
    /// Space offers it only if ``EngineSettings/spaceLongPressBehavior`` allows. Other keys have no
    /// actions.
    open func calloutActions(
      for action: KeyboardAction, context: KeyboardContext
    ) -> [KeyboardAction] {
      switch action {
      case .character(let character):
        texts(for: character, context: context).map(KeyboardAction.character)
      case .urlDomain: withOwn(action, before: domains(for: context).map(KeyboardAction.text))
      case .nextLocale: localeActions(for: context) + (context.hasSettings ? [.settings] : [])
      case .space: localeActions(for: context)
      default: []
      }
    }

    private func localeActions(for context: KeyboardContext) -> [KeyboardAction] {
      context.localeMenu.map(KeyboardAction.selectLocale)
    }

    /// Returns the actions after the key's own, so that a long press without movement performs
    /// that.
    private func withOwn(
      _ action: KeyboardAction, before others: [KeyboardAction]
    ) -> [KeyboardAction] {
      others.isEmpty ? [] : [action] + others
    }

    /// Returns the texts for a character, the one next to the finger first.
    open func texts(for character: String, context: KeyboardContext) -> [String] {
      (actions ?? context.locale.calloutActions).texts(for: character)
    }

    /// Returns the domain endings, the one next to the finger first, without the key's full stop.
    open func domains(for context: KeyboardContext) -> [String] {
      context.locale.domains
    }
  }

  /// The callout service of one language, for registration.
  open class LanguageService: BaseService, LocalizedService {
    public let localeKey: String
    private let locale: KeyboardLocale

    /// Creates the service of a language; without `actions`, with the language's own texts.
    public init(locale: KeyboardLocale, actions: Actions? = nil) {
      self.locale = locale
      localeKey = locale.rawValue
      super.init(actions: actions ?? locale.calloutActions)
    }

    /// Returns the domain endings of the service's language, whatever the context's language.
    open override func domains(for context: KeyboardContext) -> [String] {
      locale.domains
    }
  }

  /// A callout service without any actions.
  open class DisabledService: KeyboardCalloutService {
    public init() {}

    /// Returns no callout actions.
    open func calloutActions(
      for action: KeyboardAction, context: KeyboardContext
    ) -> [KeyboardAction] {
      []
    }
  }
}
