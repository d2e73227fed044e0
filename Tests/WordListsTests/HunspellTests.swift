// SPDX-License-Identifier: MIT

import Testing

@testable import WordLists

/// Words of hunspell dictionaries, expanded as hunspell does.
struct HunspellTests {
  /// Reads a dictionary whose `.dic` file has these entries.
  private func words(_ entries: String..., affixes: String) -> [String] {
    let text = "\(entries.count)\n" + entries.joined(separator: "\n") + "\n"
    return Array(Set(reading(text, affixes: "SET UTF-8\n" + affixes))).sorted()
  }

  @Test("Suffixes replace letters where their condition fits")
  func suffixes() {
    let affixes = """
      SFX D Y 4
      SFX D   0     d          e
      SFX D   y     ied        [^aeiou]y
      SFX D   0     ed         [^ey]
      SFX D   0     ed         [aeiou]y
      """
    #expect(words("create/D", affixes: affixes) == ["create", "created"])
    #expect(words("imply/D", affixes: affixes) == ["implied", "imply"])
    #expect(words("cross/D", affixes: affixes) == ["cross", "crossed"])
    #expect(words("convey/D", affixes: affixes) == ["convey", "conveyed"])
  }

  @Test("A prefix and a suffix combine if both cross")
  func crossProduct() {
    let affixes = "PFX A Y 1\nPFX A 0 re .\nSFX B Y 1\nSFX B 0 ed .\nSFX C N 1\nSFX C 0 er .\n"
    #expect(
      words("work/ABC", affixes: affixes) == ["rework", "reworked", "work", "worked", "worker"])
  }

  @Test("An affix may have affixes: two suffixes, or a suffix with its own prefix")
  func continuation() {
    let twofold = "SFX Y Y 1\nSFX Y 0 s .\nSFX X Y 1\nSFX X 0 able/Y .\nPFX P Y 1\nPFX P 0 un .\n"
    #expect(
      words("drink/XP", affixes: twofold)
        == ["drink", "drinkable", "drinkables", "undrink", "undrinkable", "undrinkables"])
    let own = "PFX P N 1\nPFX P 0 un .\nSFX X N 1\nSFX X 0 able/P .\n"
    #expect(words("drink/X", affixes: own) == ["drink", "drinkable", "undrinkable"])
  }

  @Test("A third suffix is never added")
  func threefold() {
    let affixes = "SFX A Y 1\nSFX A 0 x/A .\n"
    #expect(words("a/A", affixes: affixes) == ["a", "ax", "axx"])
  }

  @Test("Two prefixes and one suffix combine with COMPLEXPREFIXES")
  func complexPrefixes() {
    let affixes =
      "COMPLEXPREFIXES\nPFX A Y 1\nPFX A 0 b/B .\nPFX B Y 1\nPFX B 0 c .\n"
      + "SFX S Y 1\nSFX S 0 s/S .\n"
    #expect(words("a/AS", affixes: affixes) == ["a", "as", "ba", "bas", "cba", "cbas"])
  }

  @Test("Stems that need an affix, or occur in compounds only, are no words")
  func needsAffix() {
    let affixes =
      "NEEDAFFIX X\nONLYINCOMPOUND O\nSFX S Y 1\nSFX S 0 s .\nSFX T Y 1\nSFX T 0 t/X .\n"
      + "SFX U Y 1\nSFX U 0 u/O .\nPFX P Y 1\nPFX P 0 p .\n"
    #expect(words("a/XS", affixes: affixes) == ["as"])
    #expect(words("a/O", "b", affixes: affixes) == ["b"])
    #expect(words("a/OS", "b", affixes: affixes) == ["b"])
    #expect(words("a/T", affixes: affixes) == ["a"])
    #expect(words("a/TP", affixes: affixes) == ["a", "pa", "pat"])
    #expect(words("a/UP", affixes: affixes) == ["a", "pa"])
  }

  @Test("The halves of a circumfix occur together only")
  func circumfix() {
    let affixes =
      "CIRCUMFIX X\nPFX A Y 1\nPFX A 0 ge/X .\nSFX B Y 2\nSFX B 0 t/X .\nSFX B 0 e .\n"
    #expect(words("sag/AB", affixes: affixes) == ["gesagt", "sag", "sage"])
  }

  @Test("Forbidden words are left out, and words that are not suggested are marked")
  func properties() {
    let affixes = "NOSUGGEST !\nFORBIDDENWORD *\nSFX S Y 1\nSFX S 0 s .\n"
    #expect(
      words("ass/!S", "cat/S", "cats/*", affixes: affixes)
        == ["ass [never]", "asss [never]", "cat"])
  }

  @Test("The whole word may be stripped with FULLSTRIP only")
  func fullStrip() {
    let rule = "SFX S Y 1\nSFX S go went go\n"
    #expect(words("go/S", affixes: rule) == ["go"])
    #expect(words("go/S", affixes: "FULLSTRIP\n" + rule) == ["go", "went"])
  }

  @Test(
    "Flags are read in four notations, and as aliases",
    arguments: [
      ("", "a/ST", "S", "T"), ("FLAG long\n", "a/S1T2", "S1", "T2"),
      ("FLAG num\n", "a/1,65000", "1", "65000"), ("FLAG UTF-8\n", "a/äß", "ä", "ß"),
      ("", "a/äß", "ä", "ß"), ("AF 2\nAF x\nAF ST\n", "a/2", "S", "T"),
    ])
  func flagKinds(kind: String, entry: String, first: String, second: String) {
    let affixes =
      kind + "SFX \(first) Y 1\nSFX \(first) 0 s .\nSFX \(second) Y 1\nSFX \(second) 0 t .\n"
    #expect(words(entry, affixes: affixes) == ["a", "as", "at"])
  }

  @Test("A block may have fewer rules than its header promises, and signs may follow a number")
  func lenience() {
    let affixes = "FLAG num\nSFX 1 Y 9\nSFX 1 0 s/2X .\nSFX 2 Y 1\nSFX 2 0 t .\n"
    #expect(words("a/1", affixes: affixes) == ["a", "as", "ast"])
    #expect(words("a/S,1", affixes: affixes) == ["a", "as", "ast"])
  }

  @Test("Flags of single bytes above 0x7F are distinguished")
  func byteFlags() throws {
    var affixes = Array("SET ISO8859-2\nSFX ".utf8) + [0xB1] + Array(" Y 1\nSFX ".utf8)
    affixes += [0xB1] + Array(" 0 ".utf8) + [0xB1] + Array(" .\n".utf8)
    let list = Array("2\na/".utf8) + [0xB1] + Array("\nb/".utf8) + [0xB2, 0x0A]
    #expect(try WordList(reading: list, affixes: affixes).words == ["a", "aą", "b"])
  }

  @Test("Morphology and escaped slashes are parsed, and terms with blanks are omitted")
  func entries() throws {
    let text = "5\nhouse po:noun is:plural\ntree/S\tpo:noun\nNew York/S\nAC\\/DC\n\tcomment\n"
    let list = try WordList(
      reading: Array(text.utf8), affixes: Array("SET UTF-8\nSFX S Y 1\nSFX S 0 s .\n".utf8))
    #expect(list.words == ["AC/DC", "house", "tree", "trees"])
    #expect(list.omittedEntries == 2)
  }

  @Test("The language is read from LANG")
  func language() throws {
    let list = try WordList(reading: Array("1\na\n".utf8), affixes: Array("LANG hu_HU\n".utf8))
    #expect(list.language == "hu-HU")
  }
}
