// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

@Suite("The counts of a response")
struct ResponseCountsTests {
  private var engine: KeyboardEngine
  private var now = Timestamp(microseconds: 0)

  init() {
    var settings = EngineSettings()
    settings.autocapitalization = .none
    engine = KeyboardEngine(pages: .english, settings: settings, isSuggesting: true)
  }

  /// Taps a key, and returns the counts of both responses.
  private mutating func tap(_ label: String) -> Response.Counts {
    tap(at: engine.scene.frames.center(of: label))
  }

  private mutating func tap(at point: Point) -> Response.Counts {
    var counts = Response.Counts()
    for phase in [Contact.Phase.down, .up] {
      let response = engine.handle(.finger(1, phase, at: point, now))
      counts.presses += response.counts.presses
      counts.corrections += response.counts.corrections
      counts.revertedCorrections += response.counts.revertedCorrections
      now = now + .milliseconds(200)
    }
    return counts
  }

  @Test("A touch counts once if it is on a key, and not beside the keys")
  mutating func presses() {
    let (onKey, beside) = (tap("q"), tap(at: Point(x: -50, y: -50)))
    #expect(onKey.presses == 1 && beside == Response.Counts())
  }

  @Test("A correction counts, and so does a Backspace that undoes it")
  mutating func corrections() {
    for letter in ["t", "e", "h"] { _ = tap(letter) }
    let context = TextContext(engine.text)
    let the = Autocomplete.Suggestion(text: "the", type: .autocorrect)
    _ = engine.handle(.suggestions([the], for: context, now))
    let space = tap("space")
    #expect(space.corrections == 1 && space.revertedCorrections == 0)
    let backspace = tap(at: backspaceCenter)
    #expect(backspace.corrections == 0 && backspace.revertedCorrections == 1)
    let text = engine.text.tail
    #expect(text.hasSuffix("teh"))
  }

  private var backspaceCenter: Point {
    let key = engine.scene.frames.keys.first { $0.action == .backspace }
    return key?.capFrame.center ?? Point(x: -1, y: -1)
  }

  @Test("A cleared response has no counts")
  mutating func cleared() {
    let point = engine.scene.frames.center(of: "q")
    var response = engine.handle(.finger(1, .down, at: point, now))
    #expect(response.counts.presses == 1)
    response.clear()
    #expect(response.counts == Response.Counts())
  }
}
