// SPDX-License-Identifier: MIT

/// The text that stores what a user has typed: a line with the format's name and version, then a
/// line of words for each entry.
public enum LearnedText {
  /// An invalid line, with its number, counted from 1.
  public struct ParseError: Error, Hashable, CustomStringConvertible {
    public let line: Int
    /// The content of the text, as a plural.
    public let content: String

    public var description: String { "line \(line) is no entry of \(content)" }

    /// Creates an error.
    public init(line: Int, of content: String) {
      self.line = line
      self.content = content
    }
  }

  /// Parses a text; one invalid line makes the whole text invalid.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - format: The first line.
  ///   - content: The content of the text, as a plural.
  ///   - read: Reads the words of an entry; returns whether they are valid.
  /// - Throws: ``ParseError`` for the first invalid line.
  public static func parse(
    _ text: String, as format: String, of content: String, _ read: ([String]) -> Bool
  ) throws(ParseError) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == format[...], lines.last?.isEmpty == true else {
      throw ParseError(line: 1, of: content)
    }
    lines.removeLast()
    for (index, line) in lines.enumerated().dropFirst() {
      // A word may begin with a combining mark, which joins the space before it as a character.
      let words = line.unicodeScalars.split { $0 == " " }.map { String($0) }
      guard read(words) else { throw ParseError(line: index + 1, of: content) }
    }
  }
}
