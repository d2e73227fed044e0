// SPDX-License-Identifier: MIT

import Glibc

/// The memory map of this process.
enum ProcessMemoryMap {
  /// Returns the memory of the mappings whose paths fulfil a condition, each divided by the number
  /// of processes that share it.
  ///
  /// **Source:** proc(5), `/proc/pid/smaps`.
  static func proportionalSize(where isCounted: (String) -> Bool = { _ in true }) -> Int? {
    guard let file = fopen("/proc/self/smaps", "r") else { return nil }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    var (sum, isIncluded) = (0, false)
    while getline(&line, &capacity, file) > 0, let text = line.map({ String(cString: $0) }) {
      let words = text.split { $0 == " " || $0 == "\n" }
      guard let first = words.first else { continue }
      if first.last != ":" {
        // The fields: address, permissions, offset, device, inode, and the path if there is one.
        isIncluded = isCounted(words.count > 5 ? String(words[5]) : "")
      } else if first == "Pss:", isIncluded, words.count > 1 {
        sum += Int(words[1]) ?? 0
      }
    }
    return sum
  }
}
