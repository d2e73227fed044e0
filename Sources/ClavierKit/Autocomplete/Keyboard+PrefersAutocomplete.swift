// SPDX-License-Identifier: MIT

// Where words are written.
//
// **Source:** KeyboardKit 9.0's properties of the same name.
extension Keyboard.KeyboardType {
  /// Whether suggestions are wanted while the page is shown.
  public var prefersAutocomplete: Bool {
    switch self {
    case .alphabetic, .numeric, .symbolic, .custom: true
    case .emojis: false
    }
  }
}

extension Keyboard.FieldPurpose {
  /// Whether suggestions are wanted in the field: where any text is, but no address, no search and no secret.
  public var prefersAutocomplete: Bool { self == .standard }
}
