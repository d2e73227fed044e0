// SPDX-License-Identifier: MIT

import TestSupport

/// A directory for one test's socket, removed with its owner.
public struct TemporarySocket: ~Copyable {
  private let directory: TemporaryDirectory
  /// The path for the socket.
  public var path: String { "\(directory.path)/clavier.sock" }

  public init() throws {
    directory = try TemporaryDirectory()
  }
}
