// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Words

@testable import WordLists

/// Damaged text lists.
struct TextListMutationTests {
  private static let files = [
    "house\nParis\nit's\n",
    "the 90\nof 10\nParis 3\n",
    "#clavier-words 1 en\nthe\t127\nof\t150\n",
    "\\data\\\nngram 1=2\n\\1-grams:\n-1.5 the -0.3\n9 of\n\\end\\\n",
    "dictionary=main:en,locale=en\n word=the,f=222\n  shortcut=a,f=1\n",
  ]

  @Test(
    "Changed lists are read as other words or refused with a printable message", arguments: files)
  func mutations(file: String) {
    var random = SplitMix64(seed: 3)
    let tokens = [
      "\n", "\t", " ", "#", "\u{FEFF}", "99999999999999999999", "f=", "word=", "\\", "\r",
    ]
    for _ in 0..<2000 {
      let bytes = mutated(Array(file.utf8), inserting: tokens, using: &random)
      if let message = refusal(bytes) { #expect(isShowable(message)) }
    }
  }

  @Test("Every word of an accepted list is valid and composed")
  func accepted() {
    var random = SplitMix64(seed: 4)
    let tokens = ["e\u{301}", "\u{200D}", "क\u{93C}", "\u{85}", "\u{2028}", "İ", "-", "'", "7"]
    var count = 0
    for _ in 0..<2000 {
      let bytes = mutated(Array("house\nParis\ncafé\n".utf8), inserting: tokens, using: &random)
      guard let list = try? WordList(reading: bytes) else { continue }
      for entry in list.entries {
        count += 1
        #expect((1...WordListLimits.letters).contains(entry.word.unicodeScalars.count))
        #expect(entry.word.unicodeScalars.contains { $0.properties.isAlphabetic })
        #expect(!entry.word.unicodeScalars.contains { $0.properties.isWhitespace })
        let isPair = zip(entry.word.unicodeScalars, entry.word.unicodeScalars.dropFirst())
          .contains { $0 == "e" && $1 == "\u{301}" }
        #expect(!isPair)
      }
    }
    #expect(count > 1000)
  }
}
