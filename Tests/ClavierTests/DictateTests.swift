// SPDX-License-Identifier: MIT

import ClavierKit
import Foundation
import LinkSupport
import TestSupport
import Testing

@testable import clavier

@Suite("The adapter that offers a command as dictation", .enabled(if: Tier.runsRealTests))
final class DictateTests {
  private let clavier = Program(name: "clavier")
  private let folder: TemporaryDirectory
  private let server: ServerThread

  init() throws {
    folder = try TemporaryDirectory()
    server = try ServerThread()
  }

  /// A recognizer that prints a last text when it is ended.
  private static let recognizer = """
    trap 'echo "final bye"; exit 0' TERM
    echo "partial hel"
    echo "a message"
    echo "final hello $CLAVIER_LANGUAGE"
    while :; do sleep 1; done
    """
  private static let texts: [Dictation.Report] = [
    .state(.listening), .partialText("hel"), .finalText("hello de"),
  ]

  /// Starts the adapter for a shell script, and waits for its offer.
  private func adapter(_ script: String) throws -> Process {
    try adapter(of: ["/bin/sh", try folder.write(script, to: "recognizer.sh")])
  }

  private func adapter(of command: [String]) throws -> Process {
    let process = Process()
    process.executableURL = clavier.url
    process.arguments =
      ["dictate", "--language", "de", "--language", "en", "--socket", server.path, "--"] + command
    process.standardError = FileHandle.nullDevice
    try process.run()
    let hasOffered = comesTrue { server.dictation.offers == [[.german, .english]] }
    try #require(hasOffered)
    return process
  }

  /// Requests a start in German, and returns whether these reports, and no others, arrive.
  private func start(expecting reports: [Dictation.Report]) -> Bool {
    guard server.send(Dictation.Request.start(localeIdentifier: "de")) else { return false }
    return comesTrue { server.dictation.reports == reports }
  }

  private func end(_ process: Process) -> Int32 {
    process.terminate()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// A module in place of Vosk's, which recognizes a text in every second part of the sound.
  private static let vosk = """
    class Model:
        def __init__(self, path): pass
    class KaldiRecognizer:
        def __init__(self, model, rate): self.count = 0
        def AcceptWaveform(self, audio):
            self.count += 1
            return self.count == 2
        def Result(self): return '{"text": "hello"}'
        def PartialResult(self): return '{"partial": "hel"}'
        def FinalResult(self): return '{"text": "bye"}'
    """

  @Test("The documented program for Vosk prints the lines of a command")
  func documentedProgram() throws {
    _ = try folder.write(Self.vosk, to: "vosk.py")
    _ = try folder.write("#!/bin/sh\nhead -c 6400 /dev/zero\n", to: "arecord")
    let command = """
      chmod +x "$1/arecord"
      PATH=$1:$PATH PYTHONPATH=$1 python3 -B "$2" model
      """
    let program = PackageFiles.root.appending(path: "Examples/Dictation/recognizer.py").path
    let result = try Program.run(
      URL(filePath: "/bin/sh"), ["-c", command, "sh", folder.path, program])
    #expect(result.output == "partial hel\nfinal hello\nfinal bye\n", "\(result.errors)")
    #expect(result.status == 0)
  }

  @Test("The command's lines become reports, also the last one after a stop")
  func stop() throws {
    let process = try adapter(Self.recognizer)
    #expect(start(expecting: Self.texts))
    #expect(server.send(Dictation.Request.stop))
    let all = Self.texts + [.state(.thinking), .finalText("bye"), .state(.idle)]
    #expect(comesTrue { server.dictation.reports == all })
    #expect(start(expecting: all + Self.texts))
    #expect(end(process) == 0)
    #expect(comesTrue { server.dictation.offers == [[.german, .english], nil] })
  }

  @Test("After a cancellation, the command's lines are dropped, and it can start again")
  func cancellation() throws {
    let process = try adapter(Self.recognizer)
    #expect(start(expecting: Self.texts))
    #expect(server.send(Dictation.Request.cancel))
    #expect(start(expecting: Self.texts + Self.texts))
    #expect(end(process) == 0)
  }

  @Test("A command that ignores the request to end is killed")
  func stubborn() throws {
    let process = try adapter("trap '' TERM; echo final a; while :; do sleep 1; done")
    let texts: [Dictation.Report] = [.state(.listening), .finalText("a")]
    #expect(start(expecting: texts))
    #expect(server.send(Dictation.Request.stop))
    let all = texts + [.state(.thinking), .state(.idle)]
    #expect(comesTrue { server.dictation.reports == all })
    #expect(end(process) == 0)
  }

  @Test("A child that ignores the request to end is killed after its command has ended")
  func children() throws {
    let mark = "\(folder.path)/child"
    let process = try adapter(
      """
      sh -c 'trap "" TERM; echo $$ >\(mark); while [ -e \(mark) ]; do sleep 1; done' >/dev/null &
      until [ -s \(mark) ]; do sleep 0.1; done
      echo final a
      wait
      """)
    #expect(start(expecting: [.state(.listening), .finalText("a")]))
    let child = try String(contentsOfFile: mark, encoding: .utf8).dropLast()
    #expect(server.send(Dictation.Request.stop))
    // A killed process may wait for its parent.
    let hasEnded = comesTrue {
      let status = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)
      return status?.contains(") Z ") ?? true
    }
    #expect(hasEnded)
    #expect(end(process) == 0)
  }

