// SPDX-License-Identifier: MIT

// The effects of a key on the word before it and on an automatic space.
//
// **Source:** KeyboardKit 9.0's predicates of the same names.
extension KeyboardAction {
  /// Whether the key finishes a word, so that a misspelt one is corrected.
  public var shouldApplyAutocorrectSuggestion: Bool {
    switch self {
    case .space, .primary(.return), .primary(.newLine): true
    default: onlyCharacter?.isAutocorrectTrigger ?? false
    }
  }

  /// Whether the key's text must not follow the space of a suggestion.
  ///
  /// Opening brackets and marks keep the space before them; white space is no mark.
  ///
  /// **Source:** KeyboardKit uses all word delimiters, and so types "word( " for "word (".
  public var shouldRemoveAutocompleteInsertedSpace: Bool {
    guard let character = onlyCharacter, character.isWordDelimiter else { return false }
    return !character.isTextWhitespace && !character.opens
  }

  /// Whether a space removed before the key's text is inserted again behind it.
  public var shouldReinsertAutocompleteInsertedSpace: Bool {
    shouldRemoveAutocompleteInsertedSpace
  }

  /// Whether the key types exactly a space.
  var typesSpace: Bool {
    self == .space || onlyCharacter == " "
  }

  /// The key's text if it is a single character.
  private var onlyCharacter: Character? {
    switch self {
    case .character(let text), .characterMargin(let text):
      text.dropFirst().isEmpty ? text.first : nil
    default: nil
    }
  }
}

extension Character {
  /// Whether the character is an opening bracket or mark.
  fileprivate var opens: Bool {
    switch self {
    case "(", "[", "{", "<", "«", "¡", "¿": true
    default: false
    }
  }
}
