// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A bus of D-Bus that nobody else is on, gone at its end.
///
/// Whatever happens to the tests, it ends after a while.
public final class PrivateBus {
  private let folder: URL
  private var process: Process?

  /// What `DBUS_SESSION_BUS_ADDRESS` is for programs on it.
  public let address: String

  /// Starts a bus, and waits until it takes connections.
  public init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "clavier-bus-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    address = "unix:path=\(folder.path)/bus"
    try start()
  }

  /// Starts it, again if it was ended.
  public func start() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = [
      "120", "dbus-daemon", "--session", "--nofork", "--nopidfile", "--address=\(address)",
      "--print-address",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    self.process = process
    // It says its address once it listens.
    _ = output.fileHandleForReading.availableData
  }

  /// Ends it.
  public func end() {
    guard let process else { return }
    // The one that is waited for is the limit; the bus is its child. Threads of tests let their children have no other
    // signal.
    killChildren(of: process)
    process.waitUntilExit()
    self.process = nil
  }

  deinit {
    end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Does something on the bus as `busctl` does.
  public func busctl(_ arguments: [String]) throws -> BusCall {
    try BusCall(address, arguments)
  }
}

/// A command on a bus that runs.
public final class BusCall {
  private let process = Process()
  private let pipe = Pipe()

  fileprivate init(_ address: String, _ arguments: [String]) throws {
    process.executableURL = URL(filePath: "/usr/bin/busctl")
    process.arguments = ["--user", "--timeout=10"] + arguments
    process.environment = ["PATH": "/usr/bin:/bin", "DBUS_SESSION_BUS_ADDRESS": address]
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
  }

  public var isRunning: Bool { process.isRunning }

  /// Ends it if it still runs.
  public func stop() { kill(process.processIdentifier, SIGKILL) }

  /// Waits for its end.
  ///
  /// - Returns: Its status, and what it said.
  public func end() -> (status: Int32, said: String) {
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }
}
