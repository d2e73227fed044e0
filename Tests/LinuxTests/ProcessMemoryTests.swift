// SPDX-License-Identifier: MIT

import Foundation
import Linux
import TestSupport
import Testing

@Suite(
  "A process releases the memory that only its start needed", .serialized,
  .enabled(if: Tier.runsRealTests))
struct ProcessMemoryTests {
  /// Returns the resident file-backed memory of this process, in kilobytes.
  private func fileMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("RssFile:") })
    return try #require(line.split(separator: " ").compactMap { Int($0) }.first)
  }

  @Test("Pages of the program are released, and are unchanged when they are needed again")
  func settling() throws {
    let words = (0..<1000).map { "word \($0)" }
    let before = try fileMemory()
    ProcessMemory.releaseStartMemory()
    let after = try fileMemory()
    #expect(after < before)
    #expect(words.last == "word 999")
    #expect((0..<1000).map { "word \($0)" } == words)
  }

  @Test("The resident memory is that of the kernel's own account, or near it")
  func resident() throws {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
    let kilobytes = try #require(line.split(separator: " ").compactMap { Int($0) }.first)
    let bytes = try #require(ProcessMemory.resident)
    #expect((kilobytes * 512...kilobytes * 2048).contains(bytes))
  }

  @Test("Memory can be released repeatedly")
  func repeatedly() {
    for number in 0..<100 {
      ProcessMemory.releaseStartMemory()
      #expect(String(number, radix: 2).count == max(1, Int.bitWidth - number.leadingZeroBitCount))
    }
  }
}
