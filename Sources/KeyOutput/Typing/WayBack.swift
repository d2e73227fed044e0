// SPDX-License-Identifier: MIT

/// The way back to the receiver's own group and locks, at each place of a queue of chords.
///
///     chords      ┌ to ru ┐┌ п ┐┌ р ┐┌ back ┐┌ a ┐
///     way back          back  back back     –     –
///
/// If the chords behind a place are dropped there, the way back is sent instead of them.
struct WayBack: Sendable {
  /// The way back after the chords that were sent; none in the receiver's own state.
  private(set) var chords: [KeyChord] = []
  /// The places at which it changes, the next one first.
  private var changes: [(sent: Int, chords: [KeyChord])] = []
  /// The number of chords that were sent.
  private var sent = 0

  /// Sets the way back after a waiting chord.
  ///
  /// - Parameters:
  ///   - chords: The way back.
  ///   - count: The number of waiting chords up to that one.
  mutating func append(_ chords: [KeyChord], after count: Int) {
    guard chords != changes.last?.chords ?? self.chords else { return }
    changes.append((sent &+ count, chords))
  }

  /// Notes that the first waiting chord is sent.
  mutating func advance() {
    sent &+= 1
    guard let next = changes.first, next.sent == sent else { return }
    chords = next.chords
    changes.removeFirst()
  }

  /// Notes that the waiting chords are dropped.
  mutating func dropWaiting() { changes = [] }
}
