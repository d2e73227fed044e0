// SPDX-License-Identifier: MIT

// What typing a key means for the word before it, and for a space that nobody typed.
//
// **Source:** KeyboardKit 9.0's predicates of the same names.
extension KeyboardAction {
  /// Whether the key finishes a word, so that a misspelt one is put right.
  public var shouldApplyAutocorrectSuggestion: Bool {
    switch self {
    case .space, .primary(.return), .primary(.newLine): true
    default: onlyCharacter?.isAutocorrectTrigger ?? false
    }
  }

  /// Whether a space that came with a suggestion does not belong before what the key types.
  ///
  /// Brackets and marks that open keep the space before them, and white space is no mark.
  ///
  /// **Source:** KeyboardKit takes all word delimiters, and so types "word( " for "word (".
  public var shouldRemoveAutocompleteInsertedSpace: Bool {
    guard let character = onlyCharacter, character.isWordDelimiter else { return false }
    return !character.isTextWhitespace && !character.opens
  }

  /// Whether a space that was removed before what the key types belongs behind it.
  public var shouldReinsertAutocompleteInsertedSpace: Bool {
    shouldRemoveAutocompleteInsertedSpace
  }

  /// Whether the key types a space and nothing else.
  var typesSpace: Bool {
    self == .space || onlyCharacter == " "
  }

  /// The character that the key types, if it types one of its own.
  private var onlyCharacter: Character? {
    switch self {
    case .character(let text), .characterMargin(let text):
      text.dropFirst().isEmpty ? text.first : nil
    default: nil
    }
  }
}

extension Character {
  /// Whether the character opens what another closes.
  fileprivate var opens: Bool {
    switch self {
    case "(", "[", "{", "<", "«", "¡", "¿": true
    default: false
    }
  }
}
