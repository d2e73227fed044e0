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
  ///   - offset: The mean of the last taps on the same device; `nil` before the first.
  /// - Returns: An index into the same frames; `key` where nothing speaks for another one.
  func key(meantAt point: Point, on key: Int, after word: Substring, offset: TapOffset?) -> Int

  /// Returns the mean of a device's taps after another one, for its next tap.
  ///
  /// The engine asks for it after each tap. It keeps the answers for the last eight devices in
  /// memory, also for the keyboard that replaces this one.
  ///
  /// - Parameters:
  ///   - point: The place of the tap in the keyboard's own space, in points.
  ///   - key: The key that was typed, as an index into the frames of the letters' page.
  ///   - old: The mean of the taps before; `nil` before the first.
  /// - Returns: The mean; `nil` to learn none.
  func offset(afterTapAt point: Point, typing key: Int, from old: TapOffset?) -> TapOffset?
}

extension KeyWeighting {
  /// Learns nothing.
  public func offset(afterTapAt point: Point, typing key: Int, from old: TapOffset?) -> TapOffset? {
    nil
  }
}
