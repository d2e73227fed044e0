// SPDX-License-Identifier: MIT

// The pages and fields with suggestions.
//
// **Source:** KeyboardKit 9.0's properties of the same name.
extension Keyboard.KeyboardType {
  /// Whether the page shows suggestions: all pages but those of emojis.
  public var prefersAutocomplete: Bool { emojiPage == nil }
}

extension Keyboard.FieldPurpose {
  /// Whether the field shows suggestions: plain text only, no addresses, searches or secrets.
  public var prefersAutocomplete: Bool { self == .standard }
}
