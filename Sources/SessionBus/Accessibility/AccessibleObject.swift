// SPDX-License-Identifier: MIT

import ClavierKit

/// An accessible object of a program, as identified on the accessibility bus.
struct AccessibleObject: Hashable, Sendable {
  /// The program's unique connection name, such as `:1.7`.
  var program: String
  /// The object's path in that program.
  var path: String
}

/// The properties that an object reports.
struct AccessibleDescription: Hashable, Sendable {
  var role: AccessibleRole
  /// The states as a bit set.
  var states: UInt64
  /// Whether the object implements the text interface.
  var hasText: Bool
  /// Further attributes, such as `text-input-type` of a web page's fields.
  var attributes: [String: String] = [:]

  /// The bits of states.
  ///
  /// **Source:** atspi-constants.h, `AtspiStateType`: `ATSPI_STATE_EDITABLE`, `_FOCUSED`,
  /// `_READ_ONLY`.
  private enum State {
    static let editable: UInt64 = 1 << 7
    static let focused: UInt64 = 1 << 12
    static let readOnly: UInt64 = 1 << 43
  }

  /// Whether the object is focused.
  var isFocused: Bool { states & State.focused != 0 }

  /// The kind of field; `nil` if the object is not editable.
  var field: Keyboard.Field? {
    // Terminals never have the editable state.
    if role == .terminal { return Keyboard.Field(purpose: .terminal) }
    guard states & State.editable != 0, states & State.readOnly == 0 else { return nil }
    return Keyboard.Field(purpose: purpose)
  }

  /// Whether the text may be read.
  ///
  /// Passwords are not read, nor terminals, whose text before the cursor is a prompt.
  var isReadable: Bool {
    guard hasText, let field else { return false }
    return !field.purpose.isSecret && field.purpose != .terminal
  }

  private var purpose: Keyboard.FieldPurpose {
    if role == .password { return .password }
    switch attributes["text-input-type"] {
    case "password": return .password
    case "email": return .email
    case "url": return .url
    case "number", "tel", "date", "datetime-local", "month", "time", "week": return .number
    case "search": return .webSearch
    default: break
    }
    let roles = attributes["xml-roles"]?.split(separator: " ") ?? []
    if role == .spinButton || roles.contains("spinbutton") { return .number }
    return roles.contains("searchbox") ? .webSearch : .standard
  }
}

/// The role of an object.
///
/// **Source:** atspi-constants.h, `AtspiRole`, which defines the numbers.
struct AccessibleRole: RawRepresentable, Hashable, Sendable {
  var rawValue: UInt32

  /// A field with hidden characters.
  static let password = AccessibleRole(rawValue: 40)
  /// A number field with buttons.
  static let spinButton = AccessibleRole(rawValue: 52)
  static let terminal = AccessibleRole(rawValue: 60)
  /// A text field of any kind, or a read-only text.
  static let text = AccessibleRole(rawValue: 61)
  /// A single-line field.
  static let entry = AccessibleRole(rawValue: 79)
}
