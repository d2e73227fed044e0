// SPDX-License-Identifier: MIT

public import ClavierKit

/// The state of the focused field, assembled from an input method's events.
///
/// A compositor sends the state in several events, which take effect together at `done`.
///
/// ```
///           activate, done: entered, and its text
///   none ───────────────────────────────────────▶ in a field ─┐ done: its text, if there is one
///     ▲                                             │   ▲     │ content type, done: entered again
///     └──────────── deactivate, done: left ─────────┘   └─────┘
/// ```
///
/// **Source:** input-method-unstable-v2.xml, whose state is double-buffered, and is reset by each
/// `activate`.
public struct FieldMachine: Hashable, Sendable {
  /// A change of the field.
  public enum Event: Hashable, Sendable {
    /// A new field is focused, or the kind of the focused field has changed; its text is unknown.
    case entered(Keyboard.Field)
    /// The text around the cursor.
    case text(TextContext)
    /// No field is focused.
    case left
  }

  private struct Report: Hashable {
    var isActive = false
    var field = Keyboard.Field()
    var text: TextContext?
    var hasSelection = false
  }

  private var current = Report()
  private var pending = Report()
  private var isNew = false

  public init() {}

  /// Handles `activate`: a new field is focused, with an unknown state.
  public mutating func activate() {
    pending = Report(isActive: true)
    isNew = true
  }

  /// Handles `deactivate`: no field is focused.
  public mutating func deactivate() {
    pending = Report()
  }

  /// Handles the text around the cursor.
  ///
  /// - Parameters:
  ///   - text: The text around the cursor, possibly a part of a longer text.
  ///   - cursor: The cursor's offset in the text, in bytes of UTF-8.
  ///   - anchor: The other end of the selection; equal to `cursor` without a selection.
  public mutating func setSurroundingText(_ text: String, cursor: Int, anchor: Int) {
    pending.text = TextContext(text, cursor: cursor, anchor: anchor)
    pending.hasSelection = cursor != anchor
  }

  /// Returns whether a text is directly before the cursor, without a selection, according to the
  /// last report.
  ///
  /// The cursor must have stayed in the reported field since then.
  public func canReplace(_ text: String) -> Bool {
    guard pending.isActive, !isNew, !current.hasSelection, let before = current.text?.beforeInput
    else { return false }
    return !text.isEmpty && before.utf8.suffix(text.utf8.count).elementsEqual(text.utf8)
  }

  /// Handles the kind of field, by the numbers of text-input-v3.
  public mutating func setContentType(hints: UInt32, purpose: UInt32) {
    pending.field = Keyboard.Field(hints: hints, purpose: purpose)
  }

  /// Handles `done`; returns the changes since the previous `done`.
  public mutating func done() -> [Event] {
    defer {
      current = pending
      isNew = false
    }
    guard pending.isActive else { return current.isActive ? [.left] : [] }
    let isEntered = isNew || !current.isActive || pending.field != current.field
    var events: [Event] = isEntered ? [.entered(pending.field)] : []
    if let text = pending.text, isEntered || text != current.text { events.append(.text(text)) }
    return events
  }
}

extension TextContext {
  /// Creates a text context without the selection, which the next key replaces.
  ///
  /// - Parameters:
  ///   - text: The text around the cursor, possibly a part of a longer text.
  ///   - cursor: The cursor's offset in bytes of UTF-8; an offset inside a character is rounded
  ///     down.
  ///   - anchor: The offset of the selection's other end, in the same unit.
  public init(_ text: String, cursor: Int, anchor: Int) {
    let utf8 = text.utf8
    func index(ofByte bytes: Int) -> String.Index {
      let bytes = max(0, min(bytes, utf8.count))
      var index = utf8.index(utf8.startIndex, offsetBy: bytes)
      while index > utf8.startIndex, index.samePosition(in: text.unicodeScalars) == nil {
        index = utf8.index(before: index)
      }
      return index
    }
    let (start, end) = (index(ofByte: min(cursor, anchor)), index(ofByte: max(cursor, anchor)))
    let before = String(text[..<start])
    // The omitted part before the cursor may contain the start of a sentence.
    let isCut = utf8.count >= Self.truncationLength && before.count < TextRecord.capacity
    self.init(beforeInput: isCut ? nil : before, afterInput: String(text[end...]))
  }

  /// The length in bytes from which a text may be only a part.
  ///
  /// **Source:** input-method-unstable-v2.xml: at most 4000 bytes. Programs cut their text slightly
  /// before.
  private static let truncationLength = 3900
}

extension Keyboard.Field {
  /// Converts the numbers of text-input-v3.
  ///
  /// **Source:** text-input-unstable-v3.xml, `content_hint` and `content_purpose`.
  init(hints: UInt32, purpose: UInt32) {
    // "Sensitive data" (0x80) does not imply a secret: private windows set it for all fields, and
    // no text is stored here anyway.
    let isHidden = hints & 0x40 != 0
    let kind: Keyboard.FieldPurpose =
      switch purpose {
      case 2, 3, 4, 10, 11, 12: .number
      case 5: .url
      case 6: .email
      case 7: .name
      case 8: .password
      case 9: .pin
      case 13: .terminal
      default: .standard
      }
    self.init(purpose: isHidden && !kind.isSecret ? .password : kind)
    if hints & 0x8 != 0 { autocapitalization = Keyboard.AutocapitalizationType.none }
    if hints & 0x4 != 0 { autocapitalization = .sentences }
    if hints & 0x20 != 0 { autocapitalization = .words }
    if hints & 0x10 != 0 { autocapitalization = .allCharacters }
  }
}
