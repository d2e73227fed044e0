// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierFiles
import ClavierKit
import KeyOutput
import KeyboardPlan

/// The `clavier layouts locales` command, which lists the languages with keyboards.
struct LayoutsLocales: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locales",
    abstract: "Lists the languages with a keyboard.",
    discussion: """
      Each line has the identifier for the configuration, the names, the arrangement of letters, and \
      the XKB layout. A query restricts the list to languages with this text in a name or \
      identifier.

      --typed also counts the letters that can be typed into the target that this machine's files \
      name. A panel may set another target for its fields.

      Exit status: 0 on success, 1 if no language matches, 2 if the configuration is wrong.
      """)

  @Flag(help: "Count the letters that can be typed into this machine's target.")
  var typed = false

  @Option(help: "The configuration's directory.")
  var config = ConfigurationFiles.standardDirectory

  @Argument(help: "A part of a name, native or English, or of an identifier.")
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
      throw Failure.exit(2, "the configuration is wrong\n\(error)")
    }
  }

  /// Returns the percentage of letters with keys, in both cases, rounded down.
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
