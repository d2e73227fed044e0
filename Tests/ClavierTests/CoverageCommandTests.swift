// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `clavier layouts coverage`, as a user sees it.
@Suite(.enabled(if: Tier.runsRealTests))
struct CoverageCommandTests {
  private let clavier = Program(name: "clavier")

  private func coverage(_ arguments: String...) throws -> Program.Result {
    try clavier(["layouts", "coverage"] + arguments)
  }

  /// Returns the numbers of a line of the table.
  private func numbers(_ title: String, _ output: String) -> [Int] {
    let line = output.split(separator: "\n").first { $0.hasPrefix("\(title)  ") } ?? ""
    return line.dropFirst(title.count).split(separator: " ").compactMap { Int($0) }
  }

  @Test func germanLettersAreAllTypedOnAGermanLayout() throws {
    let result = try coverage("--layout", "de")
    let lines = result.output.split(separator: "\n")
    #expect(
      lines.first
        == "                  characters       chord    sequence      pieces       group      number  impossible"
    )
    #expect(lines.count >= 7)
    let letters = numbers("de letters", result.output)
    #expect(letters.count == 7)
    #expect(letters.last == 0)
    #expect(letters[0] == letters[1...].reduce(0, +))
    // The accents of French are dead keys.
    #expect(numbers("de alternatives", result.output)[2] > 50)
    #expect(lines.contains { $0.hasPrefix("de alternatives, impossible: ") })
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
  }

  @Test func aLayoutOfXKBIsQueriedInPlaceOfOurs() throws {
    let own = try coverage("--layout", "ru", "--of", "xkb:ru")
    // All letters of Russian; the keys of addresses have some of English.
    #expect(numbers("xkb:ru letters", own.output)[1] >= 66)
    #expect(own.output.contains("xkb:ru letters, impossible: # @ c m o\n"))
    let other = try coverage("--layout", "us", "--of", "xkb:ru")
    #expect((numbers("xkb:ru letters", other.output).last ?? 0) >= 66)
    let wrong = try coverage("--layout", "us", "--of", "xkb:")
    #expect(wrong.errors.contains("is no name of a layout of XKB"))
    #expect(wrong.status == 2)
    #expect(try coverage("--layout", "us", "--of", "xkb:ru", "words").status == 64)
  }

  @Test func impossibleCharactersAreListedOnce() throws {
    let result = try coverage("--layout", "us")
    let line = result.output.split(separator: "\n").first {
      $0.hasPrefix("de letters, impossible: ")
    }
    #expect(line == "de letters, impossible: § ° ´ Ä Ö Ü ß ä ö ü")
    #expect(numbers("de letters", result.output).last == 10)
  }

  @Test func aSecondLayoutAddsCharacters() throws {
    let result = try coverage("--layout", "us,de", "--options", "grp:alt_shift_toggle")
    let letters = numbers("de letters", result.output)
    #expect(letters[4] == 10)
    #expect(letters[6] == 0)
  }

  @Test func charactersTypedByNumberAreCounted() throws {
    let result = try coverage("--layout", "us", "--unicode-input", "ctrlShiftU")
    #expect(numbers("de letters", result.output).suffix(2) == [10, 0])
    let wrong = try coverage("--layout", "us", "--unicode-input", "xcompose")
    #expect(wrong.status == 64 && wrong.errors.contains("altKeypad"))
  }

  @Test func aConsoleIsQueriedInPlaceOfALayout() throws {
    let both = try coverage("--layout", "us", "--console")
    #expect(both.status == 64 && both.errors.contains("either --layout or --console"))
  }

  @Test func aReceiverThatDoesNotComposeHasNoSequences() throws {
    let result = try coverage("--layout", "de", "--compose", "none")
    #expect(numbers("de alternatives", result.output)[2] == 0)
    #expect(result.output.contains("\nde letters, impossible without dead keys: ^ ` ´\n"))
    #expect(result.errors.isEmpty)
  }

  @Test func variantsFollowTheLayoutAfterAColon() throws {
    let plain = try coverage("--layout", "us", "--compose", "none")
    let international = try coverage("--layout", "us:altgr-intl", "--compose", "none")
    let before = numbers("de letters", plain.output)
    let after = numbers("de letters", international.output)
    #expect(after[1] > before[1])
  }

  @Test func missingSequencesAreReportedAndTheTableIsPrinted() throws {
    let result = try coverage("--layout", "de", "--compose", "xx_XX.UTF-8")
    #expect(result.errors.hasPrefix("clavier: dead keys are not used: "))
    #expect(numbers("de letters", result.output).count == 7)
    #expect(result.status == 0)
  }

  @Test func theCharactersOfATextAreTheUsersChoice() throws {
    let result = try coverage("--layout", "de", "--compose", "none", "Ä☃\nä", "Ä→")
    #expect(numbers("text", result.output).prefix(2) == [4, 3])
    #expect(result.output.hasSuffix("\ntext, impossible: ☃\n"))
    #expect(result.output.split(separator: "\n").count == 3)
    #expect(result.status == 0)
  }

  @Test(arguments: ["xy", "de:dvorrak", "", "../us", "us,,de", "us,de,fr,es,it"])
  func anUnknownLayoutIsReported(layout: String) throws {
    let result = try coverage("--layout", layout)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("clavier: "))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.status == 2)
  }

  @Test func withoutALayoutTheUsageIsPrinted() throws {
    let result = try coverage()
    #expect(result.errors.contains("--layout"))
    #expect(result.status == 64)
  }
}
