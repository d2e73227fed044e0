// SPDX-License-Identifier: MIT

/// The text that tests which characters of a layout a receiver receives.
///
/// It begins with all typable characters, close together since one key may spoil the next. The
/// impossible ones follow.
struct TypingRun {
  /// The results for the characters.
  struct Verdict: CustomStringConvertible {
    /// The number of characters that arrived.
    var typed = 0
    /// The number of characters declared impossible that did not arrive.
    var impossible = 0
    /// The number of characters that were lost, replaced or unexpected.
    var wrong = 0
    /// A sentence for each line that differs from the expected one.
    var mistakes: [String] = []

    /// The numbers, as written in the table.
    var description: String { "\(typed)/\(impossible)/\(wrong)" }
  }

  /// The number of characters on a line.
  private static let width = 32

  private let possible: [String]
  private let impossible: [String]

  /// - Parameters:
  ///   - entries: The texts of the keys, each one or several characters.
  ///   - impossible: The characters declared impossible.
  init(_ entries: [String], impossible: Set<Character>) {
    let characters = entries.flatMap { Array($0) }
    let typed = characters.filter { !impossible.contains($0) }
    possible = stride(from: 0, to: typed.count, by: TypingRun.width).map {
      typed[$0..<min($0 + TypingRun.width, typed.count)].reduce(into: "") { $0.append($1) }
    }
    // A mark after its base would form another character, which is not under test.
    self.impossible = characters.filter(impossible.contains).reduce(into: [""]) { lines, next in
      let last = lines.last ?? ""
      let isApart = (last + String(next)).last == next
      if isApart { lines.removeLast() }
      lines.append(isApart ? last + String(next) : String(next))
    }
  }

  private var lines: [String] { possible + impossible }

  /// The whole text, without the last line feed.
  var text: String { lines.joined(separator: "\n") }

  /// The number of omitted characters.
  var missing: Int { impossible.reduce(0) { $0 + $1.count } }

  /// Returns the verdict on a received text.
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
  /// The text in quotation marks, and its scalars by number, since some are invisible.
  fileprivate var scalars: String {
    let numbers = unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
    return "\"\(self)\" (\(numbers.joined(separator: " ")))"
  }

  /// Returns the parts between separators, by scalar: a mark after a separator would form one
  /// character with it.
  func parts(separatedBy separator: Unicode.Scalar) -> [String] {
    unicodeScalars.split(separator: separator).map { String($0) }
  }
}
