// SPDX-License-Identifier: MIT

/// The choice of the key that a tap was meant for, by the place of the tap and the word so far.
///
/// The engine calls it for taps on the letters' page in fields for prose, if the beginning of the
/// word is known. Fingers that slid to their key or selected a callout action are excluded. The
/// call delays each tap, so it must return within microseconds and allocate no memory.
///
/// **Source:** Goodman et al., "Language modeling for soft keyboards", 2002.
public protocol KeyWeighting: Sendable {
  /// Returns the key that a tap was meant for.
  ///
  /// - Parameters:
  ///   - point: The place of the tap in the keyboard's own space, in points.
  ///   - key: The key under the finger, as an index into the frames of the letters' page.
  ///   - word: The letters of the word before the cursor; empty at the beginning of a word.
  ///   - offset: The mean of the last taps on the same device; `nil` before the first tap.
  /// - Returns: An index into the same frames; `key` if no other key is more likely.
  func key(intendedAt point: Point, on key: Int, after word: Substring, offset: TapOffset?) -> Int

  /// Returns the mean offset of a device's taps, updated by another tap.
  ///
  /// The engine calls it after each tap. It keeps the results for the last eight devices in memory,
  /// and passes them on when another keyboard replaces this one.
  ///
  /// - Parameters:
  ///   - point: The place of the tap in the keyboard's own space, in points.
  ///   - key: The key that was typed, as an index into the frames of the letters' page.
  ///   - old: The mean of the taps before; `nil` before the first tap.
  /// - Returns: The new mean; `nil` if the implementation learns none.
  func offset(afterTapAt point: Point, typing key: Int, from old: TapOffset?) -> TapOffset?
}

extension KeyWeighting {
  /// Returns `nil`: by default no offset is learned.
  public func offset(afterTapAt point: Point, typing key: Int, from old: TapOffset?) -> TapOffset? {
    nil
  }
}
