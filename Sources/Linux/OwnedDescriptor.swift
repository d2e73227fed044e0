// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// A file descriptor with one owner, which closes it.
public struct OwnedDescriptor: ~Copyable {
  /// The number, valid while the owner lives.
  public let rawValue: Int32

  /// Adopts an open descriptor; no other code may close it.
  public init(owning rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Opens a file with `O_CLOEXEC`.
  ///
  /// - Throws: ``SystemError`` naming the path.
  public init(opening path: String, _ flags: Int32) throws(SystemError) {
    rawValue = try check("open \(path)") { open(path, flags | O_CLOEXEC) }
  }

  deinit {
    close(rawValue)
  }
}
