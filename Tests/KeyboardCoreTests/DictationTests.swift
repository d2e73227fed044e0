// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import CoreSupport
import KeyOutput
import KeyboardCore
import KeyboardPlan
import TestSupport
import Testing
import Words

@Suite("Dictation by a program that offers it")
struct DictationTests {
  private let program: UInt32 = 3

  private func plan(_ text: String = "", hasWords: Bool = false) throws -> KeyboardPlan {
    let text = """
      output.layout = "us"
      \(text)
      keyboard.device = "phone"
      keyboard.locales = ["en", "de"]
      """
    var lexicons = Lexicons()
    if hasWords {
      var builder = LexiconBuilder(language: "en")
      builder.add(WordEntry("cat", rarity: 50))
      lexicons.set(try Lexicon(bytes: LexiconBytes(builder.bytes())), for: .english)
    }
    return try KeyboardPlan(
      try Configuration(toml: Array(text.utf8), named: "test"), lexicons: lexicons)
  }

  /// Makes a driver with a panel that has room above the keys, and a program's offer.
  private func driver(_ text: String = "", hasWords: Bool = false) throws -> CoreDriver {
    var driver = CoreDriver(try plan(text, hasWords: hasWords))
    driver.send(.ready)
    let place = PanelPlace(
      area: Rect(minX: 0, minY: 0.6, maxX: 1, maxY: 1), pixels: Size(width: 390, height: 700),
      headroom: 0.2)
    driver.send(.panel(1, .place(place)))
    driver.send(.panel(1, .field(PanelField())))
    driver.send(.dictationOffer(program, [.english]))
    return driver
  }

  private func touch(_ point: Point, _ phase: Contact.Phase, on driver: inout CoreDriver) {
    let touch = Touch(contact: Contact.ID(rawValue: 1), phase: phase, point: point)
    driver.send(.touch(TouchFrame(time: driver.now, touches: [touch])))
    driver.wait(.milliseconds(100))
  }

  private func point(of action: KeyboardAction, _ driver: inout CoreDriver) throws -> Point {
    let scene = driver.currentScene()
    return try #require(scene.frames.keys.first { $0.action == action }).touchFrame.center
  }

  private func tap(_ action: KeyboardAction, on driver: inout CoreDriver) throws {
    let point = try point(of: action, &driver)
    touch(point, .down, on: &driver)
    touch(point, .up, on: &driver)
  }

  private func hasKey(_ driver: inout CoreDriver) -> Bool {
    driver.currentScene().frames.keys.contains { $0.action == .dictation }
  }

  private func report(_ report: Dictation.Report, to driver: inout CoreDriver) {
    driver.send(.dictation(program, report))
  }

  private func text(_ driver: borrowing CoreDriver) -> String { driver.core.engine.text.tail }

  /// Checks that the last dictation was cancelled, and that a later text is not typed.
  private func expectCancelled(_ driver: inout CoreDriver) {
    let requests = driver.dictationRequests
    #expect(requests.last == .cancel)
    let before = text(driver)
    report(.finalText("hello"), to: &driver)
    let after = text(driver)
    #expect(after == before)
  }

  @Test("There is a key only while the language is offered, and no key moves below a finger")
  func key() throws {
    var driver = try driver()
    var isThere = hasKey(&driver)
    #expect(isThere)
    driver.switchLanguage(to: .german)
    isThere = hasKey(&driver)
    #expect(!isThere)
    let point = try point(of: .character("Q"), &driver)
    touch(point, .down, on: &driver)
    driver.send(.dictationOffer(program, []))
    isThere = hasKey(&driver)
    #expect(!isThere)
    touch(point, .up, on: &driver)
    isThere = hasKey(&driver)
    #expect(isThere)
    let typed = text(driver)
    #expect(typed == "Q")
    driver.send(.dictationOffer(program, nil))
    isThere = hasKey(&driver)
    #expect(!isThere)
    let problem = driver.finish()
    #expect(problem == nil)
  }

