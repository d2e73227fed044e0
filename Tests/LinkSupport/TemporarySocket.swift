// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// A directory for one test's socket, removed with its owner.
public struct TemporarySocket: ~Copyable {
  private let directory: String
  /// Where the socket may be.
  public var path: String { "\(directory)/clavier.sock" }

  /// Makes the directory; its name is short, since a socket's path is.
  public init() throws {
    var name = Array("/tmp/clavier-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw SystemError(call: "mkdtemp", code: errno) }
    directory = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    unlink(path)
    rmdir(directory)
  }
}
