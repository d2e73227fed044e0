// SPDX-License-Identifier: MIT

public import ClavierKit

/// What clients may ask of the daemon.
public struct LinkDaemon {
  /// What it does now.
  public var status: () -> LinkStatus
  /// Does what is asked for, before it returns.
  public var perform: (LinkAction) -> Void
  /// Turns all surfaces, before it returns.
  public var rotate: (Rotation) -> Void
  /// Begins to type, and returns how many characters there are no keys for.
  public var type: (String) -> Int
  /// Whether all keys have been sent that were to be; ``LinkServer/keysWereSent()`` says when to ask.
  public var areKeysSent: () -> Bool

  public init(
    status: @escaping () -> LinkStatus, perform: @escaping (LinkAction) -> Void,
    rotate: @escaping (Rotation) -> Void, type: @escaping (String) -> Int,
    areKeysSent: @escaping () -> Bool
  ) {
    self.type = type
    self.areKeysSent = areKeysSent
    self.status = status
    self.perform = perform
    self.rotate = rotate
  }
}

/// The daemon's side of the talk with one client, without its socket: bytes come in, answers go out.
///
/// ```
///            a command               a line too long
///   ┌───────────────────────┐    ┌────────────────────▶ over: an error, and the end
///   ▼                       │    │
///  open ── answer ──────────┘    │
///   ├── a mistake: an error ─▶ open
///   ├── text to type ─▶ typing: its other lines wait ── all keys were sent: an answer ─▶ open
///   └────────────────────────────┘
/// ```
///
/// A mistake costs nothing but its answer, so that a person can try commands by hand.
struct LinkDialogue: Hashable, Sendable {
  /// What the client is told about.
  private(set) var topics: Set<LinkTopic> = []
  /// Whether the client is to be left, once it was answered.
  private(set) var isOver = false
  /// How many characters there were no keys for, while the others are typed.
  private var missing: Int?
  private var lines = LineBuffer(limit: LinkLimits.command)

  /// Whether it waits for keys to be sent.
  var isTyping: Bool { missing != nil }

  /// What a client gets before it says anything.
  static var greeting: [UInt8] { LinkMessage.hello(LinkHello()).line }

  /// Takes what a client sent.
  ///
  /// - Parameters:
  ///   - bytes: Any bytes: half lines and several lines, too.
  ///   - daemon: What the client may ask of the daemon.
  /// - Returns: The answers, one line each; empty while no line is whole.
  mutating func receive(_ bytes: some Collection<UInt8>, _ daemon: LinkDaemon) -> [UInt8] {
    lines.append(bytes)
    return answers(daemon)
  }

  /// Takes that all keys were sent.
  ///
  /// - Parameter daemon: What the client may ask of the daemon.
  /// - Returns: The answers to what was typed and to the lines that waited for that.
  mutating func keysWereSent(_ daemon: LinkDaemon) -> [UInt8] {
    guard let missing else { return [] }
    self.missing = nil
    return LinkMessage.typed(missing: missing).line + answers(daemon)
  }

  /// Takes that characters are not typed after all.
  mutating func lose(_ count: Int) {
    if let missing { self.missing = missing + count }
  }

  private mutating func answers(_ daemon: LinkDaemon) -> [UInt8] {
    var answers: [UInt8] = []
    while !isTyping, let line = lines.next() {
      switch line {
      case .whole(let line):
        answers += answer(to: line, daemon)?.line ?? []
      case .tooLong:
        isOver = true
        answers +=
          LinkMessage.error("the line is longer than \(LinkLimits.command) bytes; goodbye").line
      }
    }
    return answers
  }

  /// The answer to a line; `nil` for one that is answered later.
  private mutating func answer(to line: [UInt8], _ daemon: LinkDaemon) -> LinkMessage? {
    let command: LinkCommand
    do throws(LinkMistake) {
      command = try LinkCommand(line: line)
    } catch {
      return .error(error.description)
    }
    switch command {
    case .perform(let action):
      daemon.perform(action)
      return .done(action.rawValue)
    case .rotate(let rotation):
      daemon.rotate(rotation)
      return .done("rotate")
    case .type(let text):
      missing = daemon.type(text)
      return nil
    case .getStatus:
      return .status(daemon.status())
    case .ping(let number):
      return .pong(number)
    case .subscribe(let topics):
      self.topics = topics
      return .subscribed(topics)
    }
  }
}
