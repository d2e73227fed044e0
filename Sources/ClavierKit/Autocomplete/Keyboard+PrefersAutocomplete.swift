// SPDX-License-Identifier: MIT

// The pages and fields with suggestions.
//
// **Source:** KeyboardKit 9.0's properties of the same name.
extension Keyboard.KeyboardType {
  /// Whether the page wants suggestions.
  public var prefersAutocomplete: Bool {
    switch self {
    case .alphabetic, .numeric, .symbolic, .custom: true
    case .emojis: false
    }
  }
}

extension Keyboard.FieldPurpose {
  /// Whether the field wants suggestions: plain text only, no addresses, searches or secrets.
  public var prefersAutocomplete: Bool { self == .standard }
}
