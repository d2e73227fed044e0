// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

extension PanelReport {
  /// The names of reports, in alphabetical order.
  static let names = [
    "application", "clipboard", "field", "inserted", "keymap", "place", "replaces", "text", "touch",
    "types",
  ]

  /// Reads a report strictly; returns `nil` for an unknown name.
  ///
  /// - Throws: ``ProtocolError``.
  init?(_ name: String, _ value: JSONValue) throws(ProtocolError) {
    switch name {
    case "place": self = .place(value == .null ? nil : try PanelPlace(json: value))
    case "touch": self = .touch(try PanelTouch(json: value))
    case "field": self = .field(value == .null ? nil : try PanelField(json: value))
    case "text": self = .text(try TextContext(json: value))
    case "keymap": self = .keymap(value == .null ? nil : try SessionKeymap(json: value))
    case "types": self = .types(try Self.boolean(name, value))
    case "replaces": self = .replaces(try Self.boolean(name, value))
    case "clipboard": self = .clipboard(value == .null ? nil : try Self.copiedText(name, value))
    case "application":
      self = .application(value == .null ? nil : try Self.applicationName(name, value))
    case "inserted": self = try Self.insertion(name, value)
    default: return nil
    }
  }

  private static func insertion(
    _ name: String, _ value: JSONValue
  ) throws(ProtocolError) -> PanelReport {
    guard case .object = value else { return .inserted(try boolean(name, value)) }
    let members = try MessageMembers(value, of: name)
    try members.allow("done", "number")
    let number = members.hasValue("number") ? try members.integer("number") : nil
    return .inserted(try members.boolean("done"), number: number)
  }

  private static func copiedText(
    _ name: String, _ value: JSONValue
  ) throws(ProtocolError) -> String {
    guard case .string(let text) = value else {
      throw ProtocolError(name, wants: "a text or null", not: value)
    }
    guard text.utf8.count <= clipboardLimit else {
      throw ProtocolError("\(name): it must have at most \(clipboardLimit) bytes")
    }
    return text
  }

  private static func applicationName(
    _ name: String, _ value: JSONValue
  ) throws(ProtocolError) -> String {
    guard case .string(let text) = value else {
      throw ProtocolError(name, wants: "a text or null", not: value)
    }
    guard ApplicationMatch.isName(text) else {
      throw ProtocolError(
        "\(name): it must have 1 to \(ApplicationMatch.maximumLength) bytes, no control characters")
    }
    return text
  }

  private static func boolean(_ name: String, _ value: JSONValue) throws(ProtocolError) -> Bool {
    guard case .boolean(let isSo) = value else {
      throw ProtocolError(name, wants: "true or false", not: value)
    }
    return isSo
  }
}

extension PanelPlace {
  /// The range of a picture's size, in pixels or millimetres.
  private static let sizes = 1.0...100_000

  /// Reads a place from its JSON value.
  ///
  /// - Parameters:
  ///   - json: The value.
  ///   - isStrict: Whether unknown names are errors, as in reports; clients ignore those of a newer
  ///     daemon.
  /// - Throws: ``ProtocolError``.
  init(json: JSONValue, isStrict: Bool = true) throws(ProtocolError) {
    let members = try MessageMembers(json, of: "place")
    if isStrict {
      try members.allow("area", "output", "pixels", "millimeters", "rotation", "headroom")
    }
    let area = try members.members("area")
    if isStrict { try area.allow("x", "y", "width", "height") }
    let origin = Point(x: try area.number("x", in: 0...1), y: try area.number("y", in: 0...1))
    // A thousandth is the smallest round share that exceeds a pixel.
    let (width, height) = (
      try area.number("width", in: 0.001...1), try area.number("height", in: 0.001...1)
    )
    self.init(
      area: Rect(
        minX: origin.x, minY: origin.y, maxX: min(1, origin.x + width),
        maxY: min(1, origin.y + height)))
    guard self.area.width >= 0.0005, self.area.height >= 0.0005 else {
      throw ProtocolError("place.area: it lies outside the picture, which goes from 0 to 1")
    }
    if members.hasValue("output") { output = try members.string("output", atMost: LinkLimits.name) }
    if members.hasValue("pixels") { pixels = try Self.size("pixels", of: members, isStrict) }
    if members.hasValue("millimeters") {
      millimeters = try Self.size("millimeters", of: members, isStrict)
    }
    if members.hasValue("rotation") {
      let degrees = try members.integer("rotation")
      guard let rotation = Rotation(rawValue: degrees) else {
        throw ProtocolError("place.rotation", wants: "0, 90, 180 or 270", not: .integer(degrees))
      }
      self.rotation = rotation
    }
    if members.hasValue("headroom") { headroom = try members.number("headroom", in: 0...10) }
  }

