// SPDX-License-Identifier: MIT

import ClavierKit
public import ClavierSettings

/// What the daemon does now.
///
/// Never what is typed, nor where a finger is.
public struct LinkStatus: Hashable, Sendable {
  /// How far the daemon is.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// It waits for udev to know its virtual keyboard.
    case starting
    /// It types what is touched.
    case ready
  }

  /// The daemon's version, such as `0.1.0`.
  public var version: String
  public var state: State
  /// The names of the touch surfaces that are read; empty while none is plugged in.
  public var surfaces: [String]
  /// The names of those that are grabbed.
  public var grabbed: [String]
  /// Whether the keyboard takes touches.
  public var isShown: Bool
  /// How far all surfaces are turned beyond what the settings say, because a program said so.
  public var rotation: Rotation
  /// The language of the keys, such as `en`.
  public var locale: String
  /// The languages that the keyboard has, that of the keys among them; empty from a daemon that does not say.
  public var locales: [String]
  /// How many keys the lockdown has refused since the daemon began; never which.
  public var refused: Int
  /// Which panels draw the keyboard, in the order in which they came.
  public var panels: [LinkPanel]
  /// For whom keys are sent; `nil` from a daemon that does not say.
  public var target: LinkTarget?

  public init(
    version: String, state: State, surfaces: [String], grabbed: [String] = [],
    isShown: Bool = true, rotation: Rotation = .none, locale: String,
    locales: [String] = [], refused: Int = 0, panels: [LinkPanel] = [], target: LinkTarget? = nil
  ) {
    self.version = version
    self.state = state
    self.surfaces = surfaces
    self.grabbed = grabbed
    self.isShown = isShown
    self.rotation = rotation
    self.locale = locale
    self.locales = locales
    self.refused = refused
    self.panels = panels
    self.target = target
  }

  /// The status as the daemon sends it: one JSON object, without the end of its line.
  public var jsonText: String { String(decoding: json.line.dropLast(), as: UTF8.self) }
}

extension LinkStatus {
  var json: JSONValue {
    guard let target else { return .object(members) }
    return .object(members + [JSONValue.Member(name: "target", value: target.json)])
  }

  private var members: [JSONValue.Member] {
    let values: KeyValuePairs<String, JSONValue> = [
      "version": .string(version), "state": .string(state.rawValue),
      "surfaces": .list(surfaces.map(JSONValue.string)),
      "grabbed": .list(grabbed.map(JSONValue.string)), "shown": .boolean(isShown),
      "rotation": .integer(rotation.rawValue), "locale": .string(locale),
      "locales": .list(locales.map(JSONValue.string)),
      "refused": .integer(refused), "panels": .list(panels.map(\.json)),
    ]
    return values.map { JSONValue.Member(name: $0, value: $1) }
  }

  init(json: JSONValue) throws(LinkMistake) {
    let members = try MessageMembers(json, of: "status")
    version = try members.string("version")
    let word = try members.string("state")
    guard let state = State(rawValue: word) else {
      throw LinkMistake(noSuch: "state", word, of: State.allCases.map(\.rawValue))
    }
    self.state = state
    surfaces = try members.strings("surfaces")
    // A daemon that is older than these neither grabs, hides nor refuses.
    grabbed = members["grabbed"] == nil ? [] : try members.strings("grabbed")
    isShown = members["shown"] == nil ? true : try members.boolean("shown")
    let degrees = members["rotation"] == nil ? 0 : try members.integer("rotation")
    guard let rotation = Rotation(rawValue: degrees) else {
      throw LinkMistake(
        "status.rotation", wants: "0, 90, 180 or 270", not: .integer(degrees))
    }
    self.rotation = rotation
    locale = try members.string("locale")
    locales = members["locales"] == nil ? [] : try members.strings("locales")
    refused = members["refused"] == nil ? 0 : try members.integer("refused")
    panels = []
    if members["panels"] != nil {
      for json in try members.list("panels") { panels.append(try LinkPanel(json: json)) }
    }
    if let json = members["target"] { target = try LinkTarget(json: json) }
  }
}
