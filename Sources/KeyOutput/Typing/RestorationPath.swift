// SPDX-License-Identifier: MIT

/// The chords back to the receiver's initial group and locks, for each position in a queue of
/// chords.
///
///     chords      ┌ to ru ┐┌ п ┐┌ р ┐┌ back ┐┌ a ┐
///     restoration       back  back back     –     –
///
/// If the chords after a position are dropped, the path is sent instead of them.
struct RestorationPath: Sendable {
  /// The path after the chords that were sent; empty in the receiver's initial state.
  private(set) var chords: [KeyChord] = []
  /// The positions at which the path changes, the next one first.
  private var changes: [(sent: Int, chords: [KeyChord])] = []
  /// The number of chords that were sent.
  private var sent = 0

  /// Sets the path after a waiting chord.
  ///
  /// - Parameters:
  ///   - chords: The path.
  ///   - count: The number of waiting chords up to and including that chord.
  mutating func append(_ chords: [KeyChord], after count: Int) {
    guard chords != changes.last?.chords ?? self.chords else { return }
    changes.append((sent &+ count, chords))
  }

  /// Records that the first waiting chord is sent.
  mutating func advance() {
    sent &+= 1
    guard let next = changes.first, next.sent == sent else { return }
    chords = next.chords
    changes.removeFirst()
  }

  /// Records that the waiting chords are dropped.
  mutating func dropWaiting() { changes = [] }
}
