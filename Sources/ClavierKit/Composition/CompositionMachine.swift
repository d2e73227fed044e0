// SPDX-License-Identifier: MIT

/// Makes one character of several keys, by changing what stands before the cursor.
///
/// ```
///   a key ─▶ the method: Hangul, Vietnamese ─▶ another end of the text? ─▶ delete some characters, type others
///                 ▲                                  │ no
///                 ╰── forgets, when anything else ◀──╯─▶ the key types itself
/// ```
///
/// What is deleted was typed here and is known; what comes in its place can be typed, or the keys stay what they are.
/// Vietnamese goes by the word in the record, so that nothing composes in secret fields, where phones have plain keys,
/// too. Hangul remembers the syllable that is being made, in secret fields no more than that and until it is whole.
public struct CompositionMachine: Sendable {
  /// How keys compose.
  public let composition: Composition
  private let canType: @Sendable (Character) -> Bool
  private var hangul = HangulMachine()
  /// When the syllable was last changed.
  private var lastTyped: Timestamp?

  /// - Parameters:
  ///   - composition: How keys compose.
  ///   - canType: Whether a receiver can be sent a character.
  public init(
    _ composition: Composition, canType: @escaping @Sendable (Character) -> Bool = { _ in true }
  ) {
    self.composition = composition
    self.canType = canType
  }

  /// Ends what is being made: the cursor may be elsewhere, or something else was typed.
  public mutating func reset() {
    hangul.reset()
    lastTyped = nil
  }

  /// What a key does to the text before the cursor.
  ///
  /// - Parameters:
  ///   - key: What the key types.
  ///   - text: What is known of the text.
  ///   - time: The time.
  ///   - trust: How long a text is believed in which nothing is typed.
  /// - Returns: The change; `nil` if the key types itself.
  public mutating func edit(
    typing key: String, in text: TextRecord, at time: Timestamp, trust: Duration
  ) -> TextEdit? {
    guard let character = key.first, key.count == 1 else {
      reset()
      return nil
    }
    switch composition {
    case .hangul:
      checkSyllable(in: text, at: time, trust: trust)
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
    case .vietnamese(let settings):
      guard !text.field.isSecret, text.isAtEndOfWord else { return nil }
      let word = text.tail.suffix { $0.isLetter }
      guard let new = VietnameseKeys(settings: settings).word(typing: character, after: word)
      else { return nil }
      let edit = TextEdit(deleteCount: word.count, text: new).keepingStart(of: word)
      return isTypable(edit.text, asWellAs: character, in: text) ? edit : nil
    }
  }

  /// What Backspace does to a syllable that is being made.
  ///
  /// - Parameters:
  ///   - text: What is known of the text.
  ///   - time: The time.
  ///   - trust: How long a text is believed in which nothing is typed.
  /// - Returns: The change, which takes one letter away; `nil` if Backspace takes a character.
  public mutating func deletion(
    in text: TextRecord, at time: Timestamp, trust: Duration
  ) -> TextEdit? {
    guard composition == .hangul else { return nil }
    checkSyllable(in: text, at: time, trust: trust)
    let pending = hangul.pending
    guard let new = hangul.deleteBackward() else { return nil }
    lastTyped = time
    let edit = TextEdit(deleteCount: pending.count, text: new)
    if isTypable(new, asWellAs: pending.first ?? " ", in: text) { return edit }
    reset()
    return nil
  }

  /// Ends a syllable that does not stand before the cursor any more, as far as anybody knows.
  private mutating func checkSyllable(
    in text: TextRecord, at time: Timestamp, trust: Duration
  ) {
    guard let lastTyped else { return }
    let isKnown = text.field.isSecret || text.tail.hasSuffix(hangul.pending)
    if !isKnown || lastTyped + trust <= time { reset() }
  }

  /// Whether a receiver can be sent a text, or can as little be sent the key itself, so that somebody else must put
  /// both into the field.
  private func isTypable(
    _ text: String, asWellAs key: Character, in record: TextRecord
  ) -> Bool {
    record.field.takesAnyText || text.allSatisfy(canType) || !canType(key)
  }
}
