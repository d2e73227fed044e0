// SPDX-License-Identifier: MIT

import ClavierKit
public import ClavierSettings

/// The daemon's status.
///
/// The status never includes typed text or the position of a finger.
public struct LinkStatus: Hashable, Sendable {
  /// The daemon's stage.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// The daemon waits until udev has announced its virtual keyboard.
    case starting
    /// The daemon is ready to type.
    case ready
  }

  /// The origin of the configuration in use.
  public enum ConfigurationSource: String, Hashable, Sendable, CaseIterable {
    /// The files, as the daemon has last read them.
    case files
    /// The last good configuration, since the daemon has refused the present files.
    case lastGood = "kept"
  }

  /// The daemon's version, such as `0.1.0`.
  public var version: String
  public var state: State
  /// The names of the touch surfaces that are read; empty if there are none.
  public var surfaces: [String]
  /// The names of the grabbed surfaces.
  public var grabbed: [String]
  /// Whether the keyboard is shown and handles touches.
  public var isShown: Bool
  /// The rotation of all surfaces that a program has added to the configured rotation.
  public var rotation: Rotation
  /// The keyboard's language, such as `en`.
  public var locale: String
  /// The keyboard's languages, including ``locale``; empty from a daemon that does not report them.
  public var locales: [String]
  /// The number of keys that the lockdown has refused since the daemon's start, without the keys.
  public var refused: Int
  /// The configuration in use; ``ConfigurationSource/files`` from a daemon that does not report it.
  public var configuration: ConfigurationSource
  /// The panels that draw the keyboard, in the order of their connection.
  public var panels: [LinkPanel]
  /// The receiver of the keys; `nil` from a daemon that does not report it.
  public var target: LinkTarget?
  /// The name of the device that vibrates with keys; `nil` for none.
  public var vibrator: String?

  public init(
    version: String, state: State, surfaces: [String], grabbed: [String] = [],
    isShown: Bool = true, rotation: Rotation = .none, locale: String,
    locales: [String] = [], refused: Int = 0,
    configuration: ConfigurationSource = .files, panels: [LinkPanel] = [],
    target: LinkTarget? = nil, vibrator: String? = nil
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
    self.configuration = configuration
    self.panels = panels
    self.target = target
    self.vibrator = vibrator
  }

  /// The status as the daemon sends it: one JSON object, without a line feed.
  public var jsonText: String { String(decoding: json.line.dropLast(), as: UTF8.self) }
}

extension LinkStatus {
  var json: JSONValue {
    var members = members
    if let target { members.append(JSONValue.Member(name: "target", value: target.json)) }
    if let vibrator {
      members.append(JSONValue.Member(name: "vibrator", value: .string(vibrator)))
    }
    return .object(members)
  }

  private var members: [JSONValue.Member] {
    let values: KeyValuePairs<String, JSONValue> = [
      "version": .string(version), "state": .string(state.rawValue),
      "surfaces": .list(surfaces.map(JSONValue.string)),
      "grabbed": .list(grabbed.map(JSONValue.string)), "shown": .boolean(isShown),
      "rotation": .integer(rotation.rawValue), "locale": .string(locale),
      "locales": .list(locales.map(JSONValue.string)),
      "refused": .integer(refused), "configuration": .string(configuration.rawValue),
      "panels": .list(panels.map(\.json)),
    ]
    return values.map { JSONValue.Member(name: $0, value: $1) }
  }

  init(json: JSONValue) throws(ProtocolError) {
    let members = try MessageMembers(json, of: "status")
    version = try members.string("version")
    let word = try members.string("state")
    guard let state = State(rawValue: word) else {
      throw ProtocolError(noSuch: "state", word, of: State.allCases.map(\.rawValue))
    }
    self.state = state
    surfaces = try members.strings("surfaces")
    // A daemon that is too old for these members neither grabs, hides, nor refuses.
    grabbed = members["grabbed"] == nil ? [] : try members.strings("grabbed")
    isShown = members["shown"] == nil ? true : try members.boolean("shown")
    let degrees = members["rotation"] == nil ? 0 : try members.integer("rotation")
    guard let rotation = Rotation(rawValue: degrees) else {
      throw ProtocolError(
        "status.rotation", wants: "0, 90, 180 or 270", not: .integer(degrees))
    }
    self.rotation = rotation
    locale = try members.string("locale")
    locales = members["locales"] == nil ? [] : try members.strings("locales")
    refused = members["refused"] == nil ? 0 : try members.integer("refused")
    configuration = try Self.configurationSource(members)
    panels = []
    if members["panels"] != nil {
      for json in try members.list("panels") { panels.append(try LinkPanel(json: json)) }
    }
    if let json = members["target"] { target = try LinkTarget(json: json) }
    if members["vibrator"] != nil { vibrator = try members.string("vibrator") }
  }

  private static func configurationSource(
    _ members: MessageMembers
  ) throws(ProtocolError) -> ConfigurationSource {
    // A daemon that is too old for this member starts with its files only.
    guard members["configuration"] != nil else { return .files }
    let word = try members.string("configuration")
    guard let source = ConfigurationSource(rawValue: word) else {
      throw ProtocolError(
        noSuch: "configuration", word, of: ConfigurationSource.allCases.map(\.rawValue))
    }
    return source
  }
}
