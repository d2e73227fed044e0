// SPDX-License-Identifier: MIT

/// The places of the taps that typed the word before the cursor.
///
/// The record has one entry for each scalar of the word. The entry is `nil` for a scalar that was
/// not tapped singly: chosen from a list, inserted, or not typed on this keyboard.
struct TapRecord: Hashable, Sendable {
  private(set) var taps: [Autocomplete.Tap?] = []
  /// The number of scalars at the start of the word that were not typed on this keyboard.
  private var foreignCount = 0

  /// Whether the whole word was typed on this keyboard; only then may it be corrected.
  var isTypedHere: Bool { foreignCount == 0 }

  /// Adapts the record to the length of a word; new scalars count as not typed on this keyboard.
  mutating func align(to count: Int) {
    if count < taps.count {
      taps.removeLast(taps.count - count)
      foreignCount = min(foreignCount, count)
    } else if count > taps.count {
      foreignCount = count
      while taps.count < count { taps.append(nil) }
    }
  }

  /// Records that a key has typed.
  ///
  /// - Parameters:
  ///   - tap: The place of the tap; `nil` if the key typed without a single tap.
  ///   - count: The number of scalars of the word after the key.
  mutating func append(_ tap: Autocomplete.Tap?, for count: Int) {
    guard count > taps.count else { return align(to: count) }
    // A key that types several scalars has no separate place for each.
    taps.append(
      contentsOf: repeatElement(count == taps.count + 1 ? tap : nil, count: count - taps.count))
  }
}
