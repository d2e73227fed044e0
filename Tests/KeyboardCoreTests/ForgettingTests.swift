// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import CoreSupport
import KeyboardCore
import KeyboardPlan
import Testing
import Words

@Suite("At the end of a visit, the user's state is cleared")
struct ForgettingTests {
  private func plan(_ text: String = "") throws -> KeyboardPlan {
    let text = "output.layout = \"us\"\n\(text)"
    return try KeyboardPlan(try Configuration(toml: Array(text.utf8), named: "test"))
  }

  @Test("After a visit, the session's text is unknown until it is reported again")
  func reportedText() throws {
    var driver = CoreDriver(try plan())
    driver.send(.panel(1, .field(PanelField())))
    driver.send(.panel(1, .text(TextContext(beforeInput: "Secret", afterInput: ""))))
    let reported = driver.core.engine.text.tail
    #expect(reported == "Secret")
    driver.send(.forget)
    let isUnknown = driver.core.engine.text.isUnknown
    #expect(isUnknown)
    // The field is entered again.
    driver.send(.panel(1, .types(true)))
    let later = driver.core.engine.text.tail
    #expect(later == "")
  }

  @Test("Stored words are deleted with their file, and panels and the log are notified")
  func storedWords() throws {
    var own = OwnWords()
    own.add("zorbs", isChosen: true)
    var core = KeyboardCore(try plan("words.learn = true"), in: .english, ownWords: own)
    core.handle(.forget, at: Timestamp(microseconds: 1))
    var stored: [OwnWords] = []
    var notices = 0
    var events: [KeyboardCore.LoggedEvent] = []
    var batch: [KeyboardCore.Action] = []
    while core.exchangeActions(for: &batch) {
      for case .storeWords(let words) in batch { stored.append(words) }
      notices += batch.count { $0 == .publishForgetting }
      for case .log(_, _, let event?) in batch { events.append(event) }
      batch.removeAll()
    }
    #expect(stored == [OwnWords()])
    #expect(notices == 1)
    #expect(events == [.userForgotten])
  }

  @Test("A reload to a shorter time counts from the last touch, and one to 0 ends the wait")
  func reloads() throws {
    var driver = CoreDriver(try plan("keyboard.idle_reset = 60"))
    driver.send(.ready)
    let start = driver.now
    driver.wait(.seconds(10))
    driver.send(.reload(try plan("keyboard.idle_reset = 30")))
    let shorter = driver.core.deadline
    #expect(shorter == start + .seconds(30))
    driver.send(.reload(try plan()))
    let none = driver.core.deadline
    #expect(none == nil)
  }

  @Test("On a grabbed screen, the time begins when the last finger of an application has lifted")
  func grabbedScreen() throws {
    var driver = CoreDriver(try plan("keyboard.idle_reset = 60"))
    driver.send(.ready)
    driver.wait(.seconds(10))
    driver.send(.grabTouched(true))
    let held = driver.core.deadline
    #expect(held == nil)
    driver.wait(.seconds(100))
    let end = driver.now
    driver.send(.grabTouched(false))
    let lifted = driver.core.deadline
    #expect(lifted == end + .seconds(60))
  }

  @Test("Latched and locked modifiers are released, in the field that has the focus")
  func modifiers() throws {
    var driver = CoreDriver(try plan("keyboard.device = \"terminal\""))
    driver.send(.panel(1, .field(PanelField(Keyboard.Field(purpose: .terminal)))))
    let scene = driver.core.engine.scene
    let key = try #require(scene.frames.keys.first { $0.action == .modifier(.control) })
    let touch = Touch(
      contact: Contact.ID(rawValue: 1), phase: .down, point: key.capFrame.center)
    driver.send(.touch(TouchFrame(time: driver.now, touches: [touch])))
    let held = driver.core.engine.scene.modifiers
    #expect(held != scene.modifiers)
    driver.send(.forget)
    let released = driver.core.engine.scene.modifiers
    #expect(released == scene.modifiers)
    let purpose = driver.core.engine.text.field.purpose
    #expect(purpose == .terminal)
    driver.expectNoProblem()
  }
}
