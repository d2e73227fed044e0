// SPDX-License-Identifier: MIT

import Testing

@testable import Words

struct FoldingTests {
  @Test(
    "A word is folded to lower case by the rules of its language, and keeps its accents",
    arguments: [
      ("en", "Paris", "paris"), ("en", "I’M", "i'm"), ("de", "STRAẞE", "straße"),
      ("fr", "École", "école"), ("el", "ΣΟΦΟΣ", "σοφοσ"), ("tr", "ISPARTA", "ısparta"),
      ("tr", "İzmir", "izmir"), ("az-Latn", "IİI", "ıiı"), ("en", "İ", "i\u{307}"),
      ("hi", "हिन्दी", "हिन्दी"), ("en", "", ""),
    ])
  func folds(language: String, word: String, folded: String) {
    #expect(Folding(language: language).fold(word) == Array(folded.unicodeScalars))
  }

  @Test("The lower case of a word keeps its apostrophe and has the letters of its language")
  func lowercased() {
    #expect(Folding(language: "tr").lowercased("İZMİR’İN ISISI") == "izmir’in ısısı")
    #expect(Folding(language: "en").lowercased("IT’S") == "it’s")
  }

  @Test("Folding a folded word does not change it")
  func idempotent() {
    let folding = Folding(language: "en")
    for value in 0x20...0x2FFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = folding.fold(String(Character(scalar)))
      #expect(once.flatMap { folding.fold(String(Character($0))) } == once)
    }
  }
}
