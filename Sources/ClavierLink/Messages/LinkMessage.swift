// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// A message of the daemon to a client, one line each.
public enum LinkMessage: Hashable, Sendable {
  /// `{"hello":{…}}`: the first message.
  case hello(LinkHello)
  /// `{"done":"show"}`: the answer to `do`, `rotate` and `locale`, once the action is done.
  ///
  /// The word is one of ``LinkAction``, `rotate` or `locale`.
  case done(String)
  /// `{"typed":{"missing":0}}`: the answer to `type`, once all its keys are sent.
  ///
  /// The number counts the omitted characters: the receiver's layout has no keys for them, or the
  /// lockdown refused them.
  case typed(missing: Int)
  /// `{"subscribed":["requests"]}`: the answer to `subscribe`; notifications follow from now on.
  case subscribed(Set<LinkTopic>)
  /// `{"request":"globe"}`, `{"request":"custom","name":"help"}`: a key has made a request.
  ///
  /// The words are those of ``Effect/Request/kind`` and ``Effect/Request/argument``. A newer daemon
  /// may send words that the client does not support.
  case request(kind: String, name: String?)
  /// `{"locale":"de"}`: the keyboard's language has changed; a newer daemon may send unknown
  /// languages.
  case locale(String)
  /// `{"pong":5}`: the answer to `ping`.
  case pong(Int)
  /// `{"status":{…}}`: the answer to `get` for the status.
  case status(LinkStatus)
  /// `{"health":{…}}`: the answer to `get` for the health.
  case health(LinkHealth)
  /// `{"error":"…"}`: the answer to an invalid line, as a sentence for people.
  case error(String)
  /// `{"insert":"€","number":3}`: asks a panel to insert this text, since the keymap has no keys
  /// for it.
  ///
  /// The answer has the same number; older daemons send none.
  case insert(String, number: Int? = nil)
  /// `{"replace":"eh","with":"he","number":3}`: asks a panel to replace the text before the cursor
  /// in one step.
  ///
  /// The answer is that of ``insert(_:number:)``. The message is sent to panels that have reported
  /// ``PanelReport/replaces(_:)``.
  case replace(String, with: String, number: Int)
  /// `{"forgotten":true}`: notifies a panel that the user's state was cleared.
  case forgotten
  /// `{"feedback":"input"}`: asks a panel to play the sound of a pressed key.
  ///
  /// The message is sent to panels that have sent ``LinkCommand/plays(_:)``, before the scene in
  /// which the key is pressed.
  case feedback(KeySound)
  /// `{"dictation":"start","language":"de"}`: a request to the program that offers dictation.
  case dictation(Dictation.Request)

  /// Returns the message of a key's request.
  public static func request(_ request: Effect.Request) -> LinkMessage {
    .request(kind: request.kind, name: request.argument)
  }

  /// The message as one line, with its line feed.
  public var line: [UInt8] {
    let json: JSONValue =
      switch self {
      case .hello(let hello): ["hello": hello.json]
      case .done(let action): ["done": .string(action)]
      case .typed(let missing): ["typed": ["missing": .integer(missing)]]
      case .subscribed(let topics):
        ["subscribed": .list(topics.map(\.rawValue).sorted().map(JSONValue.string))]
      case .request(let kind, nil): ["request": .string(kind)]
      case .request(let kind, let name?): ["request": .string(kind), "name": .string(name)]
      case .locale(let name): ["locale": .string(name)]
      case .pong(let number): ["pong": .integer(number)]
      case .status(let status): ["status": status.json]
      case .health(let health): ["health": health.json]
      case .error(let text): ["error": .string(text)]
      case .insert(let text, nil): ["insert": .string(text)]
      case .insert(let text, let number?):
        ["insert": .string(text), "number": .integer(number)]
      case .replace(let old, let text, let number):
        ["replace": .string(old), "with": .string(text), "number": .integer(number)]
      case .forgotten: ["forgotten": .boolean(true)]
      case .feedback(let sound): ["feedback": .string(sound.rawValue)]
      case .dictation(let request): request.json
      }
    return json.line
  }
}

extension LinkMessage {
  /// Reads a message; returns `nil` for an unknown message of a newer daemon.
  ///
  /// Unknown names are ignored, but the values of known names are validated.
  ///
  /// - Parameter line: UTF-8 without a line feed.
  /// - Throws: ``ProtocolError``.
  public init?(line: [UInt8]) throws(ProtocolError) {
    try self.init(try MessageMembers(try JSONValue(line: line), of: "message"))
  }

  /// Reads the message with these members, as ``init(line:)`` does.
  init?(_ members: MessageMembers) throws(ProtocolError) {
    if let hello = members["hello"] {
      self = .hello(try LinkHello(json: hello))
    } else if members["done"] != nil {
      self = .done(try members.string("done"))
    } else if let typed = members["typed"] {
      self = .typed(missing: try MessageMembers(typed, of: "typed").integer("missing"))
    } else if members["subscribed"] != nil {
      self = .subscribed(Set(try members.strings("subscribed").compactMap(LinkTopic.init)))
    } else if members["request"] != nil {
      let name = members["name"] == nil ? nil : try members.string("name")
      self = .request(kind: try members.string("request"), name: name)
    } else if members["locale"] != nil {
      self = .locale(try members.string("locale"))
    } else if members["pong"] != nil {
      self = .pong(try members.integer("pong"))
    } else if let status = members["status"] {
      self = .status(try LinkStatus(json: status))
    } else if let health = members["health"] {
      self = .health(try LinkHealth(json: health))
    } else if members["error"] != nil {
      self = .error(try members.string("error"))
    } else if members["insert"] != nil {
      let number = members.hasValue("number") ? try members.integer("number") : nil
      self = .insert(try members.string("insert"), number: number)
    } else if members["replace"] != nil {
      self = .replace(
        try members.string("replace"), with: try members.string("with"),
        number: try members.integer("number"))
    } else if members["forgotten"] != nil {
      _ = try members.boolean("forgotten")
      self = .forgotten
    } else if members["feedback"] != nil {
      guard let sound = KeySound(rawValue: try members.string("feedback")) else { return nil }
      self = .feedback(sound)
    } else if members["dictation"] != nil {
      guard let request = try Dictation.Request(members) else { return nil }
      self = .dictation(request)
    } else {
      return nil
    }
  }
}
