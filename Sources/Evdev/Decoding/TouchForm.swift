// SPDX-License-Identifier: MIT

/// The protocol in which a device reports its contacts.
public enum TouchForm: Hashable, Sendable {
  /// Slots and tracking IDs, multi-touch protocol B.
  case slots
  /// Packets of one contact each, multi-touch protocol A.
  case packets
  /// At most one contact: a button that is down, at `ABS_X` and `ABS_Y`.
  case single(InputCode)
  /// At most one contact, which is down while it presses: `ABS_PRESSURE`, and no button.
  case pressure
  /// A pen: at most one contact, and a tool that hovers before it touches.
  case pen
  /// A mouse: it reports motion, and a contact is at its cursor while `BTN_LEFT` is down.
  case mouse
  /// A pad that moves a cursor: a contact is at the cursor while the pad is clicked or tapped.
  case touchpad

  /// The form that the decoder sees, after translation.
  var decoded: TouchState.Form {
    switch self {
    case .slots, .packets: .slots
    case .single(let button): .single(button)
    case .pressure, .pen: .single(.touch)
    case .mouse, .touchpad: .single(.leftButton)
    }
  }

  /// Whether the device moves a cursor, on a virtual surface.
  public var movesCursor: Bool { self == .mouse || self == .touchpad }
}
