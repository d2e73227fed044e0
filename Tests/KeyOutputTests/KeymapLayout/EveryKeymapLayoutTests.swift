// SPDX-License-Identifier: MIT

import ClavierKit
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import KeyOutput

/// The keyboards made of all installed layouts and variants.
///
/// Each has keys that fingers can hit, and each key types its label for a receiver with that
/// layout, read by an independent program.
///
/// Each layout is tried, and so each script. Of the variants, every sixteenth and those that need
/// an exception are tried. CLAVIER_ALL_KEYMAPS=1 tries all of them, in about a minute.
struct EveryKeymapLayoutTests {
  /// Layouts without anything to show, with the reasons.
  private static let withoutLetters = [
    "brai": "its keys are the dots of Braille, which programs put together",
    "custom": "it stands for a layout of the user's own, and has no file",
  ]

  /// Layouts whose AltGr latches, which no chord does: its characters are declared untypable.
  private static let withLatch: Set = ["xkb:cm(azerty)", "xkb:cm(dvorak)"]

  private static let catalog = InstalledKeymaps()

  /// The layouts in lots for parallel tests.
  private static let lots: [[KeymapNames]] = {
    let isWhole = ProcessInfo.processInfo.environment["CLAVIER_ALL_KEYMAPS"] == "1"
    let names = catalog.names.enumerated()
      .filter {
        isWhole || $0.element.variant.isEmpty || $0.offset.isMultiple(of: 16)
          || withLatch.contains(KeymapCatalog.Entry(names: $0.element, title: "").layoutName)
      }
      .map(\.element)
    return stride(from: 0, to: names.count, by: 12).map { Array(names[$0...].prefix(12)) }
  }()

  private static let counts = Mutex((layouts: 0, keys: 0, typed: 0, declared: 0, lots: 0))

  @Test func theMachinesListsAreComplete() {
    #expect(Self.catalog.names.count >= 570)
    #expect(Self.catalog.names.contains(KeymapNames(layout: "us", variant: "dvorak")))
    #expect(Set(Self.catalog.names).count == Self.catalog.names.count)
  }

  @Test(.enabled(if: Tier.runsSlowTests), arguments: lots)
  func everyKeyTypesItsLabel(names: [KeymapNames]) throws {
    var (layouts, keys, typed, declared) = (0, 0, 0, 0)
    for names in names {
      let name = KeymapCatalog.Entry(names: names, title: "").layoutName
      if Self.withoutLetters[names.layout] != nil {
        #expect(throws: KeymapError.self) { try KeymapLayout(named: name) }
        continue
      }
      let layout = try KeymapLayout(named: name)
      let texts = try KeymapLayoutTrial(layout).texts()
      let typing = try KeymapTypingTrial(layout, texts.own)
      #expect(typing.wrong.isEmpty, "\(name) types something else for \(typing.wrong)")
      // Some layouts have no Latin digits, which every keyboard and the computer's number pad show.
      let silent = typing.silent.filter { !"0123456789".contains($0) }
      #expect(
        silent.isEmpty || Self.withLatch.contains(name), "\(name) cannot type its own \(silent)")
      let offered = try KeymapTypingTrial(layout, texts.offered)
      #expect(offered.wrong.isEmpty, "\(name) types something else for \(offered.wrong)")
      layouts += 1
      keys += texts.keyCount
      typed += typing.typed + offered.typed
      declared += typing.silent.count + offered.silent.count
    }
    Self.counts.withLock { sum in
      sum.layouts += layouts
      sum.keys += keys
      sum.typed += typed
      sum.declared += declared
      sum.lots += 1
      guard sum.lots == Self.lots.count else { return }
      print(
        "xkb: \(sum.layouts) layouts, \(sum.keys) keys found by their middle; \(sum.typed) texts typed, "
          + "\(sum.declared) declared untypable")
    }
  }
}

/// The layouts and variants installed on the machine, including exotic ones.
struct InstalledKeymaps {
  let names: [KeymapNames]

  init() {
    let usual = KeymapCatalog.installed()?.entries.map(\.names) ?? []
    let path = "/usr/share/X11/xkb/rules/evdev.extras.xml"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    var exotic: [KeymapNames] = []
    var layout = ""
    var isVariant = false
    var isAwaited = false
    for line in text.split(separator: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line == "<layout>" { (isVariant, isAwaited) = (false, true) }
      if line == "<variant>" { (isVariant, isAwaited) = (true, true) }
      if line == "<optionList>" { break }
      guard isAwaited, line.hasPrefix("<name>"), line.hasSuffix("</name>") else { continue }
      isAwaited = false
      let name = String(line.dropFirst(6).dropLast(7))
      if !isVariant { layout = name }
      exotic.append(KeymapNames(layout: layout, variant: isVariant ? name : ""))
    }
    // Exotic variants are listed below layouts that the usual list has as well.
    names = usual + exotic.filter { !usual.contains($0) }
  }
}