  @Test("Without an offer a layout file's key is grey, and subscribers get its request")
  func layoutKey() throws {
    let folder = try TemporaryDirectory()
    try folder.write("output.layout = \"us\"\nkeyboard.layout = \"ours\"", to: "clavier.toml")
    try folder.write(
      """
      title = "Ours"
      extends = "phone"

      [[edit]]
      page = "alphabetic"
      row = "bottom"
      insert = "{dictation}"
      after = "{space}"
      """, to: "layouts/ours.toml")
    var driver = CoreDriver(try KeyboardPlan(ConfigurationFiles(directory: folder.path)))
    driver.send(.ready)
    var untypable = driver.untypableActions()
    #expect(untypable == [.dictation])
    try tap(.dictation, on: &driver)
    driver.send(.dictationOffer(program, []))
    untypable = driver.untypableActions()
    #expect(untypable.isEmpty)
    let count = driver.currentScene().frames.keys.count { $0.action == .dictation }
    #expect(count == 1)
    try tap(.dictation, on: &driver)
    let published = driver.publishedRequests
    #expect(published == [.dictation])
    let requests = driver.dictationRequests
    #expect(requests == [.start(localeIdentifier: "en")])
    let problem = driver.finish()
    #expect(problem == nil)
  }

  @Test("The key starts and stops the program; a partial text is shown, a final one typed")
  func texts() throws {
    var driver = try driver()
    try tap(.dictation, on: &driver)
    report(.state(.listening), to: &driver)
    report(.partialText("hel"), to: &driver)
    var scene = driver.currentScene()
    #expect(scene.suggestions.map(\.title) == ["● hel"])
    let pressed = scene.pressedKeys
    #expect(pressed.count == 1)
    #expect(pressed.first.map { scene.frames.keys[$0].action } == KeyboardAction.dictation)
    var typed = text(driver)
    #expect(typed.isEmpty)
    try tap(.dictation, on: &driver)
    report(.finalText(" hello "), to: &driver)
    driver.send(.dictation(program + 1, .finalText("other")))
    typed = text(driver)
    #expect(typed == "Hello")
    report(.state(.idle), to: &driver)
    scene = driver.currentScene()
    #expect(scene.suggestions.isEmpty && scene.pressedKeys.isEmpty)
    let requests = driver.dictationRequests
    #expect(requests == [.start(localeIdentifier: "en"), .stop])
    try tap(.backspace, on: &driver)
    typed = text(driver)
    #expect(typed.isEmpty)
    let problem = driver.finish()
    #expect(problem == nil)
  }

  @Test("A long text is typed in parts, even if its program ends")
  func parts() throws {
    var driver = try driver()
    try tap(.dictation, on: &driver)
    let words = Array(repeating: "word", count: 60).joined(separator: " ")
    report(.finalText(words), to: &driver)
    let first = text(driver)
    #expect((1...64).contains(first.count))
    // The program ends, but not its text.
    driver.send(.dictationOffer(program, nil))
    driver.wait(.seconds(8))
    let all = text(driver)
    let expected: String = "W" + words.dropFirst()
    #expect(all == expected)
    let problem = driver.finish()
    #expect(problem == nil)
  }

  @Test("A program's text that comes during a long text is typed after all its parts")
  func programTexts() throws {
    var driver = try driver()
    try tap(.dictation, on: &driver)
    let words = Array(repeating: "word", count: 60).joined(separator: " ")
    report(.finalText(words), to: &driver)
    report(.finalText("end"), to: &driver)
    driver.type("1")
    driver.wait(.milliseconds(200))
    driver.type("2")
    var isSent = driver.core.areKeysSent
    #expect(!isSent)
    driver.wait(.seconds(8))
    let all = text(driver)
    let expected: String = "W" + words.dropFirst() + "12 end"
    #expect(all == expected)
    isSent = driver.core.areKeysSent
    #expect(isSent)
    let problem = driver.finish()
    #expect(problem == nil)
  }

  @Test("A program's text that waits is typed if the dictation is cancelled, and lost on a reset")
  func cancelledTexts() throws {
    let ends: [(KeyboardCore.Event, String)] = [
      (.typedElsewhere, "1"), (.reset(hasOtherReceiver: true), ""),
    ]
    for (event, typed) in ends {
      var driver = try driver()
      try tap(.dictation, on: &driver)
      report(.finalText(Array(repeating: "word", count: 60).joined(separator: " ")), to: &driver)
      driver.type("1")
      driver.send(event)
      driver.wait(.seconds(5))
      let all = text(driver)
      #expect(all == typed)
      let isSent = driver.core.areKeysSent
      #expect(isSent)
      let problem = driver.finish()
      #expect(problem == nil)
    }
  }

