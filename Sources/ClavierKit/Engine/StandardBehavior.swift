// SPDX-License-Identifier: MIT

extension Keyboard {
  /// What a phone keyboard does by itself, as pure rules over the text before the cursor.
  ///
  /// **Source:** KeyboardKit 9.0's standard keyboard behavior and keyboard context.
  public struct StandardBehavior: Hashable, Sendable {
    public var settings: EngineSettings
    /// The language that is written, as in ``QuotationDelimiters/init(localeIdentifier:)``.
    public let localeIdentifier: String
    /// The marks of the language for quotations within quotations, if they are known.
    private let alternateMarks: QuotationDelimiters.Pair?
    /// Whether sentences of the language begin with capitals: in no script from right to left they do.
    private let hasCapitals: Bool
    /// Whether the language asks with a semicolon.
    private let asksWithSemicolon: Bool
    /// What ends a sentence when Space is typed twice, without the space after it; empty for nothing.
    public let fullStop: String

    public init(settings: EngineSettings, localeIdentifier: String = "en") {
      self.settings = settings
      self.localeIdentifier = localeIdentifier
      let locale = KeyboardLocale(matching: localeIdentifier)
      alternateMarks = locale?.quotationDelimiters.alternate
      let isRightToLeft = LocaleIdentifier(localeIdentifier).isRightToLeft
      hasCapitals = !isRightToLeft && locale?.hasCapitals != false
      asksWithSemicolon = locale?.asksWithSemicolon == true
      fullStop = locale?.fullStop ?? "."
    }

    /// Whether the next letter should be a capital.
    ///
    /// With unknown text it should not, unless all letters are. Many scripts have no capitals, and what they
    /// have on the keys with Shift begins no sentence.
    ///
    /// **Source:** KeyboardKit's autocapitalization, with new lines as in its version 9.9.
    public func prefersCapital(after text: TextRecord) -> Bool {
      guard hasCapitals else { return false }
      return switch settings.autocapitalization(in: text.field) {
      case .none: false
      case .words: !text.isUnknown && text.tail.endsAtNewWord
      case .sentences: !text.isBlankTail && isAtNewSentence(text.tail)
      case .allCharacters: true
      }
    }

    /// Whether the next letter begins a sentence, with the signs of the language.
    private func isAtNewSentence(_ text: String) -> Bool {
      if text.endsAtNewSentence { return true }
      return text.last?.isTextWhitespace == true && isEndedBySemicolon(text)
    }

    /// Whether the last sentence is a question as Greek has it.
    private func isEndedBySemicolon(_ text: String) -> Bool {
      asksWithSemicolon && text.last { !$0.isTextWhitespace } == ";"
    }

    /// Whether a second space ends the sentence: the spaces become a full stop and a space.
    ///
    /// Not in front of a letter: the cursor is in the middle of a text. And in no language that writes
    /// sentences without full stops, as Thai does.
    ///
    /// - Parameters:
    ///   - text: What stands before the cursor, the first space included and the second not.
    ///   - interval: How long ago the first space was typed; `nil` for never.
    /// - Returns: Whether it does.
    public func endsSentence(onSpaceAfter text: TextRecord, interval: Duration?) -> Bool {
      guard settings.endsSentenceOnDoubleSpace, !fullStop.isEmpty, let interval,
        interval < settings.timing.endSentenceInterval, text.tail.hasSuffix(" "),
        text.isAtEndOfWord
      else { return false }
      // Before two spaces of our own may stand anything; most likely they follow a word.
      // A new line begins a sentence, as it does for capitals.
      if text.isBlankTail { return true }
      let line = String(text.tail.suffix(while: { !$0.isNewline }))
      return !line.isLastSentenceEnded && !isEndedBySemicolon(line)
    }

