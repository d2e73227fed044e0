// SPDX-License-Identifier: MIT

import Testing
import Words

@testable import WordLists

/// The source of the Android keyboard's dictionaries.
struct CombinedListTests {
  private let header =
    "dictionary=main:en,locale=en_us,description=English, of the US,date=1414726273,version=54\n"

  @Test("Words are read with their frequencies, and shortcuts and bigrams are ignored")
  func words() throws {
    let text =
      header + """
         word=the,f=222,flags=,originalFreq=222
          bigram=Hague,f=10
         word=Paris,f=140
         word=im,f=0
          shortcut=I'm,f=whitelist
        """
    let list = try WordList(reading: Array(text.utf8))
    #expect(list.language == "en-US")
    // "the": 33 steps of 1/8 factor of two below certainty, 33 · 25 · log10(2) / 8 = 31.04.
    #expect(list.shown == ["the 31", "Paris 108", "im 240 [never]"])
  }

  @Test("Offensive words are never suggested; entries that are no words are left out")
  func marks() {
    let text =
      header
      + " word=damn,f=90,flags=offensive\n word=hell,f=90,possibly_offensive=true\n"
      + " word=omw,f=50,not_a_word=true\n word=a,f=255\n"
    #expect(reading(text) == ["damn 155 [never]", "hell 155 [never]", "a 0"])
  }

  @Test(
    "An invalid list is refused with the line of the mistake",
    arguments: [
      (" word=a,f=256\n", "2: has no frequency f= from 0 to 255"),
      (" word=a\n", "2: has no frequency f= from 0 to 255"),
      (" word=a,f\n", "2: \"f\" has no ="),
      (" wort=a,f=1\n", "2: begins neither with word= nor with shortcut= or bigram="),
      (" ,,\n", "2: has no attributes"),
    ])
  func wrong(line: String, message: String) {
    #expect(reading(header + line) == ["x.dic:\(message)"])
  }

  @Test("Eight steps of an Android frequency are a factor of two")
  func frequencies() {
    for value in 9...255 {
      // Eight steps less are half as frequent: 7.5 steps of 1/25 decade.
      let difference = Int(AndroidFrequency(value - 8).rarity) - Int(AndroidFrequency(value).rarity)
      #expect((7...8).contains(difference))
    }
    #expect(AndroidFrequency(300).rarity == 0)
    #expect(AndroidFrequency(-1).flags == .all)
  }
}
