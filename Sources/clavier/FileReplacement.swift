// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// Files that are written whole or not at all.
enum FileReplacement {
  /// What a file holds, as far as a text of ours reaches; `nil` if there is none.
  static func content(of path: String) throws(SystemError) -> String? {
    do throws(SystemError) {
      let file = try OwnedDescriptor(opening: path, O_RDONLY)
      return String(decoding: try file.readToEnd(limit: 1 << 20, of: path), as: UTF8.self)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  /// Puts a file in place that everybody may read, with the directories above it.
  static func write(_ text: String, to path: String) throws(SystemError) {
    try write(Array(text.utf8), to: path)
  }

  /// The same for what is no text.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    try makeDirectory(above: path)
    let new = path + ".new"
    let file = OwnedDescriptor(
      owning: try check("open \(new)") {
        open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
      })
    let descriptor = file.rawValue
    // Whatever the umask is: the daemon is another user.
    try check("fchmod \(new)") { fchmod(descriptor, 0o644) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try check("write \(new)") {
        rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(count)
    }
    try check("fsync \(new)") { fsync(descriptor) }
    try check("rename \(new)") { rename(new, path) }
  }

  private static func makeDirectory(above path: String) throws(SystemError) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let directory = String(path[..<slash])
    guard access(directory, F_OK) != 0 else { return }
    try makeDirectory(above: directory)
    try check("mkdir \(directory)") { mkdir(directory, 0o755) }
  }
}
