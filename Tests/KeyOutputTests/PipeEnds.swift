// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import Linux

@testable import KeyOutput

/// A pipe in place of a uinput device: a writer at one end, bytes at the other.
struct PipeEnds: ~Copyable {
  let reading: OwnedDescriptor
  let writing: Int32

  init() throws {
    let ends = try OwnedDescriptor.pipe()
    for end in [ends.reading, ends.writing] {
      try check("fcntl") { fcntl(end, F_SETFL, O_NONBLOCK) }
    }
    reading = OwnedDescriptor(owning: ends.reading)
    writing = ends.writing
  }

  /// Returns all bytes written and not yet read.
  func read() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(reading.rawValue, &chunk, chunk.count)
      guard count > 0 else { return bytes }
      bytes += chunk.prefix(count)
    }
  }

  /// Fills the pipe completely, so that the next write fails.
  func fill() {
    let junk = [UInt8](repeating: 0xFF, count: 4096)
    while write(writing, junk, junk.count) > 0 {}
    while write(writing, junk, 1) > 0 {}
  }
}
