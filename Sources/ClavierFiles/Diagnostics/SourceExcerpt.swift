// SPDX-License-Identifier: MIT

/// A line of a file with a caret below one of its characters.
///
/// A long line is cut around the caret, with an ellipsis at each cut.
struct SourceExcerpt: CustomStringConvertible {
  /// The line in its form for terminals.
  private(set) var line = ""
  /// The number of columns to the left of the caret.
  private(set) var caretColumn = 0

  /// The maximum width of the line, in columns.
  static let widthLimit = 100
  /// The maximum width of the part before the caret, in columns.
  private static let leadLimit = 60

  /// Cuts the line around a character.
  ///
  /// - Parameters:
  ///   - bytes: The line; invalid UTF-8 becomes U+FFFD.
  ///   - column: The character, from 1; a number beyond the end counts as the end of the line.
  init(line bytes: ArraySlice<UInt8>, column: Int) {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let lead = scalars.prefix(max(column - 1, 0))
    appendLead(lead)
    append(scalars[lead.endIndex...])
  }

  var description: String {
    "\(line)\n\(String(repeating: " ", count: caretColumn))^"
  }

  /// Appends the last characters before the caret, as many as fit.
  private mutating func appendLead(_ lead: String.UnicodeScalarView.SubSequence) {
    // A number of characters equal to the number of columns suffices, since most are at least one
    // column wide.
    let near = lead.suffix(Self.leadLimit)
    let isCut = near.startIndex > lead.startIndex
    var shown: [DisplayCharacter] = []
    var column = 0
    for scalar in near {
      let character = DisplayCharacter(scalar, atColumn: column)
      column += character.width
      shown.append(character)
    }
    var dropped = 0
    while column > Self.leadLimit {
      column -= shown[dropped].width
      dropped += 1
    }
    if isCut || dropped > 0 {
      line = "…"
      column += 1
    }
    line += shown.dropFirst(dropped).map(\.text).joined()
    caretColumn = column
  }

  /// Appends the characters from the caret on, as many as fit.
  private mutating func append(_ rest: String.UnicodeScalarView.SubSequence) {
    var column = caretColumn
    for scalar in rest {
      let character = DisplayCharacter(scalar, atColumn: column)
      guard column + character.width < Self.widthLimit else {
        line += "…"
        return
      }
      line += character.text
      column += character.width
    }
  }
}
