// SPDX-License-Identifier: MIT

/// The state of a panel's connection.
public struct PanelHealth: Hashable, Sendable {
  /// The panel's name, with its version if known: `clavier-panel 0.1.0`.
  public var name: String
  /// The time for which the panel has been behind, in whole seconds; `nil` if it is not.
  ///
  /// A panel is behind while it does not read its messages, or its display server does not present
  /// their scenes. The latter is known only for a panel that reports the scenes that it presents.
  public var secondsBehind: Int?

  public init(name: String, secondsBehind: Int? = nil) {
    self.name = name
    self.secondsBehind = secondsBehind
  }
}

extension PanelHealth {
  var json: JSONValue {
    ["name": .string(name), "behind": secondsBehind.map(JSONValue.integer) ?? .null]
  }

  init(json: JSONValue) throws(ProtocolError) {
    let members = try MessageMembers(json, of: "health.panels")
    name = try members.string("name")
    secondsBehind = members.hasValue("behind") ? try members.integer("behind") : nil
  }
}
