// SPDX-License-Identifier: MIT

import Glibc

/// A directory that is open for reading, closed with its owner.
struct Directory: ~Copyable {
  private let path: FilePath
  private let stream: OpaquePointer

  /// Opens a directory or what a link leads to; `nil` if there is nothing of this name.
  ///
  /// - Parameter path: The directory.
  /// - Throws: Why it cannot be opened.
  init?(_ path: FilePath) throws(Diagnostic) {
    guard let stream = path.withCString({ opendir($0) }) else {
      let code = errno
      if code == ENOENT, !path.isLink { return nil }
      throw path.failure(code)
    }
    self.path = path
    self.stream = stream
  }

  deinit {
    closedir(stream)
  }

  /// The names that fit, in no order, but no more than a limit.
  ///
  /// - Parameters:
  ///   - limit: How many to find at most.
  ///   - fits: Whether a name is wanted.
  /// - Returns: The names.
  /// - Throws: Why the directory cannot be read.
  mutating func names(
    atMost limit: Int, where fits: ([UInt8]) -> Bool
  ) throws(Diagnostic) -> [[UInt8]] {
    var names: [[UInt8]] = []
    while names.count < limit {
      // Only errno tells an error from the end.
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw path.failure(errno) }
        break
      }
      let name = Self.name(of: entry)
      if fits(name) { names.append(name) }
    }
    return names
  }

  /// The files `*.toml` of a directory, in the order of the bytes of their names; none if it is missing.
  ///
  /// - Parameters:
  ///   - path: The directory.
  ///   - limit: How many it may have.
  /// - Returns: Their paths.
  /// - Throws: Why it cannot be read, or that it has too many.
  static func tomlFiles(
    in path: FilePath, atMost limit: Int
  ) throws(Diagnostic) -> [FilePath] {
    guard var files = try Directory(path) else { return [] }
    let names = try files.names(atMost: limit + 1) { name in
      // As in a shell, * leaves out hidden files: what editors keep beside a file is none of them.
      name.first != UInt8(ascii: ".") && name.suffix(5).elementsEqual(".toml".utf8)
    }
    guard names.count <= limit else {
      throw Diagnostic(
        file: path.shown, message: "holds more than \(limit) files *.toml; put them together")
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }.map(path.appending)
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    // The record ends behind the name, possibly before the end of the field.
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let start = UnsafeRawPointer(entry) + offset
    let count = strlen(start.assumingMemoryBound(to: CChar.self))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}