  private static func size(
    _ name: String, of place: MessageMembers, _ isStrict: Bool
  ) throws(ProtocolError) -> Size {
    let members = try place.members(name)
    if isStrict { try members.allow("width", "height") }
    return Size(
      width: try members.number("width", in: sizes),
      height: try members.number("height", in: sizes))
  }
}

extension PanelTouch {
  init(json: JSONValue) throws(ProtocolError) {
    let members = try MessageMembers(json, of: "touch")
    try members.allow("by", "time", "contacts")
    let list = try members.list("contacts")
    guard list.count <= LinkLimits.contacts else {
      throw ProtocolError("touch.contacts: at most \(LinkLimits.contacts) at once")
    }
    var touches: [Touch] = []
    for json in list { touches.append(try Touch(json: json)) }
    let time =
      members.hasValue("time")
      ? Timestamp(microseconds: Int64(try members.integer("time"))) : .unknown
    self.init(
      source: members.hasValue("by") ? try members.choice("by") : .touch,
      frame: TouchFrame(time: time, touches: touches))
  }
}

extension Touch {
  init(json: JSONValue) throws(ProtocolError) {
    let members = try MessageMembers(json, of: "contact")
    try members.allow("id", "phase", "x", "y")
    let word = try members.string("phase")
    guard let phase = Contact.Phase(word: word) else {
      throw ProtocolError(noSuch: "contact.phase", word, of: Contact.Phase.words)
    }
    self.init(
      contact: Contact.ID(
        rawValue: UInt64(try members.integer("id", in: 0...LinkLimits.contact))), phase: phase,
      point: Point(
        x: try members.number("x", in: -1e6...1e6), y: try members.number("y", in: -1e6...1e6)))
  }
}

extension Contact.Phase {
  static let words = ["down", "moved", "up", "cancelled"]

  init?(word: String) {
    switch word {
    case "down": self = .down
    case "moved": self = .moved
    case "up": self = .up
    case "cancelled": self = .cancelled
    default: return nil
    }
  }

  var word: String {
    switch self {
    case .down: "down"
    case .moved: "moved"
    case .up: "up"
    case .cancelled: "cancelled"
    }
  }
}

extension PanelField {
  init(json: JSONValue) throws(ProtocolError) {
    let members = try MessageMembers(json, of: "field")
    try members.allow("purpose", "capitals", "commits")
    self.init(
      Keyboard.Field(
        purpose: members.hasValue("purpose") ? try members.choice("purpose") : .standard,
        autocapitalization: members.hasValue("capitals") ? try members.choice("capitals") : nil),
      commits: members.hasValue("commits") ? try members.boolean("commits") : false)
  }
}

extension TextContext {
  init(json: JSONValue) throws(ProtocolError) {
    let members = try MessageMembers(json, of: "text")
    try members.allow("before", "after")
    self.init(
      beforeInput: members.hasValue("before") ? try members.string("before") : nil,
      afterInput: members.hasValue("after") ? try members.string("after") : nil)
  }
}

extension SessionKeymap {
  init(json: JSONValue) throws(ProtocolError) {
    let members = try MessageMembers(json, of: "keymap")
    try members.allow("text", "group")
    self.init(
      text: try members.string("text", atMost: LinkLimits.report),
      group: members.hasValue("group") ? try members.integer("group", in: 0...31) : 0)
  }
}
