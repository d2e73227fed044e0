// SPDX-License-Identifier: MIT

/// What says which other actions a key offers when it is held.
///
/// It is asked when the context changes, for every key of every page, and never while fingers move. A
/// service must give equal answers for equal questions.
public protocol KeyboardCalloutService {
  /// The actions that a key offers, the one next to the finger first.
  ///
  /// - Parameters:
  ///   - action: What the key does, with letters in the form of the context's case.
  ///   - context: What the page of the key was made for.
  /// - Returns: The actions, with the key's own first as a rule; none if the key offers nothing.
  func calloutActions(
    for action: KeyboardAction, context: KeyboardContext
  ) -> [KeyboardAction]
}

/// A callout service for one language.
public typealias LocalizedCalloutService = KeyboardCalloutService & LocalizedService

extension KeyboardCalloutService where Self == Callouts.StandardService {
  /// The service to use where there is no reason for another.
  public static func standard(
    baseService: any KeyboardCalloutService = Callouts.BaseService()
  ) -> Self {
    Self(baseService: baseService)
  }

  /// The standard service with services of languages.
  ///
  /// - Parameters:
  ///   - baseService: What answers for all other languages.
  ///   - localizedServices: One service for each of some languages.
  /// - Returns: A new service.
  /// - Throws: ``KeyboardCalloutServiceError/severalServicesForLocale(_:)`` if two are for one.
  public static func standard(
    baseService: any KeyboardCalloutService = Callouts.BaseService(),
    localizedServices: [any LocalizedCalloutService]
  ) throws(KeyboardCalloutServiceError) -> Self {
    try Self(baseService: baseService, localizedServices: localizedServices)
  }
}

extension KeyboardCalloutService where Self == Callouts.DisabledService {
  /// A service for keys that offer nothing.
  public static var disabled: Self { Self() }
}

extension KeyboardCalloutService where Self == Callouts.LanguageService {
  /// A service for one language.
  public static func localized(for locale: KeyboardLocale) -> Self {
    Self(locale: locale)
  }
}