    /// The action to do in place of a key's own, as ``KeyboardAction/replacement(in:for:)`` says.
    ///
    /// - Parameters:
    ///   - action: The key.
    ///   - text: What stands before the cursor.
    /// - Returns: The other action; `nil` for the key's own.
    public func replacement(for action: KeyboardAction, after text: TextRecord) -> KeyboardAction? {
      // No character of ASCII is replaced, and nearly all that is typed is one.
      guard case .character(let typed) = action, let first = typed.utf8.first, first >= 0x80 else {
        return nil
      }
      let context = settings.replacesQuotationMarks ? TextContext(text) : TextContext()
      return action.replacement(in: context, for: localeIdentifier)
    }

    /// The page to show after a key was typed.
    ///
    /// A page that a layout brings along is left by its own keys only. A mark for a quotation within a
    /// quotation is followed by letters.
    ///
    /// - Parameters:
    ///   - action: The key.
    ///   - type: The page that the key was typed on.
    ///   - text: What stands before the cursor with what the key typed.
    /// - Returns: The page, often the same.
    public func preferredKeyboardType(
      after action: KeyboardAction, on type: KeyboardType, text: String
    ) -> KeyboardType {
      switch type {
      case .alphabetic, .custom: return type
      case .numeric, .symbolic, .emojis: break
      }
      return switch action {
      case .space where !text.hasSuffix("  "): .alphabetic
      case .primary where text.isLastSentenceEnded: .alphabetic
      case .character("’"), .character("‘"), .character("`"): .alphabetic
      case .character(let mark) where isAlternateMark(mark): .alphabetic
      default: type
      }
    }

    private func isAlternateMark(_ text: String) -> Bool {
      guard let mark = text.first, text.dropFirst().isEmpty else { return false }
      return alternateMarks?.contains(mark) ?? false
    }

    /// How many characters a repeat of Backspace deletes, at least 1.
    ///
    /// - Parameters:
    ///   - text: What stands before the cursor.
    ///   - duration: How long Backspace has been repeating.
    /// - Returns: One, or after ``Timing/wordDeletionDelay`` those of the last word.
    public func backspaceCount(in text: TextRecord, repeatingFor duration: Duration) -> Int {
      max(1, backspaceRange(repeatingFor: duration).count(in: text.tail))
    }

    /// What Backspace deletes: a character, or a word after ``Timing/wordDeletionDelay``.
    public func backspaceRange(repeatingFor duration: Duration) -> BackspaceRange {
      duration > settings.timing.wordDeletionDelay ? .word : .character
    }

    /// Whether a tap on Shift locks it, this long after the tap before it.
    public func locksShift(onTapAfter interval: Duration) -> Bool {
      settings.locksShiftOnDoubleTap && interval < settings.timing.shiftDoubleTapInterval
    }
  }
}

/// As a program's own behavior it answers with its own settings and language, not with the keyboard's.
extension Keyboard.StandardBehavior: KeyboardBehavior {
  /// What Backspace deletes.
  public func backspaceRange(
    repeatingFor duration: Duration, standard: Keyboard.StandardBehavior
  ) -> Keyboard.BackspaceRange {
    backspaceRange(repeatingFor: duration)
  }

  /// Whether the next letter should be a capital.
  public func prefersCapital(after text: TextRecord, standard: Keyboard.StandardBehavior) -> Bool {
    prefersCapital(after: text)
  }

  /// The page to show after a key was typed.
  public func preferredKeyboardType(
    after action: KeyboardAction, on type: Keyboard.KeyboardType, text: String,
    standard: Keyboard.StandardBehavior
  ) -> Keyboard.KeyboardType {
    preferredKeyboardType(after: action, on: type, text: text)
  }

  /// Whether a second space ends the sentence.
  public func shouldEndSentence(
    onSpaceAfter text: TextRecord, interval: Duration?, standard: Keyboard.StandardBehavior
  ) -> Bool {
    endsSentence(onSpaceAfter: text, interval: interval)
  }

  /// Whether a tap on Shift locks it.
  public func shouldSwitchToCapsLock(
    onTapAfter interval: Duration, standard: Keyboard.StandardBehavior
  ) -> Bool {
    locksShift(onTapAfter: interval)
  }
}
