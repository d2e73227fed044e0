// SPDX-License-Identifier: MIT

/// Weighted taps near the border of a key: a neighbour is typed if the word makes it more likely.
extension KeyboardEngine {
  /// Replaces the key of a press by the key that the tap was meant for, right before it is typed.
  ///
  /// The key under the finger is still the one shown as pressed.
  mutating func weigh(pressAt index: Int) {
    guard features.contains(.weighting), let key = presses[index].key, isWeighable(pressAt: index),
      let keyWeighting = weighting.keyWeighting, !hasOtherLetter(on: key)
    else { return }
    // Otherwise the word may begin before the known text.
    guard let word = text.tail.wordFragmentAtEnd(atMost: Self.maximumWordLength),
      text.isWhole || word.startIndex > text.tail.startIndex
    else { return }
    let (point, device) = (presses[index].origin, presses[index].contact.device)
    let offset = weighting[device]
    let target = keyWeighting.key(intendedAt: point, on: key, after: word, offset: offset)
    guard frames(of: .alphabetic).keys.indices.contains(target), !hasOtherLetter(on: target) else {
      return
    }
    weighting[device] = keyWeighting.offset(afterTapAt: point, typing: target, from: offset)
    presses[index].key = target
  }

  /// Forgets the learned offsets of taps, for the next user.
  package mutating func forgetTapOffsets() { weighting.forgetOffsets() }

  /// The maximum length of a word that is looked up, in characters; lexicons have no longer ones.
  private static let maximumWordLength = 48

  /// Returns whether Shift on a key types another letter than the capital of its own, as in Hindi.
  ///
  /// Weighting uses only the key's own letter.
  private func hasOtherLetter(on key: Int) -> Bool {
    guard keyboardCase.isUppercasedOrCapslocked else { return false }
    let small = pages[.alphabetic, .lowercased].keys
    let large = pages[.alphabetic, keyboardCase].keys
    guard small.indices.contains(key), large.indices.contains(key) else { return true }
    guard case .character(let letter) = small[key].action,
      case .character(let other) = large[key].action
    else { return false }
    // The lower case of İ is i with a combining dot.
    return other != letter.uppercased()
      && other.lowercased().unicodeScalars.first != letter.unicodeScalars.first
  }

  /// Returns whether a finger tapped a key whose neighbours the word may make more likely.
  private func isWeighable(pressAt index: Int) -> Bool {
    presses[index].role == .typing && presses[index].isTapOnLetters
      && !features.contains(.composition) && mode.modifiers.shown == Keyboard.ModifierStates()
      && text.field.purpose.prefersAutocomplete && text.isAtEndOfWord
  }
}
