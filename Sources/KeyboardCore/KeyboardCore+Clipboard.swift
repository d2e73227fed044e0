// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import KeyOutput
import KeyboardPlan

// The text that the session's user has copied, offered as a suggestion for a minute.

/// A text that was copied to the clipboard of a panel's session, and the end of its offer.
///
/// ```
///            a text is copied              it is used, removed or replaced, a minute is over
///   nothing ──────────────────▶ offered ───────────────────────────────────────────────▶ nothing
///                                          or the visit ends
/// ```
///
/// It is never logged, stored or learned.
struct CopiedText: Sendable {
  /// The duration of the offer.
  ///
  /// **Source:** ours: time to go to another program; later, the user may have forgotten the text.
  static let lifetime = Duration.seconds(60)

  let text: String
  /// The panel whose user has copied the text; another one can replace the offer, but not end it.
  let panel: UInt32
  let deadline: Timestamp

  /// The text with a title in one line.
  var suggestion: Autocomplete.Suggestion {
    Autocomplete.Suggestion(
      text: text, title: text.excerpt, source: Autocomplete.Suggestion.clipboardSource)
  }
}

extension KeyboardCore {
  /// Handles the text that a panel's user has copied; `nil` if the clipboard has another content.
  ///
  /// A text is ignored in a secret field, on a text console, and if the configuration disables
  /// pasting. An accepted text replaces the offer of any panel; an ignored one ends only that of
  /// its own panel.
  mutating func handle(copiedText text: String?, of panel: UInt32, at now: Timestamp) {
    let isOffered =
      plan.configuration.offersClipboard && panels.field?.field.isSecret != true
      && plan.receiver?.target.isConsole == false
    let copied = text.flatMap { text in
      isOffered && !text.allSatisfy(\.isWhitespace)
        ? CopiedText(text: text, panel: panel, deadline: now + CopiedText.lifetime) : nil
    }
    guard copied != nil || suggestions.copied?.panel == panel else { return }
    suggestions.copied = copied
    renewSuggestions(at: now)
  }

  /// Ends the offer of a copied text after its time.
  mutating func expireCopiedText(at now: Timestamp) {
    guard let copied = suggestions.copied, copied.deadline <= now else { return }
    suggestions.copied = nil
    renewSuggestions(at: now)
  }

  /// Requests suggestions for the current text, because a copied text may have been added to them
  /// or removed.
  mutating func renewSuggestions(at now: Timestamp) {
    let text = TextContext(engine.text)
    guard suggestions.suggester != nil, suggestions.search == nil, text.isBeforeWord else { return }
    suggestions.add([.suggestions(for: text, taps: [])], at: now)
  }

  /// Returns the copied text as a suggestion for a text; `nil` within a word, and without an offer.
  func copiedSuggestion(for text: TextContext) -> Autocomplete.Suggestion? {
    guard let copied = suggestions.copied, suggestions.search == nil, text.isBeforeWord else {
      return nil
    }
    return copied.suggestion
  }

  /// Puts a copied text into the field, and ends its offer.
  ///
  /// A panel inserts the text if the field accepts texts, no key is queued, and the text has no
  /// line feed or tab. Otherwise, and if the panel refuses, the program's own shortcut for pasting
  /// is pressed.
  mutating func paste(_ text: String, at now: Timestamp) {
    suggestions.copied = nil
    let purpose = engine.text.field.purpose
    guard let stroke = Keyboard.ClipboardCommand.paste.stroke(in: purpose) else { return }
    var response = Response()
    response.effects = [.press(stroke)]
    typing.sequence.removeAll()
    if panels.field?.commits == true, areKeysSent, canCommit(text),
      commit(text, or: response.effects, at: now)
    {
      return
    }
    _ = type(response, at: now)
  }
}

extension TextContext {
  /// Whether the text before the cursor is known, and ends outside of a word.
  fileprivate var isBeforeWord: Bool { currentWordPreCursorPart?.isEmpty == true }
}
