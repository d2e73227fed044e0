// SPDX-License-Identifier: MIT

import Glibc

/// Writes files atomically.
package enum FileReplacement {
  /// Replaces a file's content and permissions.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - path: The file; during the call a temporary file with `.new` appended exists beside it.
  ///     Anything else of that name is removed, and never written to; a directory is an error.
  ///   - mode: The file's permissions, regardless of the umask.
  ///   - waitsForDisk: Whether to return only once the file is on disk, which may take long.
  ///     Otherwise the file may be empty after a power failure, on file systems without a stronger
  ///     guarantee.
  /// - Throws: ``SystemError`` naming the file.
  package static func write(
    _ bytes: [UInt8], to path: String, mode: UInt32, waitsForDisk: Bool = true
  ) throws(SystemError) {
    let new = path + ".new"
    // An interrupted write leaves this file. It may also be a link, a pipe or the open file of
    // another user, so only a file that is made here is written.
    unlink(new)
    let file = OwnedDescriptor(
      owning: try check("open \(new)") { open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) })
    let descriptor = file.rawValue
    do throws(SystemError) {
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
    } catch {
      unlink(new)
      throw error
    }
  }

  /// Creates the missing directories above a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - mode: The directories' permissions, regardless of the umask.
  /// - Throws: ``SystemError`` naming the directory.
  package static func makeDirectory(above path: String, mode: UInt32) throws(SystemError) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let directory = String(path[..<slash])
    guard access(directory, F_OK) != 0 else { return }
    try makeDirectory(above: directory, mode: mode)
    try check("mkdir \(directory)") { mkdir(directory, mode) }
    let made = try OwnedDescriptor(opening: directory, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
    var status = stat()
    try check("stat \(directory)") { fstat(made.rawValue, &status) }
    // The set-group-ID bit may be inherited.
    let inherited = status.st_mode & 0o7000
    try check("chmod \(directory)") { fchmod(made.rawValue, inherited | mode) }
  }
}
