// SPDX-License-Identifier: MIT

/// Composes characters from several keys by editing the text before the cursor.
///
/// ```
///   a key ─▶ the method: Hangul, Vietnamese ─▶ another end of the text? ─▶ an edit
///                 ▲                                  │ no
///                 ╰── forgets, when anything else ◀──╯─▶ the key types itself
/// ```
///
/// Only text that was typed on this keyboard is deleted. Its replacement must be typable, or the
/// key types itself. Vietnamese uses the word in the text record, so nothing composes in secret
/// fields, as on phones. A backslash of VIQR is deleted when the sign after it types itself. Hangul
/// keeps the syllable in progress until it is complete, in secret fields as well.
public struct CompositionMachine: Sendable {
  /// The method by which several keys compose a character.
  public let composition: Composition
  private let canType: @Sendable (Character) -> Bool
  private var hangul = HangulMachine()
  private var vietnamese: VietnameseMachine?
  /// Whether the next sign of VIQR types itself.
  private var isEscaping = false
  /// The time of the syllable's last change.
  private var lastTyped: Timestamp?

  /// Creates a machine without a syllable in progress.
  ///
  /// - Parameters:
  ///   - composition: The method of composition.
  ///   - canType: Returns whether the receiver can be sent a character.
  public init(
    _ composition: Composition, canType: @escaping @Sendable (Character) -> Bool = { _ in true }
  ) {
    self.composition = composition
    self.canType = canType
    if case .vietnamese(let settings) = composition { vietnamese = VietnameseMachine(settings) }
  }

  /// Ends the syllable in progress, because the cursor may have moved or something else was typed.
  public mutating func reset() {
    hangul.reset()
    vietnamese?.reset()
    isEscaping = false
    lastTyped = nil
  }

  /// Makes a sign of VIQR directly after the word before the cursor type itself.
  mutating func escapeNextSign() {
    isEscaping = true
  }

  /// Returns the edit of a key to the text before the cursor.
  ///
  /// - Parameters:
  ///   - key: The key's text.
  ///   - text: The known text.
  ///   - time: The time of the key.
  ///   - timeout: The timeout after which the text counts as unknown without typing.
  /// - Returns: The edit; `nil` if the key types itself.
  public mutating func edit(
    typing key: String, in text: TextRecord, at time: Timestamp, timeout: Duration
  ) -> TextEdit? {
    guard let character = key.first, key.count == 1 else {
      reset()
      return nil
    }
    switch composition {
    case .hangul:
      checkSyllable(in: text, at: time, timeout: timeout)
      let before = hangul
      guard let new = hangul.type(character) else {
        reset()
        return nil
      }
      let edit = TextEdit(deleteCount: before.pending.count, text: new)
        .keepingStart(of: before.pending)
      guard isTypable(edit.text, asWellAs: character, in: text) else {
        reset()
        return nil
      }
      lastTyped = time
      return edit
    case .vietnamese:
      let isEscaped = consumeEscape(before: character)
      guard let word = vietnameseWord(in: text) else { return nil }
      if isEscaped {
        let isMarked = text.tail.hasSuffix("\\")
        return isMarked ? TextEdit(deleteCount: 1, text: key).keepingStart(of: "\\") : nil
      }
      guard let new = vietnamese?.text(typing: character, after: word) else { return nil }
      let edit = TextEdit(deleteCount: word.count, text: new).keepingStart(of: word)
      return isTypable(edit.text, asWellAs: character, in: text) ? edit : nil
    }
  }

  /// Ends the word or syllable in progress and returns the edit at its end.
  ///
  /// - Parameter text: The known text.
  /// - Returns: The edit that restores the typed keys of a word that is no syllable; `nil` for
  ///   none.
  public mutating func end(in text: TextRecord) -> TextEdit? {
    defer { reset() }
    guard let word = vietnameseWord(in: text), let new = vietnamese?.textAtEnd(of: word) else {
      return nil
    }
    return TextEdit(deleteCount: word.count, text: new).keepingStart(of: word)
  }

  /// Returns whether a key is a sign of VIQR that changes the word before it, and so does not end
  /// the word.
  func isMark(_ key: String, in text: TextRecord) -> Bool {
    guard !isEscaping, let keys = vietnamese?.keys, key.count == 1, let sign = key.first,
      keys.isSign(sign), let word = vietnameseWord(in: text)
    else { return false }
    return keys.change(typing: sign, after: word) != nil
  }

  /// Handles the escape of VIQR: a backslash before a sign.
  ///
  /// - Returns: Whether the key is escaped and so types itself; the escape then ends.
  private mutating func consumeEscape(before key: Character) -> Bool {
    guard let keys = vietnamese?.keys, keys.settings.keys == .viqr else { return false }
    let isEscaped = isEscaping && (key == "\\" || keys.isSign(key))
    isEscaping = key == "\\" && !isEscaped
    return isEscaped
  }

  /// Returns the word before the cursor if Vietnamese may compose there; `nil` otherwise.
  private func vietnameseWord(in text: TextRecord) -> String? {
    guard vietnamese != nil, !text.field.isSecret, text.isAtEndOfWord else { return nil }
    return String(text.tail.suffix { $0.isLetter })
  }

  /// Returns the edit of Backspace to the syllable in progress.
  ///
  /// - Parameters:
  ///   - text: The known text.
  ///   - time: The time of the key.
  ///   - timeout: The timeout after which the text counts as unknown without typing.
  /// - Returns: The edit, which removes one letter; `nil` if Backspace deletes a character.
  public mutating func deletion(
    in text: TextRecord, at time: Timestamp, timeout: Duration
  ) -> TextEdit? {
    isEscaping = false
    guard composition == .hangul else { return nil }
    checkSyllable(in: text, at: time, timeout: timeout)
    let pending = hangul.pending
    guard let new = hangul.deleteBackward() else { return nil }
    lastTyped = time
    let edit = TextEdit(deleteCount: pending.count, text: new)
    if isTypable(new, asWellAs: pending.first ?? " ", in: text) { return edit }
    reset()
    return nil
  }

  /// Ends the syllable in progress unless it is known to be directly before the cursor.
  private mutating func checkSyllable(
    in text: TextRecord, at time: Timestamp, timeout: Duration
  ) {
    guard let lastTyped else { return }
    let isKnown = text.field.isSecret || text.tail.hasSuffix(hangul.pending)
    if !isKnown || lastTyped + timeout <= time { reset() }
  }

  /// Returns whether a text may replace the key: either the receiver can be sent the text, or it
  /// cannot be sent the key either.
  ///
  /// In the second case the application must insert either text through its input method protocol.
  private func isTypable(
    _ text: String, asWellAs key: Character, in record: TextRecord
  ) -> Bool {
    record.field.acceptsAnyText || text.allSatisfy(canType) || !canType(key)
  }
}
