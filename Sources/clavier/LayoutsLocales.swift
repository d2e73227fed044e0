// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierFiles
import ClavierKit
import KeyOutput
import KeyboardPlan

/// Lists the languages that there are keyboards for.
struct LayoutsLocales: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locales",
    abstract: "Lists the languages that there are keyboards for.",
    discussion: """
      Each with its identifier for the configuration, its names, how its letters are arranged, and the XKB \
      layout that types them. With a part of a name only those that have it.

      With --typed also how many of its letters can be typed for whom keys are sent on this machine, as its \
      files say; a panel, of which they know nothing, may put others into fields.

      Exit status: 0; 1 if there is no such language; 2 if the configuration is wrong.
      """)

  @Flag(help: "Tell how many of the letters can be typed on this machine.")
  var typed = false

  @Option(help: "The configuration's directory.")
  var config = ConfigurationFiles.standardDirectory

  @Argument(help: "A part of a name, in the language itself or in English, or an identifier.")
  var query = ""

  func run() throws {
    let found = KeyboardLocale.allCases.filter { locale in
      locale.matches(query: query) || KeyboardLocale(rawValue: query) == locale
    }
    var plan = typed ? try self.plan() : nil
    for locale in found {
      plan?.updateReceiver(for: locale)
      print(line(locale) + (plan?.receiver.map { "; \(share(of: locale, $0.typist)) typed" } ?? ""))
    }
    if found.isEmpty { throw ExitCode(1) }
  }

  private func plan() throws -> KeyboardPlan {
    do {
      return try KeyboardPlan(ConfigurationFiles(directory: config))
    } catch {
      Failure.report("the configuration is wrong\n\(error)")
      throw ExitCode(2)
    }
  }

  /// How much of the letters with and without Shift there are keys for, rounded down.
  private func share(of locale: KeyboardLocale, _ typist: Typist) -> String {
    let letters = Set(locale.inputSet.rows.joined().flatMap { [$0.lowercased, $0.uppercased] })
    let count = letters.count { $0.allSatisfy(typist.canEverType) }
    return "\(count * 100 / max(letters.count, 1)) %"
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
