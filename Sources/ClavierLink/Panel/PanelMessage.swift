// SPDX-License-Identifier: MIT

/// What the daemon tells a panel, beside what it tells every client.
enum PanelMessage {
  case hello(LinkHello)
  /// `{"scene":{…}}`: parts of the scene are others now; the first has all of them.
  case scene(LinkScene.Change)
  /// `{"insert":"€"}`: the panel is to put this text into the field.
  case insert(String)
  case error(String)

  /// Reads a message; `nil` for one that means nothing to a panel.
  ///
  /// - Parameter line: UTF-8 without a line feed.
  /// - Throws: ``LinkMistake``.
  init?(line: [UInt8]) throws(LinkMistake) {
    let members = try MessageMembers(try JSONValue(line: line), of: "message")
    if let scene = members["scene"] {
      self = .scene(try LinkScene.Change(scene))
    } else if members["insert"] != nil {
      self = .insert(try members.string("insert"))
    } else if let hello = members["hello"] {
      self = .hello(try LinkHello(json: hello))
    } else if members["error"] != nil {
      self = .error(try members.string("error"))
    } else {
      return nil
    }
  }
}