  @Test("After a stop, a process outside of its group does not keep the dictation open")
  func detached() throws {
    let mark = try folder.write("", to: "mark")
    let process = try adapter(
      "setsid sh -c 'while [ -e \(mark) ]; do sleep 1; done' & echo final a; wait")
    let texts: [Dictation.Report] = [.state(.listening), .finalText("a")]
    #expect(start(expecting: texts))
    #expect(server.send(Dictation.Request.stop))
    let all = texts + [.state(.thinking), .state(.idle)]
    #expect(comesTrue { server.dictation.reports == all })
    // Foundation sees the end of the adapter only after that of all processes that it has started.
    try FileManager.default.removeItem(atPath: mark)
    #expect(end(process) == 0)
  }

  @Test(
    "The last line needs no line feed, and a line without an end ends the command",
    arguments: [
      "printf 'final a'",
      "echo final a; head -c 70000 /dev/zero | tr '\\0' x; echo; exec sleep 60",
    ])
  func lineEnds(script: String) throws {
    let process = try adapter(script)
    #expect(start(expecting: [.state(.listening), .finalText("a"), .state(.idle)]))
    #expect(end(process) == 0)
  }

  @Test("The end of the adapter ends its command")
  func commonEnd() throws {
    let mark = "\(folder.path)/ended"
    let process = try adapter(
      "trap 'echo >\(mark); exit 0' TERM; echo final a; while :; do sleep 1; done")
    #expect(start(expecting: [.state(.listening), .finalText("a")]))
    #expect(end(process) == 0)
    #expect(FileManager.default.fileExists(atPath: mark))
  }

  @Test("A command that does not exist ends the offer")
  func missing() throws {
    let process = try adapter(of: ["/nonexistent/recognizer"])
    #expect(server.send(Dictation.Request.start(localeIdentifier: "de")))
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(comesTrue { server.dictation.offers == [[.german, .english], nil] })
  }

  @Test("A command is required")
  func noCommand() throws {
    let result = try clavier("dictate", "--socket", server.path)
    #expect(result.status == 64)
    #expect(server.dictation.offers.isEmpty)
  }

  @Test(
    "A line begins with a word for its kind, has no control characters, and is cut",
    arguments: [
      ("partial hel lo", .partialText("hel lo")), ("partial", .partialText("")),
      ("final a\tb\r", .finalText("a b ")), ("final", .finalText("")), ("finally", nil),
      ("hello", nil), ("", nil), (" final a", .finalText("a")),
      (
        "final " + String(repeating: "é", count: 3000),
        .finalText(String(repeating: "é", count: 2048))
      ),
    ] as [(String, Dictation.Report?)])
  func lines(line: String, report: Dictation.Report?) {
    #expect(Dictation.Report(commandLine: Array(line.utf8)) == report)
  }
}
