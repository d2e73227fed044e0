// SPDX-License-Identifier: MIT

import Foundation
public import Glibc
import TestSupport

/// The panel's program, as a session starts it.
public final class PanelProcess {
  private let process = Process()
  private let folder: TemporaryDirectory
  private let log: String

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - display: The name of the compositor or X server; `nil` for that of the environment.
  ///   - socket: The daemon's socket.
  ///   - configuration: Its configuration folder.
  ///   - bus: The session's bus; `nil` for none.
  ///   - environment: Further environment variables.
  /// - Throws: The error of starting it.
  public init(
    display: String?, socket: String, configuration: String, bus: String? = nil,
    environment: [String: String] = [:]
  ) throws {
    folder = try TemporaryDirectory()
    log = try folder.write("", to: "log")
    process.executableURL = Program(name: "clavier-panel").url
    process.arguments = ["--socket", socket, "--config", configuration]
    if let display { process.arguments? += ["--display", display] }
    process.environment = environment.merging(["PATH": "/usr/bin:/bin", "HOME": configuration]) {
      $1
    }
    process.environment?["DBUS_SESSION_BUS_ADDRESS"] = bus
    process.standardError = FileHandle(forWritingAtPath: log)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
  }

  public var identifier: Int32 { process.processIdentifier }
  public var isRunning: Bool { process.isRunning }

  /// The program's output so far.
  public var output: String { (try? String(contentsOfFile: log, encoding: .utf8)) ?? "" }

  /// Sends a signal.
  public func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Ends the program.
  ///
  /// - Returns: Its status and output.
  public func end(_ number: Int32 = SIGTERM) -> (status: Int32, output: String) {
    signal(number)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  deinit {
    if process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
  }

  /// The number of its wakeups so far.
  public var wakeups: Int {
    let path = "/proc/\(identifier)/status"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
    return line?.split(separator: "\t").last.flatMap { Int($0) } ?? -1
  }
}
