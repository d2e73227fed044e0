// SPDX-License-Identifier: MIT

import ClavierKit

/// The daemon's first message to each client.
public struct LinkHello: Hashable, Sendable {
  /// The daemon's version, such as `0.1.0`.
  public var version = Version.current
  /// The version of the messages; see ``LinkLimits/protocolVersion``.
  public var protocolVersion = LinkLimits.protocolVersion
  /// The client's role: `control`, which never receives typed text.
  public var role = "control"
}

extension LinkHello {
  var json: JSONValue {
    [
      "version": .string(version), "protocol": .integer(protocolVersion), "role": .string(role),
    ]
  }

  init(json: JSONValue) throws(ProtocolError) {
    let members = try MessageMembers(json, of: "hello")
    version = try members.string("version")
    protocolVersion = try members.integer("protocol")
    role = try members.string("role")
  }
}
