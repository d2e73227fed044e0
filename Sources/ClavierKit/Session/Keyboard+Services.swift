// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The services of a session, each of which can be replaced.
  ///
  /// A replacement takes effect at the next input. Several sessions may share the services.
  ///
  /// **Source:** KeyboardKit's container of the same name.
  open class Services {
    /// The service that provides the layouts of all pages.
    public var layoutService: any KeyboardLayoutService {
      didSet { didChange() }
    }
    /// The service of action callouts: the alternatives of a held key.
    public var calloutService: any KeyboardCalloutService {
      didSet { didChange() }
    }
    /// The rules for capitals, periods and pages; `nil` for the standard behavior.
    public var behavior: (any KeyboardBehavior)? {
      didSet { didChange() }
    }
    /// The handler that maps gestures to effects; `nil` for the standard one.
    public var actionHandler: (any KeyboardActionHandler)? {
      didSet { didChange() }
    }
    /// The service of suggestions; `nil` for no suggestions and no autocorrection.
    public var autocompleteService: (any AutocompleteService)? {
      didSet { didChange() }
    }
    /// The recognition of speech, which the key for dictation starts; no engine depends on it.
    ///
    /// `nil` if there is none.
    public var dictationService: (any DictationService)?
    /// The player of audio and haptic feedback; no engine depends on it.
    public var feedbackService: any FeedbackService
    /// The service of styles; no layout or engine depends on it.
    public var styleService: any KeyboardStyleService

    /// The number of replacements and registrations so far, each of which requires a new engine.
    private(set) var revision = 0

    public init(
      layoutService: any KeyboardLayoutService = .standard(),
      calloutService: any KeyboardCalloutService = .standard(),
      behavior: (any KeyboardBehavior)? = nil, actionHandler: (any KeyboardActionHandler)? = nil,
      autocompleteService: (any AutocompleteService)? = nil,
      dictationService: (any DictationService)? = nil,
      feedbackService: any FeedbackService = .standard(),
      styleService: any KeyboardStyleService = .standard()
    ) {
      self.layoutService = layoutService
      self.calloutService = calloutService
      self.behavior = behavior
      self.actionHandler = actionHandler
      self.autocompleteService = autocompleteService
      self.dictationService = dictationService
      self.feedbackService = feedbackService
      self.styleService = styleService
    }

    /// Registers a service for the layouts of its language.
    ///
    /// - Parameter service: A service that is also a ``LocalizedService``.
    /// - Throws: ``KeyboardLayoutServiceError`` if ``layoutService`` does not support registration,
    ///   or if `service` is not localized.
    public func tryRegisterLocalizedLayoutService(
      _ service: any KeyboardLayoutService
    ) throws(KeyboardLayoutServiceError) {
      try layoutService.tryRegisterLocalizedService(service)
      didChange()
    }

    /// Registers a service for the callout actions of its language.
    ///
    /// - Parameter service: A service that is also a ``LocalizedService``.
    /// - Throws: ``KeyboardCalloutServiceError`` if ``calloutService`` does not support
    ///   registration, or if `service` is not localized.
    public func tryRegisterLocalizedCalloutService(
      _ service: any KeyboardCalloutService
    ) throws(KeyboardCalloutServiceError) {
      try calloutService.tryRegisterLocalizedService(service)
      didChange()
    }

    private func didChange() {
      revision += 1
    }
  }
}