  @Test("Backspace removes all parts of a text")
  func backspace() throws {
    var driver = try driver()
    try tap(.dictation, on: &driver)
    report(.finalText(Array(repeating: "word", count: 40).joined(separator: " ")), to: &driver)
    driver.wait(.seconds(5))
    report(.state(.idle), to: &driver)
    try tap(.backspace, on: &driver)
    let rest = text(driver)
    #expect(rest.isEmpty)
  }

  @Test("A touch on another key cancels, drops the rest of the text, and types")
  func touches() throws {
    var driver = try driver()
    try tap(.dictation, on: &driver)
    report(.finalText(Array(repeating: "word", count: 60).joined(separator: " ")), to: &driver)
    driver.wait(.milliseconds(200))
    try tap(.character("x"), on: &driver)
    let typed = text(driver)
    #expect(typed.hasSuffix("x") && typed.count < 200)
    driver.wait(.seconds(5))
    let later = text(driver)
    #expect(later == typed)
    expectCancelled(&driver)
  }

  @Test("A finger that slides from the key to another one types that, and cancels")
  func slides() throws {
    var driver = try driver()
    try tap(.dictation, on: &driver)
    let key = try point(of: .dictation, &driver)
    let letter = try point(of: .character("X"), &driver)
    touch(key, .down, on: &driver)
    touch(letter, .moved, on: &driver)
    touch(letter, .up, on: &driver)
    let typed = text(driver)
    #expect(typed == "X")
    let requests = driver.dictationRequests
    #expect(requests == [.start(localeIdentifier: "en"), .cancel])
  }

  @Test("A touch on the row of the partial text neither types nor cancels")
  func row() throws {
    var driver = try driver("panel.paste = true", hasWords: true)
    try tap(.dictation, on: &driver)
    driver.send(.panel(1, .clipboard("copied")))
    report(.partialText("hel"), to: &driver)
    // The suggestions are still there, but covered.
    let covered = driver.core.engine.scene.suggestions.map(\.text)
    #expect(covered.first == "copied")
    let scene = driver.currentScene()
    let row = try #require(scene.frames.toolbar)
    touch(row.center, .down, on: &driver)
    touch(row.center, .up, on: &driver)
    let requests = driver.dictationRequests
    #expect(requests == [.start(localeIdentifier: "en")])
    let typed = text(driver)
    #expect(typed.isEmpty)
  }

  @Test("Another field, another keyboard's key, hiding, a reset and the end of a visit cancel")
  func endings() throws {
    let events: [KeyboardCore.Event] = [
      .panel(1, .field(nil)), .typedElsewhere, .hide, .forget, .reset(hasOtherReceiver: false),
      .panel(1, .field(PanelField(Keyboard.Field(purpose: .password)))),
      .reload(try plan("output.lockdown = \"kiosk\"")), .panel(1, .place(nil)),
      .panelDisconnected(1),
    ]
    for event in events {
      var driver = try driver()
      try tap(.dictation, on: &driver)
      driver.send(event)
      expectCancelled(&driver)
      let problem = driver.finish()
      #expect(problem == nil)
    }
  }

  @Test("Another language and the end of the keyboard cancel")
  func languages() throws {
    var driver = try driver()
    try tap(.dictation, on: &driver)
    driver.switchLanguage(to: .german)
    expectCancelled(&driver)
    driver.switchLanguage(to: .english)
    try tap(.dictation, on: &driver)
    driver.send(.stop)
    let start = Dictation.Request.start(localeIdentifier: "en")
    let requests = driver.dictationRequests
    #expect(requests == [start, .cancel, start, .cancel])
  }

  @Test("The end of the program ends its dictation, and takes its key")
  func programEnd() throws {
    var driver = try driver()
    try tap(.dictation, on: &driver)
    report(.partialText("hel"), to: &driver)
    driver.send(.dictationOffer(program, nil))
    let scene = driver.currentScene()
    #expect(scene.suggestions.isEmpty && scene.pressedKeys.isEmpty)
    let isThere = hasKey(&driver)
    #expect(!isThere)
    let requests = driver.dictationRequests
    #expect(requests == [.start(localeIdentifier: "en")])
    let problem = driver.finish()
    #expect(problem == nil)
  }

  @Test("Lost contacts and modifiers of other keyboards do not cancel")
  func otherEvents() throws {
    var driver = try driver()
    try tap(.dictation, on: &driver)
    driver.send(.cancel)
    driver.send(.heldKeys([.leftControl]))
    driver.send(.heldKeys([]))
    let requests = driver.dictationRequests
    #expect(requests == [.start(localeIdentifier: "en")])
  }

