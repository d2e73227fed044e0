// SPDX-License-Identifier: MIT

/// The state that survives a change of keyboard while the user types, such as a change of language.
extension KeyboardEngine {
  /// Continues as another keyboard, before the next input.
  ///
  /// | kept | dropped |
  /// | --- | --- |
  /// | the typed text | fingers that are down: they type nothing more |
  /// | Shift and Caps Lock, as they rest | Ctrl, Alt, AltGr, Super, which the other may lack |
  /// | the page, if the other one has it; else its letters | a list that is open |
  /// | the places of lifts, for the bounce filter | the first of two taps, suggestions, undo |
  /// | the learned offsets of taps | |
  ///
  /// - Parameters:
  ///   - next: The other keyboard, without fingers on it.
  ///   - response: The response to the input that caused the change; the consequences are added.
  public mutating func replace(with next: KeyboardEngine, _ response: inout Response) {
    let before = mode.shown
    let wasCapital = behavior.prefersCapital(after: text)
    if typed.autocomplete?.isShowing ?? false { response.changes.insert(.suggestions) }
    var next = next
    next.copyTouches(from: self)
    cancelAll(&response)
    next.typed.record = typed.record
    next.typed.lastSpace = typed.lastSpace
    next.mode.shift = mode.shift
    next.mode.page = mode.page
    if !next.pages.contains(keyboardType) { next.mode.page.prefer(.alphabetic) }
    // Otherwise the same preference would restore a capital that the user has turned off.
    if next.behavior.prefersCapital(after: next.text) != wasCapital { next.preferCapital() }
    self = next
    response.changes.insert(.layout)
    response.changes.formUnion(SceneChanges(from: before, to: mode.shown))
    response.deadline = deadline
  }

  /// Copies the places of lifts, for the bounce filter, and the learned offsets of taps.
  ///
  /// Must be called before the fingers of the other keyboard are cancelled, which removes the
  /// places.
  package mutating func copyTouches(from other: KeyboardEngine) {
    bounces = other.bounces
    bounces.forgetPresses()
    weighting.copyOffsets(from: other.weighting)
  }
}
