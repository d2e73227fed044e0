// SPDX-License-Identifier: MIT

/// How a device reports its contacts.
public enum TouchForm: Hashable, Sendable {
  /// By slots and tracking IDs, multi-touch protocol B.
  case slots
  /// In packets of one contact each, multi-touch protocol A.
  case packets
  /// One contact at most: a button that is down, at `ABS_X` and `ABS_Y`.
  case single(InputCode)
  /// One contact at most, which is down while it presses: `ABS_PRESSURE`, and no button.
  case pressure
  /// A pen: one contact at most, and what it holds over the surface before it touches.
  case pen
  /// A mouse: it says how far it moves, and a contact is where its cursor is while `BTN_LEFT` is down.
  case mouse
  /// A pad that moves a cursor: a contact is where that is while the pad is clicked or tapped.
  case touchpad

  /// The words in which the decoder hears of it, after translation.
  var decoded: TouchState.Form {
    switch self {
    case .slots, .packets: .slots
    case .single(let button): .single(button)
    case .pressure, .pen: .single(.touch)
    case .mouse, .touchpad: .single(.leftButton)
    }
  }

  /// Whether it moves a cursor, which is somewhere on a surface of its own.
  public var movesCursor: Bool { self == .mouse || self == .touchpad }
}
