// SPDX-License-Identifier: MIT

import Glibc

extension OwnedDescriptor {
  /// Reads up to the end of a file or a limit.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of bytes to read.
  ///   - name: The descriptor's name, for the error.
  /// - Returns: The bytes, at most `limit`.
  /// - Throws: ``SystemError`` naming the file.
  public borrowing func readToEnd(limit: Int, of name: String) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: min(limit, 1 << 16))
    let descriptor = rawValue
    while bytes.count < limit {
      let wanted = min(buffer.count, limit - bytes.count)
      let count = try check("read \(name)") { Glibc.read(descriptor, &buffer, wanted) }
      if count == 0 { break }
      bytes += buffer.prefix(count)
    }
    return bytes
  }
}
