// SPDX-License-Identifier: MIT

import Glibc

/// Files that are written whole or not at all.
package enum FileReplacement {
  /// Puts a file in place of what is there.
  ///
  /// - Parameters:
  ///   - bytes: What it holds.
  ///   - path: Where it is; beside it a file of the same name with `.new` comes and goes.
  ///   - mode: Who may read it, whatever the umask is.
  ///   - waitsForDisk: Whether to return only when the disk has it, which may take long. Otherwise it may be empty
  ///     after a power failure, on file systems that promise nothing else.
  /// - Throws: ``SystemError`` naming the file.
  package static func write(
    _ bytes: [UInt8], to path: String, mode: UInt32, waitsForDisk: Bool = true
  ) throws(SystemError) {
    let new = path + ".new"
    // A pipe in its place would be waited for.
    let file = OwnedDescriptor(
      owning: try check("open \(new)") {
        open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, mode)
      })
    let descriptor = file.rawValue
    try check("fchmod \(new)") { fchmod(descriptor, mode) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try check("write \(new)") {
        rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(count)
    }
    if waitsForDisk { try check("fsync \(new)") { fsync(descriptor) } }
    try check("rename \(new)") { rename(new, path) }
  }

  /// Makes the directories above a file, if they are missing.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - mode: Who may enter them, as far as the umask lets.
  /// - Throws: ``SystemError`` naming the directory.
  package static func makeDirectory(above path: String, mode: UInt32) throws(SystemError) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let directory = String(path[..<slash])
    guard access(directory, F_OK) != 0 else { return }
    try makeDirectory(above: directory, mode: mode)
    try check("mkdir \(directory)") { mkdir(directory, mode) }
  }
}
