// SPDX-License-Identifier: MIT

extension TOMLReader {
  /// Takes one of a few words.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - words: Each word and what it stands for.
  ///   - target: Where the choice goes.
  mutating func choice<Choice>(
    _ key: String, _ words: [(word: String, choice: Choice)], into target: inout Choice
  ) {
    guard let node = take(key) else { return }
    guard case .string(let text) = node.value,
      let match = words.first(where: { $0.word == text })
    else { return mismatch(key, node, expected: alternatives(words.map { "\"\($0.word)\"" })) }
    target = match.choice
  }

  /// Takes one of a few words, where there may be none.
  mutating func choice<Choice>(
    _ key: String, _ words: [(word: String, choice: Choice)], into target: inout Choice?
  ) {
    choice(key, words.map { ($0.word, Optional($0.choice)) }, into: &target)
  }

  /// Takes the raw value of one of the cases of an enum of words.
  mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: String, into target: inout Choice
  ) {
    choice(key, Choice.allCases.map { ($0.rawValue, $0) }, into: &target)
  }

  /// Takes an array of raw values of the cases of an enum of words, each at most once.
  mutating func choices<Choice: CaseIterable & RawRepresentable<String> & Equatable>(
    _ key: String, into target: inout [Choice]
  ) {
    guard let (elements, _) = array(key) else { return }
    var choices: [Choice] = []
    for element in elements {
      guard case .string(let text) = element.value, let choice = Choice(rawValue: text) else {
        let words = Choice.allCases.map { "\"\($0.rawValue)\"" }
        return mismatch(key, element, expected: alternatives(words))
      }
      guard !choices.contains(choice) else {
        return report(key, at: element.position, "\(quoted(text)) is there twice")
      }
      choices.append(choice)
    }
    target = choices
  }

  /// Takes the raw value of one of the cases of an enum of numbers.
  mutating func choice<Choice: CaseIterable & RawRepresentable<Int>>(
    _ key: String, into target: inout Choice
  ) {
    guard let node = take(key) else { return }
    guard case .integer(let number) = node.value,
      let match = Choice.allCases.first(where: { $0.rawValue == number })
    else {
      return mismatch(
        key, node, expected: alternatives(Choice.allCases.map { "\($0.rawValue)" }))
    }
    target = match
  }
}

/// Words as one says what to choose from: "a, b or c".
package func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
