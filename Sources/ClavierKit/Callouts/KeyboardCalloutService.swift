// SPDX-License-Identifier: MIT

/// A source of callout actions: the alternatives of a held key.
///
/// The service is called for every key of every page when the context changes, never while fingers
/// move. It must be deterministic.
public protocol KeyboardCalloutService {
  /// Returns the callout actions of a key, the one next to the finger first.
  ///
  /// - Parameters:
  ///   - action: The action of the key, in the context's case.
  ///   - context: The context of the key's page.
  /// - Returns: The actions, usually starting with the key's own; empty for none.
  func calloutActions(
    for action: KeyboardAction, context: KeyboardContext
  ) -> [KeyboardAction]
}

/// A callout service for one language.
public typealias LocalizedCalloutService = KeyboardCalloutService & LocalizedService

extension KeyboardCalloutService where Self == Callouts.StandardService {
  /// Returns the standard callout service.
  public static func standard(
    baseService: any KeyboardCalloutService = Callouts.BaseService()
  ) -> Self {
    Self(baseService: baseService)
  }

  /// Returns the standard service with localized services.
  ///
  /// - Parameters:
  ///   - baseService: The service of all other languages.
  ///   - localizedServices: The localized services, one per language.
  /// - Returns: A new service.
  /// - Throws: ``KeyboardCalloutServiceError/severalServicesForLocale(_:)`` if two services have
  ///   one language.
  public static func standard(
    baseService: any KeyboardCalloutService = Callouts.BaseService(),
    localizedServices: [any LocalizedCalloutService]
  ) throws(KeyboardCalloutServiceError) -> Self {
    try Self(baseService: baseService, localizedServices: localizedServices)
  }
}

extension KeyboardCalloutService where Self == Callouts.DisabledService {
  /// A service without callout actions.
  public static var disabled: Self { Self() }
}

extension KeyboardCalloutService where Self == Callouts.LanguageService {
  /// Returns the service of one language.
  public static func localized(for locale: KeyboardLocale) -> Self {
    Self(locale: locale)
  }
}
