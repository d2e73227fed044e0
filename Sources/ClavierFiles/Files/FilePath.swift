// SPDX-License-Identifier: MIT

import Glibc

/// A path as bytes, as for the kernel, in any encoding.
struct FilePath: Hashable, Sendable {
  /// The bytes, without zeros.
  private let bytes: [UInt8]

  init(_ path: String) {
    bytes = Array(path.utf8)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the path of an entry in this directory.
  func appending(_ name: [UInt8]) -> FilePath {
    FilePath(bytes: bytes + [UInt8(ascii: "/")] + name)
  }

  /// Returns the path of a file in this file's directory, or an absolute `name` itself.
  func sibling(_ name: String) -> FilePath {
    let slash = UInt8(ascii: "/")
    guard name.utf8.first != slash, let end = bytes.lastIndex(of: slash) else {
      return FilePath(name)
    }
    return FilePath(bytes: bytes[...end] + Array(name.utf8))
  }

  /// The name of the directory that contains the file, even if the path is relative.
  ///
  /// The name is empty for the root, and if the working directory is unknown.
  var directoryName: String {
    var parts = bytes.split(separator: UInt8(ascii: "/")).dropLast()[...]
    if parts.last.map({ $0 == [UInt8(ascii: ".")] }) ?? (bytes.first != UInt8(ascii: "/")) {
      guard let directory = getcwd(nil, 0) else { return "" }
      defer { free(directory) }
      parts = FilePath(String(cString: directory)).bytes.split(separator: UInt8(ascii: "/"))[...]
    }
    return parts.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The path as text; invalid UTF-8 is replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The path for messages, in one line and without control characters.
  var displayText: String {
    singleLine(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }

  /// Whether the path is a symbolic link, valid or broken.
  var isLink: Bool {
    var status = stat()
    return withCString { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Calls a C function with the path.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let path = bytes.map(CChar.init(bitPattern:)) + [0]
    return body(path)
  }

  /// Returns the diagnostic for a failed access.
  ///
  /// - Parameter code: One of the constants of errno.h.
  /// - Returns: The reason, and the remedy if there is one.
  func accessFailure(_ code: Int32) -> Diagnostic {
    let message =
      switch code {
      case EACCES, EPERM:
        "cannot be read: \(reason(code)); let everybody read it and enter its directory"
      case ENOENT: "is a link to nothing; remove it or restore what it leads to"
      case ENOTDIR:
        "a file is in place of a directory; name the directory, or move the file into it"
      default: "cannot be read: \(reason(code))"
      }
    var diagnostic = Diagnostic(file: displayText, message: message)
    diagnostic.mayPass = Self.passingErrors.contains(code)
    return diagnostic
  }

  /// The errors that may pass without a change of the file.
  private static let passingErrors: Set<Int32> = [
    EAGAIN, EINTR, EIO, EMFILE, ENFILE, ENOMEM, ESTALE, ETIMEDOUT,
  ]

  /// Returns the C library's text for an error.
  private func reason(_ code: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
