// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierLink
import Glibc
import Linux

/// The options for the connection to the daemon.
struct LinkOptions: ParsableArguments {
  @Option(name: .long, help: "The daemon's socket.")
  var socket = LinkServer.standardPath

  /// Connects and runs `body`; reports errors with their remedy.
  func withClient(_ body: (LinkClient) throws(LinkError) -> Void) throws {
    do throws(LinkError) {
      try body(try LinkClient(path: socket))
    } catch {
      Failure.report("\(error)")
      throw ExitCode(error.status)
    }
  }
}

extension LinkError {
  /// The exit status: 1 if no daemon answers, 2 for a failed conversation.
  var status: Int32 {
    switch self {
    case .noDaemon, .noAnswer, .ended: 1
    case .notPermitted, .refused, .notUnderstood, .otherProtocol, .system: 2
    }
  }
}

/// Output for other programs, written line by line without buffering.
enum Output {
  /// Writes a line to standard output at once, without control characters.
  static func printAtOnce(_ text: String) {
    let line = Array("\(text.singleLine)\n".utf8)
    _ = line.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }
}
