// SPDX-License-Identifier: MIT

/// Values by language.
///
/// The value of a language serves all its regions without a value of their own: "sv" serves
/// "sv-SE", but not the reverse. Lookup ignores case and separators, like ``LocaleIdentifier``.
struct LocaleDictionary<Value> {
  private var values: [LocaleIdentifier: Value] = [:]

  /// Whether no locale has a value.
  var isEmpty: Bool { values.isEmpty }

  /// The value of a locale, or else of its language.
  subscript(identifier: String) -> Value? {
    let key = LocaleIdentifier(identifier)
    return values[key] ?? values[key.language]
  }

  /// The value of exactly this locale.
  subscript(exactly identifier: String) -> Value? { values[LocaleIdentifier(identifier)] }

  /// Sets the value of a locale; overrides an earlier one.
  mutating func set(_ value: Value, for identifier: String) {
    values[LocaleIdentifier(identifier)] = value
  }

  /// Adds the value of a locale.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - identifier: The identifier of the locale.
  /// - Throws: ``KeyboardLayoutServiceError/severalServicesForLocale(_:)`` if it has a value
  ///   already.
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
