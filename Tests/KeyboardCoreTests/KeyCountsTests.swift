// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import KeyboardPlan
import Testing

@testable import KeyboardCore

@Suite("The numbers of touches and keys")
struct KeyCountsTests {
  /// A finger on a keyboard.
  private struct Hand: ~Copyable {
    var core: KeyboardCore
    /// The named events of the log so far.
    private(set) var events: [KeyboardCore.LoggedEvent] = []
    private var now = Timestamp(microseconds: 1_000_000)

    init(_ configuration: String) throws {
      let text = "[keyboard]\nautocapitalization = \"none\"\n[output]\nlayout = \"us\"\n"
      let plan = try KeyboardPlan(
        try Configuration(toml: Array((text + configuration).utf8), named: "test"))
      let locale = plan.locale(after: nil)
      core = KeyboardCore(plan, in: locale)
      core.handle(.ready, at: now)
      drain()
    }

    /// Taps the first key with such an action.
    mutating func tap(_ isWanted: (KeyboardAction) -> Bool) {
      let scene = core.currentScene()
      let point = scene.frames.keys.first { isWanted($0.action) }?.capFrame.center
      for phase in [Contact.Phase.down, .up] {
        let touch = Touch(
          contact: Contact.ID(rawValue: 1), phase: phase, point: point ?? Point(x: -1, y: -1))
        core.handle(.touch(TouchFrame(time: now, touches: [touch])), at: now)
        drain()
        now = now + .milliseconds(200)
      }
    }

    mutating func type(_ text: String) {
      _ = core.type(text, at: now)
      drain()
    }

    private mutating func drain() {
      var batch: [KeyboardCore.Action] = []
      while core.exchangeActions(for: &batch) {
        for case .log(_, _, let event?) in batch { events.append(event) }
        batch.removeAll()
      }
    }
  }

  @Test("Each tap counts once, in the class of its key")
  func classes() throws {
    var hand = try Hand("")
    hand.tap { $0 == .character("q") }
    hand.tap { $0 == .character("w") }
    hand.tap { $0 == .space }
    hand.tap { $0 == .backspace }
    hand.tap { action in
      if case .primary = action { true } else { false }
    }
    let counts = hand.core.counts
    #expect(counts.taps == 5 && counts.characters == 2 && counts.spaces == 1)
    #expect(counts.backspaces == 1 && counts.returns == 1 && counts.otherKeys == 0)
    #expect(counts.refused == 0 && counts.corrections == 0)
  }

  @Test("The text of a program counts by its characters, and not as taps")
  func program() throws {
    var hand = try Hand("")
    hand.type("abc")
    let counts = hand.core.counts
    #expect(counts.taps == 0 && counts.characters == 3)
  }

  @Test("Each character of a text counts in its own class, as in a suggestion with its space")
  func texts() throws {
    var hand = try Hand("")
    hand.type("hi you\t\n")
    let counts = hand.core.counts
    #expect(counts.characters == 5 && counts.spaces == 1 && counts.returns == 1)
    #expect(counts.otherKeys == 1 && counts.taps == 0)
    var suggestion = KeyCounts()
    suggestion.add(.insertText("€ you "), missing: 1)
    #expect(suggestion.characters == 3 && suggestion.spaces == 2)
  }

  @Test("A character that the lockdown refuses counts, and is logged as an event")
  func refused() throws {
    var hand = try Hand("lockdown_deny = [\"b\"]\n")
    hand.type("abc")
    let (counts, events) = (hand.core.counts, hand.events)
    #expect(counts.refused == 1 && counts.characters == 2)
    #expect(events == [.lockdownRefusal])
  }

  @Test("Of an effect, the part that is not typed does not count")
  func missing() {
    var counts = KeyCounts()
    counts.add(.insertText("a€"), missing: 1)
    counts.add(.insertText("€₹"), missing: 2)
    counts.add(.deleteBackward(3), missing: 0)
    counts.add(.press(KeyStroke(.left)), missing: 0)
    counts.add(.press(KeyStroke(.left)), missing: 0)
    counts.add(.press(KeyStroke(.left)), missing: 1)
    counts.add(.insertText("\t"), missing: 0)
    counts.add(.request(.dictation), missing: 0)
    #expect(counts.characters == 1 && counts.backspaces == 3 && counts.otherKeys == 3)
    #expect(counts.taps == 0 && counts.spaces == 0 && counts.returns == 0)
  }
}
