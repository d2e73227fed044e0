// SPDX-License-Identifier: MIT

import ClavierKit

// Callouts change at every touch, so an input callout has only its key, frame and letter.

extension CalloutScene {
  /// Writes a callout: `{"of":4,"frame":[…],"label":"t"}` for an input callout, and
  /// `{"of":4,"frame":[…],"items":[{"label":"t","frame":[…]}],"selected":0}` for an action callout.
  ///
  /// `of` is the index of the callout's key; if the key no longer exists, its cap `key` is sent
  /// instead.
  ///
  /// - Parameters:
  ///   - json: The buffer to write to.
  ///   - frames: The keys.
  func write(to json: inout JSONWriter, of frames: borrowing KeyboardFrames) {
    json.beginObject()
    if let index = frames.index(ofCap: keyFrame) {
      json.writeMember("of", index)
    } else {
      json.writeMember("key", keyFrame)
    }
    json.writeMember("frame", backgroundFrame)
    switch kind {
    case .input: json.writeMember("label", items.first?.label ?? "")
    case .action: json.writeMember("items", items)
    }
    if let selectedIndex { json.writeMember("selected", selectedIndex) }
    json.endObject()
  }

  init(_ json: JSONValue, of frames: borrowing KeyboardFrames) throws(ProtocolError) {
    let members = try MessageMembers(json, of: "scene.callouts")
    let frame: Rect = try members.read("frame")
    let isInputCallout = members["label"] != nil
    self.init(
      kind: isInputCallout ? .input : .action, keyFrame: try members.cap(of: frames),
      backgroundFrame: frame,
      items: isInputCallout
        ? [Item(label: try members.string("label"), frame: frame)] : try members.read("items"),
      selectedIndex: members.hasValue("selected") ? try members.integer("selected") : nil)
  }
}

extension MessageMembers {
  /// Reads the cap of the key that a callout belongs to.
  fileprivate func cap(of frames: borrowing KeyboardFrames) throws(ProtocolError) -> Rect {
    guard self["of"] != nil else { return try read("key") }
    let index = try integer("of")
    guard index >= 0, index < frames.keys.count else {
      throw ProtocolError("scene.callouts.of: there is no key \(index)")
    }
    return frames.keys[index].capFrame
  }
}

extension CalloutScene.Item: LinkValue {
  func write(to json: inout JSONWriter) {
    json.writeObject { json in
      json.writeMember("label", label)
      json.writeMember("frame", frame)
    }
  }

  init(_ json: JSONValue, of place: @autoclosure () -> String) throws(ProtocolError) {
    let members = try MessageMembers(json, of: place())
    self.init(label: try members.string("label"), frame: try members.read("frame"))
  }
}
