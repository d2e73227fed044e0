// SPDX-License-Identifier: MIT

/// The places of the taps that typed the word before the cursor.
///
/// One entry for each scalar of the word; `nil` for scalars that were not tapped singly: chosen
/// from a list, inserted, or not typed here.
struct TapRecord: Hashable, Sendable {
  private(set) var taps: [Autocomplete.Tap?] = []
  /// The number of scalars at the start of the word that were not typed here.
  private var foreignCount = 0

  /// Whether the whole word was typed here: no other word is corrected.
  var isTypedHere: Bool { foreignCount == 0 }

  /// Adapts the record to the length of a word; scalars without a record were not typed here.
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
  ///   - tap: The place of the tap; `nil` for any other input.
  ///   - count: The number of scalars of the word now.
  mutating func append(_ tap: Autocomplete.Tap?, for count: Int) {
    guard count > taps.count else { return align(to: count) }
    // A key that types several scalars has no place for each.
    taps.append(
      contentsOf: repeatElement(count == taps.count + 1 ? tap : nil, count: count - taps.count))
  }
}
