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

@Suite("Typed emojis come first until the end of a visit")
struct FrequentEmojiTests {
  private let data = PackageFiles.root.appending(path: "Tests/ClavierEmojiTests/Data")

  private func plan(_ text: String = "") throws -> KeyboardPlan {
    let text = "output.layout = \"us\"\nkeyboard.device = \"phone\"\n\(text)"
    return try KeyboardPlan(
      try Configuration(toml: Array(text.utf8), named: "test"),
      emojis: InstalledEmojis(in: [data.path]))
  }

  /// Makes a driver with a panel that inserts emojis into the field.
  private func driver(_ plan: KeyboardPlan, emojis: TypedEmojis = TypedEmojis()) -> CoreDriver {
    var driver = CoreDriver(plan, emojis: emojis)
    driver.send(.ready)
    driver.send(.panel(1, .types(true)))
    driver.send(.panel(1, .field(PanelField(commits: true))))
    return driver
  }

  private func tap(_ actions: KeyboardAction..., on driver: inout CoreDriver) throws {
    for action in actions {
      let scene = driver.core.engine.scene
      let key = try #require(scene.frames.keys.first { $0.action == action })
      for phase in [Contact.Phase.down, .up] {
        let touch = Touch(
          contact: Contact.ID(rawValue: 1), phase: phase, point: key.touchFrame.center)
        driver.send(.touch(TouchFrame(time: driver.now, touches: [touch])))
        driver.answerInsertion(true)
        driver.wait(.milliseconds(100))
      }
    }
  }

  /// Returns the first three emojis of their first page, from the letters and back.
  private func first(_ driver: inout CoreDriver) throws -> [String] {
    try tap(.keyboardType(.emojis), on: &driver)
    let scene = driver.core.engine.scene
    try tap(.keyboardType(.alphabetic), on: &driver)
    let actions = scene.frames.keys.map(\.action).filter(\.isEmojiAction)
    return actions.prefix(3).map(\.label)
  }

  @Test("No key moves while the frequent emojis are shown, and forgetting the user removes them")
  func visit() throws {
    var driver = driver(try plan())
    try tap(.keyboardType(.emojis), .emoji("😂"), on: &driver)
    let shown = driver.core.engine.scene.frames.keys.map(\.action)
    #expect(shown.first { $0.isEmojiAction } == KeyboardAction.emoji("😀"))
    try tap(.keyboardType(.alphabetic), on: &driver)
    let next = try first(&driver)
    #expect(next == ["😂", "😀", "😃"])
    driver.send(.reload(try plan()))
    let reloaded = try first(&driver)
    #expect(reloaded == ["😂", "😀", "😃"])
    driver.send(.forget)
    let forgotten = try first(&driver)
    #expect(forgotten == ["😀", "😃", "😂"])
    driver.expectNoProblem()
  }

  @Test("No key moves while the frequent emojis are shown and the field is reported again")
  func field() throws {
    var driver = driver(try plan())
    try tap(.keyboardType(.emojis), .emoji("😂"), on: &driver)
    let shown = driver.core.engine.scene.frames.keys.map(\.action)
    driver.send(.panel(1, .field(PanelField(commits: true))))
    let after = driver.core.engine.scene.frames.keys.map(\.action)
    #expect(after == shown)
    try tap(.keyboardType(.alphabetic), on: &driver)
    let next = try first(&driver)
    #expect(next == ["😂", "😀", "😃"])
  }

  @Test("Forgetting the learned words also forgets the frequent emojis")
  func words() throws {
    var driver = driver(try plan())
    try tap(.keyboardType(.emojis), .emoji("😂"), .keyboardType(.alphabetic), on: &driver)
    driver.send(.forgetWords)
    let forgotten = try first(&driver)
    #expect(forgotten == ["😀", "😃", "😂"])
    driver.expectNoProblem()
  }

  @Test("With learned words, typed emojis are stored, restored, and deleted after a visit")
  func stored() throws {
    let learning = try plan("words.learn = true")
    var driver = driver(learning)
    try tap(.keyboardType(.emojis), .emoji("😂"), on: &driver)
    driver.wait(.seconds(11))
    let stored = driver.storedEmojis
    #expect(stored.count == 1)
    var next = self.driver(learning, emojis: try #require(stored.first))
    let restored = try first(&next)
    #expect(restored == ["😂", "😀", "😃"])
    next.send(.forget)
    let deleted = next.storedEmojis
    #expect(deleted == [TypedEmojis()])
    let forgotten = try first(&next)
    #expect(forgotten == ["😀", "😃", "😂"])
    next.expectNoProblem()
  }

  @Test("The end of the program stores pending emojis, unless a reload has turned learning off")
  func end() throws {
    let learning = try plan("words.learn = true")
    var driver = driver(learning)
    try tap(.keyboardType(.emojis), .emoji("😂"), on: &driver)
    driver.send(.stop)
    let stored = driver.storedEmojis
    #expect(stored.count == 1)
    var other = self.driver(learning)
    try tap(.keyboardType(.emojis), .emoji("😂"), on: &other)
    other.send(.reload(try plan("words.learn = true\noutput.lockdown = \"kiosk\"")))
    other.expectNoProblem()
    let none = other.storedEmojis
    #expect(none.isEmpty)
  }

  @Test(
    "Without learned words, and under a kiosk's lockdown, none are stored or restored",
    arguments: ["", "words.learn = true\noutput.lockdown = \"kiosk\""])
  func unstored(settings: String) throws {
    let before = try TypedEmojis(text: "clavier-emojis 1\nused 1.0 😂\n")
    var driver = driver(try plan(settings), emojis: before)
    let shown = try first(&driver)
    #expect(shown == ["😀", "😃", "😂"])
    try tap(.keyboardType(.emojis), .emoji("😃"), .keyboardType(.alphabetic), on: &driver)
    driver.expectNoProblem()
    let stored = driver.storedEmojis
    #expect(stored.isEmpty)
  }

  @Test(
    "A reload that turns learning on uses the stored emojis again, and adds to them",
    arguments: ["", "words.learn = true\noutput.lockdown = \"kiosk\""])
  func learning(settings: String) throws {
    let before = try TypedEmojis(text: "clavier-emojis 1\nused 3.0 😂\n")
    var driver = driver(try plan(settings), emojis: before)
    driver.send(.reload(try plan("words.learn = true")))
    try tap(.keyboardType(.emojis), .emoji("😃"), .keyboardType(.alphabetic), on: &driver)
    let shown = try first(&driver)
    #expect(shown == ["😂", "😃", "😀"])
    driver.expectNoProblem()
    let stored = driver.storedEmojis
    #expect(stored.count == 1 && stored.first?.text.contains("😂") == true)
  }

  @Test("Under a kiosk's lockdown, and after a reload to it, no emojis are recorded")
  func kiosk() throws {
    let kiosk = try plan("output.lockdown = \"kiosk\"")
    var driver = driver(kiosk)
    try tap(.keyboardType(.emojis), .emoji("😂"), .keyboardType(.alphabetic), on: &driver)
    let locked = try first(&driver)
    #expect(locked == ["😀", "😃", "😂"])
    driver.send(.reload(try plan()))
    try tap(.keyboardType(.emojis), .emoji("😂"), .keyboardType(.alphabetic), on: &driver)
    let open = try first(&driver)
    #expect(open == ["😂", "😀", "😃"])
    driver.send(.reload(kiosk))
    let reloaded = try first(&driver)
    #expect(reloaded == ["😀", "😃", "😂"])
  }
}
