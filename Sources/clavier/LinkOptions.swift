// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierLink
import Glibc
import Linux

/// Where the daemon is, and what to do if it cannot be talked to.
struct LinkOptions: ParsableArguments {
  @Option(name: .long, help: "The daemon's socket.")
  var socket = LinkServer.standardPath

  /// Connects and talks; what goes wrong is told with its remedy.
  func talk(_ body: (LinkClient) throws(LinkError) -> Void) throws {
    do throws(LinkError) {
      try body(try LinkClient(path: socket))
    } catch {
      Failure.report("\(error)")
      throw ExitCode(error.status)
    }
  }
}

extension LinkError {
  /// The exit status: 1 where a daemon is missing, 2 where it cannot be talked to.
  fileprivate var status: Int32 {
    switch self {
    case .noDaemon, .ended: 1
    case .notPermitted, .noAnswer, .refused, .notUnderstood, .otherProtocol, .system: 2
    }
  }
}

/// Lines for programs that read them one by one.
enum Output {
  /// Writes a line to standard output at once, whatever control characters it holds left out.
  static func printAtOnce(_ text: String) {
    let line = Array("\(text.singleLine)\n".utf8)
    _ = line.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }
}
