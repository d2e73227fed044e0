// SPDX-License-Identifier: MIT

import ClavierKit

// The keys of a scene: the members size, bounds, rows and keys.

extension KeyboardFrames {
  func writeMembers(to json: inout JSONWriter) {
    json.writeMember("size", [size.width, size.height])
    json.writeMember("bounds", bounds)
    json.writeName("rows")
    json.writeList(of: rows) { row, json in
      json.writeList { json in
        json.writePoints(row.minY)
        json.writePoints(row.maxY)
        json.writeInteger(row.keys.count)
      }
    }
    json.writeName("keys")
    json.writeList(of: keys) { $0.write(to: &$1) }
  }

  init(members: MessageMembers) throws(ProtocolError) {
    let size = try [Double](members.value("size"), of: "scene.size", count: 2)
    var keys: ArraySlice<WireKey> = []
    for json in try members.list("keys") { keys.append(try WireKey(json)) }
    var rows: [WireRow] = []
    for json in try members.list("rows") {
      let row = try [Double](json, of: "scene.rows", count: 3)
      guard let count = Int(exactly: row[2]), count > 0, count <= keys.count else {
        throw ProtocolError("rows: a row has as many keys as it says, not \(row[2])")
      }
      rows.append(WireRow(minY: row[0], maxY: row[1], keys: Array(keys.prefix(count))))
      keys.removeFirst(count)
    }
    guard keys.isEmpty else {
      throw ProtocolError("keys: each is in a row, and \(keys.count) are not")
    }
    self.init(
      size: Size(width: size[0], height: size[1]), bounds: try members.read("bounds"), rows: rows)
  }
}

extension KeyboardFrames.Key {
  fileprivate func write(to json: inout JSONWriter) {
    json.writeObject { json in
      json.writeMember("action", action.name)
      json.writeMember("label", label)
      json.writeMember("touch", touchFrame)
      json.writeMember("cap", capFrame)
      if alignment != .center { json.writeMember("align", alignment.rawValue) }
      for direction in Keyboard.SwipeDirection.allCases {
        if let action = swipes[direction] { json.writeMember(direction.member, action.name) }
      }
    }
  }
}

/// `{"action":"character:q","label":"q","touch":[0,0,39,54],"cap":[3,4,36,50]}`
extension KeyboardFrames.WireKey {
  fileprivate init(_ json: JSONValue) throws(ProtocolError) {
    let members = try MessageMembers(json, of: "scene.keys")
    var swipes: [Keyboard.SwipeDirection: KeyboardAction] = [:]
    for direction in Keyboard.SwipeDirection.allCases where members.hasValue(direction.member) {
      swipes[direction] = KeyboardAction(wireName: try members.string(direction.member))
    }
    self.init(
      action: KeyboardAction(wireName: try members.string("action")),
      label: try members.string("label"), touchFrame: try members.read("touch"),
      capFrame: try members.read("cap"),
      alignment: members.hasValue("align") ? try members.choice("align") : .center,
      swipes: swipes)
  }
}

extension Keyboard.SwipeDirection {
  /// The member for the action of a swipe in this direction.
  fileprivate var member: String {
    switch self {
    case .left: "swipeLeft"
    case .up: "swipeUp"
    case .right: "swipeRight"
    case .down: "swipe"
    }
  }
}

extension KeyboardAction {
  /// Creates the action of this name; an unknown name creates an action without effect.
  init(wireName name: String) {
    self = KeyboardAction(name: name) ?? .custom(named: name)
  }
}
