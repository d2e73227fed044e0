// SPDX-License-Identifier: MIT

import ClavierKit
import KeyboardPlan

// Dictation by a program on the link: its key, its start and end, and the typing of its texts.

extension KeyboardCore {
  /// Returns the program that may dictate in a language; `nil` for none, in a secret field, and
  /// under a kiosk's lockdown.
  func dictationClient(in locale: KeyboardLocale) -> UInt32? {
    guard plan.configuration.permitsDictation, !field.purpose.isSecret else { return nil }
    return typing.dictation.client(for: locale)
  }

  /// Handles the key for dictation: starts a program, stops it, or cancels it if it was stopped.
  ///
  /// Nothing starts if another key was pressed, or the keyboard hidden, while the request waited.
  ///
  /// - Returns: Whether any program offers dictation; otherwise the request is published.
  mutating func toggleDictation(at now: Timestamp) -> Bool {
    guard typing.dictation.hasOffers else { return false }
    if typing.dictation.isFinishing {
      cancelDictation()
    } else if typing.dictation.isShown {
      if let client = typing.dictation.stop(at: now) { append(.dictation(.stop, client: client)) }
    } else if typing.dictation.isRequested, let client = dictationClient(in: context.locale) {
      typing.dictation.start(client, at: now)
      append(.dictation(.start(localeIdentifier: context.locale.rawValue), client: client))
    }
    typing.dictation.isRequested = false
    reportDictation()
    return true
  }

  /// Cancels the dictation; a no-op without one.
  mutating func cancelDictation() {
    guard typing.dictation.isActive || typing.dictation.isRequested else { return }
    if let client = typing.dictation.cancel() { append(.dictation(.cancel, client: client)) }
    reportDictation()
  }

  /// Handles the offer of a program, or its end.
  mutating func update(dictationOffer locales: [KeyboardLocale]?, of client: UInt32) {
    typing.dictation.update(locales, of: client)
    reportDictation()
  }

  /// Handles the report of a program that dictates.
  mutating func receive(_ report: Dictation.Report, from client: UInt32, at now: Timestamp) {
    if typing.dictation.handle(report, from: client, at: now) { reportDictation() }
  }

  /// Types the next part of the dictated texts once all keys are sent, and shows or removes the key
  /// for dictation.
  mutating func updateDictation(at now: Timestamp) {
    typeProgramTexts(at: now)
    guard typing.dictation.isActive || typing.dictation.hasOffers || typing.dictation.hasKey else {
      return
    }
    while typing.areKeysSent, let part = typing.dictation.nextPart(at: now) {
      perform(engine.handle(.dictated(part, now)), at: now)
      typeProgramTexts(at: now)
    }
    // The keyboard is not rebuilt while that would move a key below a finger or drop a text.
    guard !engine.hasPresses, suggestions.search == nil, !typing.dictation.isActive,
      (dictationClient(in: context.locale) != nil) != typing.dictation.hasKey
    else { return }
    rebuild(at: now)
    // The other keyboard has no suggestions before its next input.
    perform(engine.handle(.deadline(now)), at: now)
  }

  /// Types the texts of programs that waited for the last part of a dictated text; a search for
  /// emojis ends.
  private mutating func typeProgramTexts(at now: Timestamp) {
    guard !typing.dictation.isContinued, !typing.programs.texts.isEmpty else { return }
    let texts = typing.programs.texts
    typing.programs.texts = []
    closeEmojiSearch(at: now)
    for text in texts {
      let missing = perform(engine.handle(.edit(TextEdit(text: text), now)), at: now)
      if missing > 0 { append(.lost(missing)) }
    }
  }

  /// Returns a frame without the touch-downs on the row of suggestions while it shows a dictation.
  ///
  /// The suggestions under it are not visible.
  func withoutCoveredTouches(_ frame: TouchFrame) -> TouchFrame {
    guard typing.dictation.isShown,
      let row = engine.pages[engine.keyboardType, engine.keyboardCase].toolbar
    else { return frame }
    var frame = frame
    frame.touches.removeAll { $0.phase == .down && row.contains($0.point) }
    return frame
  }

  private mutating func reportDictation() {
    append(.sceneChanged(SceneChanges.suggestions.includingDependents))
  }
}
