// SPDX-License-Identifier: MIT

import ClavierKit

// How a scene is told: `{"scene":{…}}`, with those members that have changed.
//
//   shown      true
//   covers     true, with shown: it covers what was touched last
//   context    {"locale":"en","locales":["en","de"],"device":"phone","orientation":"portrait","return":"return",
//               "purpose":"standard"}
//   page       "abc": the name of the action that shows it
//   case       "uppercased"
//   modifiers  {"control":"latched"}: those that are on
//   size       [390,216]: these four together
//   bounds     [0,0,390,216]: the edges of the keyboard: left, top, right, bottom
//   rows       [[0,54,10], …]: top, bottom, and how many keys
//   keys       [{"action":"character:q","label":"q","touch":[0,0,39,54],"cap":[3,4,36,50]}, …], row by row
//   untypable  [12,13]
//   pressed    [3]
//   callouts   [{"kind":"input","key":[…],"frame":[…],"items":[{"label":"q","frame":[…]}],"selected":0}]
//   dragging   false
//   scan       {"row":1}, {"key":3} or null
//   waits      [{"key":3,"start":1000000,"due":1500000}]
//   suggestions [{"text":"then","title":"then","type":"regular"}]
//   pointer    [200,108.5] or null

extension LinkScene {
  /// What a panel is told that knows another scene.
  ///
  /// - Parameter old: The scene that it knows; `nil` for none.
  /// - Returns: One line of JSON with its line feed; nothing if both are the same.
  public func message(since old: LinkScene?) -> [UInt8] {
    let parts = old.map { changes(since: $0) } ?? .all
    guard !parts.isEmpty else { return [] }
    var json = JSONBytes()
    write(parts, to: &json)
    return json.bytes
  }

  /// Writes these parts of the scene as a message, with its line feed.
  func write(_ parts: Parts, to json: inout JSONBytes) {
    // No closure: it would copy the scene.
    json.beginObject()
    json.name("scene")
    json.beginObject()
    writeMembers(parts, to: &json)
    json.endObject()
    json.endObject()
    json.endLine()
  }

  private func writeMembers(_ parts: Parts, to json: inout JSONBytes) {
    if parts.contains(.shown) {
      json.name("shown")
      json.flag(isShown)
      if covers {
        json.name("covers")
        json.flag(true)
      }
    }
    if parts.contains(.context) { context.write(to: &json) }
    if parts.contains(.page) {
      json.name("page")
      json.text(KeyboardAction.keyboardType(scene.keyboardType).name)
    }
    if parts.contains(.keyboardCase) {
      json.name("case")
      json.text(scene.keyboardCase.rawValue)
    }
    if parts.contains(.modifiers) { scene.modifiers.write(to: &json) }
    if parts.contains(.keys) { scene.frames.write(to: &json) }
    if parts.contains(.untypable) { json.member("untypable", untypableKeys) }
    if parts.contains(.pressed) { json.member("pressed", scene.pressedKeys) }
    if parts.contains(.callouts) {
      json.name("callouts")
      json.list(of: scene.callouts) { $0.write(to: &$1) }
    }
    if parts.contains(.spaceDrag) {
      json.name("dragging")
      json.flag(scene.isSpaceDragGestureActive)
    }
    if parts.contains(.scan) { writeScan(to: &json) }
    if parts.contains(.waits) { writeWaits(to: &json) }
    if parts.contains(.suggestions) { writeSuggestions(to: &json) }
    if parts.contains(.pointer) { writePointer(to: &json) }
  }

  private func writePointer(to json: inout JSONBytes) {
    json.name("pointer")
    guard let pointer else { return json.null() }
    json.list { json in
      json.points(pointer.x)
      json.points(pointer.y)
    }
  }

  private func writeScan(to json: inout JSONBytes) {
    json.name("scan")
    guard let scan = scene.scan else { return json.null() }
    json.object { json in
      switch scan {
      case .row(let index): json.member("row", index)
      case .key(let index): json.member("key", index)
      }
    }
  }

