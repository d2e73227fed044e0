// SPDX-License-Identifier: MIT

/// The state of the space that follows an accepted suggestion.
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
/// So "hello␣" and a comma is "hello,␣", and "hello␣" and a space is "hello␣".
///
/// **Source:** KeyboardKit's autocomplete spaces. There the space key types a second space. Every
/// later space counts as the suggestion's until a mark is typed.
struct SuggestedSpaceMachine: Hashable, Sendable {
  /// The change of the space before a key types.
  enum Change: Hashable {
    case none
    /// Remove the space; it is inserted again behind the key's mark.
    case remove
    /// Type nothing: the space is there already.
    case keepAsTyped
  }

  private enum State: Hashable {
    case none
    case inserted
    case removed
  }

  private var state = State.none

  /// Records that a suggestion was typed with a space behind it.
  mutating func spaceInserted() {
    state = .inserted
  }

  /// Returns the change of the space before a key types after this text.
  mutating func willType(_ action: KeyboardAction, after text: some StringProtocol) -> Change {
    let isAtSpace = state == .inserted && text.hasSuffix(" ")
    state = .none
    guard isAtSpace else { return .none }
    if action.typesSpace { return .keepAsTyped }
    guard action.shouldRemoveAutocompleteInsertedSpace else { return .none }
    state = .removed
    return .remove
  }

  /// Returns whether to insert the space again, now that the key has typed.
  mutating func didType(_ action: KeyboardAction) -> Bool {
    defer { state = .none }
    return state == .removed && action.shouldReinsertAutocompleteInsertedSpace
  }

  /// Forgets the space, because the text changed, or may have changed, by other means.
  mutating func reset() {
    state = .none
  }
}
