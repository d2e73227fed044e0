// SPDX-License-Identifier: MIT

import ClavierSettings

/// A message of the daemon that panels handle.
enum PanelMessage {
  case hello(LinkHello)
  /// `{"scene":{…}}`: the value has the parts that have changed, at first all.
  case scene(JSONValue)
  /// `{"insert":"€","number":3}`: asks the panel to insert this text into the field; older daemons
  /// send no number.
  case insert(String, number: Int?)
  /// `{"replace":"eh","with":"he","number":3}`: asks the panel to replace this text before the
  /// cursor.
  case replace(String, with: String, number: Int)
  /// `{"forgotten":true}`: the user's state was cleared.
  case forgotten
  /// `{"feedback":"input"}`: a key was pressed, whose sound the panel plays.
  case feedback(KeySound)
  case error(String)

  /// Reads a message; returns `nil` for a message that panels ignore.
  ///
  /// - Parameter line: UTF-8 without a line feed.
  /// - Throws: ``ProtocolError``.
  init?(line: [UInt8]) throws(ProtocolError) {
    let members = try MessageMembers(try JSONValue(line: line), of: "message")
    if let scene = members["scene"] {
      self = .scene(scene)
    } else if members["insert"] != nil {
      let number = members.hasValue("number") ? try members.integer("number") : nil
      self = .insert(try members.string("insert"), number: number)
    } else if members["replace"] != nil {
      self = .replace(
        try members.string("replace"), with: try members.string("with"),
        number: try members.integer("number"))
    } else if members["forgotten"] != nil {
      _ = try members.boolean("forgotten")
      self = .forgotten
    } else if members["feedback"] != nil {
      guard let sound = KeySound(rawValue: try members.string("feedback")) else { return nil }
      self = .feedback(sound)
    } else if let hello = members["hello"] {
      self = .hello(try LinkHello(json: hello))
    } else if members["error"] != nil {
      self = .error(try members.string("error"))
    } else {
      return nil
    }
  }
}
