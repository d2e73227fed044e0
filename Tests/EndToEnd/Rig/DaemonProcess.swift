// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import Linux

/// A daemon that runs for one case and reports its state as it would to the service manager.
///
/// **Source:** sd_notify(3): datagrams of assignments, one per line, to the socket in
/// `NOTIFY_SOCKET`.
struct DaemonProcess: ~Copyable {
  private let process: pid_t
  private let notifications: OwnedDescriptor
  private var received: [String] = []

  /// Starts the daemon.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - directory: The directory of the socket, writable by the daemon's user.
  /// - Throws: ``SystemError``.
  init(_ command: [String], directory: String) throws(SystemError) {
    let path = "\(directory)/notify"
    let notifications = try Self.bind(path)
    // The daemon may run as an unprivileged user.
    try check("chmod \(path)") { chmod(path, 0o777) }
    process = try Self.spawn(command, environment: ["NOTIFY_SOCKET=\(path)", "PATH=/usr/bin:/bin"])
    self.notifications = notifications
  }

  /// Waits until the daemon has sent each of these notifications.
  ///
  /// - Throws: ``RigError`` if it ends first or does not send them in time.
  mutating func awaitNotifications(_ wanted: [String]) throws {
    let end = Clock.now + EventNode.timeout
    while !wanted.allSatisfy({ line in received.contains { $0.hasPrefix(line) } }) {
      let left = Int32(clamping: (end.microseconds - Clock.now.microseconds) / 1000)
      var descriptor = pollfd(fd: notifications.rawValue, events: Int16(POLLIN), revents: 0)
      guard left > 0, poll(&descriptor, 1, min(left, 100)) >= 0 else {
        throw RigError("the daemon did not send \(wanted), only \(received)")
      }
      if descriptor.revents != 0 { received += try receive() }
      var status: Int32 = 0
      guard waitpid(process, &status, WNOHANG) == 0 else {
        throw RigError(
          "the daemon ended with status \((status >> 8) & 0xff) before it sent \(wanted)")
      }
    }
  }

  /// Makes the daemon reload its configuration, and waits until it has.
  ///
  /// - Throws: ``RigError`` if it does not; ``SystemError``.
  mutating func reload() throws {
    received = []
    try check("kill") { kill(process, SIGHUP) }
    try awaitNotifications(["RELOADING=1", "READY=1"])
  }

  /// Ends the daemon.
  ///
  /// - Parameter signal: The signal to end it with.
  /// - Returns: Its exit status; `nil` if the signal itself ended it.
  /// - Throws: ``SystemError``.
  consuming func end(by signal: Int32) throws(SystemError) -> Int32? {
    try check("kill") { kill(process, signal) }
    var status: Int32 = 0
    try check("waitpid") { waitpid(process, &status, 0) }
    return status & 0x7f == 0 ? (status >> 8) & 0xff : nil
  }

  private func receive() throws(SystemError) -> [String] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = try check("recv") { recv(notifications.rawValue, &bytes, bytes.count, 0) }
    return String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: "\n").map(
      String.init)
  }

  private static func bind(_ path: String) throws(SystemError) -> OwnedDescriptor {
    unlink(path)
    let type = Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue)
    let socket = OwnedDescriptor(owning: try check("socket") { Glibc.socket(AF_UNIX, type, 0) })
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { buffer in
      // The rest of the path is already zero; bind refuses one that is too long.
      buffer.dropLast().enumerated().prefix(path.utf8.count).forEach { index, _ in
        buffer[index] = Array(path.utf8)[index]
      }
    }
    try check("bind \(path)") {
      withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Glibc.bind(socket.rawValue, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
    }
    return socket
  }

  private static func spawn(_ command: [String], environment: [String]) throws(SystemError) -> pid_t
  {
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer {
      for pointer in arguments + variables { free(pointer) }
    }
    var process: pid_t = 0
    let code = posix_spawnp(&process, command[0], nil, nil, &arguments, &variables)
    guard code == 0 else { throw SystemError(call: "start \(command[0])", code: code) }
    return process
  }
}
