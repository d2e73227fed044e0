// SPDX-License-Identifier: MIT

/// What a receiver is typed, to see which characters of its layout it gets: each entry on a line of its own, so that
/// it is known which was wrong; then all that can be typed once more, close together, as one key may spoil the next.
struct Recital {
  /// What became of the entries.
  struct Verdict: CustomStringConvertible {
    /// Those that came as they are.
    var typed = 0
    /// Those of which characters had been declared impossible, and all others came.
    var impossible = 0
    /// A sentence for each line that came otherwise.
    var wrong: [String] = []

    /// The numbers, as they stand in the table.
    var description: String { "\(typed)/\(impossible)/\(wrong.count)" }
  }

  /// How many characters stand close together on a line.
  private static let width = 32

  private let entries: [String]
  private let impossible: Set<Character>
  private let closeLines: [String]

  /// - Parameters:
  ///   - entries: What keys type, each one character or several.
  ///   - impossible: The characters that were declared impossible.
  init(_ entries: [String], impossible: Set<Character>) {
    self.entries = entries
    self.impossible = impossible
    let possible = entries.joined(separator: "\n").filter { !$0.isNewline && !impossible.contains($0) }
    let characters = Array(possible)
    closeLines = stride(from: 0, to: characters.count, by: Recital.width).map {
      String(characters[$0..<min($0 + Recital.width, characters.count)])
    }
  }

  /// All of it, without the last line feed.
  var text: String { (entries + closeLines).joined(separator: "\n") }

  /// How many characters are left out.
  var missing: Int { entries.reduce(0) { $0 + $1.count { impossible.contains($0) } } }

  /// What became of it.
  ///
  /// - Parameter received: The lines that the receiver got.
  func verdict(on received: [String]) -> Verdict {
    var verdict = Verdict()
    let sent = entries + closeLines
    for (number, line) in sent.enumerated() {
      let expected = line.filter { !impossible.contains($0) }
      let isEntry = number < entries.count
      guard number < received.count, received[number] == expected else {
        let came = number < received.count ? received[number].scalars : "nothing"
        verdict.wrong.append("\(expected.scalars) expected, \(came) came")
        continue
      }
      if expected != line { verdict.impossible += 1 } else if isEntry { verdict.typed += 1 }
    }
    verdict.wrong += received.dropFirst(sent.count).map { "\($0.scalars) came after all" }
    return verdict
  }
}

extension String {
  /// The text in quotation marks, and its scalars by their numbers, as not all of them can be seen.
  fileprivate var scalars: String {
    let numbers = unicodeScalars.prefix(8).map { String($0.value, radix: 16, uppercase: true) }
    return "\"\(self)\" (\(numbers.joined(separator: " ")))"
  }

  /// The parts between separators, by scalars: a mark after a separator would be one character with it.
  func parts(separatedBy separator: Unicode.Scalar) -> [String] {
    unicodeScalars.split(separator: separator).map { String($0) }
  }
}
