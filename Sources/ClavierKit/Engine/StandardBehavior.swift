// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The standard behavior of phone keyboards, as pure functions of the text before the cursor.
  ///
  /// **Source:** KeyboardKit 9.0's standard keyboard behavior and keyboard context.
  public struct StandardBehavior: Hashable, Sendable {
    public var settings: EngineSettings
    /// The language of the text, as in ``QuotationDelimiters/init(localeIdentifier:)``.
    public let localeIdentifier: String
    /// The language, if there are keyboards for it.
    let locale: KeyboardLocale?
    /// The language's marks for nested quotations, if known.
    private let alternateMarks: QuotationDelimiters.Pair?
    /// Whether the language is written from right to left.
    let isRightToLeft: Bool
    /// Whether sentences of the language begin with capitals; never in right-to-left scripts.
    private let hasCapitals: Bool
    /// Whether the semicolon is the language's question mark.
    private let hasSemicolonQuestionMark: Bool
    /// The language's abbreviations, as in ``KeyboardLocale/abbreviations``.
    private let abbreviations: Set<String>
    /// The text that ends a sentence on a double space, without the space after it; empty for none.
    public let fullStop: String

    public init(settings: EngineSettings, localeIdentifier: String = "en") {
      self.settings = settings
      self.localeIdentifier = localeIdentifier
      let locale = KeyboardLocale(matching: localeIdentifier)
      self.locale = locale
      alternateMarks = locale?.quotationDelimiters.alternate
      isRightToLeft = LocaleIdentifier(localeIdentifier).isRightToLeft
      hasCapitals = !isRightToLeft && locale?.hasCapitals != false
      hasSemicolonQuestionMark = locale?.hasSemicolonQuestionMark == true
      fullStop = locale?.fullStop ?? "."
      abbreviations = Set(locale?.abbreviations ?? [])
    }

    /// Returns whether the next letter should be a capital.
    ///
    /// For unknown text the result is false, except with `allCharacters`. Scripts without capitals
    /// are excluded, because their shifted letters start no sentence.
    ///
    /// **Source:** KeyboardKit's autocapitalization, with new lines as in its version 9.9.
    public func prefersCapital(after text: TextRecord) -> Bool {
      guard hasCapitals else { return false }
      return switch settings.autocapitalization(in: text.field) {
      case .none: false
      case .words: !text.isUnknown && text.tail.endsAtNewWord
      case .sentences: !text.isBlankTail && isAtNewSentence(text)
      case .allCharacters: true
      }
    }

    /// Returns a text in the lower case of the language.
    func lowercased(_ text: String) -> String {
      locale?.lowercased(text) ?? text.lowercased()
    }

    /// The ASCII codes of the capital letters.
    private static let latinLetters = UInt8(ascii: "A")...UInt8(ascii: "Z")

    private func isAfterAbbreviation(_ text: TextRecord) -> Bool {
      text.tail.endsAfterAbbreviation(whereStartBegins: text.isWhole, abbreviations)
    }

    /// Returns whether the next letter begins a sentence, by the signs of the language.
    private func isAtNewSentence(_ text: TextRecord) -> Bool {
      // A fast path: most letters follow another letter of their word.
      if let last = text.tail.utf8.last, Self.latinLetters.contains(last & 0xDF) { return false }
      if text.tail.endsAtNewSentence(whereStartBegins: text.isWhole) {
        return !settings.recognizesAbbreviations || !isAfterAbbreviation(text)
      }
      let before = text.tail.withoutOpeningMarks
      return before.last?.isTextWhitespace == true && isEndedBySemicolon(String(before))
    }

    /// Returns whether the last sentence ends with Greek's question mark.
    private func isEndedBySemicolon(_ text: String) -> Bool {
      hasSemicolonQuestionMark && text.lastSentenceCharacter == ";"
    }

    /// Returns whether a second space ends the sentence: the spaces become a full stop and a space.
    ///
    /// The result is false if the cursor is before a letter, that is, inside a text. It is also
    /// false in languages without full stops, such as Thai.
    ///
    /// - Parameters:
    ///   - text: The text before the cursor, with the first space but not the second.
    ///   - interval: The time since the first space was typed; `nil` for never.
    /// - Returns: Whether the second space ends the sentence.
    public func endsSentence(onSpaceAfter text: TextRecord, interval: Duration?) -> Bool {
      guard settings.endsSentenceOnDoubleSpace, !fullStop.isEmpty, let interval,
        interval < settings.timing.endSentenceInterval, text.tail.hasSuffix(" "),
        text.isAtEndOfWord
      else { return false }
      // Unknown text before two typed spaces most likely ends with a word. A new line begins a
      // sentence, as for capitals.
      if text.isBlankTail { return true }
      let line = String(text.tail.suffix(while: { !$0.isNewline }))
      return !line.isLastSentenceEnded && !isEndedBySemicolon(line)
    }

    /// Returns the replacement of a key's action, as in ``KeyboardAction/replacement(in:for:)``.
    ///
    /// - Parameters:
    ///   - action: The key's action.
    ///   - text: The text before the cursor.
    /// - Returns: The replacement; `nil` for the key's own action.
    public func replacement(for action: KeyboardAction, after text: TextRecord) -> KeyboardAction? {
      // A fast path: ASCII characters, the most frequent ones, are never replaced.
      guard case .character(let typed) = action, let first = typed.utf8.first, first >= 0x80 else {
        return nil
      }
      let context = settings.replacesQuotationMarks ? TextContext(text) : TextContext()
      return action.replacement(in: context, for: localeIdentifier)
    }

    /// Returns the page to show after a key was typed.
    ///
    /// Custom pages and those of emojis are left by their own keys only. Letters follow a mark for
    /// nested quotations, and in prose a straight apostrophe directly after a letter. Return after
    /// unknown text changes no page.
    ///
    /// - Parameters:
    ///   - action: The key's action.
    ///   - type: The page of the key.
    ///   - text: The text before the cursor, including the key's text.
    /// - Returns: The page, often unchanged.
    public func preferredKeyboardType(
      after action: KeyboardAction, on type: KeyboardType, text: TextRecord
    ) -> KeyboardType {
      switch type {
      case .alphabetic, .emojis, .custom: return type
      case .numeric, .symbolic: break
      }
      return switch action {
      case .space where !text.tail.hasSuffix("  "): .alphabetic
      case .primary where !text.isBlankTail && text.tail.isLastSentenceEnded: .alphabetic
      case .character("’"), .character("‘"), .character("`"): .alphabetic
      case .character("'") where isApostrophe(after: text.tail.dropLast()): .alphabetic
      case .character(let mark) where isAlternateMark(mark): .alphabetic
      default: type
      }
    }

    /// Returns whether a straight apostrophe after a text is within a word of prose.
    private func isApostrophe(after text: Substring) -> Bool {
      settings.replacesQuotationMarks && text.last?.isLetter == true
    }

    private func isAlternateMark(_ text: String) -> Bool {
      guard let mark = text.first, text.dropFirst().isEmpty else { return false }
      return alternateMarks?.contains(mark) ?? false
    }

    /// Returns the number of characters that a repeat of Backspace deletes, at least 1.
    ///
    /// - Parameters:
    ///   - text: The text before the cursor.
    ///   - duration: The time for which Backspace has been repeating.
    /// - Returns: One, or after ``Timing/wordDeletionDelay`` the length of the last word.
    public func backspaceCount(in text: TextRecord, repeatingFor duration: Duration) -> Int {
      max(1, backspaceRange(repeatingFor: duration).count(in: text.tail))
    }

    /// Returns the range of Backspace: a character, or a word after ``Timing/wordDeletionDelay``.
    public func backspaceRange(repeatingFor duration: Duration) -> BackspaceRange {
      duration > settings.timing.wordDeletionDelay ? .word : .character
    }

    /// Returns whether a program with a list of frequent emojis should count a key after one of
    /// ``Response/gestures``: its release.
    public func shouldRegisterEmoji(after gesture: Gesture, on action: KeyboardAction) -> Bool {
      gesture == .release && action.isEmojiAction
    }

    /// Returns whether a tap on Shift locks it, after an interval since the previous tap.
    public func locksShift(onTapAfter interval: Duration) -> Bool {
      settings.locksShiftOnDoubleTap && interval < settings.timing.shiftDoubleTapInterval
    }
  }
}

