// SPDX-License-Identifier: MIT

public import ClavierKit

/// What an input method is told of the field that has the cursor, put together.
///
/// A compositor tells it in pieces, which count together once it says that this was all.
///
/// ```
///           activate, done: entered, and its text
///   none ───────────────────────────────────────▶ in a field ─┐ done: its text, if it was told
///     ▲                                             │   ▲     │ content type, done: entered anew
///     └──────────── deactivate, done: left ─────────┘   └─────┘
/// ```
///
/// **Source:** input-method-unstable-v2.xml, whose state is double-buffered, and begins anew with each `activate`.
public struct FieldMachine: Hashable, Sendable {
  /// What came of it.
  public enum Event: Hashable, Sendable {
    /// Another field has the cursor, or the same one is of another kind; its text is not known.
    case entered(Keyboard.Field)
    /// What stands around the cursor.
    case text(TextContext)
    /// No field has the cursor.
    case left
  }

  private struct Told: Hashable {
    var isActive = false
    var field = Keyboard.Field()
    var text: TextContext?
  }

  private var current = Told()
  private var pending = Told()
  private var isNew = false

  public init() {}

  /// Another field has the cursor, of which nothing is known yet.
  public mutating func activate() {
    pending = Told(isActive: true)
    isNew = true
  }

  /// No field has the cursor any more.
  public mutating func deactivate() {
    pending = Told()
  }

  /// The text around the cursor.
  ///
  /// - Parameters:
  ///   - text: All that is told of it.
  ///   - cursor: Where in it the cursor is, in bytes of UTF-8.
  ///   - anchor: The other end of what is selected; the cursor's place if nothing is.
  public mutating func surround(_ text: String, cursor: Int, anchor: Int) {
    pending.text = TextContext(text, cursor: cursor, anchor: anchor)
  }

  /// What kind of field it is, by the numbers of text-input-v3.
  public mutating func describe(hints: UInt32, purpose: UInt32) {
    pending.field = Keyboard.Field(hints: hints, purpose: purpose)
  }

  /// All was told that belongs together.
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
  /// The text around a cursor, of which what is selected is no part: it goes with the next key.
  ///
  /// - Parameters:
  ///   - text: What is told. It may be a part of a longer text.
  ///   - cursor: In bytes of UTF-8; a place inside of a character counts as one before it.
  ///   - anchor: Likewise.
  public init(_ text: String, cursor: Int, anchor: Int) {
    let utf8 = text.utf8
    func place(_ bytes: Int) -> String.Index {
      let bytes = max(0, min(bytes, utf8.count))
      var index = utf8.index(utf8.startIndex, offsetBy: bytes)
      while index > utf8.startIndex, index.samePosition(in: text.unicodeScalars) == nil {
        index = utf8.index(before: index)
      }
      return index
    }
    let (start, end) = (place(min(cursor, anchor)), place(max(cursor, anchor)))
    let before = String(text[..<start])
    // What is cut before the cursor may hide where a sentence begins.
    let isCut = utf8.count >= Self.cutLength && before.count < TextRecord.capacity
    self.init(beforeInput: isCut ? nil : before, afterInput: String(text[end...]))
  }

  /// A text of so many bytes may be a part of a longer one.
  ///
  /// **Source:** input-method-unstable-v2.xml: at most 4000 bytes. Programs cut theirs a little before.
  private static let cutLength = 3900
}

extension Keyboard.Field {
  /// **Source:** text-input-unstable-v3.xml, `content_hint` and `content_purpose`.
  init(hints: UInt32, purpose: UInt32) {
    // What shall not be stored (0x80) need not be a secret: in a window that leaves no traces no field's text shall, and
    // nothing is stored here anyway.
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
