// SPDX-License-Identifier: MIT

import Glibc
import Linux
import TestSupport
import Testing

/// Files that are written atomically.
struct FileReplacementTests {
  @Test func aReplacedFileKeepsItsPermissions() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("a text that is longer", to: "file")
    try FileReplacement.write(Array("short".utf8), to: path, mode: 0o622)
    #expect(SystemFile.read(path) == Array("short".utf8))
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o622)
    #expect(try SystemDirectory.names(in: directory.path).filter { $0.hasSuffix(".new") } == [])
  }

  @Test func aFailedWriteKeepsTheOldFile() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("old", to: "file")
    try check("mkdir") { mkdir(path + ".new", 0o700) }
    #expect(throws: SystemError(call: "open \(path).new", code: EEXIST)) {
      try FileReplacement.write(Array("new".utf8), to: path, mode: 0o600)
    }
    #expect(SystemFile.read(path) == Array("old".utf8))
  }

  @Test func noLinkOrPipeOfAnotherUserRedirectsAWrite() throws {
    let directory = try TemporaryDirectory()
    let path = "\(directory.path)/file"
    let other = try directory.write("other", to: "other")
    let traps: [(String) -> Int32] = [
      { symlink(other, $0) }, { symlink("/nonexistent", $0) }, { link(other, $0) },
      { mkfifo($0, 0o600) },
    ]
    for (number, trap) in traps.enumerated() {
      try check("trap") { trap(path + ".new") }
      try FileReplacement.write([UInt8(number)], to: path, mode: 0o600)
      #expect(SystemFile.read(path) == [UInt8(number)])
      #expect(SystemFile.read(other) == Array("other".utf8))
      var status = stat()
      #expect(lstat(path, &status) == 0 && status.st_mode == S_IFREG | 0o600)
      #expect(status.st_nlink == 1)
    }
  }

  @Test func aWriteDoesNotReachThroughAnOpenFile() throws {
    let directory = try TemporaryDirectory()
    let path = "\(directory.path)/file"
    let new = try directory.write("trap", to: "file.new")
    let reader = try OwnedDescriptor(opening: new, O_RDONLY)
    try FileReplacement.write(Array("secret".utf8), to: path, mode: 0o600)
    #expect(try reader.readToEnd(limit: 64, of: new) == Array("trap".utf8))
  }

  @Test func aFailedWriteLeavesNoOtherFile() throws {
    let directory = try TemporaryDirectory()
    let path = "\(directory.path)/file"
    try check("mkdir") { mkdir(path, 0o700) }
    #expect(throws: SystemError(call: "rename \(path).new", code: EISDIR)) {
      try FileReplacement.write([1], to: path, mode: 0o600)
    }
    #expect(try SystemDirectory.names(in: directory.path).filter { $0.hasSuffix(".new") } == [])
  }

  @Test func directoriesAreMadeThatAreMissing() throws {
    let directory = try TemporaryDirectory()
    let path = "\(directory.path)/a/b/file"
    try FileReplacement.makeDirectory(above: path, mode: 0o700)
    try FileReplacement.makeDirectory(above: path, mode: 0o700)
    try FileReplacement.write([1], to: path, mode: 0o600)
    #expect(SystemFile.read(path) == [1])
  }

  @Test func newDirectoriesIgnoreTheUmask() throws {
    let directory = try TemporaryDirectory()
    // Every usual umask takes some of these permissions away.
    try FileReplacement.makeDirectory(above: "\(directory.path)/a/b/file", mode: 0o777)
    for name in ["a", "a/b"] {
      var status = stat()
      #expect(stat("\(directory.path)/\(name)", &status) == 0)
      #expect(status.st_mode & 0o777 == 0o777)
    }
  }
}
