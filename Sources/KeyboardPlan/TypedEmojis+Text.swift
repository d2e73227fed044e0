// SPDX-License-Identifier: MIT

import ClavierEmoji

// The file format of typed emojis: a line with the format's name and version, then a line for each
// emoji, the heaviest first, and one for each key that shows another variant.
//
//   clavier-emojis 1
//   used 2.5 😂
//   shown 👋 👋🏿

extension TypedEmojis {
  /// An invalid line of the file, with its number, counted from 1.
  public struct ParseError: Error, Hashable, CustomStringConvertible {
    public let line: Int

    public var description: String { "line \(line) is no entry of typed emojis" }
  }

  private static let format = "clavier-emojis 1"
  /// The maximum weight that is read.
  ///
  /// **Source:** ours: more than the 73 that an emoji has which alone is typed.
  private static let weightLimit = 1000.0

  /// The content of the file.
  public var text: String {
    let used = frequent.weights.map { "used \($0.value) \($0.emoji.char)" }
    let shown = chosen.map { "shown \($0) \($1)" }.sorted()
    return ([Self.format] + used + shown).joined(separator: "\n") + "\n"
  }

  /// Parses the content of a file; one invalid line makes the whole file invalid.
  ///
  /// - Throws: ``ParseError`` for the first invalid line.
  public init(text: String) throws(ParseError) {
    self.init()
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == Self.format[...], lines.last?.isEmpty == true else {
      throw ParseError(line: 1)
    }
    lines.removeLast()
    var weights: [MostFrequentEmojiProvider.Weight] = []
    for (index, line) in lines.enumerated().dropFirst() {
      // A text may begin with a combining mark, which joins the space before it as a character.
      let parts = line.unicodeScalars.split { $0 == " " }.map { String($0) }
      guard parts.count == 3 else { throw ParseError(line: index + 1) }
      switch parts[0] {
      case "used":
        // Infinite and invalid numbers are not in the range, either.
        guard let value = Double(parts[1]),
          (0...(weights.last?.value ?? Self.weightLimit)).contains(value)
        else { throw ParseError(line: index + 1) }
        weights.append(MostFrequentEmojiProvider.Weight(emoji: Emoji(parts[2]), value: value))
      case "shown": chosen[parts[1]] = parts[2]
      default: throw ParseError(line: index + 1)
      }
    }
    frequent = MostFrequentEmojiProvider(weights: weights)
  }
}
