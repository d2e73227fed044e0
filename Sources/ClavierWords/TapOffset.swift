// SPDX-License-Identifier: MIT

/// The mean of the last taps, from the middle of their keys, in widths and heights of a key.
///
/// The weight of old taps decays, so that another hand or another grip is learned, too.
struct TapOffset: Hashable, Sendable {
  private(set) var x: Float
  private(set) var y: Float
  /// The number of taps that the mean stands for.
  private var weight: Float = Self.trust

  /// - Parameters:
  ///   - x: The mean before the first tap.
  ///   - y: The mean before the first tap.
  init(x: Float, y: Float) {
    self.x = x
    self.y = y
  }

  /// Adds a tap; one farther than ``reach`` counts as that far, as an outlier.
  mutating func add(x: Float, y: Float) {
    weight = min(weight + 1, Self.memory)
    self.x += (min(max(x, -Self.reach), Self.reach) - self.x) / weight
    self.y += (min(max(y, -Self.reach), Self.reach) - self.y) / weight
  }

  /// The number of taps that the first mean counts for: a page of text for half of the way, so that
  /// several people at one screen do not spoil each other's.
  private static let trust: Float = 200
  /// The number of taps after which a new one counts as much as an old one.
  private static let memory: Float = 400
  /// The largest distance, in widths or heights of a key.
  private static let reach: Float = 0.6
}
