// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

@Suite("The text that a response replaces in one step")
struct ReplacedTextTests {
  private var engine: KeyboardEngine
  private var now = Timestamp(microseconds: 0)

  init() {
    let keys: [KeyboardAction] = [
      .character("t"), .character("e"), .character("h"), .space, .undo, .redo,
    ]
    let layout = KeyboardLayout(itemRows: [
      keys.map { KeyboardLayout.Item(action: $0, width: .available, height: 54) }
    ])
    let page = KeyboardLayout.PagesService.Page(.alphabetic, layout: layout)
    let pages = KeyboardPages(
      service: KeyboardLayout.PagesService(pages: [page]), context: KeyboardContext(), width: 390)
    var settings = EngineSettings()
    settings.autocapitalization = .none
    engine = KeyboardEngine(pages: pages, settings: settings, isSuggesting: true)
  }

  /// Taps a key, and returns the response that types.
  @discardableResult
  private mutating func tap(_ action: KeyboardAction) -> Response {
    let key = engine.scene.frames.keys.first { $0.action == action }
    let point = key?.capFrame.center ?? Point(x: -1, y: -1)
    var response = Response()
    for phase in [Contact.Phase.down, .up] {
      response = engine.handle(.finger(1, phase, at: point, now))
      now = now + .milliseconds(200)
    }
    return response
  }

  private mutating func type(_ word: String, correctedAs other: String) {
    for letter in word { tap(.character(String(letter))) }
    let correction = Autocomplete.Suggestion(text: other, type: .autocorrect)
    _ = engine.handle(.suggestions([correction], for: TextContext(engine.text), now))
  }

  @Test("A correction, its undo and its redo replace a known text")
  mutating func replay() {
    type("teh", correctedAs: "the")
    let (space, undo, redo) = (tap(.space), tap(.undo), tap(.redo))
    #expect(space.replacedText == "teh")
    #expect(space.effects == [.deleteBackward(2), .insertText("he"), .insertText(" ")])
    #expect(undo.replacedText == "the ")
    #expect(undo.effects == [.deleteBackward(3), .insertText("eh ")])
    #expect(redo.replacedText == "teh ")
    #expect(redo.effects == [.deleteBackward(3), .insertText("he ")])
  }

  @Test("A correction that only shortens a word is not replaced by the space behind it")
  mutating func shorter() {
    type("thee", correctedAs: "the")
    let space = tap(.space)
    #expect(space.effects == [.deleteBackward(1), .insertText(" ")])
    #expect(space.replacedText == nil)
  }
}
