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
    try Self.reportErrors { () throws(LinkError) in try body(try LinkClient(path: socket)) }
  }

  /// Runs `body`; reports errors with their remedy.
  static func reportErrors(_ body: () throws(LinkError) -> Void) throws {
    do throws(LinkError) {
      try body()
    } catch {
      throw Failure.exit(error.status, "\(error)")
    }
  }
}

extension LinkError {
  /// The exit status: 1 if no daemon answers, 2 for a failed exchange of messages.
  var status: Int32 {
    switch self {
    case .noDaemon, .noAnswer, .ended: 1
    case .notPermitted, .refused, .notUnderstood, .otherProtocol, .system: 2
    }
  }
}

/// Lines for other programs on standard output, without control characters and unbuffered.
enum Output {
  /// Writes lines in one call, so that a program that stops reading after one of them has received
  /// all.
  ///
  /// The end of that program is not an error.
  ///
  /// - Throws: ``LinkError/system(_:)`` if the lines cannot be written.
  static func print(_ lines: [String]) throws(LinkError) {
    _ = try isWritten(lines)
  }

  /// Writes a line for each event, until the reading program has ended.
  ///
  /// - Parameter next: Waits for an event and returns its line.
  /// - Throws: The errors of `next`, and ``LinkError/system(_:)`` if a line cannot be written.
  static func printEach(_ next: () throws(LinkError) -> String) throws(LinkError) {
    // With the signal ignored, the end of the reader is an error of `write`, in a service as in a
    // shell.
    signal(SIGPIPE, SIG_IGN)
    while try isWritten([next()]) {}
  }

  /// Writes lines in one call; returns whether their reader still exists.
  private static func isWritten(_ lines: [String]) throws(LinkError) -> Bool {
    let text = lines.map { "\($0.singleLine)\n" }.joined()
    do throws(SystemError) {
      try StandardOutput.write(Array(text.utf8))
      return true
    } catch {
      if error.code == EPIPE { return false }
      throw LinkError.system(error)
    }
  }
}
