// SPDX-License-Identifier: MIT

package import Glibc

/// Text files of the system, written by other programs.
package enum SystemFile {
  /// The maximum size of a file in bytes; the expected files have a few thousand.
  package static let sizeLimit = 1 << 16

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The maximum number of bytes.
  /// - Returns: The bytes; `nil` if the file is missing, unreadable or larger than `limit`.
  package static func read(_ path: String, limit: Int = sizeLimit) -> [UInt8]? {
    try? readIfPresent(path, limit: limit)
  }

  /// Reads a whole file that may be missing.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The maximum number of bytes.
  /// - Returns: The bytes; `nil` if the file is missing.
  /// - Throws: ``SystemError`` naming the file; `EFBIG` for a file larger than `limit`.
  package static func readIfPresent(
    _ path: String, limit: Int = sizeLimit
  ) throws(SystemError) -> [UInt8]? {
    do throws(SystemError) {
      // `O_NONBLOCK`: opening a pipe must not block.
      let file = try OwnedDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
      let text = try file.readToEnd(limit: limit + 1, of: path)
      guard text.count <= limit else { throw SystemError(call: "read \(path)", code: EFBIG) }
      return text
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
  }

  /// Returns the target of a symbolic link; `nil` if it is missing or unreadable.
  package static func target(of link: String) -> String? {
    let text = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.baseAddress.map { max(0, readlink(link, $0, buffer.count)) } ?? 0
    }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }

  /// Returns the lines of a text without their ends, up to ``sizeLimit`` bytes.
  package static func lines(_ text: some Sequence<UInt8>) -> [ArraySlice<UInt8>] {
    Array(text.prefix(sizeLimit)).split(separator: UInt8(ascii: "\n"))
  }
}

/// Directories of the system, filled by other programs.
package enum SystemDirectory {
  /// Returns the matching names in a directory, unsorted.
  ///
  /// - Parameters:
  ///   - path: The directory.
  ///   - limit: The maximum number of names.
  ///   - fits: Returns whether a name matches.
  /// - Returns: The names.
  /// - Throws: ``SystemError`` if the directory cannot be opened or read.
  package static func names(
    in path: String, atMost limit: Int = .max, where fits: (String) -> Bool = { _ in true }
  ) throws(SystemError) -> [String] {
    try names(in: path, atMost: limit, where: fits) { readdir($0) }
  }

  /// Returns the matching names in a directory, which are read by a function.
  package static func names(
    in path: String, atMost limit: Int, where fits: (String) -> Bool,
    read: (OpaquePointer) -> UnsafeMutablePointer<dirent>?
  ) throws(SystemError) -> [String] {
    guard let stream = opendir(path) else {
      throw SystemError(call: "open \(path)", code: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < limit {
      // Only errno distinguishes an error from the end of the directory.
      errno = 0
      guard let entry = read(stream) else {
        guard errno == 0 else { throw SystemError(call: "read \(path)", code: errno) }
        break
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if fits(name) { names.append(name) }
    }
    return names
  }
}
