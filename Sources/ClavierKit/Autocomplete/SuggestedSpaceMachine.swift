// SPDX-License-Identifier: MIT

/// The state of the automatic space after an accepted suggestion.
///
/// ```
///          a suggestion           a mark: the space goes       the mark is typed: the space
///          and its space          before the mark              comes back behind it
///   none ─────────────▶ inserted ──────────────────▶ removed ──────────────▶ none
///    ▲                     │
///    └─────────────────────┘ a space: the existing one is the user's now
///                            anything else: the same
/// ```
///
/// So "hello␣" and a comma become "hello,␣", and "hello␣" and a space stay "hello␣".
///
/// **Source:** KeyboardKit's automatic spaces. There the space key types a second space, and every
/// later space counts as automatic until a punctuation mark is typed.
struct SuggestedSpaceMachine: Hashable, Sendable {
  /// The change of the automatic space before a key types.
  enum Change: Hashable {
    case none
    /// Removes the space; it is inserted again after the key's punctuation mark.
    case remove
    /// Keeps the space in place of the typed one.
    case keepAsTyped
  }

  private enum State: Hashable {
    case none
    case inserted
    case removed
  }

  private var state = State.none

  /// Records that a suggestion and an automatic space were typed.
  mutating func spaceInserted() {
    state = .inserted
  }

  /// Returns the change of the automatic space before a key types after this text.
  mutating func willType(_ action: KeyboardAction, after text: some StringProtocol) -> Change {
    let isAtSpace = state == .inserted && text.hasSuffix(" ")
    state = .none
    guard isAtSpace else { return .none }
    if action.typesSpace { return .keepAsTyped }
    guard action.shouldRemoveAutocompleteInsertedSpace else { return .none }
    state = .removed
    return .remove
  }

  /// Returns whether to insert the removed space again, now that the key has typed.
  mutating func didType(_ action: KeyboardAction) -> Bool {
    defer { state = .none }
    return state == .removed && action.shouldReinsertAutocompleteInsertedSpace
  }

  /// Forgets the space, because the text changed, or may have changed, other than by typing.
  mutating func reset() {
    state = .none
  }
}
