// SPDX-License-Identifier: MIT

/// The mean offset of a device's last taps from the middles of their keys.
///
/// Unit: widths and heights of a key. The weight of old taps decays, so that the mean adapts to
/// another hand or grip.
public struct TapOffset: Hashable, Sendable {
  /// The mean distance to the right, in widths of a key.
  public private(set) var x: Float
  /// The mean distance down, in heights of a key.
  public private(set) var y: Float
  /// The number of taps that the mean represents.
  private var weight: Float = Self.initialWeight

  /// Creates the offset of a device without taps.
  ///
  /// - Parameters:
  ///   - x: The mean before the first tap, in widths of a key.
  ///   - y: The mean before the first tap, in heights of a key.
  public init(x: Float, y: Float) {
    self.x = x
    self.y = y
  }

  /// Adds a tap; offsets beyond 0.6 widths or heights are outliers, and are clamped to that.
  ///
  /// - Parameters:
  ///   - x: The distance to the right from the middle of its key, in widths of a key.
  ///   - y: The distance down from the middle of its key, in heights of a key.
  public mutating func add(x: Float, y: Float) {
    weight = min(weight + 1, Self.maximumWeight)
    self.x += (min(max(x, -Self.maximumOffset), Self.maximumOffset) - self.x) / weight
    self.y += (min(max(y, -Self.maximumOffset), Self.maximumOffset) - self.y) / weight
  }

  /// The weight of the initial mean, as a number of taps.
  ///
  /// After as many taps, about a page of text, half of the mean is learned. So several users of one
  /// screen do not disturb each other.
  private static let initialWeight: Float = 200
  /// The maximum weight, as a number of taps; older taps then decay.
  private static let maximumWeight: Float = 400
  /// The maximum offset of a tap, in widths or heights of a key.
  private static let maximumOffset: Float = 0.6
}
