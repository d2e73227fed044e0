// SPDX-License-Identifier: MIT

import ClavierKit

// The values of the parts of a scene.

/// `{"locale":"en","locales":["en"],"device":"phone", …}`
///
/// Unknown values from a newer daemon are read as the default.
extension KeyboardContext: LinkValue {
  func write(to json: inout JSONWriter) {
    json.writeObject { json in
      json.writeMember("locale", locale.rawValue)
      json.writeName("locales")
      json.writeList(of: locales) { $1.writeText($0.rawValue) }
      json.writeMember("device", deviceType.rawValue)
      json.writeMember("orientation", interfaceOrientation.rawValue)
      json.writeMember("return", KeyboardAction.primary(returnKeyType).name)
      json.writeMember("purpose", fieldPurpose.rawValue)
      if needsInputModeSwitchKey { json.writeMember("switches", true) }
      if isKeyboardFloating { json.writeMember("floats", true) }
      if let dockEdge { json.writeMember("dock", dockEdge.rawValue) }
    }
  }

  init(_ json: JSONValue, of place: @autoclosure () -> String) throws(ProtocolError) {
    let members = try MessageMembers(json, of: place())
    self.init(
      locale: KeyboardLocale(rawValue: try members.string("locale")) ?? .english,
      locales: try members.strings("locales").compactMap { KeyboardLocale(rawValue: $0) },
      interfaceOrientation: try members.choice("orientation"),
      deviceType: DeviceType(rawValue: try members.string("device")) ?? .phone,
      fieldPurpose: Keyboard.FieldPurpose(rawValue: try members.string("purpose")) ?? .standard,
      needsInputModeSwitchKey: members.hasValue("switches")
        ? try members.boolean("switches") : false,
      isKeyboardFloating: members.hasValue("floats") ? try members.boolean("floats") : false,
      dockEdge: members.hasValue("dock") ? try members.choice("dock") : nil)
    if case .primary(let type)? = KeyboardAction(name: try members.string("return")) {
      returnKeyType = type
    }
  }
}

/// `"abc"`: the name of the action that shows the page; other names are pages of a layout.
extension Keyboard.KeyboardType: LinkValue {
  func write(to json: inout JSONWriter) { json.writeText(KeyboardAction.keyboardType(self).name) }

  init(_ json: JSONValue, of place: @autoclosure () -> String) throws(ProtocolError) {
    guard case .string(let name) = json else {
      throw ProtocolError(place(), wants: "a text", not: json)
    }
    guard case .keyboardType(let type)? = KeyboardAction(name: name) else {
      self = .custom(named: name)
      return
    }
    self = type
  }
}

extension Keyboard.Case: LinkValue {
  func write(to json: inout JSONWriter) { json.writeText(rawValue) }

  init(_ json: JSONValue, of place: @autoclosure () -> String) throws(ProtocolError) {
    self = try MessageMembers.choice(json, place())
  }
}

/// `{"control":"latched"}`: the modifiers that are on.
extension Keyboard.ModifierStates: LinkValue {
  func write(to json: inout JSONWriter) {
    json.writeObject { json in
      for modifier in Keyboard.Modifier.allCases where self[modifier] != .off {
        json.writeMember(modifier.rawValue, self[modifier].rawValue)
      }
    }
  }

  init(_ json: JSONValue, of place: @autoclosure () -> String) throws(ProtocolError) {
    let members = try MessageMembers(json, of: place())
    func state(_ modifier: Keyboard.Modifier) throws(ProtocolError) -> Keyboard.ModifierState {
      members.hasValue(modifier.rawValue) ? try members.choice(modifier.rawValue) : .off
    }
    self.init(
      control: try state(.control), alt: try state(.alt), altGr: try state(.altGr),
      super: try state(.super), function: try state(.function))
  }
}

/// `{"row":1}` or `{"key":3}`
extension ScanHighlight: LinkValue {
  func write(to json: inout JSONWriter) {
    json.writeObject { json in
      switch self {
      case .row(let index): json.writeMember("row", index)
      case .key(let index): json.writeMember("key", index)
      }
    }
  }

  init(_ json: JSONValue, of place: @autoclosure () -> String) throws(ProtocolError) {
    let members = try MessageMembers(json, of: place())
    self =
      members["row"] != nil
      ? .row(try members.integer("row")) : .key(try members.integer("key"))
  }
}

/// `{"key":3,"start":1000000,"due":1500000}`, with times in microseconds.
extension KeyWait: LinkValue {
  func write(to json: inout JSONWriter) {
    json.writeObject { json in
      json.writeMember("key", key)
      json.writeMember("start", Int(start.microseconds))
      json.writeMember("due", Int(due.microseconds))
    }
  }

  init(_ json: JSONValue, of place: @autoclosure () -> String) throws(ProtocolError) {
    let members = try MessageMembers(json, of: place())
    self.init(
      key: try members.integer("key"),
      start: Timestamp(microseconds: Int64(try members.integer("start"))),
      due: Timestamp(microseconds: Int64(try members.integer("due"))))
  }
}

/// `{"text":"then","title":"then","type":"regular"}`
extension Autocomplete.Suggestion: LinkValue {
  func write(to json: inout JSONWriter) {
    json.writeObject { json in
      json.writeMember("text", text)
      json.writeMember("title", title)
      json.writeMember("type", type.rawValue)
      if let subtitle { json.writeMember("subtitle", subtitle) }
      if let source { json.writeMember("source", source) }
    }
  }

  init(_ json: JSONValue, of place: @autoclosure () -> String) throws(ProtocolError) {
    let members = try MessageMembers(json, of: place())
    self.init(
      text: try members.string("text"), type: try members.choice("type"),
      title: try members.string("title"),
      subtitle: members.hasValue("subtitle") ? try members.string("subtitle") : nil,
      source: members.hasValue("source") ? try members.string("source") : nil)
  }
}
