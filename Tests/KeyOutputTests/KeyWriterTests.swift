// SPDX-License-Identifier: MIT

import Glibc
import Linux
import Testing
import TestSupport

@testable import KeyOutput

/// The bytes of keys, on a pipe in place of uinput.
struct KeyWriterTests {
  /// An input event in the memory layout of `struct input_event`, without its time.
  struct Event: Hashable {
    var type: UInt16
    var code: UInt16
    var value: Int32
  }

  /// The offset of the type, after the time of two machine words.
  private static let timeSize = 2 * MemoryLayout<Int>.size
  private static let size = timeSize + 8

  private func events(_ bytes: [UInt8]) -> [Event] {
    stride(from: 0, to: bytes.count - bytes.count % Self.size, by: Self.size).map { start in
      bytes[start..<start + Self.size].withUnsafeBytes { event in
        Event(
          type: event.loadUnaligned(fromByteOffset: Self.timeSize, as: UInt16.self),
          code: event.loadUnaligned(fromByteOffset: Self.timeSize + 2, as: UInt16.self),
          value: event.loadUnaligned(fromByteOffset: Self.timeSize + 4, as: Int32.self))
      }
    }
  }

  /// Returns the keys among the events: positive for down, negative for up.
  private func keys(_ bytes: [UInt8]) -> [Int] {
    events(bytes).filter { $0.type == 1 }.map { $0.value == 1 ? Int($0.code) : -Int($0.code) }
  }

  @Test func eachKeyIsOneFrameOfKeyAndReport() throws {
    let pipe = try PipeEnds()
    var writer = KeyWriter(device: OwnedDescriptor(owning: pipe.writing))
    let down = writer.send(KeyEvent(.a, .down))
    let bytes = pipe.read()
    #expect(down == .sent)
    #expect(bytes.count == 2 * Self.size)
    #expect(
      events(bytes) == [
        Event(type: 1, code: 30, value: 1), Event(type: 0, code: 0, value: 0),
      ])

