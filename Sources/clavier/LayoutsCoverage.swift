// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierFiles
import ClavierKit
import ClavierSettings
import KeyOutput
import KeyboardPlan
import Linux

/// The `clavier layouts coverage` command.
///
/// The command reports which characters can be typed with a receiver's layout, and by which means.
struct LayoutsCoverage: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Counts the keyboards' characters that can be typed on a receiver's layout.",
    discussion: """
      Letters, signs and long-press alternatives of each language are counted by route: one chord; a \
      sequence, such as a dead key and a letter; pieces, such as a letter and a mark; another group; \
      the Unicode number. Characters without a route are listed. A text or --of selects other \
      characters.

      Exit status: 0 on success, 2 if the layout is unknown or the console cannot be read.
      """)

  @Option(
    name: .long,
    help: "The receiver's XKB layout, such as de or de:neo, or several, such as us,ru.")
  var layout: String?

  @Flag(
    name: .long,
    help:
      "The keymap of the active text console, in place of a layout. Requires root or the group tty."
  )
  var console = false

  @Option(
    name: .long,
    help:
      "The method for characters outside the layout: auto, off, ctrlShiftU or altKeypad.",
    transform: Self.unicodeInput)
  var unicodeInput = OutputSettings.UnicodeInput.auto

  @Option(name: .long, help: "The receiver's XKB options, such as grp:alt_shift_toggle.")
  var options = ""

  @Option(
    name: .customLong("compose"),
    help: "The locale of the receiver's dead keys; none is a receiver without composition.")
  var composeLocale = "en_US.UTF-8"

  @Option(
    name: .customLong("of"),
    help: "A layout whose characters are counted, such as xkb:ru.")
  var keyboard: String?

  @Option(
    name: .customLong("locale"),
    help: "A language to count, from `clavier layouts locales`. May be repeated. Default: en, de."
  )
  var locales: [KeyboardLocale] = []

  @OptionGroup var places: LayoutDirectoryOptions

  @Argument(help: "A text whose characters are counted.")
  var words: [String] = []

  func validate() throws {
    guard (layout == nil) == console else {
      throw ValidationError("Give either --layout or --console.")
    }
    guard keyboard == nil || words.isEmpty else {
      throw ValidationError("Give either --of or a text.")
    }
    guard locales.isEmpty || (keyboard == nil && words.isEmpty) else {
      throw ValidationError("--locale excludes --of and a text, which are counted in its place.")
    }
    guard !console || options.isEmpty else {
      throw ValidationError("--options requires --layout; a console's keymap has none.")
    }
  }

  func run() throws {
    let typist: Typist
    do {
      typist = try self.typist()
    } catch {
      throw Failure.exit(2, "\(error)")
    }
    if !console, typist.composes, let error = typist.keymap.composeError {
      Failure.report("\(error)")
    }
    print(row("", ["characters"] + Column.allCases.map(\.rawValue)))
    let tables = try self.tables()
    let counts = tables.map { ($0, Count($0.characters, typist)) }
    for (table, count) in counts { print(row(table.title, count.numbers)) }
    var composing = typist
    composing.composes = true
    for (table, count) in counts where !count.impossible.isEmpty {
      let isTypable = composing.canEverType
      Self.list("\(table.title), impossible without dead keys", count.impossible.filter(isTypable))
      Self.list("\(table.title), impossible", count.impossible.filter { !isTypable($0) })
    }
  }

  /// Returns the characters to report on.
  private func tables() throws -> [CharacterTable] {
    if let keyboard {
      do {
        let layout = try places.directories.layoutOrKeymap(named: keyboard)
        return CharacterTable.tables(
          of: layout.locale ?? .english, named: layout.name, layout.service)
      } catch {
        throw Failure.exit(2, "the layout is wrong\n\(error)")
      }
    }
    guard words.isEmpty else { return [CharacterTable(ofText: words.joined())] }
    return (locales.isEmpty ? [.english, .german] : locales).flatMap { locale in
      CharacterTable.tables(
        of: locale, named: locale.rawValue, KeyboardLayout.StandardService())
    }
  }

  private static func unicodeInput(_ word: String) throws -> OutputSettings.UnicodeInput {
    guard let input = OutputSettings.UnicodeInput(rawValue: word) else {
      let words = OutputSettings.UnicodeInput.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("There is no \"\(word)\"; there are \(words).")
    }
    return input
  }

  private func typist() throws -> Typist {
    var settings = OutputSettings()
    settings.unicodeInput = unicodeInput
    settings.hasDeadKeys = composeLocale != "none"
    let target: Target
    let keymap: Keymap
    if let layout {
      let parts = layout.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let names = KeymapNames(
        layout: String(parts.first ?? ""), variant: parts.count > 1 ? String(parts[1]) : "",
        options: options)
      target = Target(.layouts(names), .configuration, settings)
      keymap = try Keymap(
        .names(names), composeLocale: settings.hasDeadKeys ? composeLocale : nil)
    } else {
      guard let console = try ActiveConsole().keymap() else {
        throw ValidationError(
          "a program reads the keys of the console that is shown: give its --layout")
      }
      target = Target(.console(console), .console("the console"), settings)
      keymap = Keymap(console)
    }
    return Typist(
      keymap: keymap, composes: target.composes, unicodeInput: target.unicodeInput)
  }

  /// Prints a list of characters, if there are any.
  private static func list(_ title: String, _ characters: [Character]) {
    guard !characters.isEmpty else { return }
    print("\(title): \(characters.map { String($0) }.joined(separator: " "))")
  }

  /// Formats a line of the table.
  private func row(_ title: String, _ cells: [String]) -> String {
    let padded = cells.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }
    return title + String(repeating: " ", count: max(0, 16 - title.count)) + padded.joined()
  }
}

/// The means of typing a character.
private enum Column: String, CaseIterable {
  case chord, sequence, pieces, group, number, impossible

  init(_ route: TypingRoute?) {
    switch route {
    case .chord: self = .chord
    case .sequence: self = .sequence
    case .pieces: self = .pieces
    case .otherGroup, .change: self = .group
    case .number: self = .number
    case nil: self = .impossible
    }
  }
}

/// The number of characters for each means.
private struct Count {
  var numbers: [String]
  var impossible: [Character]

  init(_ characters: [Character], _ typist: Typist) {
    let columns = characters.map { Column(typist.route(toType: $0)) }
    numbers =
      ["\(characters.count)"]
      + Column.allCases.map { column in "\(columns.count { $0 == column })" }
    impossible = zip(characters, columns).filter { $0.1 == .impossible }.map(\.0)
  }
}

/// Characters with a title, such as "de letters".
struct CharacterTable {
  let title: String
  /// The characters in Unicode order, without duplicates.
  let characters: [Character]

  private init(_ title: String, _ characters: [Character]) {
    self.title = title
    self.characters = characters
  }

  /// Collects the characters of a text, without its line breaks.
  init(ofText text: String) {
    self.init("text", Set(text.lazy.filter { !$0.isNewline }).sorted())
  }

  /// Collects the letters, the signs, and the further characters of callouts on all devices.
  static func tables(
    of locale: KeyboardLocale, named name: String, _ service: any KeyboardLayoutService
  ) -> [CharacterTable] {
    let characters = KeyboardCharacters(
      of: service, for: KeyboardContext(locale: locale), on: DeviceType.allCases)
    return [
      CharacterTable("\(name) letters", characters.letters),
      CharacterTable("\(name) signs", characters.signs),
      CharacterTable("\(name) alternatives", characters.alternatives),
    ]
  }
}
