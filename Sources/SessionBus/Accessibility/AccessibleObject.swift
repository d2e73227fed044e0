// SPDX-License-Identifier: MIT

import ClavierKit

/// One thing of a program's windows, as the bus of assistive technology knows it.
struct AccessibleObject: Hashable, Sendable {
  /// The program's connection, such as `:1.7`.
  var program: String
  /// The object's path there.
  var path: String
}

/// What an object says of itself.
struct AccessibleDescription: Hashable, Sendable {
  var role: AccessibleRole
  /// A bit for each state.
  var states: UInt64
  /// Whether its text can be asked for.
  var hasText: Bool
  /// What its program says beyond that, such as `text-input-type` of a page's fields.
  var attributes: [String: String] = [:]

  /// **Source:** atspi-constants.h, `AtspiStateType`: `ATSPI_STATE_EDITABLE`, `_FOCUSED`, `_READ_ONLY`.
  private enum State {
    static let editable: UInt64 = 1 << 7
    static let focused: UInt64 = 1 << 12
    static let readOnly: UInt64 = 1 << 43
  }

  /// Whether it has the focus.
  var isFocused: Bool { states & State.focused != 0 }

  /// What kind of field it is; `nil` if nobody types there.
  var field: Keyboard.Field? {
    // A terminal is never said to be editable.
    if role == .terminal { return Keyboard.Field(purpose: .terminal) }
    guard states & State.editable != 0, states & State.readOnly == 0 else { return nil }
    return Keyboard.Field(purpose: purpose)
  }

  /// Whether its text may be asked for: neither a secret's nor a terminal's, where what stands before the cursor is a
  /// prompt.
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

/// What an object is.
///
/// **Source:** atspi-constants.h, `AtspiRole`, whose numbers these are.
struct AccessibleRole: RawRepresentable, Hashable, Sendable {
  var rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A field whose characters are not shown.
  static let password = AccessibleRole(rawValue: 40)
  /// A field for a number, with buttons.
  static let spinButton = AccessibleRole(rawValue: 52)
  static let terminal = AccessibleRole(rawValue: 60)
  /// A field of any kind; also what is only read.
  static let text = AccessibleRole(rawValue: 61)
  /// A field of one line.
  static let entry = AccessibleRole(rawValue: 79)
}
