// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// What a client tells or asks the daemon: one line each.
public enum LinkCommand: Hashable, Sendable {
  /// `{"do":"show"}`: do this now.
  case perform(LinkAction)
  /// `{"rotate":90}`: turn all surfaces so far clockwise against the picture, beyond the settings.
  case rotate(Rotation)
  /// `{"type":"Hello"}`: type this, at most ``LinkLimits/text`` characters, and say when it was sent.
  case type(String)
  /// `{"locale":"de"}`: go on in this language, and `{"locale":"next"}`, which is `nil`, in the one after it.
  case goTo(KeyboardLocale?)
  /// `{"get":"status"}`: what the daemon does now.
  case getStatus
  /// `{"ping":5}`: is answered with the same number.
  case ping(Int)
  /// `{"subscribe":["requests"]}`: tell me about these topics from now on, and about no others.
  case subscribe(Set<LinkTopic>)
  /// `{"panel":{"name":"clavier-panel","version":"0.1.0"}}`: I draw the keyboard; tell me of scenes.
  case panel(name: String, version: String)
  /// What only a panel may say.
  case report(PanelReport)

  /// The command as it is sent, with its line feed.
  public var line: [UInt8] {
    let json: JSONValue =
      switch self {
      case .perform(let action): ["do": .string(action.rawValue)]
      case .rotate(let rotation): ["rotate": .integer(rotation.rawValue)]
      case .type(let text): ["type": .string(text)]
      case .goTo(let locale): ["locale": .string(locale?.rawValue ?? Self.next)]
      case .getStatus: ["get": .string("status")]
      case .ping(let number): ["ping": .integer(number)]
      case .subscribe(let topics):
        ["subscribe": .list(topics.map(\.rawValue).sorted().map(JSONValue.string))]
      // An empty one is not taken.
      case .panel(let name, ""): ["panel": ["name": .string(name)]]
      case .panel(let name, let version):
        ["panel": ["name": .string(name), "version": .string(version)]]
      case .report(let report): report.json
      }
    return json.line
  }
}

extension LinkCommand {
  /// Reads a command, strictly: whatever is not as it must be is a mistake.
  ///
  /// - Parameter line: UTF-8 without a line feed.
  /// - Throws: ``LinkMistake``.
  public init(line: [UInt8]) throws(LinkMistake) {
    let json = try JSONValue(line: line)
    guard case .object(let members) = json else {
      throw LinkMistake("a command is an object, not \(json.kind)")
    }
    guard let first = members.first else {
      throw LinkMistake("a command has a name: \(Self.names.joined(separator: ", "))")
    }
    guard members.count == 1 else {
      throw LinkMistake("a command has one name, not \(members.count)")
    }
    switch first.name {
    case "panel": self = try Self.panel(first.value)
    case "do": self = .perform(try Self.action(first.value))
    case "get": self = try Self.get(first.value)
    case "locale": self = .goTo(try Self.locale(first.value))
    case "ping": self = try Self.ping(first.value)
    case "rotate": self = .rotate(try Self.rotation(first.value))
    case "subscribe": self = .subscribe(try Self.topics(first.value))
    case "type": self = .type(try Self.text(first.value))
    default:
      guard let report = try PanelReport(first.name, first.value) else {
        throw LinkMistake(noSuch: "command", first.name, of: Self.names)
      }
      self = .report(report)
    }
  }

  private static let names =
    (["do", "get", "locale", "panel", "ping", "rotate", "subscribe", "type"] + PanelReport.names)
    .sorted()

  private static func panel(_ value: JSONValue) throws(LinkMistake) -> LinkCommand {
    let members = try MessageMembers(value, of: "panel")
    try members.allow("name", "version")
    return .panel(
      name: try members.string("name", atMost: LinkLimits.name),
      version: members.says("version")
        ? try members.string("version", atMost: LinkLimits.name) : "")
  }

  private static func action(_ value: JSONValue) throws(LinkMistake) -> LinkAction {
    guard case .string(let word) = value else {
      throw LinkMistake("do", wants: "a text", not: value)
    }
    guard let action = LinkAction(rawValue: word) else {
      throw LinkMistake(noSuch: "action", word, of: LinkAction.allCases.map(\.rawValue))
    }
    return action
  }

  /// The word for the language after the current one; no language is called so.
  private static let next = "next"

  private static func locale(_ value: JSONValue) throws(LinkMistake) -> KeyboardLocale? {
    guard case .string(let word) = value else {
      throw LinkMistake("locale", wants: "a text", not: value)
    }
    if word == next { return nil }
    guard let locale = KeyboardLocale(rawValue: word) else {
      throw LinkMistake("there is no language \"\(word)\"; `clavier layouts locales` lists all")
    }
    return locale
  }

  private static func rotation(_ value: JSONValue) throws(LinkMistake) -> Rotation {
    guard case .integer(let degrees) = value, let rotation = Rotation(rawValue: degrees) else {
      throw LinkMistake("rotate", wants: "0, 90, 180 or 270", not: value)
    }
    return rotation
  }

  private static func text(_ value: JSONValue) throws(LinkMistake) -> String {
    guard case .string(let text) = value else {
      throw LinkMistake("type", wants: "a text", not: value)
    }
    guard text.count <= LinkLimits.text else {
      throw LinkMistake("type: at most \(LinkLimits.text) characters at once")
    }
    return text
  }

  private static func get(_ value: JSONValue) throws(LinkMistake) -> LinkCommand {
    guard case .string(let name) = value else {
      throw LinkMistake("get", wants: "a text", not: value)
    }
    guard name == "status" else { throw LinkMistake(noSuch: "thing to get", name, of: ["status"]) }
    return .getStatus
  }

  private static func ping(_ value: JSONValue) throws(LinkMistake) -> LinkCommand {
    guard case .integer(let number) = value else {
      throw LinkMistake("ping", wants: "a whole number", not: value)
    }
    return .ping(number)
  }

  private static func topics(_ value: JSONValue) throws(LinkMistake) -> Set<LinkTopic> {
    guard case .list(let elements) = value else {
      throw LinkMistake("subscribe", wants: "a list", not: value)
    }
    var topics: Set<LinkTopic> = []
    for element in elements {
      guard case .string(let word) = element else {
        throw LinkMistake("subscribe: a topic", wants: "a text", not: element)
      }
      guard let topic = LinkTopic(rawValue: word) else {
        throw LinkMistake(noSuch: "topic", word, of: LinkTopic.allCases.map(\.rawValue))
      }
      topics.insert(topic)
    }
    return topics
  }
}
