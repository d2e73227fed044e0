// SPDX-License-Identifier: MIT

/// A bus name that is shared with other programs.
///
/// Any of them may take the name over, and it returns when they end.
///
/// ```
///            the bus: yours              another program takes it
///   requested ────────────────▶ owned ─────────────────────────────▶ queued
///     │                           ▲                                    ▲ │
///     │ the bus: it is another's  │        the other program ends      │ │
///     ├───────────────────────────┼────────────────────────────────────┘ │
///     │                           └──────────────────────────────────────┘
///     └── the bus: never ──▶ refused
/// ```
///
/// **Source:** D-Bus Specification, "Message Bus Names": `RequestName`, `NameAcquired`, `NameLost`.
struct BusName: Hashable {
  enum State: Hashable {
    /// The bus has not replied yet.
    case requested
    /// Calls to the name are delivered to this program.
    case owned
    /// Another program owns the name, and this one is queued.
    case queued
    /// The bus has refused the name.
    case refused
  }

  /// The bus's reply to a request for a name.
  enum Reply: Hashable {
    /// `DBUS_REQUEST_NAME_REPLY_PRIMARY_OWNER` and `DBUS_REQUEST_NAME_REPLY_ALREADY_OWNER`.
    case owned
    /// `DBUS_REQUEST_NAME_REPLY_IN_QUEUE`.
    case queued
    /// An error or an unknown number.
    case refused(String)

    init(code: UInt32) {
      switch code {
      case 1, 4: self = .owned
      case 2: self = .queued
      default: self = .refused("it answered \(code)")
      }
    }
  }

  let name: String
  private(set) var state = State.requested

  init(_ name: String) {
    self.name = name
  }

  /// Handles the bus's reply.
  ///
  /// - Returns: The message for the log; `nil` for no change.
  mutating func handle(_ reply: Reply) -> String? {
    switch reply {
    case .owned: return acquired()
    case .queued: return lost()
    case .refused(let reason):
      guard state == .requested else { return nil }
      state = .refused
      return "the session bus refused the name \(name), so no program can call it: \(reason)"
    }
  }

  /// Handles the acquisition of the name.
  mutating func acquired() -> String? {
    guard state != .owned else { return nil }
    defer { state = .owned }
    return state == .queued ? "calls to \(name) on the session bus are received again" : nil
  }

  /// Handles the loss of the name to another program.
  mutating func lost() -> String? {
    guard state != .queued else { return nil }
    state = .queued
    return
      "another keyboard has the name \(name) on the session bus and receives its calls until it ends"
  }
}
