// SPDX-License-Identifier: MIT

import Testing

@testable import clavier_panel

@Suite("The client's side of SSIP")
struct SpeechSessionTests {
  /// Answers the commands of a session until it has no more, and returns them.
  private func commands(
    of session: inout SpeechSession, reply: (String) -> String = { _ in "200 OK" }
  ) -> [String] {
    var commands: [String] = []
    while let bytes = session.nextCommand() {
      let command = String(decoding: bytes, as: UTF8.self)
      commands.append(command)
      let isEarly = session.nextCommand() != nil
      let isValid = session.receive(Array("\(reply(command))\r\n".utf8)[...])
      #expect(!isEarly && isValid)
    }
    return commands
  }

  @Test("A character is spoken by CHAR in its language, after the client's name and priority")
  func characters() {
    var session = SpeechSession()
    session.speak(SpeechSession.Utterance(text: "ä", language: "de"))
    #expect(
      commands(of: &session) == [
        "SET SELF CLIENT_NAME user:clavier-panel:keys\r\n", "SET SELF PRIORITY message\r\n",
        "CANCEL SELF\r\n", "SET SELF LANGUAGE de\r\n", "CHAR ä\r\n",
      ])
    #expect(session.isIdle)
    session.speak(SpeechSession.Utterance(text: "B", language: "en"))
    #expect(
      commands(of: &session) == ["CANCEL SELF\r\n", "SET SELF LANGUAGE en\r\n", "CHAR B\r\n"])
  }

  @Test("Other names are spoken by SPEAK, and neither dots nor line breaks end them")
  func texts() {
    var session = SpeechSession()
    session.speak(SpeechSession.Utterance(text: ".a\r\nQUIT", language: "en"))
    let sent = commands(of: &session)
    #expect(sent.suffix(2) == ["SPEAK\r\n", "..a\u{FFFD}\u{FFFD}QUIT\r\n.\r\n"])
  }

  @Test("A text is not sent if the server refuses SPEAK")
  func refusal() {
    var session = SpeechSession()
    session.speak(SpeechSession.Utterance(text: "QUIT", language: "en"))
    let sent = commands(of: &session) { $0 == "SPEAK\r\n" ? "401 ERROR" : "300 ERROR" }
    #expect(sent.last == "SPEAK\r\n")
    #expect(session.isIdle)
  }

  @Test("Of the texts that come before a reply, only the newest is spoken")
  func newest() {
    var session = SpeechSession()
    session.speak(SpeechSession.Utterance(text: "a", language: "en"))
    let hasBegun = session.nextCommand() != nil
    for text in ["b", "c"] { session.speak(SpeechSession.Utterance(text: text, language: "en")) }
    let isValid = session.receive(Array("208 OK CLIENT NAME SET\r\n".utf8)[...])
    #expect(hasBegun && isValid)
    let sent = commands(of: &session)
    #expect(sent.filter { $0.hasPrefix("CHAR") } == ["CHAR c\r\n"])
  }

  @Test("A reply ends with its last line, and may come in pieces")
  func pieces() {
    var session = SpeechSession()
    #expect(session.nextCommand() != nil)
    for piece in ["225-7\r\n", "22", "5 OK\r"] {
      let isValid = session.receive(Array(piece.utf8)[...])
      #expect(isValid)
      #expect(session.nextCommand() == nil)
    }
    let isValid = session.receive(Array("\n".utf8)[...])
    #expect(isValid)
    #expect(session.nextCommand() != nil)
  }

  @Test(
    "Lines without a code, and endless ones, are no replies",
    arguments: ["hello\r\n", "12\r\n", String(repeating: "2", count: 5000)])
  func noReplies(text: String) {
    var session = SpeechSession()
    let isValid = session.receive(Array(text.utf8)[...])
    #expect(!isValid)
  }
}
