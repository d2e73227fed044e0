// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import TestSupport
import Testing
import Words

@testable import KeyboardPlan

struct LexiconTests {
  /// Returns the bytes of a lexicon with a few words.
  private func bytes(_ language: String = "en", _ words: [String] = ["the", "then"]) -> [UInt8] {
    var builder = LexiconBuilder(language: language)
    for word in words { builder.add(WordEntry(word, rarity: 60)) }
    return builder.bytes()
  }

  private func files(_ directories: String...) -> LexiconFiles {
    var files = LexiconFiles()
    files.directories = directories
    return files
  }

  @Test("The first directory with a lexicon of the language is used")
  func firstDirectory() throws {
    let own = try TemporaryDirectory()
    let installed = try TemporaryDirectory()
    try own.write(bytes("en", ["own"]), to: "en.words")
    try installed.write(bytes("en", ["installed"]), to: "en.words")
    let both = try files(own.path, installed.path).lexicon(for: .english)
    #expect(both?.contains("own") == true)
    let second = try files("\(own.path)/none", installed.path).lexicon(for: .english)
    #expect(second?.contains("installed") == true)
  }

  @Test("A regional language has its own words, or those of its language")
  func regions() throws {
    let directory = try TemporaryDirectory()
    let brazil = try #require(KeyboardLocale(rawValue: "pt-BR"))
    let files = files(directory.path)
    #expect(try files.lexicon(for: brazil) == nil)
    try directory.write(bytes("pt", ["autocarro"]), to: "pt.words")
    #expect(try files.lexicon(for: brazil)?.contains("autocarro") == true)
    try directory.write(bytes("pt-BR", ["ônibus"]), to: "pt-BR.words")
    #expect(try files.lexicon(for: brazil)?.contains("ônibus") == true)
  }

  @Test("A damaged lexicon is refused with its path, and those of other languages are loaded")
  func damaged() throws {
    let directory = try TemporaryDirectory()
    var damaged = bytes()
    damaged[damaged.count - 1] ^= 0xFF
    try directory.write(damaged, to: "en.words")
    try directory.write(bytes("de", ["und"]), to: "de.words")
    let lexicons = Lexicons(files(directory.path), for: [.english, .german, .french])
    #expect(lexicons[.english] == nil)
    #expect(lexicons[.german]?.contains("und") == true)
    #expect(lexicons.missing == [.french])
    #expect(lexicons.failures.map(\.description).count == 1)
    let message = try #require(lexicons.failures.first).description
    #expect(message.hasPrefix("\(directory.path)/en.words: "))
    #expect(message.contains("clavier words import"))
  }

  @Test("Damaged pairs are reported with their own consequence, and the lexicon is used")
  func damagedPairs() throws {
    let directory = try TemporaryDirectory()
    try directory.write(bytes(), to: "en.words")
    try directory.write(bytes(), to: "en.pairs")
    let lexicons = Lexicons(files(directory.path), for: [.english])
    #expect(lexicons[.english]?.contains("the") == true)
    let message = try #require(lexicons.failures.first).description
    #expect(message.hasPrefix("\(directory.path)/en.pairs: "))
    #expect(message.contains("after a word") && !message.contains("under the finger"))
  }

  @Test(
    "Words weigh taps on devices for sentences, unless the configuration turns it off",
    arguments: [
      (true, DeviceType.phone, "the"), (false, DeviceType.phone, "thr"),
      (true, DeviceType.terminal, "thr"), (true, DeviceType.full, "thr"),
    ])
  func weighting(isOn: Bool, device: DeviceType, text: String) throws {
    var configuration = Configuration()
    configuration.words.weighsTaps = isOn
    configuration.keyboard.device = device
    configuration.engine.isAutocapitalizationEnabled = false
    var lexicons = Lexicons()
    lexicons.set(try Lexicon(bytes: LexiconBytes(bytes())), for: .english)
    let plan = try KeyboardPlan(configuration, lexicons: lexicons)
    let shape = plan.shape(aspectRatio: nil, areaWidth: nil, in: .english)
    #expect(typed(on: shape) == text)
  }

  @Test(
    "The offset of a hand is learned, unless the configuration turns it off",
    arguments: [true, false])
  func learnedOffset(isOn: Bool) throws {
    var configuration = Configuration()
    configuration.words.learnsOffset = isOn
    configuration.engine.isAutocapitalizationEnabled = false
    // After th, e is 16 times as probable as r.
    var builder = LexiconBuilder(language: "en")
    builder.add(WordEntry("the", rarity: 10))
    builder.add(WordEntry("three", rarity: 40))
    var lexicons = Lexicons()
    lexicons.set(try Lexicon(bytes: LexiconBytes(builder.bytes())), for: .english)
    let plan = try KeyboardPlan(configuration, lexicons: lexicons)
    var engine = plan.shape(aspectRatio: nil, areaWidth: nil, in: .english).keyboard
    let right = ["t", "h", "e", "r", "e"].map { ($0, 0.2) }
    for round in 0..<150 { _ = text(of: right, at: Int64(round) * 10_000_000, on: &engine) }
    let typed = text(of: [("t", 0), ("h", 0), ("r", -0.25)], at: 2_000_000_000, on: &engine)
    #expect(typed == (isOn ? "the" : "thr"))
  }

  /// Returns the text of taps on t and h, and between e and r, closer to r.
  private func typed(on shape: KeyboardShape) -> String {
    var engine = shape.keyboard
    return text(of: [("t", 0), ("h", 0), ("r", -0.42)], at: 0, on: &engine)
  }

  /// Returns the text of taps in a new field, each beside the middle of a key, in widths of it.
  private func text(
    of taps: [(String, Double)], at start: Int64, on engine: inout KeyboardEngine
  ) -> String {
    let frames = engine.pages[.alphabetic, .lowercased]
    var text = ""
    _ = engine.handle(.newField(Keyboard.Field(), Timestamp(microseconds: start)))
    for (number, (letter, dx)) in taps.enumerated() {
      guard let key = frames.keys.first(where: { $0.action == .character(letter) }) else {
        continue
      }
      let center = key.capFrame.center
      let point = Point(x: center.x + dx * key.touchFrame.width, y: center.y)
      for phase in [Contact.Phase.down, .up] {
        let time = start + Int64(number + 1) * 400_000 + (phase == .up ? 60_000 : 0)
        let touch = Touch(contact: Contact.ID(rawValue: 1), phase: phase, point: point)
        let frame = TouchFrame(time: Timestamp(microseconds: time), touches: [touch])
        for effect in engine.handle(.touch(frame)).effects {
          if case .insertText(let inserted) = effect { text += inserted }
        }
      }
    }
    return text
  }
}
