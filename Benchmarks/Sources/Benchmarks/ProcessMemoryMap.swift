// SPDX-License-Identifier: MIT

import Glibc

/// What of this process is in memory.
enum ProcessMemoryMap {
  /// The memory of the parts of this process whose files have some paths, each divided by how many
  /// processes share it.
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
        // Where it lies, its rights, an offset, a device, a number, and the file if there is one.
        isIncluded = isCounted(words.count > 5 ? String(words[5]) : "")
      } else if first == "Pss:", isIncluded, words.count > 1 {
        sum += Int(words[1]) ?? 0
      }
    }
    return sum
  }
}
