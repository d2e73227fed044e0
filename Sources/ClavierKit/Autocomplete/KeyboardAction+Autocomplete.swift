// SPDX-License-Identifier: MIT

// The effects of a key on the word before the cursor and on an automatic space.
//
// **Source:** KeyboardKit 9.0's predicates of the same names.
extension KeyboardAction {
  /// Whether the key finishes a word, so that a misspelt word is corrected.
  public var shouldApplyAutocorrectSuggestion: Bool {
    switch self {
    case .space, .primary(.return), .primary(.newLine): true
    default: onlyCharacter?.isAutocorrectTrigger ?? false
    }
  }

  /// Whether an automatic space after a suggestion is removed before the key's text.
  ///
  /// Opening brackets and marks keep the space before them, and so does white space.
  ///
  /// **Source:** KeyboardKit uses all word delimiters, and so types "word( " for "word (".
  public var shouldRemoveAutocompleteInsertedSpace: Bool {
    guard let character = onlyCharacter, character.isWordDelimiter else { return false }
    return !character.isTextWhitespace && !character.opens
  }

  /// Whether a space that was removed before the key's text is inserted again after it.
  public var shouldReinsertAutocompleteInsertedSpace: Bool {
    shouldRemoveAutocompleteInsertedSpace
  }

  /// Whether the key types exactly a space.
  var typesSpace: Bool {
    self == .space || onlyCharacter == " "
  }

  /// The key's text if it is a single character; `nil` otherwise.
  private var onlyCharacter: Character? {
    switch self {
    case .character(let text), .characterMargin(let text):
      text.dropFirst().isEmpty ? text.first : nil
    default: nil
    }
  }
}

extension Character {
  /// Whether the character is an opening bracket or quotation mark.
  fileprivate var opens: Bool {
    switch self {
    case "(", "[", "{", "<", "«", "¡", "¿": true
    default: false
    }
  }
}
