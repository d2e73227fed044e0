// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A private D-Bus bus, ended with its owner.
///
/// It ends after a timeout, even if the tests crash.
public final class PrivateBus {
  private let folder: URL
  private var process: Process?

  /// The value of `DBUS_SESSION_BUS_ADDRESS` for programs on the bus.
  public let address: String

  private let hasServices: Bool
  private let permitsNames: Bool

  /// Starts a bus, and waits until it accepts connections.
  ///
  /// - Parameters:
  ///   - hasServices: Whether it activates installed services on demand.
  ///   - permitsNames: Whether a bus without services permits programs to own names.
  /// - Throws: The error of starting it.
  public init(hasServices: Bool = true, permitsNames: Bool = true) throws {
    self.hasServices = hasServices
    self.permitsNames = permitsNames
    folder = FileManager.default.temporaryDirectory.appending(
      path: "clavier-bus-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    address = "unix:path=\(folder.path)/bus"
    try start()
  }

  /// Starts the bus, or restarts it after its end.
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
    // Activated programs have no display, leave no files behind, and are found on this bus only.
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path,
      "GSETTINGS_BACKEND": "memory",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    self.process = process
    // It prints its address once it listens.
    _ = output.fileHandleForReading.availableData
  }

  /// Returns a configuration without services to activate.
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
        <\(permitsNames ? "allow" : "deny") own="*"/>
      </policy>
    </busconfig>
    """.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  /// Ends the bus.
  public func end() {
    guard let process else { return }
    // The child process is the timeout, and the bus is its child. Test threads block all other
    // signals in their children.
    killChildren(of: process)
    process.waitUntilExit()
    self.process = nil
  }

  deinit {
    end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Makes a call on the bus with `busctl`.
  public func busctl(_ arguments: [String]) throws -> BusCall {
    try BusCall(address, arguments)
  }
}

/// A command running on a bus.
public final class BusCall {
  private let process = Process()
  private let pipe = Pipe()

  /// Starts the command.
  public init(_ address: String, _ arguments: [String]) throws {
    process.executableURL = URL(filePath: "/usr/bin/busctl")
    process.arguments = ["--address=\(address)", "--timeout=10"] + arguments
    process.environment = ["PATH": "/usr/bin:/bin"]
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
  }

  public var isRunning: Bool { process.isRunning }

  /// Waits for its end.
  ///
  /// - Returns: Its status and output.
  public func end() -> (status: Int32, output: String) {
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
