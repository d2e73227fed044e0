// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// What clients may ask of the daemon.
public struct LinkDaemon {
  /// What it does now.
  public var status: () -> LinkStatus
  /// Does what is asked for, before it returns.
  public var perform: (LinkAction) -> Void
  /// Turns all surfaces, before it returns.
  public var rotate: (Rotation) -> Void
  /// Goes on in a language, or in the next one where it is `nil`, before it returns; `false` if the keyboard does not
  /// have it.
  public var goTo: (KeyboardLocale?) -> Bool
  /// Begins to type, and returns how many characters there are no keys for.
  public var type: (String) -> Int
  /// Whether all keys have been sent that were to be; ``LinkServer/keysWereSent()`` says when to ask.
  public var areKeysSent: () -> Bool
  /// What is to be seen now; asked only while there is a panel.
  public var scene: () -> LinkScene
  /// Handles the report of a panel, which has a number.
  public var report: (UInt32, PanelReport) -> Void
  /// Handles the end of a panel.
  public var leave: (UInt32) -> Void

  public init(
    status: @escaping () -> LinkStatus, perform: @escaping (LinkAction) -> Void,
    rotate: @escaping (Rotation) -> Void, goTo: @escaping (KeyboardLocale?) -> Bool,
    type: @escaping (String) -> Int,
    areKeysSent: @escaping () -> Bool, scene: @escaping () -> LinkScene,
    report: @escaping (UInt32, PanelReport) -> Void, leave: @escaping (UInt32) -> Void
  ) {
    self.type = type
    self.areKeysSent = areKeysSent
    self.status = status
    self.perform = perform
    self.rotate = rotate
    self.goTo = goTo
    self.scene = scene
    self.report = report
    self.leave = leave
  }
}

/// The daemon's side of the talk with one client, without its socket: bytes come in, commands go out.
///
/// ```
///            a command               a line too long
///   ┌───────────────────────┐    ┌────────────────────▶ over: an error, and the end
///   ▼                       │    │
///  open ── answer ──────────┘    │
///   ├── a mistake: an error ─▶ open
///   ├── text to type ─▶ typing: its other lines wait ── all keys were sent: an answer ─▶ open
///   ├── it draws the keyboard ─▶ panel: open, with longer lines, and scenes are told
///   └────────────────────────────┘
/// ```
///
/// A mistake costs nothing but its answer, so that a person can try commands by hand.
struct LinkDialogue: Hashable, Sendable {
  /// What a line comes to.
  enum Step: Hashable, Sendable {
    case command(LinkCommand)
    case mistake(String)
  }

  /// What the client is told about.
  var topics: Set<LinkTopic> = []
  /// Whether the client is to be left, once it was answered.
  private(set) var isOver = false
  /// How many characters there were no keys for, while the others are typed.
  private var missing: Int?
  /// What the panel calls itself; `nil` for a client that is none.
  private(set) var panelName: String?
  private var lines = LineBuffer(limit: LinkLimits.command)

  /// Whether it waits for keys to be sent.
  var isTyping: Bool { missing != nil }

  /// What a client gets before it says anything.
  static var greeting: [UInt8] { LinkMessage.hello(LinkHello()).line }

  /// Takes what a client sent: any bytes, half lines and several lines, too.
  mutating func receive(_ bytes: some Collection<UInt8>) {
    lines.append(bytes)
  }

  /// The next thing to do; `nil` while no line is whole, or keys are still to be sent.
  mutating func next() -> Step? {
    guard !isTyping, let line = lines.next() else { return nil }
    switch line {
    case .whole(let line): return step(line)
    case .tooLong:
      isOver = true
      return .mistake("the line is longer than \(lines.limit) bytes; goodbye")
    }
  }

  private func step(_ line: [UInt8]) -> Step {
    do throws(LinkMistake) {
      let command = try LinkCommand(line: line)
      if case .report = command, panelName == nil {
        return .mistake("only a panel may say that; say {\"panel\":{\"name\":\"…\"}} before")
      }
      return .command(command)
    } catch {
      return .mistake(error.description)
    }
  }

  /// The client draws the keyboard from now on.
  mutating func becomePanel(_ name: String) {
    panelName = name
    lines.limit = LinkLimits.report
  }

  /// Takes that text is being typed, of which there are no keys for so many characters.
  mutating func beginTyping(missing: Int) {
    self.missing = missing
  }

  /// Takes that characters are not typed after all.
  mutating func lose(_ count: Int) {
    if let missing { self.missing = missing + count }
  }

  /// Takes that all keys were sent.
  ///
  /// - Returns: How many characters were left out; `nil` if nothing was being typed.
  mutating func endTyping() -> Int? {
    defer { missing = nil }
    return missing
  }
}
