// SPDX-License-Identifier: MIT

package import Foundation
import Glibc
import TestSupport

/// A weston in a window of a headless sway, which starts the panel's program as its keyboard.
///
/// It ends with its owner, and after a timeout, even if the tests crash.
package final class Weston {
  /// The colour of the screen without windows: red, green and blue.
  package static let background = [0, 0x33, 0x66]

  private let sway: Sway
  private let process: Process
  /// The file with the number of the panel's process.
  private let record: URL

  /// Starts weston on the whole screen of a compositor.
  ///
  /// - Parameters:
  ///   - sway: The compositor of its window, without borders, and with a mouse from the start.
  ///   - socket: The daemon's socket, for the panel.
  /// - Throws: The error of starting it.
  package init(_ sway: Sway, socket: String) throws {
    self.sway = sway
    // The compositor starts a program without arguments.
    let panel = sway.folder.appending(path: "panel")
    record = sway.folder.appending(path: "panel.pid")
    try """
    #!/bin/sh
    echo $$ >'\(record.path)'
    exec \(Program(name: "clavier-panel").url.path) --socket \(socket) --config \(sway.folder.path)
    """.write(to: panel, atomically: true, encoding: .utf8)
    chmod(panel.path, 0o755)
    let file = sway.folder.appending(path: "weston.ini")
    try """
    [core]
    idle-time=0
    [shell]
    background-color=0xff003366
    panel-position=none
    startup-animation=none
    [input-method]
    path=\(panel.path)

    """.write(to: file, atomically: true, encoding: .utf8)
    // With --fullscreen it ends: it needs a size before its window is there, and sway sends none.
    process = try Self.run(
      [
        "weston", "--backend=wayland-backend.so", "--use-pixman", "--sprawl",
        "--socket=\(Self.socketName)", "--config=\(file.path)",
      ], in: sway, display: sway.display)
  }

  private static let socketName = "weston-0"

  /// Starts a program in a folder of its compositor.
  private static func run(_ words: [String], in sway: Sway, display: String) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    // Children of tests block other signals.
    process.arguments = ["--signal=KILL", "120"] + words
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": sway.folder.path, "XDG_RUNTIME_DIR": sway.folder.path,
      "WAYLAND_DISPLAY": display, "LANG": "C.UTF-8",
    ]
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Starts a program on it; the caller ends it by ``end(_:)``.
  package func begin(_ words: String...) throws -> Process {
    let socket = sway.folder.appending(path: Self.socketName)
    return try Self.run(words, in: sway, display: socket.path)
  }

  /// Kills a program of ``begin(_:)``.
  package func end(_ program: Process) {
    killChildren(of: program)
    program.waitUntilExit()
  }

  /// Kills weston, like a crash, and its panel if that does not end within half a minute.
  ///
  /// - Returns: Whether the panel ended by itself.
  @discardableResult
  package func kill() -> Bool {
    guard process.isRunning else { return true }
    killChildren(of: process)
    let isEnded = comesTrue { panel == nil }
    if let panel { Glibc.kill(panel, SIGKILL) }
    // Foundation awaits all processes that have inherited its descriptor, so the panel, too.
    process.waitUntilExit()
    return isEnded
  }

  /// The number of the panel's process; `nil` if there is none.
  private var panel: Int32? {
    let text = (try? String(contentsOf: record, encoding: .utf8)) ?? ""
    guard let number = Int32(text.prefix { $0.isNumber }) else { return nil }
    // An ended process that its parent has not awaited has no program.
    return FileManager.default.fileExists(atPath: "/proc/\(number)/exe") ? number : nil
  }

  deinit { kill() }
}
