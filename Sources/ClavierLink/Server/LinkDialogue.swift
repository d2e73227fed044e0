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

  public init(
    status: @escaping () -> LinkStatus, perform: @escaping (LinkAction) -> Void,
    rotate: @escaping (Rotation) -> Void
  ) {
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
///   └────────────────────────────┘
/// ```
///
/// A mistake costs nothing but its answer, so that a person can try commands by hand.
struct LinkDialogue: Hashable, Sendable {
  /// What the client is told about.
  private(set) var topics: Set<LinkTopic> = []
  /// Whether the client is to be left, once it was answered.
  private(set) var isOver = false
  private var lines = LineBuffer(limit: LinkLimits.command)

  /// What a client gets before it says anything.
  static var greeting: [UInt8] { LinkMessage.hello(LinkHello()).line }

  /// Takes what a client sent.
  ///
  /// - Parameters:
  ///   - bytes: Any bytes: half lines and several lines, too.
  ///   - daemon: What the client may ask of the daemon.
  /// - Returns: The answers, one line each; empty while no line is whole.
  mutating func receive(_ bytes: some Collection<UInt8>, _ daemon: LinkDaemon) -> [UInt8] {
    var answers: [UInt8] = []
    lines.append(bytes)
    while let line = lines.next() {
      switch line {
      case .whole(let line):
        answers += answer(to: line, daemon).line
      case .tooLong:
        isOver = true
        answers +=
          LinkMessage.error("the line is longer than \(LinkLimits.command) bytes; goodbye").line
      }
    }
    return answers
  }

  private mutating func answer(to line: [UInt8], _ daemon: LinkDaemon) -> LinkMessage {
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
