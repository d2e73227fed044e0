// SPDX-License-Identifier: MIT

/// A line of a file with a caret below one of its characters.
///
/// A long line is cut around the caret, with an ellipsis where something is missing.
struct SourceExcerpt: CustomStringConvertible {
  /// The line as a terminal shows it.
  private(set) var line = ""
  /// How many columns are left of the caret.
  private(set) var caretColumn = 0

  /// At most this many columns of the line are shown.
  static let widthLimit = 100
  /// Of these, at most this many before the caret.
  private static let leadLimit = 60

  /// Cuts out the neighbourhood of a character.
  ///
  /// - Parameters:
  ///   - bytes: The line; what is not UTF-8 in it shows as U+FFFD.
  ///   - column: The character to point at, from 1; the end of the line if it is beyond.
  init(line bytes: ArraySlice<UInt8>, column: Int) {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let lead = scalars.prefix(max(column - 1, 0))
    appendLead(lead)
    append(scalars[lead.endIndex...])
  }

  var description: String {
    "\(line)\n\(String(repeating: " ", count: caretColumn))^"
  }

  /// Shows as much of the characters before the caret as there is room for, the last ones first.
  private mutating func appendLead(_ lead: String.UnicodeScalarView.SubSequence) {
    // No character is wider than ten columns, so as many characters as columns are enough to look at.
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

  /// Shows as much of the characters from the caret on as there is room for.
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
