// SPDX-License-Identifier: MIT

extension Callouts {
  /// Lets the service of a language answer, if there is one, and for all others the base.
  ///
  /// A service for a language serves its regions, too, unless they have one of their own.
  open class StandardService: KeyboardCalloutService {
    /// What answers for all other languages.
    public var baseService: any KeyboardCalloutService
    private var localizedServices = LocaleDictionary<any KeyboardCalloutService>()

    /// A service without services of languages, which may be registered later.
    public init(baseService: any KeyboardCalloutService = BaseService()) {
      self.baseService = baseService
    }

    /// A service with services of languages.
    ///
    /// - Parameters:
    ///   - baseService: What answers for all other languages.
    ///   - localizedServices: One service for each of some languages.
    /// - Throws: ``KeyboardCalloutServiceError/severalServicesForLocale(_:)`` if two are for one.
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

    /// What the service of the context's language answers.
    open func calloutActions(
      for action: KeyboardAction, context: KeyboardContext
    ) -> [KeyboardAction] {
      keyboardCalloutService(for: context).calloutActions(for: action, context: context)
    }

    /// The service of the context's language.
    open func keyboardCalloutService(
      for context: KeyboardContext
    ) -> any KeyboardCalloutService {
      localizedServices[context.locale.rawValue] ?? baseService
    }

    /// Lets a service answer for its language, in place of the one that did.
    ///
    /// Pages that were already made do not change: make them again.
    open func registerLocalizedService(_ service: any LocalizedCalloutService) {
      localizedServices.set(service, for: service.localeKey)
    }
  }
}

extension KeyboardCalloutService {
  /// Lets another service answer for its language.
  ///
  /// - Parameter service: A service that is also a ``LocalizedService``.
  /// - Throws: ``KeyboardCalloutServiceError`` if this is no ``Callouts/StandardService``, or else if
  ///   `service` is not localized.
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
