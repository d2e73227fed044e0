// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import CoreSupport
import KeyOutput
import KeyboardCore
import KeyboardPlan
import Testing

@Suite("The end of a dictation")
struct DictationEndTests: DictationSuite {
  @Test("A touch on another key cancels dictation, drops the rest of the text, and types")
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

  @Test("A finger that slides from the dictation key to another key types it and cancels")
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

  @Test("A new field, another keyboard's key, hiding, a reset and a visit's end cancel dictation")
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
      driver.expectNoProblem()
    }
  }

  @Test("Another language and the end of the keyboard cancel dictation")
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

  @Test("The end of the program ends its dictation, and removes its key")
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
    driver.expectNoProblem()
  }

  @Test("Lost contacts and modifiers of other keyboards do not cancel dictation")
  func otherEvents() throws {
    var driver = try driver()
    try tap(.dictation, on: &driver)
    driver.send(.cancel)
    driver.send(.heldKeys([.leftControl]))
    driver.send(.heldKeys([]))
    let requests = driver.dictationRequests
    #expect(requests == [.start(localeIdentifier: "en")])
  }

  @Test("While a program dictates, other keyboards are read, whatever the text")
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

  @Test("The same field, reported again after an insertion, does not cancel dictation")
  func repeatedField() throws {
    var driver = try driver()
    try tap(.dictation, on: &driver)
    report(.finalText("hello"), to: &driver)
    driver.send(.panel(1, .field(PanelField())))
    let requests = driver.dictationRequests
    #expect(requests == [.start(localeIdentifier: "en")])
  }

  @Test("Where no field is reported, a change of the application cancels dictation")
  func applications() throws {
    var driver = try driver()
    driver.send(.panel(1, .field(nil)))
    driver.send(.panel(1, .application("writer")))
    try tap(.dictation, on: &driver)
    driver.send(.panel(1, .application("firefox")))
    expectCancelled(&driver)
  }

  @Test("A minute without a text cancels dictation")
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

  @Test("A hanging program's key is removed after a minute, until the program reports again")
  func hanging() throws {
    var driver = try driver()
    try tap(.dictation, on: &driver)
    try tap(.character("X"), on: &driver)
    // The touch has cancelled the dictation, and its letter is typed at once.
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
    driver.expectNoProblem()
  }
}
