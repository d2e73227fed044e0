// SPDX-License-Identifier: MIT

/// The numbers of events since the daemon's start.
///
/// The numbers never reveal which key was typed.
public struct LinkCounters: Hashable, Sendable {
  /// The touches that pressed a key.
  public var taps = 0
  /// The typed characters, without spaces, line feeds and tabs.
  public var characters = 0
  /// The deleted characters, including those that corrections and suggestions replace.
  public var backspaces = 0
  public var spaces = 0
  public var returns = 0
  /// The other keys: tabs, keys without a text, and keys with modifiers.
  public var otherKeys = 0
  /// The keys that the lockdown has refused.
  public var refused = 0
  /// The words that were corrected.
  public var corrections = 0
  /// The corrections that the user reverted.
  public var revertedCorrections = 0
  /// The touches that were palms, or in dead areas.
  public var ignoredTouches = 0
  /// The touch devices that were unplugged, or failed, while they were read.
  public var deviceLosses = 0
  /// The panels that have connected.
  public var panelConnections = 0
  /// The reloads whose configuration came into use.
  public var reloads = 0
  /// The reloads whose configuration was invalid.
  public var refusedReloads = 0

  public init() {}
}

extension LinkCounters {
  /// The names of the counters in messages.
  private static var paths: [(name: String, path: WritableKeyPath<LinkCounters, Int>)] {
    [
      ("taps", \.taps), ("characters", \.characters), ("backspaces", \.backspaces),
      ("spaces", \.spaces), ("returns", \.returns), ("others", \.otherKeys),
      ("refused", \.refused), ("corrections", \.corrections),
      ("revertedCorrections", \.revertedCorrections), ("ignoredTouches", \.ignoredTouches),
      ("deviceLosses", \.deviceLosses),
      ("panelConnections", \.panelConnections), ("reloads", \.reloads),
      ("refusedReloads", \.refusedReloads),
    ]
  }

  var json: JSONValue {
    .object(
      Self.paths.map { name, path in
        JSONValue.Member(name: name, value: .integer(self[keyPath: path]))
      })
  }

  /// Reads counters; a counter that an older daemon does not have is 0.
  init(json: JSONValue) throws(ProtocolError) {
    self.init()
    let members = try MessageMembers(json, of: "health.counters")
    for (name, path) in Self.paths where members[name] != nil {
      self[keyPath: path] = try members.integer(name, in: 0...Int.max)
    }
  }
}
