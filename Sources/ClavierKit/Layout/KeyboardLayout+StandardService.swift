// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The standard layout service: localized services, and a base service for all other languages.
  ///
  /// The service of a language also serves those of its regions that are not registered.
  open class StandardService: KeyboardLayoutService {
    /// The service of all other languages.
    public var baseService: any KeyboardLayoutService
    private var localizedServices = LocaleDictionary<any KeyboardLayoutService>()

    /// Creates a service without localized services, which may be registered later.
    public init(baseService: any KeyboardLayoutService = DeviceBasedService()) {
      self.baseService = baseService
    }

    /// Creates a service with localized services.
    ///
    /// - Parameters:
    ///   - baseService: The service of all other languages.
    ///   - localizedServices: The localized services, one per language.
    /// - Throws: ``KeyboardLayoutServiceError/severalServicesForLocale(_:)`` if two services have
    ///   one language.
    public init(
      baseService: any KeyboardLayoutService = DeviceBasedService(),
      localizedServices: [any LocalizedLayoutService]
    ) throws(KeyboardLayoutServiceError) {
      self.baseService = baseService
      for service in localizedServices {
        try self.localizedServices.add(service, for: service.localeKey)
      }
    }

    /// Returns the layout of the language's service.
    open func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      keyboardLayoutService(for: context).keyboardLayout(for: context)
    }

    /// Returns the custom pages of the language's service.
    open func customPages(for context: KeyboardContext) -> [String] {
      keyboardLayoutService(for: context).customPages(for: context)
    }

    /// Returns the service of the context's language.
    open func keyboardLayoutService(
      for context: KeyboardContext
    ) -> any KeyboardLayoutService {
      localizedServices[context.locale.rawValue] ?? baseService
    }

    /// Registers a localized service; replaces an earlier one of its language.
    ///
    /// Existing layouts do not change; request them again after a registration.
    open func registerLocalizedService(_ service: any LocalizedLayoutService) {
      localizedServices.set(service, for: service.localeKey)
    }
  }
}

extension KeyboardLayoutService {
  /// Registers a localized service.
  ///
  /// - Parameter service: A service that is also a ``LocalizedService``.
  /// - Throws: ``KeyboardLayoutServiceError`` if this service is no
  ///   ``KeyboardLayout/StandardService``, or if `service` is not localized.
  public func tryRegisterLocalizedService(
    _ service: any KeyboardLayoutService
  ) throws(KeyboardLayoutServiceError) {
    guard let standard = self as? KeyboardLayout.StandardService else {
      throw .serviceDoesNotSupportLocalizedServiceRegistration
    }
    guard let localized = service as? any LocalizedLayoutService else {
      throw .providedServiceDoesNotImplementLocalizedServiceProtocol
    }
    standard.registerLocalizedService(localized)
  }
}
