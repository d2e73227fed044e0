// SPDX-License-Identifier: MIT

public import ClavierKit

/// What the daemon tells a client: one line each.
public enum LinkMessage: Hashable, Sendable {
  /// `{"hello":{…}}`: comes first.
  case hello(LinkHello)
  /// `{"done":"show"}`: the answer to `do`, to `rotate` and to `locale`, once it is done.
  ///
  /// The word is one of ``LinkAction``, `rotate` or `locale`.
  case done(String)
  /// `{"typed":{"missing":0}}`: the answer to `type`, once all keys of it were sent.
  ///
  /// So many of its characters were left out: the receiver's layout has no keys for them, or the lockdown refused them.
  case typed(missing: Int)
  /// `{"subscribed":["requests"]}`: the answer to `subscribe`; what happens from now on is told.
  case subscribed(Set<LinkTopic>)
  /// `{"request":"globe"}`, `{"request":"custom","name":"help"}`: a key asked for something.
  ///
  /// The words are those of ``Effect/Request/kind`` and ``Effect/Request/argument``; a client may get
  /// words that are newer than it is.
  case request(kind: String, name: String?)
  /// `{"locale":"de"}`: the keys are in this language from now on; a client may get one that is newer than it is.
  case locale(String)
  /// `{"pong":5}`: the answer to `ping`.
  case pong(Int)
  /// `{"status":{…}}`: the answer to `get`.
  case status(LinkStatus)
  /// `{"error":"…"}`: the answer to a line that was not understood, in words.
  case error(String)
  /// `{"insert":"€"}`: a panel is to put this text into the field, since there are no keys for it.
  case insert(String)

  /// A request of the keyboard.
  public static func request(_ request: Effect.Request) -> LinkMessage {
    .request(kind: request.kind, name: request.argument)
  }

  /// The message as it is sent, with its line feed.
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
      case .error(let text): ["error": .string(text)]
      case .insert(let text): ["insert": .string(text)]
      }
    return json.line
  }
}

extension LinkMessage {
  /// Reads a message; `nil` for one that a newer daemon sends and that means nothing here.
  ///
  /// Names that are not known are passed over, but what is known must be as it must be.
  ///
  /// - Parameter line: UTF-8 without a line feed.
  /// - Throws: ``LinkMistake``.
  public init?(line: [UInt8]) throws(LinkMistake) {
    let members = try MessageMembers(try JSONValue(line: line), of: "message")
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
    } else if members["error"] != nil {
      self = .error(try members.string("error"))
    } else if members["insert"] != nil {
      self = .insert(try members.string("insert"))
    } else {
      return nil
    }
  }
}
