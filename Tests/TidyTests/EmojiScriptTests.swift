// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The files of emojis that scripts/emoji generates from Unicode's and CLDR's data.
@Suite(.enabled(if: Tier.runsRealTests))
struct EmojiScriptTests {
  private let data = SourceFile.root.appending(path: "Tests/ClavierEmojiTests/Data")

  private func run(_ arguments: [String]) throws -> Program.Result {
    try Program.run(SourceFile.root.appending(path: "scripts/emoji"), arguments)
  }

  @Test("The files in the tree are those that the script makes of the selection in its folder")
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

  @Test("Names are inherited as in CLDR, and each keyboard has the names of its own or first code")
  func parents() throws {
    let checks = """
      import importlib.machinery, importlib.util, sys
      loader = importlib.machinery.SourceFileLoader("emoji", sys.argv[1])
      emoji = importlib.util.module_from_spec(importlib.util.spec_from_loader("emoji", loader))
      loader.exec_module(emoji)
      chains = ['de', 'de de_CH', 'en en_001 en_GB', 'es es_419 es_MX', 'es es_ES', 'pt pt_PT',
                'sr_Latn sr_Latn_BA', 'sr sr_Cyrl sr_Cyrl_BA', 'zh_Hant zh_Hant_HK', 'no nb',
                'no nn']
      for chain in map(str.split, chains):
          if emoji.parents(chain[-1]) != chain: sys.exit(f'{emoji.parents(chain[-1])}')
      names = {'man: dark skin tone, beard': ('man: beard', [5]), 'flag: Chad': ('flag: Chad', []),
               'handshake: light skin tone, dark skin tone': ('handshake', [1, 5])}
      for name, parts in names.items():
          if emoji.neutral(name) != parts: sys.exit(f'{emoji.neutral(name)}')
      found = emoji.keyboards({'de', 'de-CH', 'he', 'nb', 'no', 'root', 'zh'})
      if found != ['de', 'de-CH', 'he', 'nb']: sys.exit(f'{found}')
      """
    let script = SourceFile.root.appending(path: "scripts/emoji").path
    let arguments = ["python3", "-B", "-c", checks, script]
    #expect(try Program.run(URL(filePath: "/usr/bin/env"), arguments).errors == "")
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
