// SPDX-License-Identifier: MIT

// Values of one type each. A key that is not there, or whose value does not fit, gives `nil` or leaves
// the target as it is.
extension TOMLReader {
  /// Takes true or false.
  mutating func boolean(_ key: String, into target: inout Bool) {
    guard let node = take(key) else { return }
    guard case .boolean(let flag) = node.value else {
      return mismatch(key, node, expected: "true or false")
    }
    target = flag
  }

  /// Takes a whole number within a range.
  mutating func integer(_ key: String, in range: ClosedRange<Int64>) -> Int64? {
    guard let node = take(key) else { return nil }
    guard case .integer(let number) = node.value else {
      mismatch(key, node, expected: "a whole number")
      return nil
    }
    guard range.contains(number) else {
      report(key, at: node.position, "\(number) is not within \(range.inWords)")
      return nil
    }
    return number
  }

  /// Takes a number, whole or not, within a range.
  mutating func number(_ key: String, in range: ClosedRange<Double>) -> Double? {
    guard let node = take(key) else { return nil }
    return number(key, node, in: range)
  }

  /// The number that was found as the value of a key or in it, if it is one within a range.
  mutating func number(
    _ key: String, _ node: TOMLNode, in range: ClosedRange<Double>
  ) -> Double? {
    guard let number = node.number else {
      mismatch(key, node, expected: "a number")
      return nil
    }
    guard range.contains(number) else {
      let bounds = "\(shortest(range.lowerBound)) to \(shortest(range.upperBound))"
      report(key, at: node.position, "\(shortest(number)) is not within \(bounds)")
      return nil
    }
    return number
  }

  /// Takes a text, and where it stands.
  mutating func text(_ key: String) -> (value: String, position: SourcePosition)? {
    guard let node = take(key) else { return nil }
    guard case .string(let text) = node.value else {
      mismatch(key, node, expected: "a text in quotes")
      return nil
    }
    return (text, node.position)
  }

  /// Takes an array, and where it stands.
  mutating func array(_ key: String) -> (elements: [TOMLNode], position: SourcePosition)? {
    guard let node = take(key) else { return nil }
    guard case .array(let elements) = node.value else {
      mismatch(key, node, expected: "an array in [brackets]")
      return nil
    }
    return (elements, node.position)
  }

  /// Takes a whole number of milliseconds.
  mutating func milliseconds(
    _ key: String, in range: ClosedRange<Int64>, into target: inout Duration
  ) {
    guard let number = integer(key, in: range) else { return }
    target = .milliseconds(number)
  }

  /// Takes a number of points.
  mutating func points(_ key: String, in range: ClosedRange<Double>, into target: inout Double) {
    guard let number = number(key, in: range) else { return }
    target = number
  }
}

extension TOMLNode {
  /// The number that stands there, if it is one.
  var number: Double? {
    switch value {
    case .integer(let number): Double(number)
    case .real(let number): number
    case .table, .array, .string, .boolean, .dateTime: nil
    }
  }
}

extension ClosedRange<Int64> {
  fileprivate var inWords: String { "\(lowerBound) to \(upperBound)" }
}
