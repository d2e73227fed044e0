// SPDX-License-Identifier: MIT

/// Weighted taps near the border of a key: the neighbour is typed if the word continues with it.
extension KeyboardEngine {
  /// Moves a press to the key that its tap was meant for, right before the key types.
  ///
  /// The picture does not change: the key under the finger is the one that was touched.
  mutating func weigh(pressAt index: Int) {
    guard features.contains(.weighting), let key = presses[index].key, isWeighable(pressAt: index),
      let weighting
    else { return }
    // Otherwise the word may begin before the known text.
    guard let word = text.tail.wordFragmentAtEnd(atMost: Self.longestWord),
      text.isWhole || word.startIndex > text.tail.startIndex
    else { return }
    let meant = weighting.key(meantAt: presses[index].origin, on: key, after: word)
    guard frames(of: .alphabetic).keys.indices.contains(meant) else { return }
    self.weighting?.learn(tapAt: presses[index].origin, typing: meant)
    presses[index].key = meant
  }

  /// The most characters of a word that is looked up: lexicons have no longer one.
  private static let longestWord = 48

  /// Returns whether the finger tapped a key of the letters' page, where words are written.
  private func isWeighable(pressAt index: Int) -> Bool {
    presses[index].role == .typing && presses[index].page == .alphabetic
      && !presses[index].hasSlid && !presses[index].hasOpenedList && !presses[index].isSwiped
      && !features.contains(.composition) && mode.modifiers.shown == Keyboard.ModifierStates()
      && text.field.purpose.prefersAutocomplete && text.isAtEndOfWord
  }
}
