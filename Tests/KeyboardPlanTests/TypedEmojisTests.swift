// SPDX-License-Identifier: MIT

import Foundation
import KeyboardPlan
import TestSupport
import Testing
import Words

@Suite("The file of typed emojis")
struct TypedEmojisTests {
  @Test("The file's text is parsed to the same emojis and skin tones")
  func text() throws {
    let data = PackageFiles.root.appending(path: "Tests/ClavierEmojiTests/Data")
    var emojis = InstalledEmojis(in: [data.path])
    for text in ["😂", "👋🏿", "👋🏿"] { emojis.register(text) }
    let text = emojis.typed.text
    #expect(text.hasSuffix(" 😂\nshown 👋 👋🏿\n"))
    let read = try TypedEmojis(text: text)
    #expect(read == emojis.typed)
    #expect(try TypedEmojis(text: "clavier-emojis 1\n").isEmpty)
  }

  @Test("A skin tone without a typed emoji is used, and forgotten")
  func tone() throws {
    let data = PackageFiles.root.appending(path: "Tests/ClavierEmojiTests/Data")
    let chosen = try TypedEmojis(text: "clavier-emojis 1\nshown 👋 👋🏿\n")
    #expect(!chosen.isEmpty)
    var emojis = InstalledEmojis(in: [data.path])
    emojis.restore(chosen)
    #expect(emojis.typed == chosen)
    emojis.forgetTyped()
    #expect(emojis.typed == TypedEmojis())
    #expect(emojis.isChanged)
  }

  @Test(
    "One invalid line makes the file invalid",
    arguments: [
      ("", 1), ("clavier-emojis 1", 1), ("clavier-emojis 2\n", 1), ("clavier-emojis 1\n\n", 2),
      ("clavier-emojis 1\nused 1.0\n", 2), ("clavier-emojis 1\nused nan 😀\n", 2),
      ("clavier-emojis 1\nused -1.0 😀\n", 2), ("clavier-emojis 1\nused 1e9 😀\n", 2),
      ("clavier-emojis 1\nused 1.0 😀\nused 2.0 😂\n", 3), ("clavier-emojis 1\nshown 👋\n", 2),
      ("clavier-emojis 1\ntyped 1.0 😀\n", 2),
      ("clavier-emojis 1\nused 1.0 😀\nused 1.0 😀\n", 3),
      ("clavier-emojis 1\nshown 👋 👋🏿\nshown 👋 👋🏻\n", 3),
    ])
  func invalid(text: String, line: Int) {
    #expect(throws: LearnedText.ParseError(line: line, of: "typed emojis")) {
      try TypedEmojis(text: text)
    }
  }
}
