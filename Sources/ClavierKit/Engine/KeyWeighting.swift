// SPDX-License-Identifier: MIT

/// The choice of the key that a tap was meant for, by its place and by the word so far.
///
/// The engine asks it for the letters' page alone, in fields where sentences are written, for taps
/// that neither slid to their key nor chose from a list, and where the beginning of the word is
/// known. It is asked on the way of each tap, so an answer takes microseconds and allocates
/// nothing.
///
/// **Source:** Goodman et al., "Language modeling for soft keyboards", 2002.
public protocol KeyWeighting: Sendable {
  /// Returns the key that was meant.
  ///
  /// - Parameters:
  ///   - point: The place of the tap in the keyboard's own space, in points.
  ///   - key: The key under the finger, as an index into the frames of the letters' page.
  ///   - word: The letters of the word before the cursor; empty at the beginning of a word.
  /// - Returns: An index into the same frames; `key` where nothing speaks for another one.
  func key(meantAt point: Point, on key: Int, after word: Substring) -> Int

  /// Learns where the finger comes down, relative to the middles of keys.
  ///
  /// The engine reports each tap that it has asked for. What is learned stays in memory.
  ///
  /// - Parameters:
  ///   - point: The place of the tap in the keyboard's own space, in points.
  ///   - key: The key that was typed, as an index into the frames of the letters' page.
  mutating func learn(tapAt point: Point, typing key: Int)

  /// Continues with the taps that another keyboard's weighting has learned.
  ///
  /// The engine calls it when a keyboard replaces another one, as for the next field.
  ///
  /// - Parameter last: The weighting of the keyboard before, of any type.
  mutating func learn(from last: any KeyWeighting)

  /// Forgets all learned taps, as at the end of a visit.
  mutating func forgetTaps()
}

extension KeyWeighting {
  /// Learns nothing.
  public mutating func learn(tapAt point: Point, typing key: Int) {}

  /// Learns nothing.
  public mutating func learn(from last: any KeyWeighting) {}

  /// No-op.
  public mutating func forgetTaps() {}
}
