// SPDX-License-Identifier: MIT

import ClavierLink
import Glibc
import Linux

/// A daemon that plays one case after the other, each as if it had just been started.
///
/// To be started anew for each takes a second and more, since udev has to name a keyboard each time. So it is
/// told of another configuration as a user tells it, and hidden and shown, which is a new field.
final class StagedDaemon {
  private let command: [String]
  private let directory: String
  private var process: DaemonProcess?
  private var configuration = ""

  /// Starts nothing yet.
  ///
  /// - Parameters:
  ///   - command: The daemon's command, to which the places of configuration and socket are added.
  ///   - directory: Where both are, which the daemon's user may write to.
  init(_ command: [String], directory: String) {
    self.directory = directory
    self.command = command + ["--config", directory, "--socket", "\(directory)/socket"]
  }

  /// Makes the daemon one that has just been started with a configuration.
  ///
  /// - Throws: ``RigError``, ``SystemError`` or ``LinkError``.
  func begin(with configuration: String) throws {
    if configuration != self.configuration || process == nil {
      try Play.write(configuration, to: "\(directory)/clavier.toml")
    }
    if process == nil {
      process = try DaemonProcess(command, directory: directory)
      try process?.waitUntilTold(["READY=1", "STATUS=reading"])
    } else {
      if configuration != self.configuration { try process?.reload() }
      let link = try LinkClient(path: "\(directory)/socket")
      try link.perform(.hide)
      try link.perform(.show)
    }
    self.configuration = configuration
  }

  /// Ends the daemon, if it runs.
  ///
  /// - Throws: ``RigError`` if it ends badly; ``SystemError``.
  func end() throws {
    guard let ended = process.take() else { return }
    let status = try ended.end(by: SIGTERM)
    guard status == 0 else { throw RigError("the daemon ended with \(status ?? -1)") }
  }
}
