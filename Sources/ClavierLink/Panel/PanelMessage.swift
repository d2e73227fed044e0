// SPDX-License-Identifier: MIT

/// A message of the daemon to a panel.
enum PanelMessage {
  /// `{"scene":{…}}`: the value has the parts that have changed, at first all.
  case scene(JSONValue)
  /// A message that other clients may receive as well.
  case message(LinkMessage)

  /// Reads a message; returns `nil` for an unknown message of a newer daemon.
  ///
  /// - Parameter line: UTF-8 without a line feed.
  /// - Throws: ``ProtocolError``.
  init?(line: [UInt8]) throws(ProtocolError) {
    let members = try MessageMembers(try JSONValue(line: line), of: "message")
    if let scene = members["scene"] {
      self = .scene(scene)
    } else if let message = try LinkMessage(members) {
      self = .message(message)
    } else {
      return nil
    }
  }
}
