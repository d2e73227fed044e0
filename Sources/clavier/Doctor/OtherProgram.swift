// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// Asks other programs of the system.
enum OtherProgram {
  /// How much of what one says is read, in bytes.
  ///
  /// **Source:** ours: a keymap in XKB's text format has some 70 kB.
  private static let limit = 1 << 20
  /// How long one may take, in milliseconds.
  private static let patience: Int32 = 10_000

  /// What a program prints, without what it says to the user.
  ///
  /// - Parameter command: Its name or path, and its arguments. No shell reads them.
  /// - Returns: Its output; `nil` if it cannot be started, says nothing in time, or fails.
  static func output(of command: [String]) -> String? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    // The other program has the writing end as its output, and nothing of this one.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let reading = OwnedDescriptor(owning: ends[0])
    guard let process = start(command, writingTo: ends[1]) else {
      close(ends[1])
      return nil
    }
    close(ends[1])
    let bytes = content(of: reading)
    if bytes == nil { kill(process, SIGKILL) }
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process, status == 0, let bytes else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A program that was installed with this one; its name alone where that is not there.
  static func neighbour(_ name: String) -> String {
    guard let own = SystemFile.target(of: "/proc/self/exe"), let slash = own.lastIndex(of: "/")
    else { return name }
    let path = own[...slash] + name
    return access(String(path), X_OK) == 0 ? String(path) : name
  }

  private static func start(_ command: [String], writingTo output: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    guard let name = command.first,
      posix_spawnp(&process, name, &actions, nil, &arguments, environ) == 0
    else { return nil }
    return process
  }

  /// What comes until the end; `nil` if that takes too long or is too much.
  private static func content(of descriptor: borrowing OwnedDescriptor) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      var ready = pollfd(fd: descriptor.rawValue, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, patience) > 0 else { return nil }
      let count = read(descriptor.rawValue, &buffer, buffer.count)
      if count == 0 { return bytes }
      guard count > 0 else { return nil }
      bytes += buffer.prefix(count)
    }
    return nil
  }
}
