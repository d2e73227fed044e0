// SPDX-License-Identifier: MIT

/// What a receiver is typed, to see which characters of its layout it gets: all that can be typed, close together, as
/// one key may spoil the next; and then what cannot.
struct Recital {
  /// What became of the characters.
  struct Verdict: CustomStringConvertible {
    /// Those that came.
    var typed = 0
    /// Those that had been declared impossible, and did not come.
    var impossible = 0
    /// Those that did not come, or came in place of others, or came uncalled.
    var wrong = 0
    /// A sentence for each line that came otherwise than it should.
    var mistakes: [String] = []

    /// The numbers, as they stand in the table.
    var description: String { "\(typed)/\(impossible)/\(wrong)" }
  }

  /// How many characters stand close together on a line.
  private static let width = 32

  private let possible: [String]
  private let impossible: [String]

  /// - Parameters:
  ///   - entries: What keys type, each one character or several.
  ///   - impossible: The characters that were declared impossible.
  init(_ entries: [String], impossible: Set<Character>) {
    let characters = entries.flatMap { Array($0) }
    let typed = characters.filter { !impossible.contains($0) }
    possible = stride(from: 0, to: typed.count, by: Recital.width).map {
      typed[$0..<min($0 + Recital.width, typed.count)].reduce(into: "") { $0.append($1) }
    }
    // Together with the character before it a mark would be another character, which nobody has asked about.
    self.impossible = characters.filter(impossible.contains).reduce(into: [""]) { lines, next in
      let last = lines.last ?? ""
      let isApart = (last + String(next)).last == next
      if isApart { lines.removeLast() }
      lines.append(isApart ? last + String(next) : String(next))
    }
  }

  private var lines: [String] { possible + impossible }

  /// All of it, without the last line feed.
  var text: String { lines.joined(separator: "\n") }

  /// How many characters are left out.
  var missing: Int { impossible.reduce(0) { $0 + $1.count } }

  /// What became of it.
  ///
  /// - Parameter received: The lines that the receiver got.
  /// - Returns: The verdict.
  func verdict(on received: [String]) -> Verdict {
    var verdict = Verdict()
    for number in 0..<max(lines.count, received.count) {
      let expected = number < possible.count ? possible[number] : ""
      let came = number < received.count ? received[number] : nil
      let difference = (came ?? "").difference(from: expected)
      let wrong = max(difference.insertions.count, difference.removals.count)
      verdict.typed += expected.count - difference.removals.count
      verdict.wrong += wrong
      if wrong > 0 || came == nil || number >= lines.count {
        verdict.mistakes.append(
          "\(expected.scalars) expected, \(came.map(\.scalars) ?? "no line") came")
        verdict.wrong += wrong == 0 ? 1 : 0
      } else if number >= possible.count {
        verdict.impossible += lines[number].count
      }
    }
    return verdict
  }
}

extension String {
  /// The text in quotation marks, and its scalars by their numbers, as not all of them can be seen.
  fileprivate var scalars: String {
    let numbers = unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
    return "\"\(self)\" (\(numbers.joined(separator: " ")))"
  }

  /// The parts between separators, by scalars: a mark after a separator would be one character with it.
  func parts(separatedBy separator: Unicode.Scalar) -> [String] {
    unicodeScalars.split(separator: separator).map { String($0) }
  }
}
