// SPDX-License-Identifier: MIT

import Testing

@testable import WaylandPanel

/// The timing of a keyboard with its own keymap beside a second keyboard.
struct TypingMachineTests {
  private typealias Effect = TypingMachine.Effect

  /// A machine with its own clock, and its actions.
  private struct Typing {
    var machine = TypingMachine()
    var now: Int64 = 1_000_000
    var log: [String] = []

    mutating func handle(_ input: TypingMachine.Input) {
      for effect in machine.handle(input, at: now) {
        switch effect {
        case .upload: log.append("upload")
        case .activate: log.append("activate")
        case .requestConfirmation: log.append("request")
        case .type(let strokes): log.append("type \(strokes.count)")
        case .answer(let isDone): log.append("answer \(isDone)")
        }
      }
    }

    mutating func insert(_ text: String, expected: [Unicode.Scalar] = []) {
      handle(.insert(text, expected: expected))
    }

    /// Advances to the machine's deadline after the compositor's confirmation; returns the waiting
    /// time.
    mutating func wait(isConfirmed: Bool = true) -> Int64 {
      if isConfirmed { handle(.confirmed) }
      guard let deadline = machine.deadline else { return 0 }
      defer { now = deadline }
      let pause = deadline - now
      now = deadline
      handle(.deadline)
      return pause
    }

    mutating func newEffects() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test("After another keyboard's use, the machine waits before the keymap and before the keys")
  func besideAnother() {
    var typing = Typing()
    typing.handle(.seat(hasOwnKeymap: false))
    typing.insert("é")
    #expect(typing.newEffects() == [])
    #expect(typing.wait() == TypingMachine.otherKeysDelay)
    #expect(typing.newEffects() == ["upload", "activate", "request"])
    typing.handle(.seat(hasOwnKeymap: true))
    #expect(typing.wait() == TypingMachine.readingDelay)
    #expect(typing.newEffects() == ["type 1", "request"])
    #expect(typing.wait() == TypingMachine.typedKeysDelay)
    #expect(typing.newEffects() == ["answer true"])
    #expect(typing.machine.deadline == nil)
  }

  @Test("The keymap is uploaded again only for missing characters")
  func rareKeymaps() {
    var typing = Typing()
    typing.handle(.seat(hasOwnKeymap: false))
    typing.insert("жж", expected: ["и", "й"])
    _ = typing.wait()
    typing.handle(.seat(hasOwnKeymap: true))
    _ = (typing.wait(), typing.wait())
    #expect(
      typing.newEffects() == ["upload", "activate", "request", "type 2", "request", "answer true"])
    // At once: the character was expected, and no second keyboard has typed.
    typing.insert("й", expected: ["и", "й"])
    #expect(typing.newEffects() == ["type 1", "request"])
    #expect(typing.wait() == TypingMachine.typedKeysDelay)
    #expect(typing.newEffects() == ["answer true"])
    // After a second keyboard, the seat loads the keymap again, unchanged.
    typing.handle(.seat(hasOwnKeymap: false))
    typing.insert("и")
    #expect(typing.wait() == TypingMachine.otherKeysDelay)
    #expect(typing.newEffects() == ["activate", "request"])
    _ = (typing.wait(), typing.wait())
    #expect(typing.newEffects() == ["type 1", "request", "answer true"])
    typing.handle(.seat(hasOwnKeymap: true))
    typing.insert("ы")
    #expect(typing.newEffects() == ["upload", "activate", "request"])
  }

  @Test("On a seat without a keyboard, keys wait until programs can request the new keyboard")
  func firstKeyboard() {
    var typing = Typing()
    typing.insert("é")
    #expect(typing.newEffects() == ["upload", "activate", "request"])
    typing.handle(.seat(hasOwnKeymap: true))
    #expect(typing.wait() == TypingMachine.firstReadingDelay)
    #expect(typing.newEffects() == ["type 1", "request"])
  }

  @Test("No keys are sent if the compositor does not answer before the timeout")
  func slowCompositor() {
    for confirms in [false, true] {
      var typing = Typing()
      typing.insert("é")
      _ = typing.newEffects()
      if confirms {
        typing.now += TypingMachine.timeout
        typing.handle(.confirmed)
      } else {
        #expect(typing.wait(isConfirmed: false) == TypingMachine.timeout)
      }
      #expect(typing.newEffects() == ["answer false"])
      typing.handle(.confirmed)
      typing.now += 1_000_000
      typing.handle(.deadline)
      #expect(typing.newEffects() == [] && typing.machine.deadline == nil)
    }
  }

  @Test("Sent keys are answered within the second for which the daemon waits")
  func slowConfirmations() {
    for confirms in [false, true] {
      var typing = Typing()
      typing.handle(.seat(hasOwnKeymap: false))
      let start = typing.now
      typing.insert("é")
      _ = typing.wait()
      // The keymap is confirmed in time, but late, and so are the keys, if at all.
      typing.now = start + TypingMachine.timeout - 1
      _ = typing.wait()
      #expect(typing.newEffects() == ["upload", "activate", "request", "type 1", "request"])
      if confirms { typing.now = start + TypingMachine.answerTimeout - 1 }
      _ = typing.wait(isConfirmed: confirms)
      #expect(typing.newEffects() == ["answer true"])
      #expect(typing.now - start <= TypingMachine.answerTimeout)
    }
  }

  @Test("A text whose first part is never confirmed is not answered as typed")
  func unfinishedText() {
    var typing = Typing()
    typing.handle(.seat(hasOwnKeymap: true))
    typing.insert(Self.longText)
    _ = typing.wait()
    #expect(typing.newEffects() == ["upload", "activate", "request", "type 96", "request"])
    _ = typing.wait(isConfirmed: false)
    #expect(typing.newEffects() == ["answer false"])
  }

  /// A text of 200 different characters, more than a keymap has.
  private static let longText = (0..<200).compactMap { Unicode.Scalar(0x4E00 + $0) }
    .reduce(into: "") { $0.unicodeScalars.append($1) }

  @Test("A keymap that could not be uploaded is uploaded with the next text")
  func failedUpload() {
    var typing = Typing()
    typing.insert("é")
    _ = typing.newEffects()
    typing.handle(.failed)
    #expect(typing.newEffects() == ["answer false"] && typing.machine.deadline == nil)
    typing.insert("é")
    #expect(typing.newEffects() == ["upload", "activate", "request"])
    _ = (typing.wait(), typing.wait())
    #expect(typing.newEffects() == ["type 1", "request", "answer true"])
    typing.handle(.failed)
    #expect(typing.newEffects() == [])
  }

  @Test("A long text is typed in parts, all of it before it is answered")
  func parts() {
    var typing = Typing()
    typing.handle(.seat(hasOwnKeymap: true))
    typing.insert(Self.longText)
    for _ in 0..<3 {
      _ = (typing.wait(), typing.wait())
    }
    let round = ["upload", "activate", "request"]
    #expect(
      typing.newEffects()
        == round + ["type 96", "request"] + round + ["type 96", "request"] + round
        + ["type 8", "request", "answer true"])
  }

  @Test("A text without keys is refused, and a new text replaces an unanswered one")
  func refusals() {
    var typing = Typing()
    for text in ["", "a\nb", "\u{7F}"] {
      typing.insert(text)
      #expect(typing.newEffects() == ["answer false"])
    }
    typing.insert("é")
    typing.insert("ж")
    _ = (typing.wait(), typing.wait())
    let round = ["upload", "activate", "request"]
    #expect(typing.newEffects() == round + round + ["type 1", "request", "answer true"])
  }
}
