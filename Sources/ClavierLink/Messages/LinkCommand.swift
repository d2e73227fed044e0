// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// A client's command or query to the daemon, one line each.
public enum LinkCommand: Hashable, Sendable {
  /// `{"do":"show"}`: performs an action now.
  case perform(LinkAction)
  /// `{"rotate":90}`: rotates all surfaces clockwise against the picture, in addition to the
  /// configured rotation.
  case rotate(Rotation)
  /// `{"type":"Hello"}`: types at most ``LinkLimits/text`` characters; the answer follows once they
  /// are sent.
  case type(String)
  /// `{"locale":"de"}`: switches to a language; `{"locale":"next"}`, here `nil`, switches to the
  /// next one.
  case switchLanguage(KeyboardLocale?)
  /// `{"get":"status"}`: asks for the daemon's status.
  case getStatus
  /// `{"get":"health"}`: asks for the daemon's health.
  case getHealth
  /// `{"ping":5}`: asks for an answer with the same number.
  case ping(Int)
  /// `{"subscribe":["requests"]}`: subscribes to these topics, and unsubscribes from all others.
  case subscribe(Set<LinkTopic>)
  /// `{"panel":{"name":"clavier-panel","version":"0.1.0"}}`: registers as a panel, which gets
  /// scenes.
  case panel(name: String, version: String)
  /// A report, which only a panel may send.
  case report(PanelReport)
  /// `{"plays":true}`: whether the panel plays the sounds of keys; if not sent, it does not.
  case plays(Bool)
  /// `{"presented":5}`: the number of the panel's newest scene that its display server has.
  ///
  /// Scenes are counted from 1 on each connection.
  ///
  /// A panel that sends 0 before its first scene will report all scenes that it presents.
  case presented(Int)
  /// `{"offer":{"dictation":["en","de"]}}`: offers dictation in these languages, or in all for an
  /// empty list.
  case offerDictation([KeyboardLocale])
  /// `{"dictation":{"partial":"hel"}}`: the report of a program that offers dictation; texts have
  /// at most ``LinkLimits/dictation`` bytes and no control characters.
  case dictation(Dictation.Report)

  /// The command as one line, with its line feed.
  public var line: [UInt8] {
    let json: JSONValue =
      switch self {
      case .perform(let action): ["do": .string(action.rawValue)]
      case .rotate(let rotation): ["rotate": .integer(rotation.rawValue)]
      case .type(let text): ["type": .string(text)]
      case .switchLanguage(let locale): ["locale": .string(locale?.rawValue ?? Self.next)]
      case .getStatus: ["get": .string("status")]
      case .getHealth: ["get": .string("health")]
      case .ping(let number): ["ping": .integer(number)]
      case .subscribe(let topics):
        ["subscribe": .list(topics.map(\.rawValue).sorted().map(JSONValue.string))]
      // The daemon would refuse an empty version.
      case .panel(let name, ""): ["panel": ["name": .string(name)]]
      case .panel(let name, let version):
        ["panel": ["name": .string(name), "version": .string(version)]]
      case .report(let report): report.json
      case .plays(let plays): ["plays": .boolean(plays)]
      case .presented(let scene): ["presented": .integer(scene)]
      case .offerDictation(let locales):
        ["offer": ["dictation": .list(locales.map { .string($0.rawValue) })]]
      case .dictation(let report): ["dictation": report.json]
      }
    return json.line
  }
}

extension LinkCommand {
  /// Reads a command strictly: unknown names and invalid values are errors.
  ///
  /// - Parameter line: UTF-8 without a line feed.
  /// - Throws: ``ProtocolError``.
  public init(line: [UInt8]) throws(ProtocolError) {
    let json = try JSONValue(line: line)
    guard case .object(let members) = json else {
      throw ProtocolError("a command is an object, not \(json.kind)")
    }
    guard let first = members.first else {
      throw ProtocolError("a command has a name: \(Self.names.joined(separator: ", "))")
    }
    guard members.count == 1 else {
      throw ProtocolError("a command has one name, not \(members.count)")
    }
    switch first.name {
    case "panel": self = try Self.panel(first.value)
    case "dictation": self = try Self.dictation(first.value)
    case "do": self = .perform(try Self.action(first.value))
    case "get": self = try Self.get(first.value)
    case "locale": self = .switchLanguage(try Self.locale(first.value))
    case "offer": self = try Self.offer(first.value)
    case "ping": self = try Self.ping(first.value)
    case "plays": self = .plays(try Self.plays(first.value))
    case "presented": self = .presented(try Self.presented(first.value))
    case "rotate": self = .rotate(try Self.rotation(first.value))
    case "subscribe": self = .subscribe(try Self.topics(first.value))
    case "type": self = .type(try Self.text(first.value))
    default:
      guard let report = try PanelReport(first.name, first.value) else {
        throw ProtocolError(noSuch: "command", first.name, of: Self.names)
      }
      self = .report(report)
    }
  }

