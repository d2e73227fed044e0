// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import PanelSupport
import TestSupport

/// A program on an X server and a session's bus, with somebody who uses it.
///
/// Whatever happens to the tests, it ends after a while.
final class Form {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let folder: TemporaryDirectory

  /// The form of GTK, once it has the focus.
  convenience init(_ server: XServer, _ bus: PrivateBus) throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "form.py")
    try self.init(["python3", script.path], server, bus)
    waitForWord()
  }

  /// Waits until it says something: that it has the focus, or that it does nothing any more.
  func waitForWord() { _ = output.fileHandleForReading.availableData }

  /// Another program.
  init(_ words: [String], _ server: XServer, _ bus: PrivateBus) throws {
    folder = try TemporaryDirectory()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = ["-s", "KILL", "60"] + withSignals + words
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path,
      "DISPLAY": server.display, "DBUS_SESSION_BUS_ADDRESS": bus.address,
      "GSETTINGS_BACKEND": "memory", "LANG": "C.UTF-8",
    ]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Has it do something: see form.py.
  func tell(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Ends it as if it had crashed.
  func kill() {
    killChildren(of: process)
    process.waitUntilExit()
  }

  deinit {
    if process.isRunning { kill() }
  }
}
