// SPDX-License-Identifier: MIT

/// The arguments of a command, consumed one by one; any left over at the end are an error.
struct Arguments {
  private var rest: ArraySlice<String>

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// Whether all arguments were consumed.
  var isEmpty: Bool { rest.isEmpty }

  /// Consumes the next word.
  ///
  /// - Throws: ``RigError`` if there is none.
  mutating func word(_ name: String) throws(RigError) -> String {
    guard let word = rest.popFirst() else { throw RigError("\(name) is missing") }
    return word
  }

  /// Consumes the next option, a word that begins with two dashes, if there is one.
  mutating func option() -> String? {
    rest.first?.hasPrefix("--") == true ? rest.popFirst() : nil
  }

  /// Consumes the next word, which must be a number in a range.
  ///
  /// - Throws: ``RigError`` if it is not.
  mutating func number<Number: FixedWidthInteger>(
    _ name: String, in range: ClosedRange<Number>
  ) throws(RigError) -> Number {
    let text = try word(name)
    guard let number = Number(text), range.contains(number) else {
      throw RigError("\(name) must be a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Consumes the next word, which must be a decimal number.
  ///
  /// - Throws: ``RigError`` if it is not.
  mutating func decimal(_ name: String) throws(RigError) -> Double {
    guard let number = Double(try word(name)), number.isFinite else {
      throw RigError("\(name) must be a number")
    }
    return number
  }

  /// Checks that no arguments are left.
  ///
  /// - Throws: ``RigError`` naming the ones left.
  func finish() throws(RigError) {
    guard let word = rest.first else { return }
    throw RigError("what is \"\(word)\"?")
  }
}
