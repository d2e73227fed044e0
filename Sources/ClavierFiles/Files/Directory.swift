// SPDX-License-Identifier: MIT

import Glibc

/// An open directory, closed when released.
struct Directory: ~Copyable {
  private let path: FilePath
  private let stream: OpaquePointer

  /// Opens a directory or the target of a link; `nil` if it does not exist.
  ///
  /// - Throws: The reason why the directory cannot be opened.
  init?(_ path: FilePath) throws(Diagnostic) {
    guard let stream = path.withCString({ opendir($0) }) else {
      let code = errno
      if code == ENOENT, !path.isLink { return nil }
      throw path.accessFailure(code)
    }
    self.path = path
    self.stream = stream
  }

  deinit {
    closedir(stream)
  }

  /// Returns the matching names in no particular order, up to a limit.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of names.
  ///   - fits: Returns whether a name matches.
  /// - Returns: The names.
  /// - Throws: The reason why the directory cannot be read.
  mutating func names(
    atMost limit: Int, where fits: ([UInt8]) -> Bool
  ) throws(Diagnostic) -> [[UInt8]] {
    var names: [[UInt8]] = []
    while names.count < limit {
      // Only errno distinguishes an error from the end of the directory.
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw path.accessFailure(errno) }
        break
      }
      let name = Self.name(of: entry)
      if fits(name) { names.append(name) }
    }
    return names
  }

  /// Returns the files `*.toml` of a directory, sorted by the bytes of their names.
  ///
  /// - Parameters:
  ///   - path: The directory; a missing directory counts as empty.
  ///   - limit: The maximum number of files.
  /// - Returns: The paths.
  /// - Throws: The reason why the directory cannot be read, or an error if it has too many files.
  static func tomlFiles(
    in path: FilePath, atMost limit: Int
  ) throws(Diagnostic) -> [FilePath] {
    guard var files = try Directory(path) else { return [] }
    let names = try files.names(atMost: limit + 1) { name in
      // As with `*` in a shell, hidden files such as those of editors do not match.
      name.first != UInt8(ascii: ".") && name.suffix(5).elementsEqual(".toml".utf8)
    }
    guard names.count <= limit else {
      throw Diagnostic(
        file: path.displayText, message: "holds more than \(limit) files *.toml; put them together")
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }.map(path.appending)
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    // The record ends after the name, possibly before the end of the field.
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let start = UnsafeRawPointer(entry) + offset
    let count = strlen(start.assumingMemoryBound(to: CChar.self))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}
