// SPDX-License-Identifier: MIT

extension TOMLReader {
  /// Reads one of several words.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - words: The words with their values.
  ///   - target: The value to set.
  mutating func choice<Choice>(
    _ key: String, _ words: [(word: String, choice: Choice)], into target: inout Choice
  ) {
    guard let node = remove(key) else { return }
    guard case .string(let text) = node.value,
      let match = words.first(where: { $0.word == text })
    else {
      return reportMismatch(key, node, expected: alternatives(words.map { "\"\($0.word)\"" }))
    }
    target = match.choice
  }

  /// Reads one of several words into an optional.
  mutating func choice<Choice>(
    _ key: String, _ words: [(word: String, choice: Choice)], into target: inout Choice?
  ) {
    choice(key, words.map { ($0.word, Optional($0.choice)) }, into: &target)
  }

  /// Reads the raw value of an enum of words.
  mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: String, into target: inout Choice
  ) {
    choice(key, Choice.allCases.map { ($0.rawValue, $0) }, into: &target)
  }

  /// Reads an array of raw values of an enum of words, without repetitions.
  mutating func choices<Choice: CaseIterable & RawRepresentable<String> & Equatable>(
    _ key: String, into target: inout [Choice]
  ) {
    guard let (elements, _) = array(key) else { return }
    var choices: [Choice] = []
    for element in elements {
      guard case .string(let text) = element.value, let choice = Choice(rawValue: text) else {
        let words = Choice.allCases.map { "\"\($0.rawValue)\"" }
        return reportMismatch(key, element, expected: alternatives(words))
      }
      guard !choices.contains(choice) else {
        return report(key, at: element.position, "\(quoted(text)) is there twice")
      }
      choices.append(choice)
    }
    target = choices
  }

  /// Reads the raw value of an enum of numbers.
  mutating func choice<Choice: CaseIterable & RawRepresentable<Int>>(
    _ key: String, into target: inout Choice
  ) {
    guard let node = remove(key) else { return }
    guard case .integer(let number) = node.value,
      let match = Choice.allCases.first(where: { $0.rawValue == number })
    else {
      return reportMismatch(
        key, node, expected: alternatives(Choice.allCases.map { "\($0.rawValue)" }))
    }
    target = match
  }
}

/// Returns the words as a list of alternatives: "a, b or c".
package func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
