// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The files of emojis that scripts/emoji makes of Unicode's and CLDR's data.
@Suite(.enabled(if: Tier.runsRealTests))
struct EmojiScriptTests {
  private let data = SourceFile.root.appending(path: "Tests/ClavierEmojiTests/Data")

  private func run(_ arguments: [String]) throws -> Program.Result {
    try Program.run(SourceFile.root.appending(path: "scripts/emoji"), arguments)
  }

  @Test("The files in the tree are those that the script makes of the selection beside them")
  func files() throws {
    let folder = try TemporaryDirectory()
    let result = try run(["--share", data.path, "--output", folder.path])
    #expect(result.status == 0, "\(result.errors)")
    for name in ["list.emoji", "en.emoji", "de.emoji"] {
      let made = try Data(contentsOf: URL(filePath: "\(folder.path)/\(name)"))
      let checkedIn = try Data(contentsOf: data.appending(path: name))
      #expect(made == checkedIn, "\(name)")
    }
  }

  @Test("Missing data and unknown languages are refused with the remedy")
  func refused() throws {
    let missing = try run(["--share", "/nonexistent", "--output", "/nonexistent"])
    #expect(missing.status == 1)
    #expect(missing.errors.contains("apt install unicode-data unicode-cldr-core"))
    let unknown = try run(["--share", data.path, "--output", "/nonexistent", "--languages", "xx"])
    #expect(unknown.errors == "emoji: CLDR has no annotations of xx\n")
  }
}
