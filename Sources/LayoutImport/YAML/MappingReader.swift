// SPDX-License-Identifier: MIT

import ClavierFiles

/// Reads a mapping strictly: what nobody took is a mistake.
///
/// Reading goes on after a mistake, so that one run tells all of them.
struct MappingReader: ~Copyable {
  /// What the mapping is, in the words of a message, such as `the button "Shift_L"`.
  private let name: String
  let position: SourcePosition
  /// What is in the mapping and was not taken yet.
  private var entries: [YAMLEntry] = []
  /// All keys that were asked for.
  private var keys: [String] = []

  /// Opens a mapping; anything else is a mistake, and reads as an empty one.
  init(_ name: String, _ node: YAMLNode, _ findings: inout Findings) {
    self.name = name
    position = node.position
    guard case .mapping(let all) = node.value else {
      findings.mistake(position, "\(name): expected a mapping, found \(node.found)")
      return
    }
    var seen: Set<String> = []
    for entry in all {
      if !seen.insert(entry.key).inserted {
        findings.mistake(
          entry.keyPosition,
          "\(name): \(quoted(entry.key)) stands above already; keep one of the two"
        )
      } else {
        entries.append(entry)
      }
    }
  }

  /// Takes the value of a key, whatever it is; `nil` if the mapping does not have it.
  mutating func take(_ key: String) -> YAMLNode? {
    keys.append(key)
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    return entries.remove(at: index).node
  }

  /// Takes a text.
  mutating func text(_ key: String, _ findings: inout Findings) -> (String, SourcePosition)? {
    guard let node = take(key) else { return nil }
    guard case .scalar(let text) = node.value else {
      mismatch(key, node, expected: "a text", &findings)
      return nil
    }
    return (text, node.position)
  }

  /// Takes a length in pixels; a missing one is a mistake unless it is optional.
  mutating func length(
    _ key: String, _ range: ClosedRange<Double>, isOptional: Bool = false,
    _ findings: inout Findings
  ) -> Double? {
    guard let node = take(key) else {
      if !isOptional { findings.mistake(position, "\(name): \(key) is missing") }
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

  /// Ends the reading: each key that was not taken is a mistake.
  consuming func finish(_ findings: inout Findings) {
    for entry in entries {
      findings.mistake(
        entry.keyPosition,
        "\(name) has no key \(quoted(entry.key)); "
          + (suggestion(for: entry.key, among: keys).map { "did you mean \"\($0)\"?" }
            ?? "there are \(alternatives(keys))"))
    }
  }

  private func mismatch(
    _ key: String, _ node: YAMLNode, expected: String, _ findings: inout Findings
  ) {
    findings.mistake(node.position, "\(name): \(key): expected \(expected), found \(node.found)")
  }
}

/// A number written with digits and a decimal point, and nothing else, such as `35.33`.
func decimal(_ text: String) -> Double? {
  let isPlain = text.utf8.allSatisfy {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
  }
  return isPlain ? Double(text) : nil
}
