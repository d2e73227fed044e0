// SPDX-License-Identifier: MIT

import Glibc
public import Linux

/// An error of a client's connection to the daemon.
///
/// The description has the remedy in a second line, if there is one.
public enum LinkError: Error, Hashable, Sendable {
  /// No daemon listens at this path.
  case noDaemon(path: String)
  /// The socket's mode denies access to this user.
  case notPermitted(path: String)
  /// The daemon did not answer in time.
  case noAnswer
  /// The daemon has closed the connection.
  case ended
  /// The daemon refused a command.
  case refused(String)
  /// The daemon sent a message that cannot be read.
  case notUnderstood(String)
  /// The daemon uses another version of the messages.
  case otherProtocol(version: String)
  /// Another system call failed.
  case system(SystemError)

  init(connecting error: SystemError, to path: String) {
    self =
      switch error.code {
      case ENOENT, ECONNREFUSED, ENOTDIR: .noDaemon(path: path)
      case EACCES, EPERM: .notPermitted(path: path)
      case EAGAIN, EINPROGRESS: .noAnswer
      default: .system(error)
      }
  }

  init(communicating error: SystemError) {
    self =
      switch error.code {
      case EAGAIN: .noAnswer
      case EPIPE, ECONNRESET: .ended
      default: .system(error)
      }
  }
}

extension LinkError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noDaemon(let path):
      """
      no daemon listens at \(path)
      start it: systemctl start clavier; or, if it runs elsewhere, say where its socket is: --socket
      """
    case .notPermitted(let path):
      """
      you may not connect to \(path)
      root may, and the members of the socket's group: usermod -aG clavier USER, then log in again
      """
    case .noAnswer:
      """
      the daemon does not answer
      see what it says: journalctl -u clavier; start it again: systemctl restart clavier
      """
    case .ended: "the daemon has closed the connection"
    case .refused(let text): "the daemon says: \(text)"
    case .notUnderstood(let text): "the daemon sent an unknown message: \(text)"
    case .otherProtocol(let version):
      "the daemon is of version \(version), with other messages; install both programs again"
    case .system(let error): "\(error)"
    }
  }
}
