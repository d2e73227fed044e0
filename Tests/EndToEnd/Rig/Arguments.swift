// SPDX-License-Identifier: MIT

/// Arguments of a command, taken one by one; what is left over at the end is a mistake.
struct Arguments {
  private var rest: ArraySlice<String>

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// Whether all were taken.
  var isEmpty: Bool { rest.isEmpty }

  /// Takes the next word.
  ///
  /// - Throws: ``RigError`` if there is none.
  mutating func word(_ name: String) throws(RigError) -> String {
    guard let word = rest.popFirst() else { throw RigError("\(name) is missing") }
    return word
  }

  /// Takes the next option if there is one: a word that begins with two dashes.
  mutating func option() -> String? {
    rest.first?.hasPrefix("--") == true ? rest.popFirst() : nil
  }

  /// Takes the next word, which must be a number in a range.
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

  /// Takes the next word, which must be a decimal number.
  ///
  /// - Throws: ``RigError`` if it is not.
  mutating func decimal(_ name: String) throws(RigError) -> Double {
    guard let number = Double(try word(name)), number.isFinite else {
      throw RigError("\(name) must be a number")
    }
    return number
  }

  /// Makes sure that nothing is left.
  ///
  /// - Throws: ``RigError`` naming what is left.
  func finish() throws(RigError) {
    guard let word = rest.first else { return }
    throw RigError("what is \"\(word)\"?")
  }
}