/// Hit-tests each key of the keyboard's pages.
struct KeymapLayoutTrial {
  let service: KeymapLayoutService
  let layout: KeymapLayout

  init(_ layout: KeymapLayout) {
    self.layout = layout
    service = KeymapLayoutService(layout)
  }

  /// The texts of keys, and of their long-press alternatives.
  struct Texts {
    var own: Set<String> = []
    var offered: Set<String> = []
    var keyCount = 0
  }

  func texts() throws -> Texts {
    var texts = Texts()
    for (device, width) in [(DeviceType.phone, 390.0), (.tablet, 768), (.full, 1366)] {
      for type in [Keyboard.KeyboardType.alphabetic, .numeric, .symbolic] {
        for keyboardCase in [Keyboard.Case.lowercased, .uppercased] {
          let context = KeyboardContext(
            keyboardType: type, keyboardCase: keyboardCase,
            interfaceOrientation: device == .full ? .landscape : .portrait, deviceType: device)
          let made = service.keyboardLayout(for: context)
          let frames = KeyboardFrames(made, width: width)
          check(frames, width: width)
          texts.keyCount += frames.keys.count
          if device == .phone, type == .alphabetic { checkRows(made) }
          for item in made.itemRows.joined() { add(item, to: &texts) }
        }
      }
    }
    return texts
  }

  private func add(_ item: KeyboardLayout.Item, to texts: inout Texts) {
    switch item.action {
    case .character(let text): texts.own.insert(text)
    case .diacritic(let diacritic):
      texts.offered.formUnion(diacritic.replacements.values)
      texts.offered.insert(diacritic.char)
    default: break
    }
    for case .character(let text) in item.calloutActions ?? [] { texts.offered.insert(text) }
  }

  /// Checks that rows are adjacent without gaps, and that the centre of each key hits that key.
  ///
  /// All failures are reported at once, since a million expectations would each cost as much as
  /// their check.
  private func check(_ frames: KeyboardFrames, width: Double) {
    var wrong = frames.keys.isEmpty ? ["there is no key"] : []
    for (number, row) in frames.rows.enumerated() {
      let keys = frames.keys[row.keys]
      if keys.first?.touchFrame.minX != 0 || keys.last?.touchFrame.maxX != width {
        wrong.append("row \(number) is not as wide as the keyboard")
      }
      for (left, right) in zip(keys, keys.dropFirst())
      where left.touchFrame.maxX != right.touchFrame.minX {
        wrong.append("between \(left.action) and \(right.action) there is a gap")
      }
    }
    for (index, key) in frames.keys.enumerated() {
      let middle = Point(
        x: (key.touchFrame.minX + key.touchFrame.maxX) / 2,
        y: (key.touchFrame.minY + key.touchFrame.maxY) / 2)
      if frames.hitTest(middle) != index { wrong.append("\(key.action) is not in its middle") }
      if key.capFrame.width <= 5 {
        wrong.append("\(key.action) is \(key.capFrame.width) points wide")
      }
    }
    #expect(wrong.isEmpty, "\(layout.name): \(wrong.prefix(5))")
  }

  /// Checks that a phone has at most eleven letters in a row, and five rows of keys.
  private func checkRows(_ made: KeyboardLayout) {
    #expect((2...5).contains(made.itemRows.count), "\(layout.name)")
    for row in made.itemRows {
      let letters = row.count { if case .character = $0.action { true } else { false } }
      #expect(letters <= 11, "\(layout.name)")
    }
  }
}

/// Types texts for a composing receiver with the layout's keymap.
struct KeymapTypingTrial {
  private(set) var typed = 0
  /// The texts that were read differently.
  private(set) var wrong: [String] = []
  /// The texts declared impossible.
  private(set) var silent: [String] = []

  init(_ layout: KeymapLayout, _ texts: Set<String>) throws {
    let typist = Typist(
      keymap: try Keymap(.names(layout.names), composeLocale: "en_US.UTF-8"),
      composes: true)
    let reader = try #require(IndependentReader(layout.names, composing: "en_US.UTF-8"))
    let before = reader.situation
    for text in texts.sorted() {
      guard text.allSatisfy(typist.canEverType) else {
        silent.append(text)
        if !typist.keys(for: text).chords.isEmpty, text.count == 1 { wrong.append(text) }
        continue
      }
      let (chords, missing) = typist.keys(for: text)
      let read = reader.read(chords)
      // Canonically equal texts are the same character.
      if missing.isEmpty, read == text, reader.situation == before {
        typed += 1
      } else {
        wrong.append(text)
      }
    }
  }
}
