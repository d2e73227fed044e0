// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import CoreSupport
import Foundation
import KeyboardCore
import KeyboardPlan
import TestSupport
import Testing
import Words

@Suite("The search for emojis on their pages")
struct EmojiQueryTests {
  private let data = PackageFiles.root.appending(path: "Tests/ClavierEmojiTests/Data")
  private let search = KeyboardAction.custom(named: "emojis:search")

  private func plan(
    _ text: String = "", names: [KeyboardLocale] = [.english, .german],
    words: [KeyboardLocale] = [.english], emojis: InstalledEmojis? = nil
  ) throws -> KeyboardPlan {
    let text = "output.layout = \"us\"\nkeyboard.device = \"phone\"\n\(text)"
    var lexicons = Lexicons()
    for locale in words {
      var builder = LexiconBuilder(language: locale.rawValue)
      builder.add(WordEntry("cat", rarity: 50))
      lexicons.set(try Lexicon(bytes: LexiconBytes(builder.bytes())), for: locale)
    }
    return try KeyboardPlan(
      try Configuration(toml: Array(text.utf8), named: "test"), lexicons: lexicons,
      emojis: emojis ?? InstalledEmojis(in: [data.path], namesIn: names))
  }

  /// Makes a driver with a panel that shows the keys below a strip, and inserts emojis.
  private func driver(_ plan: KeyboardPlan) -> CoreDriver {
    var driver = CoreDriver(plan)
    driver.send(.ready)
    let place = PanelPlace(
      area: Rect(minX: 0, minY: 0.6, maxX: 1, maxY: 1), pixels: Size(width: 390, height: 700),
      headroom: 0.2)
    driver.send(.panel(1, .place(place)))
    driver.send(.panel(1, .types(true)))
    driver.send(.panel(1, .field(PanelField(commits: true))))
    return driver
  }

  private func touch(
    _ point: Point, _ phase: Contact.Phase, on driver: inout CoreDriver,
    pause: Duration = .milliseconds(100)
  ) {
    let touch = Touch(contact: Contact.ID(rawValue: 1), phase: phase, point: point)
    driver.send(.touch(TouchFrame(time: driver.now, touches: [touch])))
    driver.answerInsertion(true)
    driver.wait(pause)
  }

  private func tap(_ point: Point, on driver: inout CoreDriver) {
    touch(point, .down, on: &driver)
    touch(point, .up, on: &driver)
  }

  /// Taps with a contact that the device loses for a moment at the end.
  private func tapLosingContact(_ point: Point, on driver: inout CoreDriver) {
    touch(point, .down, on: &driver)
    touch(point, .up, on: &driver, pause: .milliseconds(20))
    tap(point, on: &driver)
  }

  private func tap(_ actions: KeyboardAction..., on driver: inout CoreDriver) throws {
    for action in actions {
      let scene = driver.core.engine.scene
      let key = try #require(scene.frames.keys.first { $0.action == action })
      tap(key.touchFrame.center, on: &driver)
    }
  }

  /// Returns the middle of a part of the strip, counted from the left.
  private func place(_ index: Int, _ driver: borrowing CoreDriver) throws -> Point {
    let scene = driver.core.engine.scene
    let strip = try #require(scene.frames.toolbar)
    let width = strip.width / Double(scene.suggestions.count)
    return Point(x: strip.minX + (Double(index) + 0.5) * width, y: strip.center.y)
  }

  private func shown(_ driver: borrowing CoreDriver) -> [String] {
    driver.core.engine.scene.suggestions.map(\.title)
  }

  private func page(_ driver: borrowing CoreDriver) -> Keyboard.KeyboardType {
    driver.core.engine.keyboardType
  }

  private func hasKey(_ driver: inout CoreDriver) throws -> Bool {
    try tap(.keyboardType(.emojis), on: &driver)
    return driver.core.engine.scene.frames.keys.contains { $0.action == search }
  }

  @Test("Letters and Backspace edit only the query; a query without a match is shown alone")
  func query() throws {
    var driver = driver(try plan("words.learn = true"))
    try tap(.keyboardType(.emojis), search, on: &driver)
    var strip = shown(driver)
    #expect(strip == ["🔍"])
    try tap(.character("c"), .character("a"), .character("t"), on: &driver)
    strip = shown(driver)
    #expect(strip == ["cat|", "🐈", "🐱", "🐈‍⬛"])
    try tap(.space, .character("x"), on: &driver)
    strip = shown(driver)
    #expect(strip == ["cat x|"])
    try tap(.backspace, .backspace, .backspace, .backspace, .backspace, .backspace, on: &driver)
    strip = shown(driver)
    #expect(strip == ["🔍"])
    try tap(.keyboardType(.emojis), on: &driver)
    let (counts, text) = (driver.core.counts, driver.core.engine.text.tail)
    #expect(counts.characters == 0 && counts.spaces == 0 && counts.backspaces == 0)
    #expect(text.isEmpty)
    let typed = driver.insertedTexts
    #expect(typed.isEmpty)
    driver.expectNoProblem()
  }

