// SPDX-License-Identifier: MIT

/// One value for each of some languages.
///
/// A value for a language serves all its regions that have none of their own: one for "sv" serves
/// "sv-SE", but not the other way round. Spelling makes no difference, as in ``LocaleIdentifier``.
struct LocaleDictionary<Value> {
  private var values: [LocaleIdentifier: Value] = [:]

  /// Whether no locale has a value.
  var isEmpty: Bool { values.isEmpty }

  /// The value for a locale, or else for its language.
  subscript(identifier: String) -> Value? {
    let key = LocaleIdentifier(identifier)
    return values[key] ?? values[key.language]
  }

  /// The value that was given to this very locale.
  subscript(exactly identifier: String) -> Value? { values[LocaleIdentifier(identifier)] }

  /// Gives a locale its value, in place of the one it may have.
  mutating func set(_ value: Value, for identifier: String) {
    values[LocaleIdentifier(identifier)] = value
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
    guard values[LocaleIdentifier(identifier)] == nil else {
      throw .severalServicesForLocale(identifier)
    }
    set(value, for: identifier)
  }
}

extension LocaleDictionary: Sendable where Value: Sendable {}
extension LocaleDictionary: Equatable where Value: Equatable {}
extension LocaleDictionary: Hashable where Value: Hashable {}
