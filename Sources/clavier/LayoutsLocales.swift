// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierKit

/// Lists the languages that there are keyboards for.
struct LayoutsLocales: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locales",
    abstract: "Lists the languages that there are keyboards for.",
    discussion: """
      Each with its identifier for the configuration, its names, how its letters are arranged, and the XKB \
      layout that types them. With a part of a name only those that have it.

      Exit status: 0; 1 if there is no such language.
      """)

  @Argument(help: "A part of a name, in the language itself or in English, or an identifier.")
  var query = ""

  func run() throws {
    let found = KeyboardLocale.allCases.filter { locale in
      locale.matches(query: query) || KeyboardLocale(rawValue: query) == locale
    }
    for locale in found { print(line(locale)) }
    if found.isEmpty { throw ExitCode(1) }
  }

  private func line(_ locale: KeyboardLocale) -> String {
    let padding = String(repeating: " ", count: max(1, 10 - locale.rawValue.count))
    let names =
      locale.englishName == locale.localizedName
      ? locale.englishName : "\(locale.englishName) (\(locale.localizedName))"
    let others = locale.variants.isEmpty ? "" : ", also \(locale.variants.joined(separator: ", "))"
    let layout = locale.computerLayout.map { "; \($0)" } ?? ""
    return locale.rawValue + padding + "\(names); \(locale.layoutKind)\(others)\(layout)"
  }
}
