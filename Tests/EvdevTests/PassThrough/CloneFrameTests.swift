// SPDX-License-Identifier: MIT

import CEvdev
import CLinux
import ClavierKit
import Evdev
import Testing

/// The events written to the kernel for a frame.
@Suite("Clone frame")
struct CloneFrameTests {
  private var frame = CloneFrame(capacity: 8)

  /// Encodes a frame from a line of words, and returns the written events.
  private mutating func written(_ line: String, at microseconds: Int64 = 5) throws -> [input_event]
  {
    let time = Timestamp(microseconds: microseconds)
    let events = try RoutedScreen.events(line, at: time) + [InputEvent(.report, 0, at: time)]
    frame.set(events.span)
    let words = frame.withBytes { Array($0.bindMemory(to: input_event.self)) }
    #expect(frame.byteCount == words.count * MemoryLayout<input_event>.stride)
    return words
  }

  /// Encodes a frame, as ``written(_:at:)``, and returns the written events as words.
  private mutating func writtenWords(_ line: String) throws -> String {
    let events = try written(line).map {
      InputEvent(
        InputCode(type: $0.type, number: $0.code), $0.value, at: Timestamp(microseconds: 0))
    }
    return RoutedScreen.text(events)
  }

  @Test("The slot of the previous frame is not written again")
  mutating func slot() throws {
    #expect(try writtenWords("slot 0 id 1 x 10 y 20") == "slot 0 id 1 x 10 y 20")
    #expect(try writtenWords("slot 0 x 11") == "x 11")
    #expect(try writtenWords("slot 0 x 12 slot 3 id 2 x 70") == "x 12 slot 3 id 2 x 70")
    #expect(try writtenWords("slot 3 x 71") == "x 71")
    #expect(try writtenWords("slot 0 x 13") == "slot 0 x 13")
  }

  @Test("A slot that appears twice in one frame is written once")
  mutating func twice() throws {
    #expect(try writtenWords("slot 2 id -1 slot 2 id 9 x 5") == "slot 2 id -1 id 9 x 5")
  }

  @Test("The first slot is written, also if it is the device's slot 0")
  mutating func first() throws {
    #expect(try writtenWords("slot 0 x 1") == "slot 0 x 1")
  }

  @Test("A frame without slots does not change the last written slot")
  mutating func without() throws {
    #expect(try writtenWords("slot 1 x 1") == "slot 1 x 1")
    #expect(try writtenWords("touch 1 X 5 Y 6") == "touch 1 X 5 Y 6")
    #expect(try writtenWords("slot 1 x 2") == "x 2")
  }

  @Test("The time is written with the first written event, and with no other")
  mutating func time() throws {
    _ = try written("slot 0 x 1")
    let words = try written("slot 0 x 2 y 3", at: 12_000_345)
    #expect(words.map(\.time.tv_sec) == [12, 0, 0])
    #expect(words.map(\.time.tv_usec) == [345, 0, 0])
  }

  @Test("A frame beyond the capacity is written completely, and leaves nothing in the next one")
  mutating func long() throws {
    let line = (0..<100).map { "slot \($0) x \($0)" }.joined(separator: " ")
    #expect(try writtenWords(line) == line)
    #expect(try writtenWords("y 4") == "y 4")
  }
}
