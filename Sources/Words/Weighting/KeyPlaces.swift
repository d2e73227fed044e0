// SPDX-License-Identifier: MIT

/// The positions of a keyboard's letter keys and its space bar.
///
/// Unit: any, since distances are computed in widths and heights of a letter key.
public struct KeyPlaces: Sendable {
  /// A key that types a letter or a space.
  public struct Key: Hashable, Sendable {
    public var letter: Unicode.Scalar
    /// The centre of the key.
    public var x: Float
    public var y: Float
    public var width: Float
    public var height: Float

    public init(_ letter: Unicode.Scalar, x: Float, y: Float, width: Float, height: Float) {
      self.letter = letter
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  public let keys: [Key]
  private let cellWidth: Float
  private let cellHeight: Float
  /// The maximum distance of a candidate key on each axis, in widths and heights of a letter key.
  private let candidateReach: Float = 1.6
  /// The square of the maximum distance at which a tap beside all keys counts for the nearest one,
  /// in the same unit.
  private let squaredKeyReach: Float = 1.6

  /// Creates the positions of keys.
  ///
  /// - Parameter keys: The keys of one page; keys without a size are omitted.
  public init(_ keys: [Key]) {
    self.keys = keys.filter { $0.width > 0 && $0.height > 0 }
    let letters = self.keys.filter { $0.letter != " " }
    let widths = letters.map(\.width).sorted()
    let heights = letters.map(\.height).sorted()
    cellWidth = widths.isEmpty ? 1 : widths[widths.count / 2]
    cellHeight = heights.isEmpty ? 1 : heights[heights.count / 2]
  }

  /// Returns the tap at a position, with the keys around it; `nil` if no key is near.
  ///
  /// The key under the finger is that with the nearest rectangle.
  public func tap(x: Float, y: Float) -> Tap? {
    var best: (index: Int, distance: Float)?
    for (index, key) in keys.enumerated() {
      let outside = (
        max(0, abs(x - key.x) - key.width / 2) / cellWidth,
        max(0, abs(y - key.y) - key.height / 2) / cellHeight
      )
      // Between two adjacent keys, the nearer centre decides.
      let tieBreak = (abs(x - key.x) / key.width + abs(y - key.y) / key.height) * 1e-4
      let distance = outside.0 * outside.0 + outside.1 * outside.1 + tieBreak
      if distance < best?.distance ?? squaredKeyReach { best = (index, distance) }
    }
    return best.map { tap(x: x, y: y, on: $0.index) }
  }

  /// Returns the tap at a position on a key, with the keys around it.
  ///
  /// - Parameters:
  ///   - x: The horizontal position, to the right.
  ///   - y: The vertical position, downward.
  ///   - touched: The key under the finger, as an index into ``keys``.
  /// - Returns: The tap, whose first candidate is the touched key.
  public func tap(x: Float, y: Float, on touched: Int) -> Tap {
    var tap = Tap(candidate(keys[touched], x: x, y: y))
    for (index, key) in keys.enumerated() where index != touched {
      let candidate = candidate(key, x: x, y: y)
      if max(abs(candidate.dx), abs(candidate.dy)) <= candidateReach { tap.add(candidate) }
    }
    return tap
  }

  /// Returns a candidate: a key with its distance from a tap.
  ///
  /// For a key wider than a letter key, only the distance from the nearest end counts; in its
  /// middle the distance is 0.
  private func candidate(_ key: Key, x: Float, y: Float) -> TapCandidate {
    let core = max(0, (key.width - cellWidth) / 2)
    let distance = x - key.x
    let dx = distance - max(-core, min(core, distance))
    return TapCandidate(
      key.letter, dx: dx / cellWidth, dy: (y - key.y) / max(key.height, cellHeight))
  }
}
