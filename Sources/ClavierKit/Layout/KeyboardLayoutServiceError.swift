// SPDX-License-Identifier: MIT

/// An error in the registration of a localized service.
///
/// **Source:** the first two names are KeyboardKit's.
public enum KeyboardLayoutServiceError: Error, Hashable, Sendable {
  /// The receiving service does not support localized services.
  case serviceDoesNotSupportLocalizedServiceRegistration
  /// The registered service does not name its language.
  case providedServiceDoesNotImplementLocalizedServiceProtocol
  /// Two services of one list have the same language identifier.
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
