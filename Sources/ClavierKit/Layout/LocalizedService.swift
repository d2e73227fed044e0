// SPDX-License-Identifier: MIT

/// A service, of whatever kind, for one language.
public protocol LocalizedService {
  /// The identifier of the language, such as "sv", or of one region's, such as "sv-SE".
  var localeKey: String { get }
}

/// A layout service for one language.
public typealias LocalizedLayoutService = KeyboardLayoutService & LocalizedService

/// One value for each of some languages.
///
/// A value for a language serves all its regions that have none of their own: one for "sv" serves
/// "sv-SE", but not the other way round. Capitals, and whether a hyphen or an underscore stands between
/// language and region, make no difference.
struct LocaleDictionary<Value> {
  private var values: [String: Value] = [:]

  /// The value for a locale, or else for its language.
  subscript(identifier: String) -> Value? {
    let key = Self.key(identifier)
    return values[key] ?? values[String(key.prefix { $0 != "_" })]
  }

  /// The value that was given to this very locale.
  subscript(exactly identifier: String) -> Value? { values[Self.key(identifier)] }

  /// Gives a locale its value, in place of the one it may have.
  mutating func set(_ value: Value, for identifier: String) {
    values[Self.key(identifier)] = value
  }

  /// Gives a locale its first value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - identifier: The identifier of the locale.
  /// - Throws: ``KeyboardLayoutServiceError/severalServicesForLocale(_:)`` if it has one.
  mutating func add(
    _ value: Value, for identifier: String
  ) throws(KeyboardLayoutServiceError) {
    guard values[Self.key(identifier)] == nil else { throw .severalServicesForLocale(identifier) }
    set(value, for: identifier)
  }

  private static func key(_ identifier: String) -> String {
    String(identifier.lowercased().map { $0 == "-" ? "_" : $0 })
  }
}

extension LocaleDictionary: Sendable where Value: Sendable {}
extension LocaleDictionary: Equatable where Value: Equatable {}
extension LocaleDictionary: Hashable where Value: Hashable {}
