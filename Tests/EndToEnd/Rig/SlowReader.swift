// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import KeyOutput

/// A program that polls for keys infrequently, like one on a busy machine.
enum SlowReader {
  /// Implements `read-slowly`: reads a keyboard at a fixed interval.
  ///
  /// Prints the text of its keys on the layout "us" once no more arrive.
  ///
  /// Prints an empty line as soon as it reads, so that scripts know when to begin.
  ///
  /// - Throws: ``RigError`` if the kernel dropped keys because they arrived faster than they were
  ///   read, or if keys are down at the end; `SystemError`.
  static func run(_ arguments: inout Arguments) throws {
    let name = try arguments.word("the keyboard's name")
    var every: Int64 = 50
    var quiet: Int64 = 1000
    while let option = arguments.option() {
      switch option {
      case "--every": every = try arguments.number("--every", in: 1...10_000)
      case "--until-quiet": quiet = try arguments.number("--until-quiet", in: 1...600_000)
      default: throw RigError("read-slowly has no option \(option)")
      }
    }
    try arguments.finish()
    var reader = try KeyReader(named: name)
    var decoder = try KeymapDecoder(.names(KeymapNames(layout: "us")))
    print()
    fflush(nil)
    var text = ""
    var last: Timestamp?
    while last.map({ Clock.now < $0 + .milliseconds(quiet) }) ?? true {
      Clock.sleep(until: Clock.now + .milliseconds(every))
      try reader.read(until: Clock.now)
      for record in reader.records where record.transition != .repeat {
        let event = KeyEvent(
          Keycode(rawValue: record.code), record.transition == .down ? .down : .up)
        text += decoder.handle(event)?.text ?? ""
        last = Clock.now
      }
      reader.removeAll()
    }
    guard decoder.isAtRest else { throw RigError("keys are down at the end") }
    print(text)
  }
}
