// SPDX-License-Identifier: MIT

import ClavierSettings
import Foundation
import Glibc
import Linux
import TestSupport
import Testing

@testable import clavier_panel

/// The player with libasound, whose device writes the samples to a file.
@Suite("The player of the sounds of keys", .serialized, .enabled(if: Tier.runsRealTests))
final class SoundPlayerTests {
  private let folder: TemporaryDirectory
  private let loop: EventLoop
  private let recorder = LogRecorder()
  private let samples: KeySamples

  init() throws {
    folder = try TemporaryDirectory()
    loop = try EventLoop()
    var settings = FeedbackSettings()
    settings.volume = 1
    samples = KeySamples(settings) { Issue.record("\($0)") }
  }

  private var path: String { "\(folder.path)/samples" }

  private func player(_ device: String? = nil, idleDelay: Int64 = 0) throws -> SoundPlayer {
    let player = try SoundPlayer(
      loop, recorder.log, device: device ?? "file:'\(path)',raw", idleDelay: idleDelay,
      maximumDelay: 600_000_000)
    player.setSamples(samples)
    return player
  }

  /// Runs the loop until the device is closed.
  private func awaitEnd(of player: SoundPlayer) throws {
    let isClosed = try comesTrue(while: { while try loop.runOnce() {} }) { !player.isOpen }
    #expect(isClosed, "\(recorder.lines)")
    // The errors of the device.
    while try loop.runOnce() {}
  }

  /// The silence after each sound.
  static let silence = [Int16](repeating: 0, count: KeySamples.rate * 60 / 1000)

  /// The samples that the device has played.
  private func played() throws -> [Int16] {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    return stride(from: 0, to: bytes.count - 1, by: 2).map { place in
      Int16(truncatingIfNeeded: Int(bytes[place]) | Int(bytes[place + 1]) << 8)
    }
  }

  @Test("The device is open from a key on until no key follows, and plays the sound unchanged")
  func sound() throws {
    // Without a delay, a busy machine might see the device only after it is closed.
    let player = try player(idleDelay: 1_000_000)
    #expect(!player.isOpen)
    player.play(.input)
    #expect(player.isOpen)
    try awaitEnd(of: player)
    #expect(try played() == KeySamples.click(of: .input) + Self.silence)
    #expect(recorder.lines.isEmpty)
  }

  @Test("Each of several keys is played, with the device open between them")
  func sounds() throws {
    let player = try player(idleDelay: 60_000_000)
    let keys: [KeySound] = [.input, .delete, .system, .input]
    for key in keys {
      player.play(key)
      let isPlayed = comesTrue { !player.isPlaying }
      #expect(isPlayed && player.isOpen)
    }
    player.setSamples(nil)
    try awaitEnd(of: player)
    #expect(try played() == keys.flatMap { KeySamples.click(of: $0) + Self.silence })
  }

  @Test("A sound that is longer than the device's buffer is played to its end")
  func longSound() throws {
    var settings = FeedbackSettings()
    settings.volume = 1
    let long = (0..<48_000).map { Int16($0 % 1000) }
    settings.soundFiles[.input] = try folder.write(WAVText(long).bytes, to: "long.wav")
    let player = try player()
    player.setSamples(KeySamples(settings) { Issue.record("\($0)") })
    player.play(.input)
    try awaitEnd(of: player)
    #expect(try played() == long + Self.silence)
  }

  @Test("A missing device is reported once with its remedy, and again after new settings")
  func missingDevice() throws {
    let player = try player("clavier-missing")
    player.play(.input)
    player.play(.input)
    try awaitEnd(of: player)
    #expect(recorder.lines.count == 1)
    #expect(recorder.contains("keys cannot be heard: the sound device"))
    #expect(recorder.contains("connect one, or set another default in /etc/asound.conf"))
    player.play(.input)
    #expect(!player.isOpen)
    player.setSamples(samples)
    player.play(.input)
    try awaitEnd(of: player)
    #expect(recorder.lines.count == 2)
  }

  @Test("A device that hangs while it is opened delays no call")
  func hangingDevice() throws {
    // A pipe cannot be opened for writing without a reader.
    #expect(mkfifo(path, 0o600) == 0)
    let player = try player()
    player.play(.input)
    player.play(.delete)
    #expect(try !loop.runOnce())
    #expect(player.isOpen && player.isPlaying)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try awaitEnd(of: player)
    #expect(recorder.lines.isEmpty)
  }

  @Test("Without sounds, no device is opened")
  func silence() throws {
    let player = try player("clavier-missing")
    player.setSamples(nil)
    player.play(.input)
    #expect(!player.isOpen && recorder.lines.isEmpty)
  }
}
