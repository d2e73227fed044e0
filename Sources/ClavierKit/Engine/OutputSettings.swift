// SPDX-License-Identifier: MIT

/// What a user may choose about the keys that are sent.
public struct OutputSettings: Hashable, Sendable {
  /// The XKB layout of whoever receives the keys, such as "us" or "de".
  ///
  /// `nil` for what `/etc/default/keyboard` says, else "us".
  public var layout: String?
  /// The variant of that layout, such as "nodeadkeys"; `nil` or empty for the plain one.
  public var variant: String?
  /// Whether whoever receives the keys makes characters of dead keys and what follows them, as the programs of a
  /// desktop do.
  public var hasDeadKeys = false
  /// How long each key stays down and the pause after it.
  ///
  /// Zero sends everything at once; remote desktops and some games need 5–20 ms.
  public var keyPace: Duration = .zero
  /// Which keys may be sent at all.
  public var lockdown = Lockdown()

  public init() {}
}