  @Test("A tap types a found emoji and stays in the search; the emoji comes first afterwards")
  func found() throws {
    var driver = driver(try plan())
    try tap(.keyboardType(.emojis), search, on: &driver)
    try tap(.character("c"), .character("a"), .character("t"), on: &driver)
    let before = shown(driver)
    tap(try place(2, driver), on: &driver)
    let after = shown(driver)
    #expect(after == before)
    tap(try place(0, driver), on: &driver)
    tap(try place(1, driver), on: &driver)
    let typed = driver.insertedTexts
    #expect(typed == ["🐱", "🐈"])
    try tap(.backspace, on: &driver)
    let shorter = shown(driver).first
    #expect(shorter == "ca|")
    try tap(.keyboardType(.emojis), on: &driver)
    let (returned, text) = (page(driver), driver.core.engine.text.tail)
    #expect(returned == .emojis && text == "🐱🐈")
    try tap(.keyboardType(.alphabetic), .keyboardType(.emojis), on: &driver)
    let emojis = driver.core.engine.scene.frames.keys.map(\.action).filter(\.isEmojiAction)
    #expect(emojis.first == KeyboardAction.emoji("🐈"))
    driver.expectNoProblem()
  }

  @Test("A found emoji has the skin tone of the settings, or the one that was chosen for it")
  func tones() throws {
    for (chosen, found) in [(nil, "👋🏿"), ("👋🏻", "👋🏻")] as [(String?, String)] {
      var emojis = InstalledEmojis(in: [data.path], namesIn: [.english], skinTone: .dark)
      if let chosen { emojis.register(chosen) }
      var driver = driver(try plan(emojis: emojis))
      try tap(.keyboardType(.emojis), search, on: &driver)
      try tap(.character("w"), .character("a"), .character("v"), .character("i"), on: &driver)
      let strip = shown(driver)
      #expect(strip == ["wavi|", found])
    }
  }

  @Test("Return, another field, hiding and the end of a visit leave the search")
  func leaving() throws {
    var driver = driver(try plan())
    try tap(.keyboardType(.emojis), search, .character("c"), on: &driver)
    let keys = driver.core.engine.scene.frames.keys
    let key = try #require(keys.first { $0.action.isPrimaryAction })
    tap(key.touchFrame.center, on: &driver)
    var now = page(driver)
    #expect(now == .emojis)
    try tap(search, .character("c"), on: &driver)
    driver.send(.panel(1, .field(nil)))
    driver.send(.panel(1, .field(PanelField(commits: true))))
    now = page(driver)
    #expect(now == .emojis)
    try tap(search, .character("c"), on: &driver)
    driver.send(.hide)
    driver.send(.show)
    now = page(driver)
    #expect(now == .alphabetic)
    // A query would keep the space.
    try tap(.space, on: &driver)
    let spaces = driver.core.counts.spaces
    #expect(spaces == 1)
    try tap(.keyboardType(.emojis), search, .character("c"), on: &driver)
    driver.send(.forget)
    now = page(driver)
    let strip = shown(driver)
    #expect(now == .alphabetic && !strip.contains("c|"))
    let (counts, typed) = (driver.core.counts, driver.insertedTexts)
    #expect(counts.characters == 0 && counts.returns == 0 && typed.isEmpty)
    driver.expectNoProblem()
  }

  @Test("A contact that is lost for a moment presses no key that appears below it")
  func lostContact() throws {
    var driver = driver(try plan())
    try tap(.keyboardType(.emojis), on: &driver)
    let emojis = driver.core.engine.scene.frames.keys
    let glass = try #require(emojis.first { $0.action == search })
    tapLosingContact(glass.touchFrame.center, on: &driver)
    var now = page(driver)
    let strip = shown(driver)
    #expect(now == .alphabetic && strip == ["🔍"])
    let letters = driver.core.engine.scene.frames.keys
    let key = try #require(letters.first { $0.action.isPrimaryAction })
    tapLosingContact(key.touchFrame.center, on: &driver)
    now = page(driver)
    let backspaces = driver.core.counts.backspaces
    #expect(now == .emojis && backspaces == 0)
    driver.expectNoProblem()
  }

