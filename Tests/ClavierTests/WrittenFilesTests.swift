// SPDX-License-Identifier: MIT

import Glibc
import Linux
import TestSupport
import Testing

@testable import clavier

/// Files at places that the command line names.
struct WrittenFilesTests {
  private func mode(of path: String) throws -> UInt32 {
    var status = stat()
    try check("stat") { stat(path, &status) }
    return status.st_mode
  }

  @Test("A recording into a device or pipe leaves its permissions")
  func recordingKeepsPermissions() throws {
    let folder = try TemporaryDirectory()
    let path = "\(folder.path)/pipe"
    try check("mkfifo") { mkfifo(path, 0o600) }
    try check("chmod") { chmod(path, 0o644) }
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    _ = try RecordingFile(path, replacing: true)
    #expect(try mode(of: path) == S_IFIFO | 0o644)
  }

  @Test("A replaced recording is for its owner alone")
  func replacedRecordingIsPrivate() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("old", to: "a.evemu")
    try check("chmod") { chmod(path, 0o644) }
    _ = try RecordingFile(path, replacing: true)
    #expect(try mode(of: path) == S_IFREG | 0o600)
  }

  @Test("No file is put in the place of a pipe or a device")
  func pipesStay() throws {
    let folder = try TemporaryDirectory()
    let path = "\(folder.path)/pipe"
    try check("mkfifo") { mkfifo(path, 0o600) }
    #expect(throws: SystemError.self) { try FileReplacement.write("new", to: path) }
    #expect(try mode(of: path) & S_IFMT == S_IFIFO)
  }
}
