// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// A pipe that owns its ends.
final class Pipe {
  private var reader: OwnedDescriptor?
  private var writer: OwnedDescriptor?

  init() throws {
    let ends = try OwnedDescriptor.pipe()
    for end in [ends.reading, ends.writing] {
      try check("fcntl") { fcntl(end, F_SETFL, O_NONBLOCK) }
    }
    reader = OwnedDescriptor(owning: ends.reading)
    writer = OwnedDescriptor(owning: ends.writing)
  }

  var readEnd: Int32 { reader?.rawValue ?? -1 }

  func write(_ bytes: [UInt8]) throws {
    let end = writer?.rawValue ?? -1
    try check("write") { Glibc.write(end, bytes, bytes.count) }
  }

  /// Reads the available bytes; empty at the end of the file or if there are none.
  func read(atMost count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let length = Glibc.read(readEnd, &bytes, count)
    return Array(bytes.prefix(max(0, length)))
  }

  func closeWriteEnd() {
    writer = nil
  }
}