    let up = writer.send(KeyEvent(.a, .up))
    #expect(up == .sent)
    #expect(events(pipe.read())[0] == Event(type: 1, code: 30, value: 0))
  }

  @Test func aRepeatedTransitionIsRefused() throws {
    let pipe = try PipeEnds()
    var writer = KeyWriter(device: OwnedDescriptor(owning: pipe.writing))
    let outcomes = [
      writer.send(KeyEvent(.a, .up)), writer.send(KeyEvent(.a, .down)),
      writer.send(KeyEvent(.a, .down)), writer.send(KeyEvent(.a, .up)),
      writer.send(KeyEvent(.a, .up)),
    ]
    #expect(outcomes == [.refused, .sent, .refused, .sent, .refused])
    #expect(keys(pipe.read()) == [30, -30])
  }

  @Test(arguments: [0, 116, 142, 143, 205, 248, 0x110, 0x164, 0xFFFF] as [UInt16])
  func aKeyThatTheKeyboardHasNotIsRefused(code: UInt16) throws {
    let pipe = try PipeEnds()
    var writer = KeyWriter(device: OwnedDescriptor(owning: pipe.writing))
    let outcome = writer.send(KeyEvent(Keycode(rawValue: code), .down))
    #expect(outcome == .refused)
    #expect(pipe.read() == [])
  }

  @Test func releaseAllLiftsOnlyHeldKeys() throws {
    let pipe = try PipeEnds()
    var writer = KeyWriter(device: OwnedDescriptor(owning: pipe.writing))
    for event in [KeyEvent(.leftShift, .down), KeyEvent(.a, .down), KeyEvent(.a, .up)] {
      _ = writer.send(event)
    }
    _ = writer.send(KeyEvent(.enter, .down))
    _ = pipe.read()
    let outcome = writer.releaseAll()
    #expect(outcome == .sent)
    #expect(Set(keys(pipe.read())) == [-42, -28])
    let isAtRest = writer.isAtRest
    #expect(isAtRest)
    _ = writer.releaseAll()
    #expect(pipe.read() == [])
  }

  @Test func aFailureIsReportedAgainOnlyAfterASuccess() throws {
    let pipe = try PipeEnds()
    var writer = KeyWriter(device: OwnedDescriptor(owning: pipe.writing))
    pipe.fill()
    let full = SystemError(call: "write key event", code: EAGAIN)
    let first = writer.send(KeyEvent(.a, .down))
    _ = writer.send(KeyEvent(.a, .up))
    let second = writer.send(KeyEvent(.e, .down))
    _ = writer.send(KeyEvent(.e, .up))
    #expect([first, second] == [.failed(full), .failedAgain])

    _ = pipe.read()
    let sent = writer.send(KeyEvent(.q, .down))
    pipe.fill()
    let third = writer.send(KeyEvent(.q, .up))
    #expect([sent, third] == [.sent, .failed(full)])
    let isDown = writer.isDown(.q)
    #expect(isDown)
  }

  @Test func aLostReleaseIsRepeatedBeforeTheNextKey() throws {
    let pipe = try PipeEnds()
    var writer = KeyWriter(device: OwnedDescriptor(owning: pipe.writing))
    _ = writer.send(KeyEvent(.leftShift, .down))
    pipe.fill()
    _ = writer.send(KeyEvent(.leftShift, .up))
    let stillFull = writer.send(KeyEvent(.e, .down))
    _ = writer.send(KeyEvent(.e, .up))
    _ = pipe.read()
    let sent = writer.send(KeyEvent(.a, .down))
    #expect(stillFull == .failedAgain)
    #expect(sent == .sent)
    #expect(keys(pipe.read()) == [-42, 30])
  }

  @Test func aLostShiftRefusesItsLetter() throws {
    let pipe = try PipeEnds()
    var writer = KeyWriter(device: OwnedDescriptor(owning: pipe.writing))
    pipe.fill()
    _ = writer.send(KeyEvent(.leftShift, .down))
    _ = pipe.read()
    let letter = writer.send(KeyEvent(.a, .down))
    _ = writer.send(KeyEvent(.a, .up))
    _ = writer.send(KeyEvent(.leftShift, .up))
    #expect(letter == .refused)
    #expect(pipe.read() == [])

    let next = writer.send(KeyEvent(.e, .down))
    #expect(next == .sent)
  }

  @Test func releasingAllForgetsABrokenChord() throws {
    let pipe = try PipeEnds()
    var writer = KeyWriter(device: OwnedDescriptor(owning: pipe.writing))
    pipe.fill()
    _ = writer.send(KeyEvent(.leftShift, .down))
    _ = pipe.read()
    let released = writer.releaseAll()
    let next = writer.send(KeyEvent(.a, .down))
    #expect([released, next] == [.sent, .sent])
    #expect(keys(pipe.read()) == [30])
  }

  @Test func aReaderThatIsGoneIsAFailureAndNoTrap() throws {
    signal(SIGPIPE, SIG_IGN)
    let writer = try brokenWriter()
    var broken = writer
    let outcome = broken.send(KeyEvent(.a, .down))
    #expect(outcome == .failed(SystemError(call: "write key event", code: EPIPE)))
    let release = broken.releaseAll()
    #expect(release == .sent)
  }

  @Test("The error of the last write is kept until one succeeds")
  func failure() throws {
    let pipe = try PipeEnds()
    var writer = KeyWriter(device: OwnedDescriptor(owning: pipe.writing))
    _ = writer.send(KeyEvent(.a, .down))
    let before = writer.failure
    pipe.fill()
    _ = writer.send(KeyEvent(.a, .up))
    let failure = writer.failure
    _ = pipe.read()
    _ = writer.releaseAll()
    let after = writer.failure
    #expect(before == nil && after == nil)
    #expect(failure == SystemError(call: "write key event", code: EAGAIN))
  }

  private func brokenWriter() throws -> KeyWriter {
    let pipe = try PipeEnds()
    return KeyWriter(device: OwnedDescriptor(owning: pipe.writing))
  }

  @Test func simultaneousKeysAreSeparateFrames() throws {
    let pipe = try PipeEnds()
    var writer = KeyWriter(device: OwnedDescriptor(owning: pipe.writing))
    let chord = [
      KeyEvent(.leftShift, .down), KeyEvent(.a, .down), KeyEvent(.a, .up),
      KeyEvent(.leftShift, .up),
    ]
    var failures: [KeyWriter.Outcome] = []
    // More than one write can hold, with one in the middle that cannot be sent.
    writer.send(chord + chord + chord + [KeyEvent(.e, .up)] + chord) { failures.append($0) }
    let bytes = pipe.read()
    #expect(failures == [.refused])
    #expect(keys(bytes) == Array(repeating: [42, 30, -30, -42], count: 4).flatMap { $0 })
    #expect(events(bytes).filter { $0.type == 0 }.count == 16)
    let isAtRest = writer.isAtRest
    #expect(isAtRest)
  }

  @Test func aBrokenChordAmongKeysThatGoAtTheSameTimeIsLeftOut() throws {
    let pipe = try PipeEnds()
    var writer = KeyWriter(device: OwnedDescriptor(owning: pipe.writing))
    pipe.fill()
    var failures: [KeyWriter.Outcome] = []
    writer.send([KeyEvent(.leftShift, .down)]) { failures.append($0) }
    _ = pipe.read()
    writer.send([
      KeyEvent(.a, .down), KeyEvent(.a, .up), KeyEvent(.leftShift, .up), KeyEvent(.e, .down),
    ]) { failures.append($0) }
    let full = SystemError(call: "write key event", code: EAGAIN)
    #expect(failures == [.failed(full), .refused, .refused, .refused])
    #expect(keys(pipe.read()) == [18])
  }

  /// For any input and failures, the receiver sees no key go down or up twice, and in the end none
  /// is down.
  @Test func theReceiverSeesOnlyPossibleEvents() throws {
    for (seed, var random) in SplitMix64.seeded(0..<300) {
      let pipe = try PipeEnds()
      var writer = KeyWriter(device: OwnedDescriptor(owning: pipe.writing))
      var receiver = Receiver()
      let some: [Keycode] = [.a, .e, .leftShift]
      for _ in 0..<60 {
        let batch = try (0..<Int.random(in: 1...3, using: &random)).map { _ in
          KeyEvent(
            try #require(some.randomElement(using: &random)),
            Bool.random(using: &random) ? .down : .up)
        }
        let isFull = Int.random(in: 0..<4, using: &random) == 0
        if isFull { pipe.fill() }
        writer.send(batch) { _ in }
        let bytes = pipe.read()
        if !isFull { receiver.handle(keyEvents(bytes)) }
        let agrees = some.allSatisfy { receiver.down.contains($0) == writer.isDown($0) }
        #expect(agrees, "seed \(seed)")
      }
      _ = writer.releaseAll()
      receiver.handle(keyEvents(pipe.read()))
      #expect(receiver.complaints == [], "seed \(seed)")
      #expect(receiver.down == [], "seed \(seed)")
    }
  }

  private func keyEvents(_ bytes: [UInt8]) -> [KeyEvent] {
    keys(bytes).map { KeyEvent(Keycode(rawValue: UInt16(abs($0))), $0 > 0 ? .down : .up) }
  }
}
