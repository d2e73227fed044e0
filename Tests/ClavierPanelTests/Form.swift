// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import PanelSupport
import TestSupport
import Testing

/// A program on an X server and a session's bus, with a simulated user.
///
/// It ends after a timeout, even if the tests crash.
final class Form {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let folder: TemporaryDirectory

  /// Starts GTK's form and waits until it has the focus.
  convenience init(_ server: XServer, _ bus: PrivateBus) throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "form.py")
    try self.init(["python3", script.path], server, bus)
    waitForWord()
  }

  /// Waits for its next line: it has the focus, or it has stopped responding.
  func waitForWord() { _ = output.fileHandleForReading.availableData }

  /// Starts any program.
  init(_ words: [String], _ server: XServer, _ bus: PrivateBus) throws {
    folder = try TemporaryDirectory()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = ["-s", "KILL", "120"] + withSignals + words
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path,
      "DISPLAY": server.display, "DBUS_SESSION_BUS_ADDRESS": bus.address,
      "GSETTINGS_BACKEND": "memory", "LANG": "C.UTF-8", "TMPDIR": folder.path,
    ]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Sends the form a command: see form.py.
  func send(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Repeats commands until they have an effect.
  ///
  /// A program that has just started reports no events until it has queried the bus for listeners.
  func awaitListener(
    _ lines: String, while work: () throws -> Void = {}, _ condition: () -> Bool
  ) throws {
    let hasListener = try comesTrue {
      try send(lines)
      return try comesTrue(within: 1, while: work, condition)
    }
    #expect(hasListener, "\(lines)")
  }

  /// Kills the form's program, like a crash.
  func kill() {
    killChildren(of: process)
    process.waitUntilExit()
  }

  deinit {
    if process.isRunning { kill() }
  }
}
