// SPDX-License-Identifier: MIT

extension Keymap {
  /// Whether ``appendChords(for:to:)`` finds a way to type this character.
  public func canType(_ character: Character) -> Bool {
    if chord(for: character) != nil { return true }
    var chords: [KeyChord] = []
    return appendSpelling(of: character, to: &chords)
  }

  /// Adds the chords that type a character, or none if it cannot be typed.
  ///
  /// In this order:
  /// 1. the chord that gives its one scalar;
  /// 2. the chord that gives a canonically equal scalar: é in two scalars is typed as one, the ohm
  ///    sign as the Greek letter;
  /// 3. if it consists of several scalars, a piece at a time, the longest pieces first, such as a
  ///    letter of Hebrew and its points;
  /// 4. for a piece that has no chord, a letter and a combining mark that are canonically equal to
  ///    it, such as ấ as â and an acute: what these very keys give on a Vietnamese keyboard.
  ///
  /// - Returns: Whether the character can be typed. It is never typed in part.
  public func appendChords(for character: Character, to chords: inout [KeyChord]) -> Bool {
    if let chord = chord(for: character) {
      chords.append(chord)
      return true
    }
    return appendSpelling(of: character, to: &chords)
  }

  private func appendSpelling(of character: Character, to chords: inout [KeyChord]) -> Bool {
    let start = chords.count
    var rest = character.unicodeScalars[...]
    while !rest.isEmpty {
      guard let length = appendLongestPiece(of: rest, to: &chords) else {
        chords.removeSubrange(start...)
        return false
      }
      rest = rest.dropFirst(length)
    }
    return true
  }

  /// Adds the chords for as many scalars from the first as can be typed together.
  ///
  /// - Returns: How many scalars they are; `nil` if not even the first can be typed.
  private func appendLongestPiece(
    of scalars: Character.UnicodeScalarView.SubSequence, to chords: inout [KeyChord]
  ) -> Int? {
    // A character of many scalars is somebody's play: pieces longer than any that is composed are
    // not tried, or each would be tried at every length.
    let longest = scalars.prefix(Keymap.longestPiece).count
    for length in stride(from: longest, through: 1, by: -1) {
      let text = String(String.UnicodeScalarView(scalars.prefix(length)))
      guard text.count == 1, let piece = text.first else { continue }
      if let chord = chord(for: piece) {
        chords.append(chord)
        return length
      }
      if let pair = letterAndMark(equalTo: piece) {
        chords += pair
        return length
      }
    }
    return nil
  }

  /// The most scalars that compose to one.
  ///
  /// **Source:** Unicode Standard Annex 15, "Maximum Expansion Factors": NFD of U+1F82 has four.
  private static let longestPiece = 4

  private func letterAndMark(equalTo piece: Character) -> [KeyChord]? {
    // Only a letter beyond ASCII is composed; without this test every miss would try all pairs.
    guard !piece.isASCII, piece.isLetter else { return nil }
    for mark in marks {
      for letter in letters {
        var pair = String.UnicodeScalarView()
        pair.append(letter)
        pair.append(mark)
        guard String(pair) == String(piece) else { continue }
        return [letter, mark].compactMap { scalars[$0] }
      }
    }
    return nil
  }
}
