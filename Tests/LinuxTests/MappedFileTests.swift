// SPDX-License-Identifier: MIT

import Glibc
import TestSupport
import Testing

@testable import Linux

struct MappedFileTests {
  @Test("A mapped file has its bytes, also after its pages were given back")
  func bytes() throws {
    let directory = try TemporaryDirectory()
    let contents = (0..<20_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let file = try MappedFile(try directory.write(contents, to: "file"), limit: 20_000)
    #expect(Array(file.bytes) == contents)
    file.forgetPages()
    #expect(Array(file.bytes) == contents)
  }

  @Test("A file that is replaced stays mapped as it was")
  func replaced() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("before", to: "file")
    let file = try MappedFile(path, limit: 100)
    try directory.write("later, and longer", to: "other")
    #expect(rename("\(directory.path)/other", path) == 0)
    #expect(String(decoding: file.bytes, as: UTF8.self) == "before")
  }

  @Test("Only a regular file with bytes within the limit is mapped, and a pipe does not block")
  func refused() throws {
    let directory = try TemporaryDirectory()
    let (path, pipe) = (directory.path, "\(directory.path)/pipe")
    try directory.write("", to: "empty")
    try directory.write("1234", to: "large")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(code("\(path)/none") == ENOENT)
    #expect(code("\(path)/empty") == EINVAL)
    #expect(code("\(path)/large", limit: 3) == EFBIG)
    #expect(code("\(path)/large", limit: 4) == nil)
    #expect(code(path) == EINVAL)
    #expect(code(pipe) == EINVAL)
  }

  private func code(_ path: String, limit: Int = 100) -> Int32? {
    do throws(SystemError) {
      _ = try MappedFile(path, limit: limit)
      return nil
    } catch {
      return error.code
    }
  }
}
