// SPDX-License-Identifier: MIT

import ArgumentParser
import KeyOutput

/// Lists the layouts of XKB, of each of which a keyboard can be made.
struct ListKeymapLayouts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "xkb",
    abstract: "Lists the layouts of XKB, each of which can be a keyboard.",
    discussion: """
      Each line is a name for keyboard.layout, and what people call the layout. With words only those lines \
      are listed that have all of them, in capitals or not:

        clavier layouts xkb dvorak
        clavier layouts show "xkb:us(dvorak)"

      Exit status: 0; 1 if nothing has these words, or no layouts are installed.
      """)

  @Argument(help: "Words to search for.")
  var words: [String] = []

  func run() throws {
    guard let catalog = KeymapCatalog.installed() else {
      Failure.report("\(KeymapCatalog.path) cannot be read: install the package xkb-data")
      throw ExitCode(1)
    }
    let wanted = words.map { $0.lowercased() }
    let found = catalog.entries.filter { entry in
      let text = "\(entry.layoutName) \(entry.title)".lowercased()
      return wanted.allSatisfy { text.contains($0) }
    }
    guard !found.isEmpty else {
      Failure.report("no layout of XKB has \(words.joined(separator: " ")) in its name")
      throw ExitCode(1)
    }
    for entry in found {
      let padding = String(repeating: " ", count: max(1, 28 - entry.layoutName.count))
      print(entry.layoutName + padding + entry.title)
    }
  }
}
