// SPDX-License-Identifier: MIT

/// A name on a bus that other programs may want, too: whoever asks for it may have it, and it comes back when they end.
///
/// ```
///            the bus: yours              another program takes it
///   asked ────────────────────▶ owned ─────────────────────────────▶ queued
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
    /// The bus has not answered yet.
    case asked
    /// Calls to the name come here.
    case owned
    /// Another program has it, and we are the next.
    case queued
    /// The bus does not give it.
    case refused
  }

  /// What the bus answers to a request for a name.
  enum Reply: Hashable {
    /// `DBUS_REQUEST_NAME_REPLY_PRIMARY_OWNER` and `DBUS_REQUEST_NAME_REPLY_ALREADY_OWNER`.
    case owned
    /// `DBUS_REQUEST_NAME_REPLY_IN_QUEUE`.
    case queued
    /// An error, or a number that means none of these.
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
  private(set) var state = State.asked

  init(_ name: String) {
    self.name = name
  }

  /// The bus has answered.
  ///
  /// - Returns: What there is to say of it; `nil` for nothing new.
  mutating func take(_ reply: Reply) -> String? {
    switch reply {
    case .owned: return acquired()
    case .queued: return lost()
    case .refused(let reason):
      guard state == .asked else { return nil }
      state = .refused
      return "the session's bus does not give the name \(name), so nobody can call it: \(reason)"
    }
  }

  /// The name is ours from now on.
  mutating func acquired() -> String? {
    guard state != .owned else { return nil }
    defer { state = .owned }
    return state == .queued ? "calls to \(name) on the session's bus come here again" : nil
  }

  /// The name is another program's from now on.
  mutating func lost() -> String? {
    guard state != .queued else { return nil }
    state = .queued
    return
      "another keyboard has the name \(name) on the session's bus: calls to it go there until it ends"
  }
}
