// SPDX-License-Identifier: MIT

package import Foundation
import Glibc
import TestSupport

/// A headless Wayland compositor with its own folder, ended with its owner.
///
/// It refuses to run as root, so it then runs as the user nobody. It ends after a timeout, even if
/// the tests crash.
package final class Sway {
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  package let folder: URL
  private var process: Process?
  private let configuration: String

  /// The name of its socket, to which panels connect.
  package private(set) var display = ""
  private var socket: String { folder.appending(path: "ipc").path }

  /// Starts a compositor.
  ///
  /// - Parameters:
  ///   - outputs: The number of outputs: HEADLESS-1 and so on, from left to right.
  ///   - parent: The compositor on which each output is a window, WL-1 and so on; `nil` for
  ///     headless outputs.
  ///   - configuration: Further lines of its configuration.
  /// - Throws: ``Failure`` with its output.
  package init(outputs: Int = 1, in parent: Sway? = nil, _ configuration: String = "") throws {
    self.parent = parent
    folder = FileManager.default.temporaryDirectory.appending(
      path: "clavier-sway-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.configuration = "xwayland disable\noutput * resolution 800x480\n" + configuration
    outputCount = outputs
    try start()
  }

  private let outputCount: Int
  private let parent: Sway?

  /// The prefix that runs a command as the compositor's user.
  package let user =
    getuid() == 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : ["env"]

  /// Starts the compositor, or restarts it after its end.
  package func start() throws {
    // Files of a crashed compositor would be taken for its successor's.
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      try FileManager.default.removeItem(at: folder.appending(path: name))
    }
    let file = folder.appending(path: "configuration")
    try configuration.write(to: file, atomically: true, encoding: .utf8)
    if getuid() == 0 { chown(folder.path, 65534, 65534) }
    chmod(folder.path, 0o700)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = ["120"] + user + ["sway", "--config", file.path]
    var environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path,
      "SWAYSOCK": socket, "WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman",
      "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_HEADLESS_OUTPUTS": "\(outputCount)",
    ]
    if let parent {
      environment["WLR_BACKENDS"] = "wayland"
      environment["WLR_WL_OUTPUTS"] = "\(outputCount)"
      environment["WAYLAND_DISPLAY"] = parent.display
    }
    process.environment = environment
    let log = folder.appending(path: "log").path
    try Data().write(to: URL(filePath: log))
    process.standardError = FileHandle(forWritingAtPath: log)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    self.process = process
    for _ in 0..<1000 {
      if let name = waylandSocket, (try? message("-t", "get_version")) != nil {
        display = folder.appending(path: name).path
        return
      }
      usleep(10_000)
    }
    throw Failure(
      description: "sway does not start: "
        + ((try? String(contentsOfFile: log, encoding: .utf8)) ?? ""))
  }

  private var waylandSocket: String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.first { $0.hasPrefix("wayland-") && !$0.hasSuffix(".lock") }
  }

  /// Kills the compositor, like a crash.
  package func kill() {
    guard let process else { return }
    // The child process is the timeout; the compositor is its child.
    killChildren(of: process)
    process.waitUntilExit()
    self.process = nil
  }

  deinit {
    kill()
    // Killed programs may still be writing files.
    _ = comesTrue {
      try? FileManager.default.removeItem(at: folder)
      return !FileManager.default.fileExists(atPath: folder.path)
    }
  }

  /// Sends the compositor a command or query.
  ///
  /// - Returns: Its answer.
  @discardableResult
  package func message(_ arguments: String...) throws -> String {
    String(
      decoding: try run("/usr/bin/swaymsg", ["--socket", socket] + arguments), as: UTF8.self)
  }

  /// Returns a screenshot of an output.
  package func screenshot(_ output: String = "HEADLESS-1") throws -> Screenshot {
    try pixels(output, scale: 1)
  }

  /// Returns a screenshot of an output in pixels, at a scale.
  package func pixels(_ output: String = "HEADLESS-1", scale: Int) throws -> Screenshot {
    let data = try run("/usr/bin/grim", ["-t", "ppm", "-s", "\(scale)", "-o", output, "-"])
    guard let picture = Screenshot(ppm: [UInt8](data)) else {
      throw Failure(description: "grim gave \(data.count) bytes that are no picture")
    }
    return picture
  }

  /// Writes a screenshot of all outputs to a file.
  package func keepPicture(at path: String) throws {
    try run("/usr/bin/grim", ["-t", "png", "-"]).write(to: URL(filePath: path))
  }

  private func run(_ program: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = [
      "PATH": "/usr/bin:/bin", "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": display,
    ]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: "\(program) \(arguments): " + String(decoding: complaint + data, as: UTF8.self)
      )
    }
    return data
  }
}

extension PanelProcess {
  /// Starts the program on a compositor.
  package convenience init(
    _ sway: Sway, socket: String, configuration: String, bus: String? = nil
  ) throws {
    try self.init(
      display: sway.display, socket: socket, configuration: configuration, bus: bus)
  }
}
