// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The default file and the documents that scripts/configuration generates from docs/settings.toml.
@Suite(.enabled(if: Tier.runsRealTests))
struct ConfigurationScriptTests {
  private func run(_ arguments: [String]) throws -> Program.Result {
    try Program.run(SourceFile.root.appending(path: "scripts/configuration"), arguments)
  }

  @Test func theFilesMatchTheDescription() throws {
    let result = try run(["--check"])
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func unknownArgumentsAreRefused() throws {
    for arguments in [["--unknown"], ["--check", "more"]] {
      let result = try run(arguments)
      #expect(result.status == 2)
      #expect(result.errors == "usage: configuration [--check]\n")
    }
  }

  @Test func theDefaultFileIsNarrow() {
    let files = SourceFile.all(in: "packaging", endings: ["clavier.toml"])
    #expect(files.count == 1)
    for line in files.flatMap(\.lines) {
      #expect(line.count <= 90, "\(line)")
    }
  }
}
