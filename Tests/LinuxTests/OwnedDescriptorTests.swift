// SPDX-License-Identifier: MIT

import Glibc
import Linux
import Testing

struct OwnedDescriptorTests {
  private func pipe(holding bytes: [UInt8]) throws -> OwnedDescriptor {
    let ends = try OwnedDescriptor.pipe()
    let writer = OwnedDescriptor(owning: ends.writing)
    try check("write") { write(writer.rawValue, bytes, bytes.count) }
    return OwnedDescriptor(owning: ends.reading)
  }

  @Test("A file is read to its end", arguments: [0, 1, 4096, 60_000])
  func readsToTheEnd(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    #expect(try pipe(holding: bytes).readToEnd(limit: 1 << 20, of: "pipe") == bytes)
  }

  @Test("A file is read no further than the limit")
  func readsToTheLimit() throws {
    let bytes = [UInt8](repeating: 7, count: 5000)
    #expect(try pipe(holding: bytes).readToEnd(limit: 4999, of: "pipe").count == 4999)
    #expect(try pipe(holding: bytes).readToEnd(limit: 0, of: "pipe").isEmpty)
  }

  @Test("An unreadable file is named in the error")
  func unreadableFilesAreNamed() throws {
    let directory = try OwnedDescriptor(opening: "/", O_RDONLY)
    #expect(throws: SystemError(call: "read /", code: EISDIR)) {
      try directory.readToEnd(limit: 10, of: "/")
    }
  }

  @Test("A descriptor is not passed on to other programs")
  func isClosedOnExec() throws {
    let owner = try OwnedDescriptor(opening: "/dev/null", O_RDONLY)
    #expect(fcntl(owner.rawValue, F_GETFD) & FD_CLOEXEC != 0)
  }
}
