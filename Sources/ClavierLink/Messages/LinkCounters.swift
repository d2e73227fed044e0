// SPDX-License-Identifier: MIT

/// The numbers of events since the daemon's start.
///
/// They never reveal which key was typed.
public struct LinkCounters: Hashable, Sendable {
  /// The keys that the lockdown has refused.
  public var refused = 0
  /// The touch devices that were unplugged, or failed, while they were read.
  public var deviceLosses = 0
  /// The panels that have connected.
  public var panelConnections = 0
  /// The reloads whose configuration is used.
  public var reloads = 0
  /// The reloads whose configuration was wrong.
  public var refusedReloads = 0

  public init() {}
}

extension LinkCounters {
  /// The names in messages.
  private static var paths: [(name: String, path: WritableKeyPath<LinkCounters, Int>)] {
    [
      ("refused", \.refused), ("deviceLosses", \.deviceLosses),
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

  /// Reads counters; one that an older daemon does not have is 0.
  init(json: JSONValue) throws(ProtocolError) {
    self.init()
    let members = try MessageMembers(json, of: "health.counters")
    for (name, path) in Self.paths where members[name] != nil {
      self[keyPath: path] = try members.integer(name, in: 0...Int.max)
    }
  }
}
