// SPDX-License-Identifier: MIT

extension KeyboardLayoutService where Self == KeyboardLayout.StandardService {
  /// The service to use where there is no reason for another.
  public static func standard(
    baseService: any KeyboardLayoutService = KeyboardLayout.DeviceBasedService()
  ) -> Self {
    Self(baseService: baseService)
  }

  /// The standard service with services of languages.
  ///
  /// - Parameters:
  ///   - baseService: What makes the layouts of all other languages.
  ///   - localizedServices: One service for each of some languages.
  /// - Returns: A new service.
  /// - Throws: ``KeyboardLayoutServiceError/severalServicesForLocale(_:)`` if two are for one.
  public static func standard(
    baseService: any KeyboardLayoutService = KeyboardLayout.DeviceBasedService(),
    localizedServices: [any LocalizedLayoutService]
  ) throws(KeyboardLayoutServiceError) -> Self {
    try Self(baseService: baseService, localizedServices: localizedServices)
  }
}

extension KeyboardLayoutService where Self == KeyboardLayout.StandardService {
  /// The standard service, for pictures of a keyboard that nobody types on.
  public static var preview: Self { .standard() }
}

extension KeyboardLayoutService where Self == KeyboardLayout.DisabledService {
  /// A service for the input keys alone.
  public static var disabled: Self { Self() }
}

extension KeyboardLayoutService where Self == KeyboardLayout.LanguageService {
  /// A service for one language on all devices.
  public static func localized(for locale: KeyboardLocale) -> Self {
    Self(locale: locale)
  }
}
