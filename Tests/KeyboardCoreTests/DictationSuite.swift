// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import CoreSupport
import KeyOutput
import KeyboardCore
import KeyboardPlan
import Testing
import Words

/// The steps of tests of dictation: a program's offer and reports, and touches on keys.
protocol DictationSuite {}

extension DictationSuite {
  /// The number of the program.
  var program: UInt32 { 3 }

  func plan(_ text: String = "", hasWords: Bool = false) throws -> KeyboardPlan {
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
  func driver(_ text: String = "", hasWords: Bool = false) throws -> CoreDriver {
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

  func touch(_ point: Point, _ phase: Contact.Phase, on driver: inout CoreDriver) {
    let touch = Touch(contact: Contact.ID(rawValue: 1), phase: phase, point: point)
    driver.send(.touch(TouchFrame(time: driver.now, touches: [touch])))
    driver.wait(.milliseconds(100))
  }

  func point(of action: KeyboardAction, _ driver: inout CoreDriver) throws -> Point {
    let scene = driver.currentScene()
    return try #require(scene.frames.keys.first { $0.action == action }).touchFrame.center
  }

  func tap(_ action: KeyboardAction, on driver: inout CoreDriver) throws {
    let point = try point(of: action, &driver)
    touch(point, .down, on: &driver)
    touch(point, .up, on: &driver)
  }

  func hasKey(_ driver: inout CoreDriver) -> Bool {
    driver.currentScene().frames.keys.contains { $0.action == .dictation }
  }

  func report(_ report: Dictation.Report, to driver: inout CoreDriver) {
    driver.send(.dictation(program, report))
  }

  func text(_ driver: borrowing CoreDriver) -> String { driver.core.engine.text.tail }

  /// Checks that the last dictation was cancelled, and that a later text is not typed.
  func expectCancelled(_ driver: inout CoreDriver) {
    let requests = driver.dictationRequests
    #expect(requests.last == .cancel)
    let before = text(driver)
    report(.finalText("hello"), to: &driver)
    let after = text(driver)
    #expect(after == before)
  }
}
