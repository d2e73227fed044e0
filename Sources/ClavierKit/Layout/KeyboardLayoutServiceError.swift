// SPDX-License-Identifier: MIT

/// Why a localized service cannot be used.
///
/// **Source:** the first two names are KeyboardKit's.
public enum KeyboardLayoutServiceError: Error, Hashable, Sendable {
  /// The service to register with knows nothing of languages.
  case serviceDoesNotSupportLocalizedServiceRegistration
  /// The service to be registered does not say what language it is for.
  case providedServiceDoesNotImplementLocalizedServiceProtocol
  /// Two services of one list are for the same language, by its identifier.
  case severalServicesForLocale(String)
}

extension KeyboardLayoutServiceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .serviceDoesNotSupportLocalizedServiceRegistration:
      "this layout service takes no localized services: register with a KeyboardLayout.StandardService"
    case .providedServiceDoesNotImplementLocalizedServiceProtocol:
      "the service to register has no localeKey: let it conform to LocalizedService"
    case .severalServicesForLocale(let identifier):
      "two localized services are for \"\(identifier)\": pass one, or register the other later"
    }
  }
}
