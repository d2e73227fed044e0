// SPDX-License-Identifier: MIT

import ClavierKit

/// The language in fields that need Latin letters, if the user's languages have none.
///
/// ```
///              a field that needs Latin letters: the Latin language
///   ┌─────────┐ ──────────────────────────────────────────────────▶ ┌───────┐
///   │ anywhere│                                                     │ Latin │ the user may switch
///   └─────────┘ ◀────────────────────────────────────────────────── └───────┘
///              any other: the earlier language, or the one that the user has switched to
/// ```
struct FieldLanguage {
  /// The purpose of the focused field.
  var purpose = Keyboard.FieldPurpose.standard
  /// The language before the field; `nil` in fields that do not need Latin letters.
  private var localeBeforeField: KeyboardLocale?

  /// Returns the language for the focused field.
  ///
  /// - Parameters:
  ///   - current: The current language.
  ///   - latin: The Latin language that the field needs; `nil` for none.
  ///   - configured: The user's languages.
  /// - Returns: The new language; `current` while `latin` does not change.
  mutating func update(
    _ current: KeyboardLocale, latin: KeyboardLocale?, configured: [KeyboardLocale]
  ) -> KeyboardLocale {
    guard (latin == nil) != (localeBeforeField == nil) else { return current }
    let before = localeBeforeField
    localeBeforeField = latin == nil ? nil : current
    if let latin { return latin }
    return configured.contains(current) ? current : before ?? current
  }
}
