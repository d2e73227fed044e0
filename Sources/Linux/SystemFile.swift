// SPDX-License-Identifier: MIT

import Glibc

/// A text file of the system, which others write.
package enum SystemFile {
  /// The most bytes in a file; those that are read have a few thousand.
  package static let sizeLimit = 1 << 16

  /// Reads a file whole.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - limit: How many bytes it may have.
  /// - Returns: `nil` if there is no such file, or it cannot be read, or it is larger: then it is not what it seems.
  package static func read(_ path: String, limit: Int = sizeLimit) -> [UInt8]? {
    // A file that is a pipe must not keep the program waiting.
    guard let file = try? OwnedDescriptor(opening: path, O_RDONLY | O_NONBLOCK),
      let text = try? file.readToEnd(limit: limit + 1, of: path), text.count <= limit
    else { return nil }
    return text
  }

  /// What a symbolic link says; `nil` if there is none that may be read.
  package static func target(of link: String) -> String? {
    let text = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.baseAddress.map { max(0, readlink(link, $0, buffer.count)) } ?? 0
    }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }

  /// The lines of a text without their ends, as far as it counts.
  package static func lines(_ text: some Sequence<UInt8>) -> [ArraySlice<UInt8>] {
    Array(text.prefix(sizeLimit)).split(separator: UInt8(ascii: "\n"))
  }
}

/// A directory of the system, which others fill.
package enum SystemDirectory {
  /// The names in a directory that fit, in no order.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - limit: How many to find at most.
  ///   - fits: Whether a name is wanted.
  /// - Returns: The names.
  /// - Throws: ``SystemError`` if it cannot be opened.
  package static func names(
    in path: String, atMost limit: Int = .max, where fits: (String) -> Bool = { _ in true }
  ) throws(SystemError) -> [String] {
    guard let stream = opendir(path) else {
      throw SystemError(call: "open \(path)", code: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < limit, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if fits(name) { names.append(name) }
    }
    return names
  }
}
