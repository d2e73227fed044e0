// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A monitor of the property changes on a bus, ended with its owner.
///
/// `busctl monitor` does not report its start. So a signal is repeated until the monitor prints it,
/// and one more signal follows the last signal of interest.
public final class BusMonitor {
  private struct Failure: Error {}

  private let bus: PrivateBus
  private let folder: TemporaryDirectory
  private let process = Process()
  private static let interface = "org.freedesktop.DBus.Properties"

  /// Starts the monitor, and waits until it listens.
  public init(_ bus: PrivateBus) throws {
    self.bus = bus
    folder = try TemporaryDirectory()
    let file = try folder.write("", to: "output")
    process.executableURL = URL(filePath: "/usr/bin/busctl")
    process.arguments = [
      "--address=\(bus.address)", "monitor", "--match", "interface=\(Self.interface)",
    ]
    process.environment = ["PATH": "/usr/bin:/bin"]
    process.standardOutput = FileHandle(forWritingAtPath: file)
    process.standardError = FileHandle.nullDevice
    try process.run()
    try mark("beginning", isRepeated: true)
  }

  deinit { stop() }

  private func stop() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  private func output() throws -> String {
    try String(contentsOfFile: "\(folder.path)/output", encoding: .utf8)
  }

  /// Ends the monitor after all signals that the bus has received so far.
  ///
  /// - Returns: Its output.
  public func end() throws -> String {
    try mark("end", isRepeated: false)
    stop()
    return try output()
  }

  /// Sends a signal, and waits until the monitor has printed it.
  private func mark(_ marker: String, isRepeated: Bool) throws {
    var isSent = false
    let isPrinted = try comesTrue {
      if isRepeated || !isSent {
        _ = try bus.busctl([
          "emit", "/marker", Self.interface, "PropertiesChanged", "sa{sv}as", marker, "0", "0",
        ]).end()
      }
      isSent = true
      return try output().contains("STRING \"\(marker)\"")
    }
    if !isPrinted { throw Failure() }
  }
}
