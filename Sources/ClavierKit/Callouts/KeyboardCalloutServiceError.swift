// SPDX-License-Identifier: MIT

/// Why a localized callout service cannot be used.
///
/// **Source:** the first two names are KeyboardKit's, which they share with those of layouts.
public enum KeyboardCalloutServiceError: Error, Hashable, Sendable {
  /// The service to register with knows nothing of languages.
  case serviceDoesNotSupportLocalizedServiceRegistration
  /// The service to be registered does not say what language it is for.
  case providedServiceDoesNotImplementLocalizedServiceProtocol
  /// Two services of one list are for the same language, by its identifier.
  case severalServicesForLocale(String)
}

extension KeyboardCalloutServiceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .serviceDoesNotSupportLocalizedServiceRegistration:
      "this callout service takes no localized services: register with a Callouts.StandardService"
    case .providedServiceDoesNotImplementLocalizedServiceProtocol:
      "the service to register has no localeKey: let it conform to LocalizedService"
    case .severalServicesForLocale(let identifier):
      "two localized services are for \"\(identifier)\": pass one, or register the other later"
    }
  }
}
