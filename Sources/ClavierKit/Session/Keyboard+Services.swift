// SPDX-License-Identifier: MIT

extension Keyboard {
  /// What makes the parts of a keyboard, each to be replaced by one's own.
  ///
  /// A replacement counts from the next input. Several sessions may have the same services.
  ///
  /// **Source:** KeyboardKit's container of the same name.
  open class Services {
    /// What makes the layouts.
    public var layoutService: any KeyboardLayoutService {
      didSet { didChange() }
    }
    /// What says which other actions a key offers when it is held.
    public var calloutService: any KeyboardCalloutService {
      didSet { didChange() }
    }
    /// What decides about capitals, periods and pages; `nil` for the standard behavior.
    public var behavior: (any KeyboardBehavior)? {
      didSet { didChange() }
    }
    /// What decides what gestures do; `nil` for what they do as a standard.
    public var actionHandler: (any KeyboardActionHandler)? {
      didSet { didChange() }
    }
    /// What suggests words; `nil` for nobody, so that nothing is suggested or corrected.
    public var autocompleteService: (any AutocompleteService)? {
      didSet { didChange() }
    }
    /// What makes clicks heard and felt.
    public var feedbackService: any FeedbackService

    /// What says how the keyboard looks; no layout or engine depends on it.
    public var styleService: any KeyboardStyleService

    /// How often a service was replaced, or one was registered.
    private(set) var revision = 0

    public init(
      layoutService: any KeyboardLayoutService = .standard(),
      calloutService: any KeyboardCalloutService = .standard(),
      behavior: (any KeyboardBehavior)? = nil, actionHandler: (any KeyboardActionHandler)? = nil,
      autocompleteService: (any AutocompleteService)? = nil,
      feedbackService: any FeedbackService = .standard(),
      styleService: any KeyboardStyleService = .standard()
    ) {
      self.layoutService = layoutService
      self.calloutService = calloutService
      self.behavior = behavior
      self.actionHandler = actionHandler
      self.autocompleteService = autocompleteService
      self.feedbackService = feedbackService
      self.styleService = styleService
    }

    /// Lets a service make the layouts of its language.
    ///
    /// - Parameter service: A service that is also a ``LocalizedService``.
    /// - Throws: ``KeyboardLayoutServiceError`` if ``layoutService`` takes none, or else if `service`
    ///   is not localized.
    public func tryRegisterLocalizedLayoutService(
      _ service: any KeyboardLayoutService
    ) throws(KeyboardLayoutServiceError) {
      try layoutService.tryRegisterLocalizedService(service)
      didChange()
    }

    /// Lets a service say what keys offer in its language.
    ///
    /// - Parameter service: A service that is also a ``LocalizedService``.
    /// - Throws: ``KeyboardCalloutServiceError`` if ``calloutService`` takes none, or else if `service`
    ///   is not localized.
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
