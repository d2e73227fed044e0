// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc

extension KeyReader {
  /// Implements `watch`: prints the events of a keyboard, one key per line with its time in
  /// seconds.
  ///
  /// Prints an empty line as soon as it reads, so that scripts know when to begin.
  ///
  /// - Throws: ``RigError`` if the keyboard is unplugged; ``SystemError``.
  static func run(_ arguments: inout Arguments) throws {
    let name = try arguments.word("the keyboard's node or name")
    var quiet: Int64?
    while let option = arguments.option() {
      guard option == "--until-quiet" else { throw RigError("watch has no option \(option)") }
      quiet = try arguments.number("--until-quiet", in: 1...600_000)
    }
    try arguments.finish()
    var reader = name.hasPrefix("/") ? try KeyReader(node: name) : try KeyReader(named: name)
    print()
    fflush(nil)
    if let quiet {
      try reader.readUntilQuiet(for: .milliseconds(quiet), within: .seconds(3600))
      reader.printRecords()
      return
    }
    while true {
      // Events read before the keyboard was unplugged are printed too.
      let result = Result { try reader.read(until: Clock.now + .milliseconds(50)) }
      reader.printRecords()
      reader.removeAll()
      try result.get()
    }
  }

  private func printRecords() {
    for record in records {
      print(record.time.inSeconds, record)
    }
    fflush(nil)
  }
}

extension Timestamp {
  /// The time in seconds with six decimals.
  fileprivate var inSeconds: String {
    let fraction = String(1_000_000 + microseconds % 1_000_000).dropFirst()
    return "\(microseconds / 1_000_000).\(fraction)"
  }
}
