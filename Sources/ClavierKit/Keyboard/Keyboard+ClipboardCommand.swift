// SPDX-License-Identifier: MIT

extension Keyboard {
  /// A command of the receiver for its clipboard, or to select the text for it.
  public enum ClipboardCommand: String, Hashable, Sendable, CaseIterable {
    case cut
    case copy
    case paste
    case selectAll = "select-all"

    /// Returns the stroke of the command in programs with a kind of field.
    ///
    /// **Source:** terminals use Ctrl and C to interrupt, so that Shift is added there, as in VTE,
    /// foot, kitty and Konsole; they agree on no stroke for the other two.
    ///
    /// - Parameter purpose: The purpose of the focused field.
    /// - Returns: The stroke; `nil` on a terminal for a command that it lacks.
    public func stroke(in purpose: FieldPurpose) -> KeyStroke? {
      switch (self, purpose) {
      case (.cut, .terminal), (.selectAll, .terminal): nil
      case (.copy, .terminal): KeyStroke(.character("c"), modifiers: [.control, .shift])
      case (.paste, .terminal): KeyStroke(.character("v"), modifiers: [.control, .shift])
      case (.cut, _): KeyStroke(.character("x"), modifiers: .control)
      case (.copy, _): KeyStroke(.character("c"), modifiers: .control)
      case (.paste, _): KeyStroke(.character("v"), modifiers: .control)
      case (.selectAll, _): KeyStroke(.character("a"), modifiers: .control)
      }
    }

    /// The text on the key.
    public var label: String { self == .selectAll ? "select all" : rawValue }
  }
}
