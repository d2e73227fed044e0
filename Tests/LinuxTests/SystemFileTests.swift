// SPDX-License-Identifier: MIT

import Glibc
import Linux
import TestSupport
import Testing

/// The values read from system files and the environment.
struct SystemFileTests {
  @Test func aFileIsReadWholeOrNotAtAll() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("0123456789", to: "file")
    #expect(SystemFile.read(path) == Array("0123456789".utf8))
    #expect(SystemFile.read(path, limit: 10)?.count == 10)
    #expect(SystemFile.read(path, limit: 9) == nil)
    #expect(SystemFile.read(path + "s") == nil)
    #expect(SystemFile.read(directory.path) == nil)
  }

  @Test func anIdlePipeDoesNotBlock() throws {
    let directory = try TemporaryDirectory()
    let path = "\(directory.path)/pipe"
    try check("mkfifo") { mkfifo(path, 0o600) }
    #expect(SystemFile.read(path)?.isEmpty != false)
  }

  @Test func aLinksTargetIsRead() throws {
    let directory = try TemporaryDirectory()
    let path = "\(directory.path)/link"
    let long = "/" + String(repeating: "a", count: 4000)
    try check("symlink") { symlink("nowhere", path) }
    try check("symlink") { symlink(long, path + "2") }
    #expect(SystemFile.target(of: path) == "nowhere")
    #expect(SystemFile.target(of: path + "2") == long)
    #expect(SystemFile.target(of: directory.path) == nil)
    #expect(SystemFile.target(of: path + "3") == nil)
    #expect(SystemFile.target(of: "/proc/self/exe")?.first == "/")
  }

  @Test func linesAreWithoutTheirEnds() {
    let text = Array("one\ntwo\n\nthree".utf8)
    #expect(
      SystemFile.lines(text).map { String(decoding: $0, as: UTF8.self) } == ["one", "two", "three"])
  }

  @Test func directoryEntriesAreFiltered() throws {
    let directory = try TemporaryDirectory()
    for name in ["a1", "a2", "b1"] { try directory.write("", to: name) }
    let all = try SystemDirectory.names(in: directory.path) { $0.hasPrefix("a") }
    #expect(all.sorted() == ["a1", "a2"])
    #expect(try SystemDirectory.names(in: directory.path, atMost: 2).count == 2)
    let missing = directory.path + "/none"
    #expect(throws: SystemError(call: "open \(missing)", code: ENOENT)) {
      try SystemDirectory.names(in: missing)
    }
  }

  @Test func aFailureInTheMiddleOfADirectoryIsNoEnd() throws {
    let directory = try TemporaryDirectory()
    for name in ["a", "b", "c"] { try directory.write("", to: name) }
    var count = 0
    #expect(throws: SystemError(call: "read \(directory.path)", code: EIO)) {
      try SystemDirectory.names(in: directory.path, atMost: 9, where: { _ in true }) { stream in
        count += 1
        if count < 3 { return readdir(stream) }
        errno = EIO
        return nil
      }
    }
  }

  @Test(.enabled(if: Tier.runsRealTests)) func anEmptyVariableIsNone() async {
    await #expect(processExitsWith: .success) {
      setenv("CLAVIER_TEST", "said", 1)
      #expect(Environment.variable("CLAVIER_TEST") == "said")
      setenv("CLAVIER_TEST", "", 1)
      #expect(Environment.variable("CLAVIER_TEST") == nil)
      unsetenv("CLAVIER_TEST")
      #expect(Environment.variable("CLAVIER_TEST") == nil)
    }
  }
}
