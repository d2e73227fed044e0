// SPDX-License-Identifier: MIT

/// An index of numbers by character, with lookups that do not allocate.
///
/// The index has two orders of the same list. The order by scalar finds the character itself. The
/// order by which Swift compares characters finds canonically equal ones, such as é in two scalars.
struct ScalarIndex: Sendable {
  /// The scalars, ascending; a scalar with several numbers is repeated, in the given order.
  private let scalars: [UInt32]
  /// The number of each scalar.
  private let numbers: [UInt16]
  /// The start of each Latin scalar, since most lookups are of these, and the start of all others.
  private let latin: [UInt16]
  /// The positions of the scalars beyond ASCII, which alone have canonical equivalents, sorted as
  /// characters.
  private let byCharacter: [UInt16]

  /// The first scalar that needs a binary search, after Latin-1 and Latin Extended-A.
  private static let latinEnd: UInt32 = 0x180

  /// Creates an index of numbers.
  ///
  /// - Parameter pairs: The scalars and numbers; those beyond the first 65 535 are left out.
  init(_ pairs: some Sequence<(scalar: Unicode.Scalar, number: UInt16)>) {
    // The sort is not stable, so the position is part of the key.
    let sorted = pairs.prefix(Int(UInt16.max)).enumerated().map {
      (key: UInt64($0.element.scalar.value) << 16 | UInt64($0.offset), number: $0.element.number)
    }.sorted { $0.key < $1.key }
    let scalars = sorted.map { UInt32($0.key >> 16) }
    self.scalars = scalars
    numbers = sorted.map(\.number)
    latin = (0...ScalarIndex.latinEnd).map { value in
      UInt16(ScalarIndex.firstIndex(in: 0..<scalars.count) { scalars[$0] >= value })
    }
    byCharacter = scalars.indices.filter { scalars[$0] > 0x7F }.map { UInt16($0) }
      .sorted {
        let (left, right) = (scalars[Int($0)], scalars[Int($1)])
        let (one, other) = (ScalarIndex.character(left), ScalarIndex.character(right))
        // Of equal characters the lowest is the composed, common one: Å instead of the ångström
        // sign.
        return one == other ? $0 < $1 : one < other
      }
  }

  /// Every scalar once, in ascending order.
  var all: [Unicode.Scalar] {
    var last: UInt32?
    return scalars.compactMap { value in
      defer { last = value }
      return value == last ? nil : Unicode.Scalar(value)
    }
  }

  /// Returns the first number of the scalar that passes a test; `nil` if there is none.
  func first(_ scalar: Unicode.Scalar, where isWanted: (Int) -> Bool) -> Int? {
    let value = scalar.value
    var place = Int(latin[Int(min(value, ScalarIndex.latinEnd))])
    if value > ScalarIndex.latinEnd {
      place = ScalarIndex.firstIndex(in: place..<scalars.count) { scalars[$0] >= value }
    }
    while place < scalars.count, scalars[place] == value {
      let number = Int(numbers[place])
      if isWanted(number) { return number }
      place += 1
    }
    return nil
  }

  /// Returns the first number of a canonically equal scalar that passes a test; `nil` if there is
  /// none.
  func first(equalTo character: Character, where isWanted: (Int) -> Bool) -> Int? {
    guard !character.isASCII else { return nil }
    var place = ScalarIndex.firstIndex(in: 0..<byCharacter.count) {
      ScalarIndex.character(scalars[Int(byCharacter[$0])]) >= character
    }
    while place < byCharacter.count {
      let found = Int(byCharacter[place])
      guard ScalarIndex.character(scalars[found]) == character else { return nil }
      let number = Int(numbers[found])
      if isWanted(number) { return number }
      place += 1
    }
    return nil
  }

  private static func character(_ value: UInt32) -> Character {
    Character(Unicode.Scalar(value) ?? "\u{FFFD}")
  }

  /// Returns the first index for which a monotonic test is true.
  @inline(__always)
  static func firstIndex(in range: Range<Int>, where test: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if test(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
