// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// A file descriptor with one owner, closed with it.
public struct OwnedDescriptor: ~Copyable {
  /// The number, for calls while the owner lives.
  public let rawValue: Int32

  /// Takes over a descriptor that is open and that nobody else closes.
  public init(owning rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Opens a file, never passing the descriptor on to other programs.
  ///
  /// - Throws: ``SystemError`` naming the path.
  public init(opening path: String, _ flags: Int32) throws(SystemError) {
    rawValue = try check("open \(path)") { open(path, flags | O_CLOEXEC) }
  }

  deinit {
    close(rawValue)
  }
}
