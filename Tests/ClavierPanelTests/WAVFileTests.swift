// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import clavier_panel

@Suite("Sound files")
struct WAVFileTests {
  @Test("One channel is read as it is, and of two the mean")
  func channels() throws {
    let mono = try WAVFile(WAVText([1, -2, 32767, -32768]).bytes)
    #expect(mono.samples == [1, -2, 32767, -32768] && mono.rate == 48_000)
    let stereo = try WAVFile(WAVText([1, 3, -32768, -32768, 32767, -32767], channels: 2).bytes)
    #expect(stereo.samples == [2, -32768, 0])
  }

  @Test("Other parts are skipped, with the byte behind one of odd size")
  func otherParts() throws {
    let text = WAVText([5, 6])
    let bytes = text.head + WAVText.part("LIST", [1, 2, 3]) + [0] + text.body
    #expect(try WAVFile(bytes).samples == [5, 6])
  }

  @Test(
    "A file of another kind is refused, with the reason",
    arguments: [
      (WAVText([1], head: "RIFX"), "it is no WAV file"),
      (WAVText([1], format: 3), "its samples are not PCM of 16 bits"),
      (WAVText([1], bits: 24), "its samples are not PCM of 16 bits"),
      (WAVText([1], channels: 0), "it has 0 channels and 48000 samples a second"),
      (WAVText([1], channels: 6), "it has 6 channels and 48000 samples a second"),
      (WAVText([1], rate: 4_294_967_295), "it has 1 channels and 4294967295 samples a second"),
      (WAVText(Array(repeating: 0, count: 16_001), rate: 8_000), "it is longer than 2 seconds"),
    ])
  func refused(_ text: WAVText, _ reason: String) {
    let error = #expect(throws: SoundError.self) { try WAVFile(text.bytes) }
    #expect(error?.description.hasPrefix(reason) == true)
    #expect(error?.description.contains("ffmpeg -i OLD") == true)
  }

  @Test("A file that is cut off at any byte is refused")
  func cutOff() {
    let bytes = WAVText([1, 2, 3]).bytes
    for count in bytes.indices {
      #expect(throws: SoundError.self) { try WAVFile(Array(bytes.prefix(count))) }
    }
  }

  @Test("Samples before their format, and a file without samples, are refused")
  func order() {
    let text = WAVText([1])
    let data = WAVText.part("data", [1, 0])
    #expect(throws: SoundError.self) { try WAVFile(text.head + data) }
    #expect(throws: SoundError.self) { try WAVFile(text.head) }
  }

  @Test("Random bytes never trap", arguments: UInt64(0)..<200)
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var bytes = WAVText([1, 2, 3, 4, 5, 6]).bytes
    for _ in 0..<4 {
      bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
    }
    let file = try? WAVFile(bytes)
    #expect(file?.samples.count ?? 0 <= 6)
  }

  @Test("Another rate keeps the length and the course of a sound")
  func rates() throws {
    let slow = try WAVFile(WAVText([0, 600, 1200], rate: 8_000).bytes)
    #expect(slow.resampled(to: 8_000) == [0, 600, 1200])
    let fast = slow.resampled(to: 48_000)
    #expect(fast.count == 18)
    let rising: [Int16] = (0...12).map { $0 * 100 }
    #expect(Array(fast.prefix(13)) == rising)
    #expect(fast.suffix(5).allSatisfy { $0 == 1200 })
    let quick = try WAVFile(WAVText([0, 1, 2, 3, 4, 5, 6, 7], rate: 192_000).bytes)
    #expect(quick.resampled(to: 48_000) == [0, 4])
  }

  @Test("A missing file, and one that is too large, are refused with the reason")
  func unreadable() throws {
    let folder = try TemporaryDirectory()
    let large = try folder.write(
      [UInt8](repeating: 0, count: WAVFile.sizeLimit + 1), to: "large.wav")
    for path in [large, "\(folder.path)/none.wav"] {
      let error = #expect(throws: SoundError.self) { try WAVFile(path: path) }
      #expect(error?.description.hasSuffix("or is larger than 1 MiB") == true)
    }
  }
}

/// The contents of a sound file.
struct WAVText: Sendable {
  /// The bytes before the parts.
  let head: [UInt8]
  /// The parts with the format and the samples.
  let body: [UInt8]

  init(
    _ samples: [Int16], head: String = "RIFF", format: Int = 1, channels: Int = 1,
    rate: Int = 48_000, bits: Int = 16
  ) {
    self.head = Array(head.utf8) + Self.number(0, size: 4) + Array("WAVE".utf8)
    let frame = channels * bits / 8
    let fields = [
      Self.number(format, size: 2), Self.number(channels, size: 2), Self.number(rate, size: 4),
      Self.number(rate &* frame, size: 4), Self.number(frame, size: 2), Self.number(bits, size: 2),
    ]
    let data = samples.flatMap { Self.number(Int($0), size: 2) }
    body = Self.part("fmt ", fields.flatMap { $0 }) + Self.part("data", data)
  }

  var bytes: [UInt8] { head + body }

  /// Returns a part of a file, without the byte behind one of odd size.
  static func part(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    Array(name.utf8) + number(bytes.count, size: 4) + bytes
  }

  /// Returns the lowest bytes of a number, the lowest first.
  private static func number(_ number: Int, size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
