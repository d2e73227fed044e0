// SPDX-License-Identifier: MIT

/// An error in the registration of a localized callout service.
///
/// **Source:** KeyboardKit for the first two names, which the layout services share.
public enum KeyboardCalloutServiceError: Error, Hashable, Sendable {
  /// The receiving service does not support localized services.
  case serviceDoesNotSupportLocalizedServiceRegistration
  /// The registered service does not name its language.
  case providedServiceDoesNotImplementLocalizedServiceProtocol
  /// Two services of one list have the same language identifier.
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
