// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// The execution of other programs.
enum ChildProcess {
  /// The maximum length of a program's output, in bytes.
  ///
  /// **Source:** ours: a keymap in XKB's text format has some 70 kB.
  private static let limit = 1 << 20
  /// The timeout for output, in milliseconds.
  private static let timeout: Int32 = 10_000

  /// Runs a program, and returns its standard output.
  ///
  /// - Parameter command: The program's name or path, and its arguments. No shell interprets them.
  /// - Returns: The output; `nil` if the program does not start, times out, or fails.
  static func output(of command: [String]) -> String? {
    output(ofPipe: [command], limit: limit).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Runs programs in a pipe, and returns the last one's standard output.
  ///
  /// - Parameters:
  ///   - commands: The names or paths with their arguments.
  ///   - limit: The maximum length of the output, in bytes.
  /// - Returns: The output; `nil` if a program does not start, times out, or fails.
  static func output(ofPipe commands: [[String]], limit: Int) -> [UInt8]? {
    var processes: [pid_t] = []
    var reading: Int32 = -1
    for command in commands {
      // A child inherits only its end of the pipe as standard output.
      guard let ends = try? OwnedDescriptor.pipe() else { break }
      if let process = start(command, readingFrom: reading, writingTo: ends.writing) {
        processes.append(process)
      }
      close(ends.writing)
      if reading >= 0 { close(reading) }
      reading = ends.reading
    }
    guard reading >= 0 else { return nil }
    let last = OwnedDescriptor(owning: reading)
    let bytes = processes.count == commands.count ? content(of: last, limit: limit) : nil
    var hasSucceeded = bytes != nil
    // The order is reversed: if the last program fails, those before it may never end.
    for process in processes.reversed() {
      if !hasSucceeded { kill(process, SIGKILL) }
      var status: Int32 = 0
      hasSucceeded = waitpid(process, &status, 0) == process && status == 0 && hasSucceeded
    }
    return hasSucceeded ? bytes : nil
  }

  /// Returns the path of a program in this program's directory, or its name if it is not there.
  static func neighbour(_ name: String) -> String {
    guard let own = SystemFile.target(of: "/proc/self/exe"), let slash = own.lastIndex(of: "/")
    else { return name }
    let path = own[...slash] + name
    return access(String(path), X_OK) == 0 ? String(path) : name
  }

  /// Starts a program.
  ///
  /// With a negative `input`, the program inherits this program's standard input.
  private static func start(
    _ command: [String], readingFrom input: Int32, writingTo output: Int32
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    if input >= 0 { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    return try? spawn(command, &actions, nil)
  }

  /// Starts a program with changes of its descriptors, and with attributes.
  ///
  /// - Parameters:
  ///   - command: The program's name or path, and its arguments. No shell interprets them.
  ///   - actions: The changes of its descriptors.
  ///   - attributes: Its attributes; `nil` for those of this program.
  /// - Returns: The process, which the caller must wait for.
  /// - Throws: ``SystemError`` naming the program if it cannot be started.
  static func spawn(
    _ command: [String], _ actions: UnsafePointer<posix_spawn_file_actions_t>,
    _ attributes: UnsafePointer<posix_spawnattr_t>?
  ) throws(SystemError) -> pid_t {
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    let name = command.first ?? ""
    let code = posix_spawnp(&process, name, actions, attributes, &arguments, environ)
    guard code == 0 else { throw SystemError(call: "start \(name)", code: code) }
    return process
  }

  /// Reads to the end; `nil` on a timeout or too much output.
  private static func content(of descriptor: borrowing OwnedDescriptor, limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      var ready = pollfd(fd: descriptor.rawValue, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, timeout) > 0 else { return nil }
      let count = read(descriptor.rawValue, &buffer, buffer.count)
      if count == 0 { return bytes }
      guard count > 0 else { return nil }
      bytes += buffer.prefix(count)
    }
    return nil
  }
}
