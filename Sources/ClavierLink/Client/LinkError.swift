// SPDX-License-Identifier: MIT

import Glibc
public import Linux

/// Why a client cannot talk to the daemon, with the remedy.
public enum LinkError: Error, Hashable, Sendable {
  /// Nobody listens at this path.
  case noDaemon(path: String)
  /// The socket's mode keeps this user away.
  case notPermitted(path: String)
  /// The daemon is there and says nothing.
  case noAnswer
  /// The daemon has closed the connection.
  case ended
  /// The daemon did not take what it was told.
  case refused(String)
  /// The daemon said what cannot be understood.
  case notUnderstood(String)
  /// The daemon speaks another version of the messages.
  case otherProtocol(version: String)
  /// The system refused something else.
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

  init(talking error: SystemError) {
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
      root may, and who is in the group that the socket belongs to: usermod -aG clavier USER, and \
      then log in again
      """
    case .noAnswer:
      """
      the daemon does not answer
      see what it says: journalctl -u clavier; start it again: systemctl restart clavier
      """
    case .ended: "the daemon has closed the connection"
    case .refused(let text): "the daemon says: \(text)"
    case .notUnderstood(let text): "the daemon said what cannot be understood: \(text)"
    case .otherProtocol(let version):
      "the daemon is of version \(version), whose messages are others; install both programs anew"
    case .system(let error): "\(error)"
    }
  }
}
