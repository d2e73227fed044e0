// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `clavier words build` and `show`, as a user sees them.
@Suite(.enabled(if: Tier.runsRealTests))
struct WordsBuildTests {
  private let clavier = Program(name: "clavier")

  @Test("A list with counts becomes a lexicon, and the lexicon is shown")
  func counts() throws {
    let folder = try TemporaryDirectory()
    let list = try folder.write("the 90\nParis 9\nparrot 1\n", to: "counts.txt")
    let output = "\(folder.path)/en.words"
    let built = try clavier("words", "build", list, "--language", "en", "--output", output)
    let lines = built.output.split(separator: "\n")
    #expect(lines.first == "\(list): list with counts, 3 words")
    #expect(lines.last?.hasPrefix("\(output): en, 3 words, 1 with capitals, ") == true)
    #expect(built.errors.isEmpty)
    #expect(built.status == 0)
    let shown = try clavier("words", "show", output, "PA")
    #expect(
      shown.output.split(separator: "\n").dropFirst() == [
        "        1/11  Paris", "       1/100  parrot",
      ])
    #expect(shown.status == 0)
  }

  @Test("A hunspell dictionary is read with the .aff file beside it, or another")
  func hunspell() throws {
    let folder = try TemporaryDirectory()
    let affixes = "SET UTF-8\nLANG de_DE\nNOSUGGEST !\nSFX S Y 1\nSFX S 0 s .\n"
    let list = try folder.write("3\nAuto/S\nfahren\nMist/!\n", to: "x.dic")
    let other = try folder.write(affixes, to: "other.aff")
    let output = "\(folder.path)/out.words"
    let alone = try clavier("words", "build", list, "-o", output)
    #expect(
      alone.errors == """
        clavier: \(list): is a hunspell dictionary, and \(folder.path)/x.aff cannot be read; \
        put it there, or name it with --affixes of "clavier words build"

        """)
    #expect(alone.status == 1)
    #expect(try clavier("words", "build", list, "--affixes", other, "-o", output).status == 0)
    let shown = try clavier("words", "show", output)
    #expect(
      shown.output.hasPrefix(
        "\(output): de-DE, 4 words, 3 with capitals, no frequencies, 1 never suggested, "))
    #expect(
      shown.output.hasSuffix(
        "           -  Auto\n           -  Autos\n"
          + "           -  Mist  (never suggested)  (never corrected to)\n           -  fahren\n"))
    _ = try folder.write(affixes, to: "x.aff")
    #expect(try clavier("words", "build", "\(folder.path)/x.aff", "-o", output).status == 0)
  }

  @Test("A list without capitals is corrected by those of another list")
  func capitals() throws {
    let folder = try TemporaryDirectory()
    let list = try folder.write("#clavier-words 1 de\nhaus\t300\nessen\t310\n", to: "a.txt")
    let capitals = try folder.write("Haus\nEssen\nessen\n", to: "b.txt")
    let output = "\(folder.path)/de.words"
    #expect(
      try clavier("words", "build", list, "--capitals", capitals, "-o", output).status == 0)
    #expect(
      try clavier("words", "show", output).output.hasSuffix(
        "      1/1000  Haus\n      1/1318  essen\n"))
  }

  @Test("Several lists are merged, and each word keeps its highest frequency")
  func several() throws {
    let folder = try TemporaryDirectory()
    let first = try folder.write("a 1\nb 9\n", to: "en.txt")
    let second = try folder.write("a\nc\n", to: "plain.txt")
    let output = "\(folder.path)/en.words"
    #expect(try clavier("words", "build", first, second, "-o", output).status == 0)
    #expect(
      try clavier("words", "show", output, "-n", "2").output.hasSuffix(
        "         1/1  b\n        1/10  a\n"))
    #expect(try clavier("words", "show", output, "-n", "2").errors == "and 1 more\n")
  }

  @Test("A list can be read from standard input")
  func standardInput() throws {
    let folder = try TemporaryDirectory()
    let output = "\(folder.path)/x.words"
    let result = try clavier(
      "words", "build", "-", "--language", "eo", "-o", output, input: "ĉevalo\nĥoro\n")
    #expect(result.output.hasPrefix("-: plain list, 2 words\n\(output): eo, 2 words, "))
    #expect(result.status == 0)
  }

  @Test("An invalid list is reported with file and line, and no lexicon is written")
  func wrongList() throws {
    let folder = try TemporaryDirectory()
    let list = try folder.write("the 9\nof ten\n", to: "x.txt")
    let output = "\(folder.path)/en.words"
    let result = try clavier("words", "build", list, "-l", "en", "-o", output)
    #expect(result.errors == "clavier: \(list):2: \"ten\" is no count\n")
    #expect(result.output.isEmpty)
    #expect(result.status == 1)
    let shown = try clavier("words", "show", output)
    #expect(shown.errors == "clavier: open \(output): No such file or directory\n")
    #expect(shown.status == 1)
  }

  @Test("A file that does not name its language requires --language")
  func noLanguage() throws {
    let folder = try TemporaryDirectory()
    let list = try folder.write("the 9\n", to: "counts")
    let result = try clavier("words", "build", list)
    #expect(
      result.errors == "clavier: \(list): does not tell its language; name it with --language\n")
    #expect(result.status == 1)
  }

  @Test("An invalid or damaged lexicon is rejected, and a missing word is reported")
  func damaged() throws {
    let folder = try TemporaryDirectory()
    let list = try folder.write("the 9\n", to: "en.txt")
    let shown = try clavier("words", "show", list)
    #expect(
      shown.errors
        == "clavier: \(list): is no lexicon; \"clavier words build\" makes one of a word list\n")
    let output = "\(folder.path)/en.words"
    #expect(try clavier("words", "build", list, "-o", output).status == 0)
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: output)))
    bytes[bytes.count - 1] ^= 1
    let damaged = try folder.write(bytes, to: "damaged.words")
    #expect(
      try clavier("words", "show", damaged).errors
        == "clavier: \(damaged): the lexicon is damaged: its checksum is wrong\n")
    let short = try folder.write(Array(bytes.dropLast()), to: "short.words")
    #expect(try clavier("words", "show", short).status == 1)
    let missing = try clavier("words", "show", output, "x")
    #expect(missing.errors == "clavier: \(output): no word begins with \"x\"\n")
    #expect(missing.status == 1)
  }

  @Test(
    "Invalid or missing arguments are rejected",
    arguments: [
      ["build"], ["build", "x", "--language", "?"], ["build", "x", "y", "--affixes", "z"],
      ["build", "x", "--forms", "0"], ["show"], ["show", "x", "--number", "-1"],
      ["import"], ["import", "de", "--language", ".."],
    ])
  func usage(arguments: [String]) throws {
    #expect(try clavier(["words"] + arguments).status == 64)
  }
}
