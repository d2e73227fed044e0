// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import KeyOutput

/// Characters of several scalars, or canonically equal to others.
struct SpellingTests {
  private func finder(_ layout: String) throws -> KeyFinder {
    try #require(try Keymap(layout).finder())
  }

  private func chords(for character: Character, _ layout: String) throws -> [KeyChord]? {
    var chords: [KeyChord] = []
    return try finder(layout).append(character, to: &chords) == nil ? nil : chords
  }

  @Test func aCharacterInTwoScalarsIsTypedAsTheOneItEquals() throws {
    #expect(try chords(for: "a\u{308}", "de") == chords(for: "ä", "de"))
    #expect(try chords(for: "a\u{308}", "de")?.count == 1)
    // The ohm sign equals the Greek letter, which the layout de has instead of the sign.
    #expect(try chords(for: "\u{2126}", "de") == chords(for: "\u{3A9}", "de"))
  }

  @Test func aScalarThatTheKeymapHasIsNotReplacedByItsEqual() throws {
    // Middle dot and Greek semicolon are canonically equal, and a keymap may have both.
    let keymap = try Keymap(.text(Array(Self.twoDots.utf8)))
    #expect(keymap.chord(for: "\u{B7}") == KeyChord(.q))
    #expect(keymap.chord(for: "\u{387}") == KeyChord(.a))
  }

  @Test func lettersWithPointsAreTypedAPieceAtATime() throws {
    let character: Character = "בּ"
    let spelled = try #require(try chords(for: character, "il"))
    var decoder = try KeymapDecoder("il")
    let decoded = decoder.text(of: spelled)
    #expect(spelled.count == 2)
    #expect(decoded == String(character))
  }

  @Test func pointsAreTypedInTheOrderInWhichTheyStand() throws {
    // In either order they are canonically equal.
    for points in ["\u{5BC}\u{5B4}\u{5B9}", "\u{5BC}\u{5B9}\u{5B4}"] {
      let spelled = try #require(try chords(for: Character("ב\(points)"), "il"))
      var decoder = try KeymapDecoder("il")
      let decoded = decoder.text(of: spelled)
      #expect(Array(decoded.unicodeScalars) == Array("ב\(points)".unicodeScalars))
    }
  }

  @Test(arguments: ["ấ", "Ậ", "ữ", "ẹ", "ố"] as [Character])
  func vietnameseIsALetterAndAMark(character: Character) throws {
    let spelled = try #require(try chords(for: character, "vn"))
    var decoder = try KeymapDecoder("vn")
    let decoded = decoder.text(of: spelled)
    #expect(spelled.count == 2)
    #expect(decoded == String(character))
  }

  @Test func aCharacterIsTypedWholeOrNotAtAll() throws {
    var chords = [KeyChord(.enter)]
    // The letter could be typed, the enclosing circle not.
    let way = try finder("us").append("a\u{20DD}", to: &chords)
    #expect(way == nil)
    #expect(chords == [KeyChord(.enter)])
    #expect(try !Keymap("us").canType("👩‍👩‍👧"))
  }

  @Test func aCharacterOfAThousandMarksEnds() throws {
    let points = String(repeating: "\u{5BC}", count: 1000)
    var chords: [KeyChord] = []
    let way = try finder("il").append(Character("ב\(points)"), to: &chords)
    #expect(way == .pieces)
    #expect(chords.count == 1001)
  }

  /// A whole keymap of two keys.
  private static let twoDots = Keymap.oneLevel(
    "<A> = 24; <B> = 38;", symbols: "key <A> { [ periodcentered ] }; key <B> { [ U0387 ] };")
}
