// SPDX-License-Identifier: MIT

// Methods that read values of one type each. A missing key or an invalid value yields `nil` or
// leaves the target unchanged.
extension TOMLReader {
  /// Reads a boolean.
  mutating func boolean(_ key: String, into target: inout Bool) {
    guard let node = remove(key) else { return }
    guard case .boolean(let flag) = node.value else {
      return reportMismatch(key, node, expected: "true or false")
    }
    target = flag
  }

  /// Reads an integer in a range.
  mutating func integer(_ key: String, in range: ClosedRange<Int64>) -> Int64? {
    guard let node = remove(key) else { return nil }
    guard case .integer(let number) = node.value else {
      return refuse(key, node, expected: "a whole number")
    }
    guard range.contains(number) else {
      return refuse(key, at: node.position, "\(number) is not within \(range.rangeText)")
    }
    return number
  }

  /// Reads a number in a range.
  mutating func number(_ key: String, in range: ClosedRange<Double>) -> Double? {
    guard let node = remove(key) else { return nil }
    return number(key, node, in: range)
  }

  /// Returns the number in a node, if it is in a range; reports an error otherwise.
  mutating func number(
    _ key: String, _ node: TOMLNode, in range: ClosedRange<Double>
  ) -> Double? {
    guard let number = node.number else { return refuse(key, node, expected: "a number") }
    guard range.contains(number) else {
      let bounds = "\(shortest(range.lowerBound)) to \(shortest(range.upperBound))"
      return refuse(key, at: node.position, "\(shortest(number)) is not within \(bounds)")
    }
    return number
  }

  /// Reads a text, with its position.
  mutating func text(_ key: String) -> (value: String, position: SourcePosition)? {
    guard let node = remove(key) else { return nil }
    guard case .string(let text) = node.value else {
      return refuse(key, node, expected: "a text in quotes")
    }
    return (text, node.position)
  }

  /// Reads an array, with its position.
  mutating func array(_ key: String) -> (elements: [TOMLNode], position: SourcePosition)? {
    guard let node = remove(key) else { return nil }
    guard case .array(let elements) = node.value else {
      return refuse(key, node, expected: "an array in [brackets]")
    }
    return (elements, node.position)
  }

  /// Reads a table whose keys are arbitrary, and whose values are texts.
  ///
  /// - Parameters:
  ///   - key: The key of the table.
  ///   - limit: The maximum number of entries; more are an error, and none is read.
  /// - Returns: The entries in the order of the file, with their positions; `nil` without a table.
  mutating func texts(
    _ key: String, atMost limit: Int
  ) -> [(key: String, value: String, position: SourcePosition)]? {
    guard let node = remove(key) else { return nil }
    guard case .table(let entries) = node.value else {
      return refuse(key, node, expected: "a table of texts")
    }
    guard entries.count <= limit else {
      return refuse(key, at: entries[limit].keyPosition, "more than \(limit) of them")
    }
    return entries.compactMap { entry in
      guard case .string(let text) = entry.node.value else {
        reportMismatch("\(key).\(shortened(entry.key))", entry.node, expected: "a text in quotes")
        return nil
      }
      return (entry.key, text, entry.keyPosition)
    }
  }

  /// Reads an integer of milliseconds.
  mutating func milliseconds(
    _ key: String, in range: ClosedRange<Int64>, into target: inout Duration
  ) {
    guard let number = integer(key, in: range) else { return }
    target = .milliseconds(number)
  }

  /// Reads an integer of seconds.
  mutating func seconds(_ key: String, in range: ClosedRange<Int64>, into target: inout Duration) {
    guard let number = integer(key, in: range) else { return }
    target = .seconds(number)
  }

  /// Reads a number of points.
  mutating func points(_ key: String, in range: ClosedRange<Double>, into target: inout Double) {
    guard let number = number(key, in: range) else { return }
    target = number
  }
}

// Reports that return `nil`, for the last statement of a function that reads a value.
extension TOMLReader {
  /// Reports a mistake in the value of a key, and returns `nil`.
  mutating func refuse<Value>(
    _ key: String, at position: SourcePosition, _ message: String
  ) -> Value? {
    report(key, at: position, message)
    return nil
  }

  /// Reports a value of a wrong type or outside of the permitted values, and returns `nil`.
  mutating func refuse<Value>(_ key: String, _ node: TOMLNode, expected: String) -> Value? {
    refuse(key, at: node.position, "expected \(expected), found \(node.summary)")
  }

  /// Reports a mistake of the whole table, and returns `nil`.
  mutating func refuse<Value>(_ message: String) -> Value? {
    report(message)
    return nil
  }

  /// Reports keys that this table lacks, at least one, and returns `nil`.
  mutating func refuse<Value>(missing keys: [String]) -> Value? {
    report(missing: keys)
    return nil
  }
}

extension TOMLNode {
  /// The numeric value; `nil` for other types.
  var number: Double? {
    switch value {
    case .integer(let number): Double(number)
    case .real(let number): number
    case .table, .array, .string, .boolean, .dateTime: nil
    }
  }
}

extension ClosedRange<Int64> {
  fileprivate var rangeText: String { "\(lowerBound) to \(upperBound)" }
}