  @Test("A field for a password ends the search, and a finger on a found emoji types nothing")
  func secret() throws {
    var driver = driver(try plan())
    try tap(.keyboardType(.emojis), search, .character("c"), .character("a"), on: &driver)
    let point = try place(1, driver)
    touch(point, .down, on: &driver)
    let password = Keyboard.Field(purpose: .password)
    driver.send(.panel(1, .field(PanelField(password, commits: true))))
    touch(point, .up, on: &driver)
    let (now, strip, typed) = (page(driver), shown(driver), driver.insertedTexts)
    #expect(now == .alphabetic && strip.isEmpty && typed.isEmpty)
    driver.expectNoProblem()
  }

  @Test("Reports of the field's text do not change the query, and are known afterwards")
  func reports() throws {
    var driver = driver(try plan())
    try tap(.keyboardType(.emojis), search, .character("c"), on: &driver)
    driver.send(.panel(1, .text(TextContext(beforeInput: "Hi ", afterInput: ""))))
    let strip = shown(driver).first
    #expect(strip == "c|")
    try tap(.keyboardType(.emojis), on: &driver)
    let text = driver.core.engine.text.tail
    #expect(text == "Hi ")
    try tap(search, .character("c"), on: &driver)
    driver.send(.typedElsewhere)
    let same = shown(driver).first
    #expect(same == "c|")
    try tap(.keyboardType(.emojis), on: &driver)
    let isUnknown = driver.core.engine.text.isUnknown
    #expect(isUnknown)
  }

  @Test("The query stays for any time, and after a touch beside the keys")
  func staying() throws {
    var driver = driver(try plan())
    driver.send(.panel(1, .text(TextContext(beforeInput: "Hi ", afterInput: ""))))
    try tap(.keyboardType(.emojis), search, .character("c"), .character("a"), on: &driver)
    let before = shown(driver)
    driver.wait(.seconds(60))
    let later = shown(driver)
    #expect(later == before && before.count > 1)
    tap(Point(x: 195, y: -20), on: &driver)
    let after = shown(driver)
    #expect(after == before)
    try tap(.backspace, .backspace, on: &driver)
    tap(Point(x: 195, y: -20), on: &driver)
    let empty = shown(driver)
    #expect(empty == ["🔍"])
    try tap(.keyboardType(.emojis), on: &driver)
    // The touch has perhaps moved the cursor.
    let isUnknown = driver.core.engine.text.isUnknown
    #expect(isUnknown)
    driver.expectNoProblem()
  }

  @Test("A text of a program is typed into the field, and ends the search")
  func program() throws {
    var driver = driver(try plan())
    try tap(.keyboardType(.emojis), search, .character("c"), on: &driver)
    driver.type("hi")
    let (now, text) = (page(driver), driver.core.engine.text.tail)
    #expect(now == .emojis && text == "hi")
    driver.expectNoProblem()
  }

  @Test("In a language from right to left, the query is on the right")
  func rightToLeft() throws {
    var driver = driver(
      try plan("keyboard.locale = \"he-IL\"", names: [.english], words: [.hebrew]))
    try tap(.keyboardType(.emojis), search, .keyboardType(.numeric), on: &driver)
    try tap(.character("1"), .character("0"), .character("0"), on: &driver)
    let strip = shown(driver)
    #expect(strip == ["100|", "💯"])
    tap(try place(1, driver), on: &driver)
    tap(try place(0, driver), on: &driver)
    let typed = driver.insertedTexts
    #expect(typed == ["💯"])
    driver.expectNoProblem()
  }

  @Test("A long query shows its end, and its letters beyond the limit are dropped")
  func long() throws {
    var driver = driver(try plan())
    try tap(.keyboardType(.emojis), search, on: &driver)
    for _ in 0..<66 { try tap(.character("c"), on: &driver) }
    let strip = shown(driver)
    #expect(strip == ["…cccccc|"])
    for _ in 0..<63 { try tap(.backspace, on: &driver) }
    let first = shown(driver).first
    #expect(first == "c|")
  }

  @Test(
    "The search key needs a strip of suggestions, and names in the language or English",
    arguments: [
      ("", [.english], [.english], true), ("", [.german], [.english], false),
      ("", [], [.english], false), ("", [.english], [], false),
      ("keyboard.locale = \"de\"", [.english], [.german], true),
      ("words.suggestions = false", [.english], [.english], false),
      ("output.lockdown = \"kiosk\"", [.english], [.english], false),
    ] as [(String, [KeyboardLocale], [KeyboardLocale], Bool)])
  func offered(
    settings: String, names: [KeyboardLocale], words: [KeyboardLocale], isOffered: Bool
  ) throws {
    var driver = driver(try plan(settings, names: names, words: words))
    let hasKey = try hasKey(&driver)
    #expect(hasKey == isOffered)
  }
}
