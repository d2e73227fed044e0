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

  private let hasServices: Bool

  /// Starts a bus, and waits until it takes connections.
  ///
  /// - Parameter hasServices: Whether it starts the services that are installed when somebody calls them.
  /// - Throws: What keeps it from being started.
  public init(hasServices: Bool = true) throws {
    self.hasServices = hasServices
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
    process.arguments =
      ["120"] + withSignals
      + [
        "dbus-daemon", hasServices ? "--session" : "--config-file=\(try bareConfiguration())",
        "--nofork", "--nopidfile", "--address=\(address)",
        "--print-address",
      ]
    // What is started on the bus has no display, leaves nothing behind, and is found there alone.
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path,
      "GSETTINGS_BACKEND": "memory",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    self.process = process
    // It says its address once it listens.
    _ = output.fileHandleForReading.availableData
  }

  /// A configuration with nothing in it that could be started.
  private func bareConfiguration() throws -> String {
    let file = folder.appending(path: "bus.conf")
    try """
    <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
     "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
    <busconfig>
      <type>session</type>
      <listen>\(address)</listen>
      <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
      </policy>
    </busconfig>
    """.write(to: file, atomically: true, encoding: .utf8)
    return file.path
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

  /// Starts it.
  public init(_ address: String, _ arguments: [String]) throws {
    process.executableURL = URL(filePath: "/usr/bin/busctl")
    process.arguments = ["--address=\(address)", "--timeout=10"] + arguments
    process.environment = ["PATH": "/usr/bin:/bin"]
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
