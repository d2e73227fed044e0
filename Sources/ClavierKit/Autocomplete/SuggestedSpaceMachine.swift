// SPDX-License-Identifier: MIT

/// What becomes of the space that came with a suggestion.
///
/// ```
///          a suggestion           a mark: the space goes       the mark is typed: the space
///          and its space          before the mark              comes back behind it
///   none ─────────────▶ inserted ──────────────────▶ removed ──────────────▶ none
///    ▲                     │
///    └─────────────────────┘ a space: the one that stands there is the user's now
///                            anything else: the same
/// ```
///
/// So "hello␣" and a comma is "hello,␣", and "hello␣" and a space is "hello␣".
///
/// **Source:** KeyboardKit's autocomplete spaces. There the space key types a second one, and every later
/// space counts as the suggestion's, until a mark is typed.
struct SuggestedSpaceMachine: Hashable, Sendable {
  /// What to do with the space before a key types.
  enum Change: Hashable {
    case none
    /// It goes, and comes back behind the key's mark.
    case remove
    /// The key types nothing: its space stands there.
    case keepAsTyped
  }

  private enum State: Hashable {
    case none
    case inserted
    case removed
  }

  private var state = State.none

  /// A suggestion was typed with a space behind it.
  mutating func spaceInserted() {
    state = .inserted
  }

  /// A key is about to type something after this text.
  mutating func willType(_ action: KeyboardAction, after text: some StringProtocol) -> Change {
    let isAtSpace = state == .inserted && text.hasSuffix(" ")
    state = .none
    guard isAtSpace else { return .none }
    if action.typesSpace { return .keepAsTyped }
    guard action.shouldRemoveAutocompleteInsertedSpace else { return .none }
    state = .removed
    return .remove
  }

  /// The key has typed it; whether the space comes back now.
  mutating func didType(_ action: KeyboardAction) -> Bool {
    defer { state = .none }
    return state == .removed && action.shouldReinsertAutocompleteInsertedSpace
  }

  /// The text was changed in another way, or may have been.
  mutating func reset() {
    state = .none
  }
}
