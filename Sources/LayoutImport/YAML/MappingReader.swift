// SPDX-License-Identifier: MIT

import ClavierFiles

/// Reads a mapping strictly: a key that is not read is an error.
///
/// Reading continues after an error, so that one run reports all errors.
struct MappingReader: ~Copyable {
  /// The mapping's description for messages, such as `the button "Shift_L"`.
  private let name: String
  let position: SourcePosition
  /// The entries that have not been read yet.
  private var entries: [YAMLEntry] = []
  /// All keys that have been requested.
  private var keys: [String] = []

  /// Opens a mapping; any other node is an error and is read as an empty mapping.
  init(_ name: String, _ node: YAMLNode, _ findings: inout Findings) {
    self.name = name
    position = node.position
    guard case .mapping(let all) = node.value else {
      findings.error(position, "\(name): expected a mapping, found \(node.summary)")
      return
    }
    var seen: Set<String> = []
    for entry in all {
      if !seen.insert(entry.key).inserted {
        findings.error(
          entry.keyPosition,
          "\(name): \(quoted(entry.key)) stands above already; keep one of the two"
        )
      } else {
        entries.append(entry)
      }
    }
  }

  /// Removes and returns the value of a key, of any kind; `nil` if the mapping lacks the key.
  mutating func remove(_ key: String) -> YAMLNode? {
    keys.append(key)
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    return entries.remove(at: index).node
  }

  /// Removes and returns a text and its position.
  mutating func text(_ key: String, _ findings: inout Findings) -> (String, SourcePosition)? {
    guard let node = remove(key) else { return nil }
    guard case .scalar(let text) = node.value else {
      mismatch(key, node, expected: "a text", &findings)
      return nil
    }
    return (text, node.position)
  }

  /// Removes and returns a length in pixels; a missing length is an error unless it is optional.
  mutating func length(
    _ key: String, _ range: ClosedRange<Double>, isOptional: Bool = false,
    _ findings: inout Findings
  ) -> Double? {
    guard let node = remove(key) else {
      if !isOptional { findings.error(position, "\(name): \(key) is missing") }
      return nil
    }
    guard case .scalar(let text) = node.value, let number = decimal(text), range.contains(number)
    else {
      let limits = "\(shortest(range.lowerBound)) to \(shortest(range.upperBound))"
      mismatch(key, node, expected: "a number from \(limits)", &findings)
      return nil
    }
    return number
  }

  /// Ends reading and reports each key that has not been read as an error.
  consuming func finish(_ findings: inout Findings) {
    for entry in entries {
      findings.error(
        entry.keyPosition,
        "\(name) has no key \(quoted(entry.key)); "
          + (suggestion(for: entry.key, among: keys).map { "did you mean \"\($0)\"?" }
            ?? "there are \(alternatives(keys))"))
    }
  }

  private func mismatch(
    _ key: String, _ node: YAMLNode, expected: String, _ findings: inout Findings
  ) {
    findings.error(node.position, "\(name): \(key): expected \(expected), found \(node.summary)")
  }
}

/// Parses a number that consists of digits and a decimal point only, such as `35.33`.
func decimal(_ text: String) -> Double? {
  let isPlain = text.utf8.allSatisfy {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
  }
  return isPlain ? Double(text) : nil
}
