// SPDX-License-Identifier: MIT

/// Finds numbers by the characters that they belong to, without allocating.
///
/// Two orders of the same list: by scalar, for the character itself; and as Swift compares characters,
/// for one that is canonically equal, such as é in two scalars.
struct ScalarIndex: Sendable {
  /// The scalars, rising; one that has several numbers comes several times, in the order given.
  private let scalars: [UInt32]
  /// The number that belongs to each.
  private let numbers: [UInt16]
  /// Where Latin's scalars begin, which are looked up most, and where all others do.
  private let latin: [UInt16]
  /// The places of those beyond ASCII, which alone have equals, as characters rise.
  private let byCharacter: [UInt16]

  /// The first scalar that is searched for: those of Latin-1 and Latin Extended-A are before it.
  private static let latinEnd: UInt32 = 0x180

  /// - Parameter pairs: What belongs to what; those beyond the first 65 535 are left out.
  init(_ pairs: some Sequence<(scalar: Unicode.Scalar, number: UInt16)>) {
    // The sort keeps no order of equals, so the place decides.
    let sorted = pairs.prefix(Int(UInt16.max)).enumerated().map {
      (key: UInt64($0.element.scalar.value) << 16 | UInt64($0.offset), number: $0.element.number)
    }.sorted { $0.key < $1.key }
    let scalars = sorted.map { UInt32($0.key >> 16) }
    self.scalars = scalars
    numbers = sorted.map(\.number)
    latin = (0...ScalarIndex.latinEnd).map { value in
      UInt16(ScalarIndex.firstPlace(in: 0..<scalars.count) { scalars[$0] >= value })
    }
    byCharacter = scalars.indices.filter { scalars[$0] > 0x7F }.map { UInt16($0) }
      .sorted {
        let (left, right) = (scalars[Int($0)], scalars[Int($1)])
        let (one, other) = (ScalarIndex.character(left), ScalarIndex.character(right))
        // Of equal characters the lowest is the composed and common one: Å and not the ångström sign.
        return one == other ? $0 < $1 : one < other
      }
  }

  /// Every scalar once, rising.
  var all: [Unicode.Scalar] {
    var last: UInt32?
    return scalars.compactMap { value in
      defer { last = value }
      return value == last ? nil : Unicode.Scalar(value)
    }
  }

  /// The first number of the scalar that is wanted; `nil` if there is none.
  func first(_ scalar: Unicode.Scalar, where isWanted: (Int) -> Bool) -> Int? {
    let value = scalar.value
    var place = Int(latin[Int(min(value, ScalarIndex.latinEnd))])
    if value > ScalarIndex.latinEnd {
      place = ScalarIndex.firstPlace(in: place..<scalars.count) { scalars[$0] >= value }
    }
    while place < scalars.count, scalars[place] == value {
      let number = Int(numbers[place])
      if isWanted(number) { return number }
      place += 1
    }
    return nil
  }

  /// The first number of a canonically equal scalar that is wanted; `nil` if there is none.
  func first(equalTo character: Character, where isWanted: (Int) -> Bool) -> Int? {
    guard !character.isASCII else { return nil }
    var place = ScalarIndex.firstPlace(in: 0..<byCharacter.count) {
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

  /// The first place for which the test is true, which then is so for all after it.
  @inline(__always)
  static func firstPlace(in range: Range<Int>, where test: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if test(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
