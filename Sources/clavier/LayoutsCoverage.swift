// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierFiles
import ClavierKit
import ClavierSettings
import KeyOutput
import KeyboardPlan
import Linux

/// Tells which characters of the keyboards a receiver's layout can be sent, and how.
struct LayoutsCoverage: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Tells which characters of the keyboards can be typed on a receiver's layout.",
    discussion: """
      For each language that is asked for it counts the letters, signs and alternatives of all keyboards by \
      what they take: one chord; a sequence, such as a dead key and a letter; pieces, such as a letter and a \
      mark; another group of the layout's list; their number in Unicode. Then it names those that cannot be \
      typed. With a text it tells of the text's characters instead, and with --of of a layout's.

      Exit status: 0; 2 if there is no such layout, or the console cannot be asked.
      """)

  @Option(
    name: .long,
    help: "The receiver's XKB layout, or several, with variants after a colon: de, de:neo, us,ru.")
  var layout: String?

  @Flag(
    name: .long,
    help:
      "In place of a layout, the text console that is shown, by its own keymap; the group tty may ask it."
  )
  var console = false

  @Option(
    name: .long,
    help:
      "How characters are typed that the layout lacks: off, ctrlShiftU, altKeypad; auto is altKeypad on consoles.",
    transform: Self.unicodeInput)
  var unicodeInput = OutputSettings.UnicodeInput.auto

  @Option(name: .long, help: "The receiver's XKB options, such as grp:alt_shift_toggle.")
  var options = ""

  @Option(
    name: .customLong("compose"),
    help: "The locale by which the receiver composes dead keys; none if it does not.")
  var composeLocale = "en_US.UTF-8"

  @Option(
    name: .customLong("of"),
    help: "A layout, to tell of its characters in place of those of our keyboards, such as xkb:ru.")
  var keyboard: String?

  @Option(
    name: .customLong("locale"),
    help: "A language, as `clavier layouts locales` lists them; may be given again. Else en and de."
  )
  var locales: [KeyboardLocale] = []

  @OptionGroup var places: LayoutPlaces

  @Argument(help: "A text, to tell of its characters in place of those of our keyboards.")
  var words: [String] = []

  func validate() throws {
    guard (layout == nil) == console else {
      throw ValidationError("Give either --layout or --console.")
    }
    guard keyboard == nil || words.isEmpty else {
      throw ValidationError("Give either --of or a text.")
    }
  }

  func run() throws {
    let typist: Typist
    do {
      typist = try self.typist()
    } catch {
      Failure.report("\(error)")
      throw ExitCode(2)
    }
    if !console, typist.composes, let error = typist.keymap.composeError {
      Failure.report("\(error)")
    }
    print(row("", ["characters"] + Column.allCases.map(\.rawValue)))
    let tables = try self.tables()
    let counts = tables.map { ($0, Count($0.characters, typist)) }
    for (table, count) in counts { print(row(table.title, count.numbers)) }
    for (table, count) in counts where !count.impossible.isEmpty {
      let characters = count.impossible.map { String($0) }.joined(separator: " ")
      print("\(table.title), impossible: \(characters)")
    }
  }

  /// The characters to tell of.
  private func tables() throws -> [KeyboardCharacters] {
    if let keyboard {
      do {
        let layout = try places.directories.layoutOrKeymap(named: keyboard)
        return KeyboardCharacters.tables(
          of: layout.locale ?? .english, named: layout.name, layout.service)
      } catch {
        Failure.report("the layout is wrong\n\(error)")
        throw ExitCode(2)
      }
    }
    guard words.isEmpty else { return [KeyboardCharacters(ofText: words.joined())] }
    return (locales.isEmpty ? [.english, .german] : locales).flatMap { locale in
      KeyboardCharacters.tables(
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
      keymap = try Keymap(.names(names), composeLocale: composeLocale)
    } else {
      guard let console = try ShownConsole().keymap() else {
        throw ValidationError(
          "a program reads the keys of the console that is shown: give its --layout")
      }
      target = Target(.console(console), .console("the console"), settings)
      keymap = Keymap(console)
    }
    return Typist(
      keymap: keymap, composes: target.composes, unicodeInput: target.unicodeInput)
  }

  /// A line of the table.
  private func row(_ title: String, _ cells: [String]) -> String {
    let padded = cells.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }
    return title + String(repeating: " ", count: max(0, 16 - title.count)) + padded.joined()
  }
}

/// What a character can take.
private enum Column: String, CaseIterable {
  case chord, sequence, pieces, group, number, impossible

  init(_ way: KeyWay?) {
    switch way {
    case .chord: self = .chord
    case .sequence: self = .sequence
    case .pieces: self = .pieces
    case .otherGroup, .change: self = .group
    case .number: self = .number
    case nil: self = .impossible
    }
  }
}

/// How many characters take what.
private struct Count {
  var numbers: [String]
  var impossible: [Character]

  init(_ characters: [Character], _ typist: Typist) {
    let columns = characters.map { Column(typist.way(toType: $0)) }
    numbers =
      ["\(characters.count)"]
      + Column.allCases.map { column in "\(columns.count { $0 == column })" }
    impossible = zip(characters, columns).filter { $0.1 == .impossible }.map(\.0)
  }
}

/// The characters of all keyboards of a language, or those of a text.
struct KeyboardCharacters {
  /// What they are, such as "de letters".
  let title: String
  /// Each once, in the order of Unicode.
  let characters: [Character]

  private init(_ title: String, _ characters: Set<Character>) {
    self.title = title
    self.characters = characters.sorted()
  }

  /// Those of a text; its lines are for whoever reads it.
  init(ofText text: String) {
    self.init("text", Set(text.lazy.filter { !$0.isNewline }))
  }

  /// The letters, the signs, and what the lists of held keys offer beyond those.
  static func tables(
    of locale: KeyboardLocale, named name: String, _ service: any KeyboardLayoutService
  ) -> [KeyboardCharacters] {
    var letters: Set<Character> = []
    var signs: Set<Character> = []
    var alternatives: Set<Character> = []
    let lists = Callouts.StandardService.standard()
    for device in DeviceType.allCases {
      for type in [Keyboard.KeyboardType.alphabetic, .numeric, .symbolic] {
        for keyboardCase in [Keyboard.Case.lowercased, .uppercased] {
          let context = KeyboardContext(
            keyboardType: type, keyboardCase: keyboardCase, locale: locale, deviceType: device)
          let layout = service.keyboardLayout(for: context)
          for item in layout.itemRows.joined() {
            if type == .alphabetic {
              letters.formUnion(item.action.typed)
            } else {
              signs.formUnion(item.action.typed)
            }
            let list =
              item.calloutActions ?? lists.calloutActions(for: item.action, context: context)
            alternatives.formUnion(list.flatMap(\.typed))
          }
        }
      }
    }
    signs.subtract(letters)
    alternatives.subtract(letters.union(signs))
    return [("letters", letters), ("signs", signs), ("alternatives", alternatives)].map {
      KeyboardCharacters("\(name) \($0.0)", $0.1)
    }
  }
}

extension KeyboardAction {
  /// The characters that it types; emojis are for programs that take text as such.
  fileprivate var typed: [Character] {
    switch self {
    case .character(let text), .characterMargin(let text), .text(let text): Array(text)
    case .space: [" "]
    default: []
    }
  }
}
