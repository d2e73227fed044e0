// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import Linux

@testable import KeyOutput

/// A pipe that stands in for a uinput device: a writer at one end, bytes at the other.
struct PipeEnds: ~Copyable {
  let reading: OwnedDescriptor
  let writing: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    try check("pipe") { pipe(&ends) }
    for end in ends {
      try check("fcntl") { fcntl(end, F_SETFL, O_NONBLOCK) }
    }
    reading = OwnedDescriptor(owning: ends[0])
    writing = ends[1]
  }

  /// All that has been written and not yet read.
  func read() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(reading.rawValue, &chunk, chunk.count)
      guard count > 0 else { return bytes }
      bytes += chunk.prefix(count)
    }
  }

  /// Fills the pipe to the last byte, so that the next write fails.
  func fill() {
    let junk = [UInt8](repeating: 0xFF, count: 4096)
    while write(writing, junk, junk.count) > 0 {}
    while write(writing, junk, 1) > 0 {}
  }
}

extension Keymap {
  init(_ layout: String, _ variant: String = "", options: String = "") throws {
    try self.init(.names(KeymapNames(layout: layout, variant: variant, options: options)))
  }
}

extension KeymapDecoder {
  init(_ layout: String, _ variant: String = "") throws {
    try self.init(.names(KeymapNames(layout: layout, variant: variant)))
  }

  /// The text of some chords, one after another.
  mutating func text(of chords: [KeyChord]) -> String {
    var text = ""
    for event in chords.flatMap(\.events) {
      text += handle(event)?.text ?? ""
    }
    return text
  }
}

extension KeyChord {
  /// All that goes down and up.
  var events: [KeyEvent] {
    var events: [KeyEvent] = []
    appendPresses(to: &events)
    appendReleases(to: &events)
    return events
  }
}

extension Keycode {
  static let a = Keycode(rawValue: 30)
  static let e = Keycode(rawValue: 18)
  static let y = Keycode(rawValue: 21)
  static let z = Keycode(rawValue: 44)
  static let q = Keycode(rawValue: 16)
  static let comma = Keycode(rawValue: 51)
}

/// What a receiver holds to be down, and whether it was told something impossible.
struct Receiver {
  var down: Set<Keycode> = []
  var complaints: [KeyEvent] = []

  mutating func take(_ events: [KeyEvent]) {
    for event in events {
      let follows =
        switch event.transition {
        case .down: down.insert(event.key).inserted
        case .up: down.remove(event.key) != nil
        }
      if !follows { complaints.append(event) }
    }
  }
}
