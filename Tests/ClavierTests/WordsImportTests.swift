// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// `clavier words import` and `list`, as a user sees them.
@Suite(.enabled(if: Tier.runsRealTests))
struct WordsImportTests {
  private let clavier = Program(name: "clavier")

  /// Makes a directory with lists of other programs, and an empty one for lexicons.
  private func folderWithLists() throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    try folder.write("SET UTF-8\nSFX S Y 1\nSFX S 0 s .\n", to: "lists/de_DE.aff")
    try folder.write("2\nAuto/S\nParis\n", to: "lists/de_DE.dic")
    try folder.write("SET UTF-8\n", to: "lists/de_AT.aff")
    try folder.write("1\nSackerl\n", to: "lists/de_AT.dic")
    try folder.write("\\data\\\nngram 1=1\n\\1-grams:\n7 saluton\n", to: "lists/eo_XX.lm")
    try folder.write("UTF-8\n", to: "lists/hyph_de_DE.dic")
    return folder
  }

  @Test("A language's installed list becomes its lexicon")
  func language() throws {
    let folder = try folderWithLists()
    let (lists, to) = ("\(folder.path)/lists", "\(folder.path)/words")
    let result = try clavier("words", "import", "de", "--lists", lists, "--to", to, "--words", to)
    #expect(result.output.hasPrefix("\(lists)/de_DE.dic: hunspell dictionary, 3 words\n"))
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
    let shown = try clavier("words", "show", "de", "--words", to)
    #expect(
      shown.output.hasPrefix("\(to)/de.words: de, 3 words, 3 with capitals, no frequencies, "))
    let austrian = try clavier(
      "words", "import", "de-AT", "--lists", lists, "--to", to, "--words", to)
    #expect(austrian.output.contains("\(to)/de-AT.words: de-AT, 1 words, "))
  }

  @Test("A package's lexicon keeps its frequencies, and gets capitals and further words")
  func base() throws {
    let folder = try folderWithLists()
    let (lists, to) = ("\(folder.path)/lists", "\(folder.path)/words")
    let list = try folder.write("paris 1\nund 9\n", to: "x.txt")
    let package = "\(folder.path)/package"
    #expect(
      try clavier("words", "build", list, "-l", "de", "-o", "\(package)/de.words").status == 0)
    let result = try clavier(
      "words", "import", "de", "--lists", lists, "--to", to, "--words", to, "--words", package)
    #expect(result.status == 0)
    let shown = try clavier("words", "show", "de", "--words", to)
    #expect(
      shown.output.split(separator: "\n").dropFirst() == [
        "         1/1  und", "        1/10  Paris", "           -  Auto", "           -  Autos",
      ])
  }

  @Test("A file is imported for the language that it names, or that an option names")
  func file() throws {
    let folder = try folderWithLists()
    let to = "\(folder.path)/words"
    let model = try clavier("words", "import", "\(folder.path)/lists/eo_XX.lm", "--to", to)
    #expect(model.output.contains("\(to)/eo.words: eo, 1 words, "))
    let input = try clavier("words", "import", "-", "-l", "la", "--to", to, input: "arma\n")
    #expect(input.output.contains("\(to)/la.words: la, 1 words, "))
    let unknown = try clavier("words", "import", "-", "--to", to, input: "arma\n")
    #expect(unknown.errors == "clavier: -: does not tell its language; name it with --language\n")
    #expect(unknown.status == 1)
  }

  @Test("A hunspell dictionary without its .aff file is reported with remedies of this command")
  func noAffixes() throws {
    let folder = try TemporaryDirectory()
    let list = try folder.write("1\nAuto/S\n", to: "de.dic")
    let result = try clavier("words", "import", list, "--to", folder.path)
    #expect(
      result.errors.hasSuffix(
        "; put it there, or name it with --affixes of \"clavier words build\"\n"))
    #expect(result.status == 1)
  }

  @Test("A language without a list is reported with its remedy")
  func missing() throws {
    let folder = try folderWithLists()
    let result = try clavier("words", "import", "nl", "--lists", "\(folder.path)/lists")
    #expect(
      result.errors == """
        clavier: no word list of nl is installed; install one, such as the package hunspell-nl, or \
        give a file

        """)
    #expect(result.status == 1)
    let wrong = try clavier("words", "import", "n_!", "--lists", "\(folder.path)/lists")
    #expect(wrong.errors == "clavier: \"n_!\" is neither a language's code nor a file\n")
  }

  @Test("An unwritable directory is reported")
  func notWritable() throws {
    let folder = try folderWithLists()
    try folder.write("", to: "file")
    let result = try clavier(
      "words", "import", "eo", "--lists", "\(folder.path)/lists", "--to", "\(folder.path)/file/x")
    #expect(result.errors.hasPrefix("clavier: "))
    #expect(result.errors.contains("\(folder.path)/file"))
    #expect(result.status == 1)
  }

  @Test("The lexicons are listed by directory, and the lists that can be imported")
  func list() throws {
    let folder = try folderWithLists()
    let (lists, to) = ("\(folder.path)/lists", "\(folder.path)/words")
    let none = try clavier("words", "list", "--words", to)
    #expect(none.output.isEmpty)
    #expect(none.errors == "no lexicon is installed; see \"clavier words import --help\"\n")
    #expect(none.status == 0)
    for place in [to, "\(folder.path)/other"] {
      #expect(
        try clavier("words", "import", "eo", "--lists", lists, "--to", place).status == 0)
    }
    let result = try clavier(
      "words", "--words", to, "--words", "\(folder.path)/other", "--importable", "--lists", lists)
    let lines = result.output.split(separator: "\n").map { String($0) }
    #expect(lines.count == 5)
    #expect(lines[0].hasPrefix("eo                 1 "))
    #expect(lines[0].hasSuffix("  \(to)/eo.words"))
    #expect(lines[1].hasSuffix("  \(folder.path)/other/eo.words  (another counts before it)"))
    #expect(
      lines[2...].map { $0.split(separator: " ")[0] } == ["de-AT", "de-DE", "eo"])
    #expect(result.status == 0)
  }

  @Test("A damaged lexicon is reported in the list of lexicons")
  func damaged() throws {
    let folder = try folderWithLists()
    let to = "\(folder.path)/words"
    try folder.write("no lexicon", to: "words/xx.words")
    let result = try clavier("words", "list", "--words", to)
    #expect(
      result.errors == """
        clavier: \(to)/xx.words: is no lexicon; "clavier words build" makes one of a word list

        """)
    #expect(result.status == 1)
  }
}
