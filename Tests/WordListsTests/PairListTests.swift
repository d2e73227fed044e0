// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Words

@testable import WordLists

/// Lists of pairs of words.
struct PairListTests {
  private func refusal(_ text: String) -> String? {
    do throws(WordListError) {
      _ = try PairList(reading: Array(text.utf8))
      return nil
    } catch {
      return error.message(list: "x")
    }
  }

  @Test("A list of pairs is read with the words that follow others, and their frequencies")
  func pairs() throws {
    let text =
      "#clavier-pairs 1 en_US\n# mine\nlooking\tfor\t50\nlooking\tat\t100\nlet's\tgo\t7\n"
      + "\tlooking\tgood\t50\nstop\tlooking\tup\t50\n"
    let list = try PairList(reading: Array(text.utf8))
    #expect(list.language == "en-US")
    #expect(list.count == 5)
    let pairs = try WordPairs(bytes: LexiconBytes(list.bytes()))
    try pairs.verify()
    #expect(pairs.words(after: "looking", limit: 5) == ["for", "at"])
    #expect(pairs.words(after: "looking", precededBy: "", limit: 5) == ["good"])
    #expect(pairs.words(after: "looking", precededBy: "stop", limit: 5) == ["up"])
    #expect(abs(pairs.probability(of: "at", after: "Looking") - 0.1) < 0.001)
  }

  @Test(
    "An invalid list of pairs is refused with the line of the mistake",
    arguments: [
      ("", "x:1: is no header \"#clavier-pairs 1 LANGUAGE\""),
      ("#clavier-words 1 en\na\tb\t1\n", "x:1: is no header \"#clavier-pairs 1 LANGUAGE\""),
      ("#clavier-pairs 2 en\na\tb\t1\n", "x:1: is no header \"#clavier-pairs 1 LANGUAGE\""),
      ("#clavier-pairs 1 en\n", "x: has no pairs"),
      ("#clavier-pairs 1 en\na b\t1\n", "x:2: is not two or three words and a number with tabs"),
      ("#clavier-pairs 1 en\na\tb\t1024\n", "x:2: \"1024\" is no number from 0 to 1023"),
      (
        "#clavier-pairs 1 en\na\tb\t1\nc d\te\t1\n",
        "x:3: has no words without blanks, of 45 letters together"
      ),
    ])
  func wrong(text: String, message: String) {
    #expect(refusal(text) == message)
  }

  @Test("Random bytes do not make the reader of pairs trap")
  func damaged() throws {
    let text = "#clavier-pairs 1 en\nlooking\tfor\t50\nschön\tist\t100\n"
    var generator = SplitMix64(seed: 8)
    for _ in 0..<2000 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[place] = UInt8.random(in: 0...255, using: &generator)
      }
      guard let list = try? PairList(reading: bytes) else { continue }
      let pairs = try WordPairs(bytes: LexiconBytes(list.bytes()))
      try pairs.verify()
      #expect(pairs.count > 0)
    }
  }
}
