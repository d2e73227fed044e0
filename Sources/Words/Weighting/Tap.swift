// SPDX-License-Identifier: MIT

/// A key for which a tap may have been meant.
public struct TapCandidate: Hashable, Sendable {
  /// The folded letter of the key; a space for the space bar.
  public var letter: Unicode.Scalar
  /// The distance of the tap from the key's centre in key widths, to the right.
  public var dx: Float
  /// The distance of the tap from the key's centre in key heights, downward.
  public var dy: Float

  public init(_ letter: Unicode.Scalar, dx: Float, dy: Float) {
    self.letter = letter
    self.dx = dx
    self.dy = dy
  }
}

/// A tap with the keys around it, that under the finger first.
///
/// The candidates are stored inline, so that a tap allocates no memory.
public struct Tap: Sendable {
  /// The maximum number of candidates.
  public static let capacity = 10

  private var storage: InlineArray<10, TapCandidate>
  /// The number of candidates, at least 1.
  public private(set) var count: Int

  /// Creates a tap with one candidate.
  ///
  /// - Parameter typed: The key under the finger.
  public init(_ typed: TapCandidate) {
    storage = InlineArray(repeating: typed)
    count = 1
  }

  /// Creates a tap without a known position, as of another keyboard; it counts as centred on its
  /// key.
  public init(letter: Unicode.Scalar) {
    self.init(TapCandidate(letter, dx: 0, dy: 0))
  }

  /// The key under the finger.
  public var typed: TapCandidate { storage[0] }

  /// The candidate at an index from 0 to `count` - 1; for other indices, the key under the finger.
  public subscript(index: Int) -> TapCandidate {
    index > 0 && index < count ? storage[index] : storage[0]
  }

  /// Adds a key near the tap; a no-op for more than ten candidates.
  public mutating func add(_ candidate: TapCandidate) {
    guard count < Self.capacity else { return }
    storage[count] = candidate
    count += 1
  }
}

extension Tap: Equatable {
  public static func == (left: Tap, right: Tap) -> Bool {
    left.count == right.count && (0..<left.count).allSatisfy { left[$0] == right[$0] }
  }
}
