// SPDX-License-Identifier: MIT

/// The mean of a device's last taps, from the middle of their keys, in widths and heights of a key.
///
/// The weight of old taps decays, so that another hand or another grip is learned, too.
public struct TapOffset: Hashable, Sendable {
  /// The mean distance to the right, in widths of a key.
  public private(set) var x: Float
  /// The mean distance down, in heights of a key.
  public private(set) var y: Float
  /// The number of taps that the mean stands for.
  private var weight: Float = Self.trust

  /// Creates the offset of a device that was not tapped yet.
  ///
  /// - Parameters:
  ///   - x: The mean before the first tap, in widths of a key.
  ///   - y: The mean before the first tap, in heights of a key.
  public init(x: Float, y: Float) {
    self.x = x
    self.y = y
  }

  /// Adds a tap; one farther than 0.6 widths or heights counts as that far, as an outlier.
  ///
  /// - Parameters:
  ///   - x: The distance to the right from the middle of its key, in widths of a key.
  ///   - y: The distance down from the middle of its key, in heights of a key.
  public mutating func add(x: Float, y: Float) {
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
