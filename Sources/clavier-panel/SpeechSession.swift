// SPDX-License-Identifier: MIT

import Linux

/// A client's side of SSIP, the protocol of speech-dispatcher, without the socket.
///
/// ```
///            a text                  a reply: the next command
///   idle ─────────────▶ commanding ⟲
///    ▲                       │ the last reply: the newest text that came meanwhile, if any
///    └───────────────────────┘
/// ```
///
/// Each command waits for the reply to the one before. Of texts that come meanwhile only the newest
/// is kept, so that a slow server does not lag behind the finger.
///
/// **Source:** "Speech Synthesis Interface Protocol", the manual of speech-dispatcher.
struct SpeechSession {
  /// A text to speak instead of the one that is spoken.
  struct Utterance: Hashable {
    let text: String
    /// The language by BCP 47, such as "de".
    let language: String
  }

  private enum Command: Hashable {
    case line(String)
    /// The text after `SPEAK`, if the server accepts it.
    case text(String)
  }

  private var commands: [Command] = [
    .line("SET SELF CLIENT_NAME user:clavier-panel:keys"), .line("SET SELF PRIORITY message"),
  ]
  private var next: Utterance?
  /// The beginning of a line of a reply.
  private var received: [UInt8] = []
  /// Whether a command has no complete reply yet.
  private(set) var awaitsReply = false

  /// Whether all commands have been answered.
  var isIdle: Bool { !awaitsReply && commands.isEmpty && next == nil }

  /// The maximum length of a text in characters, and of a line of a reply in bytes.
  ///
  /// **Source:** ours: names of keys and replies have less than a hundred.
  private static let maximumLengths = (text: 200, reply: 4096)

  /// Adds a text, in place of one that has not begun.
  mutating func speak(_ utterance: Utterance) {
    next = utterance
  }

  /// Returns the bytes to send now; `nil` while a reply is awaited, and if there is no command.
  mutating func nextCommand() -> [UInt8]? {
    guard !awaitsReply else { return nil }
    if commands.isEmpty, let utterance = next {
      next = nil
      commands = Self.commands(for: utterance)
    }
    guard !commands.isEmpty else { return nil }
    awaitsReply = true
    return Self.bytes(of: commands.removeFirst())
  }

  /// Handles received bytes.
  ///
  /// A refused command has no effect, and the ones after it are sent.
  ///
  /// - Returns: Whether the bytes belong to replies: lines `NNN-…`, and a last one `NNN …`.
  mutating func receive(_ bytes: ArraySlice<UInt8>) -> Bool {
    received += bytes
    while let end = received.firstIndex(of: UInt8(ascii: "\n")) {
      let line = Array(received[..<end])
      received.removeSubrange(...end)
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      guard line.count > 3, line[..<3].allSatisfy({ digits.contains($0) }) else { return false }
      if line[3] == UInt8(ascii: "-") { continue }
      let isRefused = line[0] > UInt8(ascii: "2")
      if isRefused, case .text = commands.first { commands.removeFirst() }
      awaitsReply = false
    }
    return received.count <= Self.maximumLengths.reply
  }

  private static func commands(for utterance: Utterance) -> [Command] {
    let text = String(utterance.text.prefix(maximumLengths.text)).singleLine
    let isCharacter = text.unicodeScalars.count == 1 && text != " "
    let start = ["CANCEL SELF", "SET SELF LANGUAGE \(utterance.language)"]
    let end: [Command] = isCharacter ? [.line("CHAR \(text)")] : [.line("SPEAK"), .text(text)]
    return start.map { Command.line($0) } + end
  }

  private static func bytes(of command: Command) -> [UInt8] {
    switch command {
    case .line(let line): Array("\(line)\r\n".utf8)
    // A dot alone ends the text, and one more precedes a line that begins with a dot.
    case .text(let text): Array("\(text.hasPrefix(".") ? "." : "")\(text)\r\n.\r\n".utf8)
    }
  }
}
