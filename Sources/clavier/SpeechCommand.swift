// SPDX-License-Identifier: MIT

import ClavierLink
import Glibc
import Linux

/// A running command that recognizes speech, with the processes that it starts.
final class SpeechCommand {
  /// The maximum length of a line, in bytes: texts are much shorter.
  static let lineLimit = 65_536

  private let process: pid_t
  private let output: OwnedDescriptor
  private var lines = LineBuffer(limit: SpeechCommand.lineLimit)
  private var hasExited = false
  private var isKilled = false
  /// The reason for which the command is to end; `none` while it runs normally.
  private(set) var ending = Ending.none

  /// The reason for the end of a command.
  enum Ending {
    case none
    /// Dictation was stopped; the command's further texts are typed.
    case stopped
    /// Dictation was cancelled; the command's further texts are dropped.
    case cancelled
  }

  private init(process: pid_t, output: consuming OwnedDescriptor) {
    self.process = process
    self.output = output
  }

  /// Starts a command as the leader of a process group.
  ///
  /// - Parameters:
  ///   - command: The command's name or path, and its arguments. No shell interprets them.
  ///   - language: The language of the speech, for the command's `CLAVIER_LANGUAGE`.
  /// - Returns: The command, whose standard output is read here.
  /// - Throws: ``SystemError`` if it cannot be started.
  static func start(_ command: [String], language: String) throws(SystemError) -> SpeechCommand {
    // The command inherits only its end of the pipe, as standard output.
    let ends = try OwnedDescriptor.pipe()
    let output = OwnedDescriptor(owning: ends.reading)
    let input = OwnedDescriptor(owning: ends.writing)
    setenv("CLAVIER_LANGUAGE", language, 1)
    let process = try spawn(command, writingTo: input)
    return SpeechCommand(process: process, output: output)
  }

  private static func spawn(
    _ command: [String], writingTo output: borrowing OwnedDescriptor
  ) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.rawValue, STDOUT_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The event loop blocks signals in this process, which would otherwise be inherited.
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    posix_spawnattr_setsigmask(&attributes, &unblocked)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    return try ChildProcess.spawn(command, &actions, &attributes)
  }

  /// The descriptor of the output, for an event loop.
  var descriptor: Int32 { output.rawValue }

  /// Reads a piece of the output, for which it waits if there is none.
  ///
  /// The end of the output also ends its last line.
  ///
  /// - Returns: Whether the output has ended.
  func readOutput() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(output.rawValue, &buffer, buffer.count)
    guard count > 0 else {
      let hasEnded = count == 0 || errno != EINTR
      if hasEnded { lines.append([UInt8(ascii: "\n")]) }
      return hasEnded
    }
    lines.append(buffer.prefix(count))
    return false
  }

  /// Returns the next line that was read; `nil` if none is complete.
  func nextLine() -> LineBuffer.Line? { lines.next() }

  /// Asks all processes of the command to end.
  func end(_ reason: Ending) {
    ending = reason
    send(SIGTERM)
  }

  /// Ends all processes of the command.
  func forceEnd() {
    isKilled = true
    send(SIGKILL)
  }

  private func send(_ signal: Int32) { kill(-process, signal) }

  /// Collects the command's exit status.
  ///
  /// - Parameter isWaiting: Whether to wait for its end.
  /// - Returns: Whether it has exited, and its children have ended or are killed.
  func collect(isWaiting: Bool = false) -> Bool {
    var status: Int32 = 0
    if !hasExited, waitpid(process, &status, isWaiting ? 0 : WNOHANG) != 0 { hasExited = true }
    return hasExited && (isKilled || kill(-process, 0) != 0)
  }
}
