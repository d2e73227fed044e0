// SPDX-License-Identifier: MIT

/// A key that a tap may have been meant for.
public struct TapCandidate: Hashable, Sendable {
  /// The folded letter of the key; a blank for the space bar.
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

/// A tap with the keys around it, the one under the finger first.
///
/// The candidates are stored inline: a tap allocates nothing.
public struct Tap: Sendable {
  /// The largest number of candidates.
  public static let capacity = 10

  private var storage: InlineArray<10, TapCandidate>
  /// The number of candidates, at least 1.
  public private(set) var count: Int

  /// - Parameter typed: The key under the finger.
  public init(_ typed: TapCandidate) {
    storage = InlineArray(repeating: typed)
    count = 1
  }

  /// A tap of which only the letter is known, as by another keyboard: it counts as centred.
  public init(letter: Unicode.Scalar) {
    self.init(TapCandidate(letter, dx: 0, dy: 0))
  }

  /// The key under the finger.
  public var typed: TapCandidate { storage[0] }

  /// A candidate, from 0 to `count` - 1; beyond it the key under the finger.
  public subscript(index: Int) -> TapCandidate {
    index > 0 && index < count ? storage[index] : storage[0]
  }

  /// Adds a key near the tap; the eleventh and later ones are dropped.
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
