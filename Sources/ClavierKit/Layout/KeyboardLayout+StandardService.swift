// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// Makes the layouts of a language by its own service, if there is one, and all others by the base.
  ///
  /// A service for a language serves its regions, too, unless they have one of their own.
  open class StandardService: KeyboardLayoutService {
    /// What makes the layouts of all other languages.
    public var baseService: any KeyboardLayoutService
    private var localizedServices = LocaleDictionary<any KeyboardLayoutService>()

    /// A service without services of languages, which may be registered later.
    public init(baseService: any KeyboardLayoutService = DeviceBasedService()) {
      self.baseService = baseService
    }

    /// A service with services of languages.
    ///
    /// - Parameters:
    ///   - baseService: What makes the layouts of all other languages.
    ///   - localizedServices: One service for each of some languages.
    /// - Throws: ``KeyboardLayoutServiceError/severalServicesForLocale(_:)`` if two are for one.
    public init(
      baseService: any KeyboardLayoutService = DeviceBasedService(),
      localizedServices: [any LocalizedLayoutService]
    ) throws(KeyboardLayoutServiceError) {
      self.baseService = baseService
      for service in localizedServices {
        try self.localizedServices.add(service, for: service.localeKey)
      }
    }

    /// The layout that the service of the context's language makes.
    open func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      keyboardLayoutService(for: context).keyboardLayout(for: context)
    }

    /// The pages of the service of the context's language.
    open func customPages(for context: KeyboardContext) -> [String] {
      keyboardLayoutService(for: context).customPages(for: context)
    }

    /// The service of the context's language.
    open func keyboardLayoutService(
      for context: KeyboardContext
    ) -> any KeyboardLayoutService {
      localizedServices[context.locale.rawValue] ?? baseService
    }

    /// Lets a service make the layouts of its language, in place of the one that did.
    ///
    /// Layouts that were already made do not change: ask for them again.
    open func registerLocalizedService(_ service: any LocalizedLayoutService) {
      localizedServices.set(service, for: service.localeKey)
    }
  }
}

extension KeyboardLayoutService {
  /// Lets another service make the layouts of its language.
  ///
  /// - Parameter service: A service that is also a ``LocalizedService``.
  /// - Throws: ``KeyboardLayoutServiceError`` if this is no ``KeyboardLayout/StandardService``, or else
  ///   if `service` is not localized.
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
