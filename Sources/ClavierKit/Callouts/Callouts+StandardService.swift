// SPDX-License-Identifier: MIT

extension Callouts {
  /// The standard callout service: localized services, and a base service for all other languages.
  ///
  /// The service of a language also serves those of its regions that are not registered.
  open class StandardService: KeyboardCalloutService {
    /// The service of all other languages.
    public var baseService: any KeyboardCalloutService
    private var localizedServices = LocaleDictionary<any KeyboardCalloutService>()

    /// Creates a service without localized services, which may be registered later.
    public init(baseService: any KeyboardCalloutService = BaseService()) {
      self.baseService = baseService
    }

    /// Creates a service with localized services.
    ///
    /// - Parameters:
    ///   - baseService: The service of all other languages.
    ///   - localizedServices: The localized services, one per language.
    /// - Throws: ``KeyboardCalloutServiceError/severalServicesForLocale(_:)`` if two services have
    ///   one language.
    public init(
      baseService: any KeyboardCalloutService = BaseService(),
      localizedServices: [any LocalizedCalloutService]
    ) throws(KeyboardCalloutServiceError) {
      self.baseService = baseService
      for service in localizedServices {
        do {
          try self.localizedServices.add(service, for: service.localeKey)
        } catch {
          throw .severalServicesForLocale(service.localeKey)
        }
      }
    }

    /// Returns the callout actions of the context's language.
    open func calloutActions(
      for action: KeyboardAction, context: KeyboardContext
    ) -> [KeyboardAction] {
      keyboardCalloutService(for: context).calloutActions(for: action, context: context)
    }

    /// Returns the service of the context's language.
    open func keyboardCalloutService(
      for context: KeyboardContext
    ) -> any KeyboardCalloutService {
      localizedServices[context.locale.rawValue] ?? baseService
    }

    /// Registers a localized service; replaces an earlier one of its language.
    ///
    /// Existing pages do not change; create them again after a registration.
    open func registerLocalizedService(_ service: any LocalizedCalloutService) {
      localizedServices.set(service, for: service.localeKey)
    }
  }
}

extension KeyboardCalloutService {
  /// Registers a localized service.
  ///
  /// - Parameter service: A service that is also a ``LocalizedService``.
  /// - Throws: ``KeyboardCalloutServiceError`` if this service is no ``Callouts/StandardService``,
  ///   or if `service` is not localized.
  public func tryRegisterLocalizedService(
    _ service: any KeyboardCalloutService
  ) throws(KeyboardCalloutServiceError) {
    guard let standard = self as? Callouts.StandardService else {
      throw .serviceDoesNotSupportLocalizedServiceRegistration
    }
    guard let localized = service as? any LocalizedCalloutService else {
      throw .providedServiceDoesNotImplementLocalizedServiceProtocol
    }
    standard.registerLocalizedService(localized)
  }
}
