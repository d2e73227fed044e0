// SPDX-License-Identifier: MIT

/// The namespace of dictation: another program recognizes speech, and the keyboard types the text.
///
/// ```
///   the key ─▶ Effect.Request.dictation ─▶ your service ─▶ reports ─▶ DictationContext
///                                                             │
///                 typed with a space, Backspace removes it ◀──┴─ final text: Input.dictated
/// ```
///
/// This part of the library recognizes nothing; the embedding program provides a
/// ``DictationService``.
public enum Dictation {
  /// The state of a dictation.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// No dictation, or its end.
    case idle
    /// Listening to the microphone.
    case listening
    /// Recognizing speech, or waiting for the microphone.
    case thinking
  }

  /// A request of the keyboard to the program that recognizes speech.
  public enum Request: Hashable, Sendable {
    /// Starts listening for speech in a language; the identifier is that of a ``KeyboardLocale``.
    case start(localeIdentifier: String)
    /// Stops listening; the final text of the speech so far is still typed.
    case stop
    /// Stops listening; no further text is typed.
    case cancel
  }

  /// A report of the program that recognizes speech.
  public enum Report: Hashable, Sendable {
    /// The state; ``State/idle`` ends the dictation, after its final texts.
    case state(State)
    /// The text recognized so far, which may change; it is shown and never typed.
    case partialText(String)
    /// A text that does not change any more; it is typed.
    case finalText(String)
  }

  /// A part of a final text, which is typed at once.
  public struct Part: Hashable, Sendable {
    public var text: String
    /// Whether the part begins its text, and so may need a space before it.
    public var isFirst: Bool
    /// Whether the part ends its text, and so may need a space after it.
    public var isLast: Bool

    public init(_ text: String, isFirst: Bool = true, isLast: Bool = true) {
      self.text = text
      self.isFirst = isFirst
      self.isLast = isLast
    }
  }
}
