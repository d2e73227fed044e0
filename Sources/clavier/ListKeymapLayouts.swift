// SPDX-License-Identifier: MIT

import ArgumentParser
import KeyOutput

/// The `clavier layouts xkb` command, which lists the XKB layouts that can be keyboards.
struct ListKeymapLayouts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "xkb",
    abstract: "Lists the XKB layouts, each of which can be a keyboard.",
    discussion: """
      Each line has a name for keyboard.layout and a description. Words restrict the list to lines \
      that contain all of them, ignoring case:

        clavier layouts xkb dvorak
        clavier layouts show "xkb:us(dvorak)"

      Exit status: 0 on success, 1 if no line matches or no layouts are installed.
      """)

  @Argument(help: "Words to search for.")
  var words: [String] = []

  func run() throws {
    guard let catalog = KeymapCatalog.installed() else {
      throw Failure.exit(1, "\(KeymapCatalog.path) cannot be read: install the package xkb-data")
    }
    let wanted = words.map { $0.lowercased() }
    let found = catalog.entries.filter { entry in
      let text = "\(entry.layoutName) \(entry.title)".lowercased()
      return wanted.allSatisfy { word in text.indices.contains { text[$0...].hasPrefix(word) } }
    }
    guard !found.isEmpty else {
      throw Failure.exit(1, "no XKB layout matches \(words.joined(separator: " "))")
    }
    for entry in found {
      let padding = String(repeating: " ", count: max(1, 28 - entry.layoutName.count))
      print(entry.layoutName + padding + entry.title)
    }
  }
}
