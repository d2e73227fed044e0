// SPDX-License-Identifier: MIT

import ClavierLink
import Glibc
import Linux

/// A daemon that plays one case after the other, each as if freshly started.
///
/// A restart for each case takes a second or more, since udev has to process a keyboard each time.
/// Instead, the configuration is reloaded, and the keyboard is hidden and shown, which starts a new
/// field.
final class ReusedDaemon {
  private let command: [String]
  /// The directory of the configuration and the socket.
  let directory: String
  private var process: DaemonProcess?
  private var configuration = ""

  /// Stores the parameters without starting the daemon.
  ///
  /// - Parameters:
  ///   - command: The daemon's command, to which the paths of configuration and socket are added.
  ///   - directory: The directory of both, writable by the daemon's user.
  init(_ command: [String], directory: String) {
    self.directory = directory
    self.command = command + ["--config", directory, "--socket", "\(directory)/socket"]
  }

  /// Brings the daemon into the state of a fresh start with a configuration.
  ///
  /// - Throws: ``RigError``, ``SystemError`` or ``LinkError``.
  func begin(with configuration: String) throws {
    if configuration != self.configuration || process == nil {
      try Play.write(configuration, to: "\(directory)/clavier.toml")
    }
    if process == nil {
      process = try DaemonProcess(command, directory: directory)
      try process?.awaitNotifications(["READY=1", "STATUS=reading"])
    } else {
      if configuration != self.configuration { try process?.reload() }
      let link = try connect()
      try link.perform(.hide)
      try link.perform(.show)
    }
    self.configuration = configuration
  }

  /// Connects to the running daemon.
  ///
  /// - Throws: ``LinkError``.
  func connect() throws(LinkError) -> LinkClient { try LinkClient(path: "\(directory)/socket") }

  /// Ends the daemon if it is running.
  ///
  /// - Throws: ``RigError`` if it ends badly; ``SystemError``.
  func end() throws {
    guard let ended = process.take() else { return }
    let status = try ended.end(by: SIGTERM)
    guard status == 0 else { throw RigError("the daemon ended with \(status ?? -1)") }
  }
}
