// SPDX-License-Identifier: MIT

import Testing

@testable import WaylandPanel

/// When a keyboard with a keymap of its own types beside another.
struct TypingMachineTests {
  private typealias Effect = TypingMachine.Effect

  /// A machine whose time goes on by itself, and what it did.
  private struct Typing {
    var machine = TypingMachine()
    var now: Int64 = 1_000_000
    var log: [String] = []

    mutating func take(_ input: TypingMachine.Input) {
      for effect in machine.handle(input, at: now) {
        switch effect {
        case .upload: log.append("upload")
        case .take: log.append("take")
        case .ask: log.append("ask")
        case .type(let strokes): log.append("type \(strokes.count)")
        case .answer(let isDone): log.append("answer \(isDone)")
        }
      }
    }

    mutating func insert(_ text: String, expected: [Unicode.Scalar] = []) {
      take(.insert(text, expected: expected))
    }

    /// Lets the time come that it waits for, once the compositor has heard it; gives how long that took.
    mutating func wait(isHeard: Bool = true) -> Int64 {
      if isHeard { take(.heard) }
      guard let deadline = machine.deadline else { return 0 }
      defer { now = deadline }
      let pause = deadline - now
      now = deadline
      take(.pass)
      return pause
    }

    mutating func taken() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test("programs first look at another keyboard's keys, then read the keymap, then get keys")
  func besideAnother() {
    var typing = Typing()
    typing.take(.seat(isOurs: false))
    typing.insert("é")
    #expect(typing.taken() == [])
    #expect(typing.wait() == TypingMachine.quiet)
    #expect(typing.taken() == ["upload", "take", "ask"])
    typing.take(.seat(isOurs: true))
    #expect(typing.wait() == TypingMachine.reading)
    #expect(typing.taken() == ["type 1", "ask"])
    #expect(typing.wait() == TypingMachine.rest)
    #expect(typing.taken() == ["answer true"])
    #expect(typing.machine.deadline == nil)
  }

  @Test("the keymap is given again only for what it lacks")
  func rareKeymaps() {
    var typing = Typing()
    typing.take(.seat(isOurs: false))
    typing.insert("жж", expected: ["и", "й"])
    _ = typing.wait()
    typing.take(.seat(isOurs: true))
    _ = (typing.wait(), typing.wait())
    #expect(typing.taken() == ["upload", "take", "ask", "type 2", "ask", "answer true"])
    // At once: it is what was expected, and nobody else has typed.
    typing.insert("й", expected: ["и", "й"])
    #expect(typing.taken() == ["type 1", "ask"])
    #expect(typing.wait() == TypingMachine.rest)
    #expect(typing.taken() == ["answer true"])
    // After another keyboard the seat takes it anew, as it is.
    typing.take(.seat(isOurs: false))
    typing.insert("и")
    #expect(typing.wait() == TypingMachine.quiet)
    #expect(typing.taken() == ["take", "ask"])
    _ = (typing.wait(), typing.wait())
    #expect(typing.taken() == ["type 1", "ask", "answer true"])
    typing.take(.seat(isOurs: true))
    typing.insert("ы")
    #expect(typing.taken() == ["upload", "take", "ask"])
  }

  @Test("where a seat had no keyboard, programs have time to ask for one")
  func firstKeyboard() {
    var typing = Typing()
    typing.insert("é")
    #expect(typing.taken() == ["upload", "take", "ask"])
    typing.take(.seat(isOurs: true))
    #expect(typing.wait() == TypingMachine.meeting)
    #expect(typing.taken() == ["type 1", "ask"])
  }

  @Test("a compositor that does not answer in time gets no keys")
  func slowCompositor() {
    for hears in [false, true] {
      var typing = Typing()
      typing.insert("é")
      _ = typing.taken()
      if hears {
        typing.now += TypingMachine.patience
        typing.take(.heard)
      } else {
        #expect(typing.wait(isHeard: false) == TypingMachine.patience)
      }
      #expect(typing.taken() == ["answer false"])
      typing.take(.heard)
      typing.now += 1_000_000
      typing.take(.pass)
      #expect(typing.taken() == [] && typing.machine.deadline == nil)
    }
  }

  @Test("a long text is typed in parts, all of it before it is answered")
  func parts() {
    var typing = Typing()
    typing.take(.seat(isOurs: true))
    let text = (0..<200).compactMap { Unicode.Scalar(0x4E00 + $0) }
      .reduce(into: "") { $0.unicodeScalars.append($1) }
    typing.insert(text)
    for _ in 0..<3 {
      _ = (typing.wait(), typing.wait())
    }
    let round = ["upload", "take", "ask"]
    #expect(
      typing.taken()
        == round + ["type 96", "ask"] + round + ["type 96", "ask"] + round
        + ["type 8", "ask", "answer true"])
  }

  @Test("what has no keys is refused, and what comes before an answer takes its place")
  func refusals() {
    var typing = Typing()
    for text in ["", "a\nb", "\u{7F}"] {
      typing.insert(text)
      #expect(typing.taken() == ["answer false"])
    }
    typing.insert("é")
    typing.insert("ж")
    _ = (typing.wait(), typing.wait())
    let round = ["upload", "take", "ask"]
    #expect(typing.taken() == round + round + ["type 1", "ask", "answer true"])
  }
}
