// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import TestSupport
import Testing

/// The saved clips in files.
struct ClipTableTests {
  private func clips(_ toml: String) throws -> [Keyboard.Clip] {
    try Configuration(toml: Array(toml.utf8), named: "x").clips
  }

  @Test func clipsHaveTheirOrderLabelsAndLines() throws {
    let text = #"""
      [[clip]]
      label = "Visitor"
      text = "Ann\tExample\n"
      [[clip]]
      text = """
      12 High Street
      London"""
      [[clip]]
      label = ""
      text = "Thank you"
      """#
    let expected = [
      Keyboard.Clip("Ann\tExample\n", label: "Visitor"),
      Keyboard.Clip("12 High Street\nLondon", label: "12 High Street London"),
      Keyboard.Clip("Thank you", label: "Thank you"),
    ]
    #expect(try clips(text) == expected)
    #expect(try clips(text.replacing("\n", with: "\r\n")) == expected)
  }

  @Test func aLaterFileReplacesOrRemovesAllClips() throws {
    let directory = try TemporaryDirectory()
    func read() throws -> [String] {
      try ConfigurationFiles(directory: directory.path).read().clips.map(\.text)
    }
    try directory.write("[[clip]]\ntext = \"a\"\n[[clip]]\ntext = \"b\"", to: "clavier.toml")
    try directory.write("[touch]", to: "conf.d/a.toml")
    #expect(try read() == ["a", "b"])
    try directory.write("[[clip]]\ntext = \"c\"", to: "conf.d/b.toml")
    #expect(try read() == ["c"])
    try directory.write("clip = []", to: "conf.d/c.toml")
    #expect(try read().isEmpty)
  }

  @Test func numberAndLengthAreLimited() throws {
    let tables = (1...101).map { "[[clip]]\ntext = \"\($0)\"\n" }
    #expect(try clips(tables.dropLast().joined()).count == 100)
    #expect(headlines(tables.joined()) == ["201:1: clip: more than 100 of them"])
    let long = String(repeating: "ä", count: 500)
    #expect(try clips("[[clip]]\ntext = \"\(long)\"").map(\.text) == [long])
    let error = "2:8: clip.text: it has 501 characters, more than 500; divide it among clips"
    #expect(headlines("[[clip]]\ntext = \"\(long)x\"") == [error])
  }
}
