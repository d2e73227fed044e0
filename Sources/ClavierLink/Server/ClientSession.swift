// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// The daemon's operations for clients.
public struct LinkDelegate {
  /// Returns the daemon's status.
  public var status: () -> LinkStatus
  /// Returns the daemon's health.
  public var health: () -> LinkHealth
  /// Performs an action before the function returns.
  public var perform: (LinkAction) -> Void
  /// Rotates all surfaces before the function returns.
  public var rotate: (Rotation) -> Void
  /// Switches to a language, or to the next one for `nil`, before it returns; returns whether the
  /// keyboard has the language.
  public var switchLanguage: (KeyboardLocale?) -> Bool
  /// Begins to type, and returns the number of characters without keys.
  public var type: (String) -> Int
  /// Returns whether all keys are sent; ``LinkServer/handleKeysSent()`` triggers the check.
  public var areKeysSent: () -> Bool
  /// Returns the present scene; called only while a panel is connected.
  public var scene: () -> LinkScene
  /// Handles the report of a panel with this number.
  public var report: (UInt32, PanelReport) -> Void
  /// Handles the disconnection of a panel with this number.
  public var panelDisconnected: (UInt32) -> Void
  /// Handles the offer of dictation of the client with this number: the languages, empty for all,
  /// or `nil` for its end.
  public var offerDictation: (UInt32, [KeyboardLocale]?) -> Void
  /// Handles a report about dictation of the client with this number.
  public var dictation: (UInt32, Dictation.Report) -> Void

  public init(
    status: @escaping () -> LinkStatus, health: @escaping () -> LinkHealth,
    perform: @escaping (LinkAction) -> Void,
    rotate: @escaping (Rotation) -> Void, switchLanguage: @escaping (KeyboardLocale?) -> Bool,
    type: @escaping (String) -> Int,
    areKeysSent: @escaping () -> Bool, scene: @escaping () -> LinkScene,
    report: @escaping (UInt32, PanelReport) -> Void,
    panelDisconnected: @escaping (UInt32) -> Void,
    offerDictation: @escaping (UInt32, [KeyboardLocale]?) -> Void,
    dictation: @escaping (UInt32, Dictation.Report) -> Void
  ) {
    self.type = type
    self.areKeysSent = areKeysSent
    self.status = status
    self.health = health
    self.perform = perform
    self.rotate = rotate
    self.switchLanguage = switchLanguage
    self.scene = scene
    self.report = report
    self.panelDisconnected = panelDisconnected
    self.offerDictation = offerDictation
    self.dictation = dictation
  }
}

extension LinkCommand {
  /// Whether only a panel may send the command.
  fileprivate var isForPanels: Bool {
    switch self {
    case .report, .plays, .presented: true
    default: false
    }
  }
}

/// The daemon's session with one client, without its socket.
///
/// ```
///            a command               a line too long
///   ┌───────────────────────┐    ┌────────────────────▶ ending: an error
///   ▼                       │    │
///  open ── answer ──────────┘    │
///   ├── invalid: an error ───▶ open
///   ├── text to type ─▶ typing: its other lines wait ── all keys were sent: an answer ─▶ open
///   ├── it draws the keyboard ─▶ panel: open, with longer lines, and gets scenes
///   └────────────────────────────┘
/// ```
///
/// An invalid line has no effect other than its answer, so a person can try commands by hand.
struct ClientSession: Hashable, Sendable {
  /// The result of a line.
  enum Step: Hashable, Sendable {
    case command(LinkCommand)
    case error(String)
  }

  /// The topics that the client subscribed to.
  var topics: Set<LinkTopic> = []
  /// Whether the connection ends after the answers.
  private(set) var isEnding = false
  /// The number of characters without keys in the text that is being typed; `nil` without one.
  private var missing: Int?
  /// The panel's name; `nil` for another client.
  private(set) var panelName: String?
  /// Whether the client offers dictation.
  private(set) var offersDictation = false
  private var lines = LineBuffer(limit: LinkLimits.command)

  /// Whether the session waits for keys to be sent.
  var isTyping: Bool { missing != nil }

  /// The first message to each client.
  static var greeting: [UInt8] { LinkMessage.hello(LinkHello()).line }

  /// Appends bytes from the client: any bytes, also partial lines and several lines.
  mutating func receive(_ bytes: some Collection<UInt8>) {
    lines.append(bytes)
  }

  /// Returns the next step; `nil` while no line is complete, or while keys wait to be sent.
  mutating func next() -> Step? {
    guard !isTyping, let line = lines.next() else { return nil }
    switch line {
    case .whole(let line): return step(line)
    case .tooLong:
      isEnding = true
      return .error("the line is longer than \(lines.limit) bytes; the connection is closed")
    }
  }

  private func step(_ line: [UInt8]) -> Step {
    do throws(ProtocolError) {
      let command = try LinkCommand(line: line)
      if command.isForPanels, panelName == nil {
        return .error("only a panel may send that; send {\"panel\":{\"name\":\"…\"}} before")
      }
      if case .dictation = command, !offersDictation {
        return .error("offer dictation before; send {\"offer\":{\"dictation\":[]}}")
      }
      return .command(command)
    } catch {
      return .error(error.description)
    }
  }

  /// Registers the client as a panel.
  mutating func becomePanel(_ name: String) {
    panelName = name
    lines.limit = LinkLimits.report
  }

  /// Records that the client offers dictation, which has longer lines.
  mutating func offerDictation() {
    offersDictation = true
    lines.limit = max(lines.limit, LinkLimits.dictationLine)
  }

  /// Ends the offer of dictation.
  ///
  /// - Returns: Whether there was an offer.
  mutating func withdrawOffer() -> Bool {
    defer { offersDictation = false }
    return offersDictation
  }

  /// Records that a text is being typed, with the number of its characters without keys.
  mutating func beginTyping(missing: Int) {
    self.missing = missing
  }

  /// Counts characters that were accepted, but not typed in the end.
  mutating func addMissing(_ count: Int) {
    if let missing { self.missing = missing + count }
  }

  /// Records that all keys were sent.
  ///
  /// - Returns: The number of omitted characters; `nil` if no text was being typed.
  mutating func endTyping() -> Int? {
    defer { missing = nil }
    return missing
  }
}