  private func writeWaits(to json: inout JSONBytes) {
    json.name("waits")
    json.list(of: scene.waits) { wait, json in
      json.beginObject()
      json.member("key", wait.key)
      json.member("start", Int(wait.start.microseconds))
      json.member("due", Int(wait.due.microseconds))
      json.endObject()
    }
  }

  private func writeSuggestions(to json: inout JSONBytes) {
    json.name("suggestions")
    json.list(of: scene.suggestions) { suggestion, json in
      json.beginObject()
      json.member("text", suggestion.text)
      json.member("title", suggestion.title)
      json.member("type", suggestion.type.rawValue)
      if let subtitle = suggestion.subtitle { json.member("subtitle", subtitle) }
      if let source = suggestion.source { json.member("source", source) }
      json.endObject()
    }
  }
}

extension KeyboardContext {
  fileprivate func write(to json: inout JSONBytes) {
    json.name("context")
    json.object { json in
      json.member("locale", locale.rawValue)
      json.name("locales")
      json.list(of: locales) { $1.text($0.rawValue) }
      json.member("device", deviceType.rawValue)
      json.member("orientation", interfaceOrientation.rawValue)
      json.member("return", KeyboardAction.primary(returnKeyType).name)
      json.member("purpose", fieldPurpose.rawValue)
      if needsInputModeSwitchKey {
        json.name("switches")
        json.flag(true)
      }
      if isKeyboardFloating {
        json.name("floats")
        json.flag(true)
      }
      if let dockEdge { json.member("dock", dockEdge.rawValue) }
    }
  }
}

extension Keyboard.ModifierStates {
  fileprivate func write(to json: inout JSONBytes) {
    json.name("modifiers")
    json.object { json in
      for modifier in Keyboard.Modifier.allCases where self[modifier] != .off {
        json.member(modifier.rawValue, self[modifier].rawValue)
      }
    }
  }
}

extension KeyboardFrames {
  fileprivate func write(to json: inout JSONBytes) {
    json.name("size")
    json.list { json in
      json.points(size.width)
      json.points(size.height)
    }
    json.member("bounds", bounds)
    json.name("rows")
    json.list(of: rows) { row, json in
      json.list { json in
        json.points(row.minY)
        json.points(row.maxY)
        json.integer(row.keys.count)
      }
    }
    json.name("keys")
    json.list(of: keys) { $0.write(to: &$1) }
  }
}

extension KeyboardFrames.Key {
  fileprivate func write(to json: inout JSONBytes) {
    json.object { json in
      json.member("action", action.name)
      json.member("label", label)
      json.member("touch", touchFrame)
      json.member("cap", capFrame)
      if alignment != .center { json.member("align", alignment.rawValue) }
      if let swipeDownAction { json.member("swipe", swipeDownAction.name) }
    }
  }
}

extension CalloutScene {
  fileprivate func write(to json: inout JSONBytes) {
    json.beginObject()
    json.member("kind", kind == .input ? "input" : "action")
    json.member("key", keyFrame)
    json.member("frame", backgroundFrame)
    json.name("items")
    json.list(of: items) { item, json in
      json.beginObject()
      json.member("label", item.label)
      json.member("frame", item.frame)
      json.endObject()
    }
    if let selectedIndex { json.member("selected", selectedIndex) }
    json.endObject()
  }
}

extension JSONBytes {
  fileprivate mutating func member(_ name: String, _ text: String) {
    self.name(name)
    self.text(text)
  }

  fileprivate mutating func member(_ name: String, _ number: Int) {
    self.name(name)
    integer(number)
  }

  fileprivate mutating func member(_ name: String, _ numbers: [Int]) {
    self.name(name)
    list(of: numbers) { $1.integer($0) }
  }

  /// Its edges: left, top, right, bottom.
  fileprivate mutating func member(_ name: String, _ frame: Rect) {
    self.name(name)
    list { json in
      json.points(frame.minX)
      json.points(frame.minY)
      json.points(frame.maxX)
      json.points(frame.maxY)
    }
  }
}
