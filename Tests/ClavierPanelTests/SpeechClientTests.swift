// SPDX-License-Identifier: MIT

import Linux
import TestSupport
import Testing

@testable import clavier_panel

@Suite("The connection to speech-dispatcher", .serialized, .enabled(if: Tier.runsRealTests))
final class SpeechClientTests {
  private let folder: TemporaryDirectory
  private let loop: EventLoop
  private let recorder = LogRecorder()

  init() throws {
    folder = try TemporaryDirectory()
    loop = try EventLoop()
  }

  private var path: String { "\(folder.path)/speechd.sock" }

  /// Creates a client with a timeout in microseconds.
  private func client(timeout: Int64) -> SpeechClient {
    let address = "unix_socket:\(path)"
    return SpeechClient(loop, recorder.log, timeout: timeout) {
      $0 == "SPEECHD_ADDRESS" ? address : nil
    }
  }

  private func speak(_ text: String, by client: SpeechClient) {
    client.speak(SpeechSession.Utterance(text: text, language: "en"))
  }

  /// Runs both ends until the server has received a last command.
  private func exchange(with server: SpeechServer, until last: String) throws {
    func run() throws {
      server.serve()
      while try loop.runOnce() {}
    }
    let isReceived = try comesTrue(while: run) { server.received.hasSuffix(last) }
    #expect(isReceived, "\(server.received)")
  }

  @Test("Names are spoken one after the other over one connection")
  func names() throws {
    let server = try SpeechServer(path: path)
    let client = client(timeout: 600_000_000)
    speak("a", by: client)
    try exchange(with: server, until: "CHAR a\r\n")
    speak("Space", by: client)
    try exchange(with: server, until: "SPEAK\r\nSpace\r\n.\r\n")
    #expect(server.received.hasPrefix("SET SELF CLIENT_NAME user:clavier-panel:keys\r\n"))
    #expect(!server.accept())
    #expect(recorder.lines.isEmpty)
    withExtendedLifetime(client) {}
  }

  @Test("A missing server is reported once with its remedy, and tried again after the timeout")
  func missingServer() throws {
    let patient = client(timeout: 600_000_000)
    speak("a", by: patient)
    let server = try SpeechServer(path: path)
    speak("b", by: patient)
    #expect(!server.accept())
    #expect(recorder.lines.count == 1)
    #expect(recorder.contains("names of keys are not spoken: speech-dispatcher: connect to"))
    #expect(recorder.contains("install it, and start it in the session"))
    let eager = client(timeout: 0)
    speak("c", by: eager)
    #expect(server.accept())
  }

  @Test("A server that hangs delays no call, and is reported once")
  func hangingServer() throws {
    let server = try SpeechServer(path: path)
    let client = client(timeout: 0)
    for text in ["a", "b", "c"] { speak(text, by: client) }
    #expect(recorder.lines.count == 1)
    #expect(recorder.contains("it does not answer"))
    for _ in 0..<3 { #expect(server.accept()) }
  }

  @Test("After the end of the server, the next name connects again")
  func restart() throws {
    let server = try SpeechServer(path: path)
    let client = client(timeout: 0)
    speak("a", by: client)
    try exchange(with: server, until: "CHAR a\r\n")
    server.disconnect()
    while try loop.runOnce() {}
    speak("b", by: client)
    try exchange(with: server, until: "CHAR b\r\n")
    #expect(recorder.lines.isEmpty)
    withExtendedLifetime(client) {}
  }

  @Test("A server of another protocol is reported")
  func otherProtocol() throws {
    let server = try SpeechServer(path: path)
    let client = client(timeout: 600_000_000)
    speak("a", by: client)
    server.accept()
    server.reply("hello\r\n")
    let isReported = try comesTrue(while: { while try loop.runOnce() {} }) {
      recorder.contains("it speaks no SSIP")
    }
    #expect(isReported)
    withExtendedLifetime(client) {}
  }

  @Test("The socket is that of the environment, by default the session's")
  func paths() {
    let session = "/run/user/1/speech-dispatcher/speechd.sock"
    let addresses: [String: String?] = [
      "": session, "unix_socket": session, "unix_socket:/a:b": "/a:b", "inet_socket:host:6560": nil,
    ]
    for (address, path) in addresses {
      let found = SpeechClient.path { name in
        name == "XDG_RUNTIME_DIR" ? "/run/user/1" : address.isEmpty ? nil : address
      }
      #expect(found == path, "\(address)")
    }
    let missing = SpeechClient.path { _ in nil }
    #expect(missing == nil)
  }
}
