// SPDX-License-Identifier: MIT

/// A dictionary by language.
///
/// The value of a language also serves those of its regions without their own: "sv" serves "sv-SE",
/// but not the reverse. Lookup ignores case and separators, like ``LocaleIdentifier``.
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

  /// Adds the value of a locale, which must not have one yet.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - identifier: The identifier of the locale.
  /// - Throws: ``KeyboardLayoutServiceError/severalServicesForLocale(_:)`` if the locale already
  ///   has a value.
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
