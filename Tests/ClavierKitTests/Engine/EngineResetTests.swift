// SPDX-License-Identifier: MIT

import Testing
import TestSupport

@testable import ClavierKit

/// The reset of the engine after a sleep or a change of console.
struct EngineResetTests {
  private func tap(_ board: inout TestBoard, _ keys: String...) {
    for key in keys {
      board.down(0, on: key)
      board.wait(.milliseconds(60))
      board.up(0)
      board.wait(.milliseconds(600))
    }
  }

  @Test func aHeldFingerIsIgnoredAfterTheRestart() {
    var board = TestBoard(autocapitalization: .none)
    board.down(0, on: "a")
    board.wait(.milliseconds(50))
    let response = board.engine.reset(at: board.now)
    board.up(0)
    #expect(response.effects.isEmpty && response.deadline == nil)
    #expect(board.effects.isEmpty)
    tap(&board, "s")
    #expect(board.effects == [.insertText("s")])
  }

  @Test func aHeldBackspaceStopsWithoutADeadline() {
    var board = TestBoard(autocapitalization: .none)
    tap(&board, "a")
    board.down(0, on: "⌫")
    board.wait(.seconds(2))
    let held = board.engine.handle(.deadline(board.now))
    #expect(held.deadline != nil)
    #expect(board.engine.reset(at: board.now).deadline == nil)
    board.wait(.seconds(3600))
    #expect(board.engine.handle(.deadline(board.now)).effects.isEmpty)
  }

  @Test func modifiersThatWereTappedOrLockedDoNotApplyToTheNextKey() {
    var board = TestBoard(autocapitalization: .none, pages: .computer)
    for (key, other) in [("ctrl", "alt"), ("super", "ctrl")] {
      board.down(0, on: key)
      board.up(0)
      board.down(0, on: other)
      board.up(0)
      board.down(0, on: other)
      board.up(0)
    }
    #expect(board.engine.mode.modifiers.shown != ModifierKeys().shown)
    let response = board.engine.reset(at: board.now)
    #expect(response.changes.contains(.modifiers))
    board.effects = []
    tap(&board, "a")
    #expect(board.effects == [.insertText("a")])
  }

  @Test(arguments: [1, 2]) func shiftAndCapsLockAreOff(taps: Int) {
    var board = TestBoard(autocapitalization: .none)
    for _ in 0..<taps {
      board.down(0, on: "⇧")
      board.wait(.milliseconds(60))
      board.up(0)
      board.wait(.milliseconds(60))
    }
    #expect(board.engine.keyboardCase == (taps == 1 ? .uppercased : .capsLocked))
    #expect(board.engine.reset(at: board.now).changes.contains(.keyboardCase))
    tap(&board, "a")
    #expect(board.effects == [.insertText("a")])
  }

  @Test func theLettersAreShown() {
    var board = TestBoard(autocapitalization: .none)
    tap(&board, "123")
    #expect(board.engine.keyboardType == .numeric)
    #expect(board.engine.reset(at: board.now).changes.contains(.keyboardType))
    #expect(board.engine.keyboardType == .alphabetic)
  }

  @Test func noCapitalIsOfferedSinceTheTextIsUnknown() {
    var board = TestBoard()
    #expect(board.engine.keyboardCase == .uppercased)
    _ = board.engine.reset(at: board.now)
    tap(&board, "a")
    #expect(board.effects == [.insertText("a")])
  }

  @Test func twoSpacesAcrossTheRestartAreNoPeriod() {
    var board = TestBoard(autocapitalization: .none)
    board.down(0, on: "a")
    board.up(0)
    board.down(0, on: "space")
    board.up(0)
    _ = board.engine.reset(at: board.now)
    board.effects = []
    board.wait(.milliseconds(100))
    board.down(0, on: "space")
    board.up(0)
    #expect(board.effects == [.insertText(" ")])
  }

  @Test func suggestionsAreHiddenAtTheRestart() {
    var engine = KeyboardEngine(pages: .english, isSuggesting: true)
    let now = Timestamp(microseconds: 0)
    _ = engine.handle(.edit(TextEdit(text: "te"), now))
    let context = TextContext(engine.text)
    _ = engine.handle(.suggestions([Autocomplete.Suggestion(text: "tea")], for: context, now))
    #expect(engine.scene.suggestions.count == 1)
    let response = engine.reset(at: now)
    #expect(response.changes.contains(.suggestions))
    #expect(engine.scene.suggestions.isEmpty)
  }

  @Test func aRestartAtAnyTimeTypesNoTextAndHasNoDeadline() {
    for (seed, var random) in SplitMix64.seeded(0..<500) {
      let frames = RandomHands(seed: seed).frames
      var engine = KeyboardEngine(pages: .english, calloutPages: .english)
      let cut = Int.random(in: 0..<max(1, frames.count), using: &random)
      for frame in frames[..<cut] { _ = engine.handle(.touch(frame)) }
      let now = frames[cut].time
      let response = engine.reset(at: now)
      let hadDue = response.effects.isEmpty
      #expect(hadDue && response.deadline == nil, "seed \(seed)")
      #expect(engine.keyboardCase == .lowercased, "seed \(seed)")
      #expect(engine.handle(.deadline(now + .seconds(60))).effects.isEmpty, "seed \(seed)")
    }
  }
}
