// SPDX-License-Identifier: MIT

/// A source of layouts by context.
///
/// The service is called for every page when the context changes, never while fingers move. It must
/// be deterministic.
public protocol KeyboardLayoutService {
  /// Returns the layout of the context's page.
  func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout
  /// Returns the names of the custom pages.
  ///
  /// - Parameter context: The common context of all pages; its keyboard type and case are ignored.
  /// - Returns: Names for ``Keyboard/KeyboardType/custom(named:)``.
  func customPages(for context: KeyboardContext) -> [String]
}

extension KeyboardLayoutService {
  /// Returns no custom pages.
  public func customPages(for context: KeyboardContext) -> [String] { [] }
}

extension KeyboardLayoutService where Self == KeyboardLayout.StandardService {
  /// Returns the standard layout service.
  public static func standard(
    baseService: any KeyboardLayoutService = KeyboardLayout.DeviceBasedService()
  ) -> Self {
    Self(baseService: baseService)
  }

  /// Returns the standard service with localized services.
  ///
  /// - Parameters:
  ///   - baseService: The service of all other languages.
  ///   - localizedServices: The localized services, one per language.
  /// - Returns: A new service.
  /// - Throws: ``KeyboardLayoutServiceError/severalServicesForLocale(_:)`` if two services have one
  ///   language.
  public static func standard(
    baseService: any KeyboardLayoutService = KeyboardLayout.DeviceBasedService(),
    localizedServices: [any LocalizedLayoutService]
  ) throws(KeyboardLayoutServiceError) -> Self {
    try Self(baseService: baseService, localizedServices: localizedServices)
  }
}

extension KeyboardLayoutService where Self == KeyboardLayout.StandardService {
  /// The standard service, for previews.
  public static var preview: Self { .standard() }
}

extension KeyboardLayoutService where Self == KeyboardLayout.DisabledService {
  /// A service of the input keys alone.
  public static var disabled: Self { Self() }
}

extension KeyboardLayoutService where Self == KeyboardLayout.LanguageService {
  /// Returns a service of one language for all devices.
  public static func localized(for locale: KeyboardLocale) -> Self {
    Self(locale: locale)
  }
}