  private static let names =
    ([
      "dictation", "do", "get", "locale", "offer", "panel", "ping", "plays", "presented", "rotate",
      "subscribe", "type",
    ] + PanelReport.names).sorted()

  private static func panel(_ value: JSONValue) throws(ProtocolError) -> LinkCommand {
    let members = try MessageMembers(value, of: "panel")
    try members.allow("name", "version")
    return .panel(
      name: try members.string("name", atMost: LinkLimits.name),
      version: members.hasValue("version")
        ? try members.string("version", atMost: LinkLimits.name) : "")
  }

  private static func action(_ value: JSONValue) throws(ProtocolError) -> LinkAction {
    guard case .string(let word) = value else {
      throw ProtocolError("do", wants: "a text", not: value)
    }
    guard let action = LinkAction(rawValue: word) else {
      throw ProtocolError(noSuch: "action", word, of: LinkAction.allCases.map(\.rawValue))
    }
    return action
  }

  /// The word for the language after the current one, which is no language's identifier.
  private static let next = "next"

  /// Reads a language; `nil` for the next one.
  static func locale(_ value: JSONValue) throws(ProtocolError) -> KeyboardLocale? {
    guard case .string(let word) = value else {
      throw ProtocolError("locale", wants: "a text", not: value)
    }
    if word == next { return nil }
    guard let locale = KeyboardLocale(matching: word) else {
      throw ProtocolError("there is no language \"\(word)\"; `clavier layouts locales` lists all")
    }
    return locale
  }

  private static func rotation(_ value: JSONValue) throws(ProtocolError) -> Rotation {
    guard case .integer(let degrees) = value, let rotation = Rotation(rawValue: degrees) else {
      throw ProtocolError("rotate", wants: "0, 90, 180 or 270", not: value)
    }
    return rotation
  }

  private static func text(_ value: JSONValue) throws(ProtocolError) -> String {
    guard case .string(let text) = value else {
      throw ProtocolError("type", wants: "a text", not: value)
    }
    guard text.count <= LinkLimits.text else {
      throw ProtocolError("type: at most \(LinkLimits.text) characters at once")
    }
    return text
  }

  private static func get(_ value: JSONValue) throws(ProtocolError) -> LinkCommand {
    guard case .string(let name) = value else {
      throw ProtocolError("get", wants: "a text", not: value)
    }
    switch name {
    case "status": return .getStatus
    case "health": return .getHealth
    default: throw ProtocolError(noSuch: "thing to get", name, of: ["status", "health"])
    }
  }

  private static func ping(_ value: JSONValue) throws(ProtocolError) -> LinkCommand {
    guard case .integer(let number) = value else {
      throw ProtocolError("ping", wants: "a whole number", not: value)
    }
    return .ping(number)
  }

  private static func plays(_ value: JSONValue) throws(ProtocolError) -> Bool {
    guard case .boolean(let plays) = value else {
      throw ProtocolError("plays", wants: "true or false", not: value)
    }
    return plays
  }

  private static func presented(_ value: JSONValue) throws(ProtocolError) -> Int {
    guard case .integer(let scene) = value else {
      throw ProtocolError("presented", wants: "a whole number", not: value)
    }
    return scene
  }

  private static func topics(_ value: JSONValue) throws(ProtocolError) -> Set<LinkTopic> {
    guard case .list(let elements) = value else {
      throw ProtocolError("subscribe", wants: "a list", not: value)
    }
    var topics: Set<LinkTopic> = []
    for element in elements {
      guard case .string(let word) = element else {
        throw ProtocolError("subscribe: a topic", wants: "a text", not: element)
      }
      guard let topic = LinkTopic(rawValue: word) else {
        throw ProtocolError(noSuch: "topic", word, of: LinkTopic.allCases.map(\.rawValue))
      }
      topics.insert(topic)
    }
    return topics
  }
}