/// As a program's behavior, this type uses its own settings and language, not the keyboard's.
extension Keyboard.StandardBehavior: KeyboardBehavior {
  /// Returns the range of Backspace.
  public func backspaceRange(
    repeatingFor duration: Duration, standard: Keyboard.StandardBehavior
  ) -> Keyboard.BackspaceRange {
    backspaceRange(repeatingFor: duration)
  }

  /// Returns whether the next letter should be a capital.
  public func prefersCapital(after text: TextRecord, standard: Keyboard.StandardBehavior) -> Bool {
    prefersCapital(after: text)
  }

  /// Returns the page to show after a key was typed.
  public func preferredKeyboardType(
    after action: KeyboardAction, on type: Keyboard.KeyboardType, text: TextRecord,
    standard: Keyboard.StandardBehavior
  ) -> Keyboard.KeyboardType {
    preferredKeyboardType(after: action, on: type, text: text)
  }

  /// Returns whether a second space ends the sentence.
  public func shouldEndSentence(
    onSpaceAfter text: TextRecord, interval: Duration?, standard: Keyboard.StandardBehavior
  ) -> Bool {
    endsSentence(onSpaceAfter: text, interval: interval)
  }

  /// Returns whether a tap on Shift locks it.
  public func shouldSwitchToCapsLock(
    onTapAfter interval: Duration, standard: Keyboard.StandardBehavior
  ) -> Bool {
    locksShift(onTapAfter: interval)
  }
}
