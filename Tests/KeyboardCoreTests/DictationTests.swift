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

@Suite("Dictation by a program that offers it")
struct DictationTests: DictationSuite {
  @Test("The dictation key needs an offer for the language; no key moves under a finger")
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
    driver.expectNoProblem()
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
    driver.expectNoProblem()
  }

  @Test("The dictation key starts and stops the program; partial text is shown, final text typed")
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
    driver.expectNoProblem()
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
    driver.expectNoProblem()
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
    #expect(all == "W\(words.dropFirst())12 end")
    isSent = driver.core.areKeysSent
    #expect(isSent)
    driver.expectNoProblem()
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
      driver.expectNoProblem()
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

  @Test("An offer that comes or ends keeps the suggestions, also as a finger lifts")
  func suggestions() throws {
    var driver = try driver(hasWords: true)
    try tap(.character("C"), on: &driver)
    let before = driver.currentScene().suggestions.map(\.text)
    #expect(!before.isEmpty)
    driver.send(.dictationOffer(program, nil))
    let withoutOffer = driver.currentScene().suggestions.map(\.text)
    #expect(withoutOffer == before)
    let point = try point(of: .character("a"), &driver)
    touch(point, .down, on: &driver)
    driver.send(.dictationOffer(program, []))
    touch(point, .up, on: &driver)
    let isThere = hasKey(&driver)
    #expect(isThere)
    let lifted = driver.currentScene().suggestions.map(\.text)
    #expect(!lifted.isEmpty)
    let problem = driver.finish()
    #expect(problem == nil)
  }

  /// Makes a driver whose key for dictation was used while a panel inserts a text.
  private func waitingDriver() throws -> CoreDriver {
    var driver = try driver()
    driver.send(.panel(1, .field(PanelField(commits: true))))
    driver.type("Ж")
    try tap(.dictation, on: &driver)
    return driver
  }

  @Test("A key press that waits for a text is dropped if the keyboard is hidden meanwhile")
  func hiddenStart() throws {
    var driver = try waitingDriver()
    driver.send(.hide)
    driver.send(.show)
    driver.answerInsertion(true)
    let requests = driver.dictationRequests
    #expect(requests.isEmpty)
    driver.expectNoProblem()
  }

  @Test("A press that waits for a text starts the program, unless another key is pressed meanwhile")
  func lateStart() throws {
    var driver = try waitingDriver()
    driver.answerInsertion(true)
    var requests = driver.dictationRequests
    #expect(requests == [.start(localeIdentifier: "en")])
    driver = try waitingDriver()
    try tap(.character("x"), on: &driver)
    driver.answerInsertion(true)
    requests = driver.dictationRequests
    #expect(requests.isEmpty)
    driver.expectNoProblem()
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
    driver.expectNoProblem()
  }

  @Test("In a secret field and under lockdown, there is no dictation key")
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
    kiosk.expectNoProblem()
  }

  @Test("Of a flood of texts from a program, at most a few minutes are typed")
  func flood() throws {
    var driver = try driver()
    try tap(.dictation, on: &driver)
    for _ in 0..<100 { report(.finalText(String(repeating: "a", count: 4096)), to: &driver) }
    // 16 kB at 46 letters a second.
    driver.wait(.seconds(400))
    let isTyped = driver.core.areKeysSent
    #expect(isTyped)
    driver.expectNoProblem()
  }
}