  @Test("The keys of other keyboards are read while a program dictates, whatever the text")
  func listening() throws {
    var driver = try driver()
    driver.send(.typedElsewhere)
    var isListening = driver.core.isListeningToKeyboards
    #expect(!isListening)
    try tap(.dictation, on: &driver)
    isListening = driver.core.isListeningToKeyboards
    #expect(isListening)
    report(.state(.idle), to: &driver)
    isListening = driver.core.isListeningToKeyboards
    #expect(!isListening)
  }

  @Test("The same field, reported again after an insertion, does not cancel")
  func repeatedField() throws {
    var driver = try driver()
    try tap(.dictation, on: &driver)
    report(.finalText("hello"), to: &driver)
    driver.send(.panel(1, .field(PanelField())))
    let requests = driver.dictationRequests
    #expect(requests == [.start(localeIdentifier: "en")])
  }

  @Test("A key that waits for a text starts nothing if the keyboard is hidden meanwhile")
  func hiddenStart() throws {
    var driver = try driver()
    driver.send(.panel(1, .field(PanelField(commits: true))))
    driver.type("Ж")
    try tap(.dictation, on: &driver)
    driver.send(.hide)
    driver.answerInsertion(true)
    let requests = driver.dictationRequests
    #expect(requests.isEmpty)
    let problem = driver.finish()
    #expect(problem == nil)
  }

  @Test("Texts that wait for a held key are typed after it is lifted")
  func heldKeys() throws {
    var driver = try driver()
    try tap(.dictation, on: &driver)
    driver.send(.heldKeys([.leftControl]))
    report(.finalText("one"), to: &driver)
    report(.finalText("two"), to: &driver)
    driver.send(.heldKeys([]))
    let typed = text(driver)
    #expect(typed == "One two")
    let problem = driver.finish()
    #expect(problem == nil)
  }

  @Test("A minute without a text cancels")
  func timeout() throws {
    var driver = try driver()
    try tap(.dictation, on: &driver)
    driver.wait(.seconds(40))
    report(.partialText("a"), to: &driver)
    driver.wait(.seconds(40))
    let requests = driver.dictationRequests
    #expect(requests == [.start(localeIdentifier: "en")])
    driver.wait(.seconds(20))
    expectCancelled(&driver)
  }

  @Test("A program that hangs loses the key after a minute, until it reports again")
  func hanging() throws {
    var driver = try driver()
    try tap(.dictation, on: &driver)
    try tap(.character("X"), on: &driver)
    // The touch has cancelled, and is typed at once.
    var isThere = hasKey(&driver)
    #expect(isThere)
    let typed = text(driver)
    #expect(typed == "X")
    try tap(.dictation, on: &driver)
    driver.wait(.seconds(61))
    isThere = hasKey(&driver)
    #expect(!isThere)
    report(.state(.listening), to: &driver)
    isThere = hasKey(&driver)
    #expect(isThere)
    let requests = driver.dictationRequests
    let start = Dictation.Request.start(localeIdentifier: "en")
    #expect(requests == [start, .cancel, start, .cancel])
    let problem = driver.finish()
    #expect(problem == nil)
  }

  @Test("In a secret field and under lockdown there is no key")
  func refusals() throws {
    var driver = try driver()
    driver.send(.panel(1, .field(PanelField(Keyboard.Field(purpose: .password)))))
    var isThere = hasKey(&driver)
    #expect(!isThere)
    driver.send(.panel(1, .field(PanelField())))
    isThere = hasKey(&driver)
    #expect(isThere)
    var kiosk = try self.driver("output.lockdown = \"kiosk\"")
    isThere = hasKey(&kiosk)
    #expect(!isThere)
    let problem = kiosk.finish()
    #expect(problem == nil)
  }

  @Test("A program that floods with texts has at most a few minutes of them typed")
  func flood() throws {
    var driver = try driver()
    try tap(.dictation, on: &driver)
    for _ in 0..<100 { report(.finalText(String(repeating: "a", count: 4096)), to: &driver) }
    // 16 kB at a hundred letters a second.
    driver.wait(.seconds(240))
    let isTyped = driver.core.areKeysSent
    #expect(isTyped)
    let problem = driver.finish()
    #expect(problem == nil)
  }
}
