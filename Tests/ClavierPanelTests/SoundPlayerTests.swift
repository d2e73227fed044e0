// SPDX-License-Identifier: MIT

import ClavierSettings
import Foundation
import Linux
import TestSupport
import Testing

@testable import clavier_panel

/// The player with libasound, whose device writes the samples to a file.
///
/// The library is loaded by one thread at a time.
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
      loop, recorder.log, device: device ?? "file:'\(path)',raw", idleDelay: idleDelay)
    player.setSamples(samples)
    return player
  }

  /// Runs the loop until the device is closed.
  private func awaitEnd(of player: SoundPlayer) throws {
    let isClosed = try comesTrue(while: { while try loop.turn() {} }) { !player.isOpen }
    #expect(isClosed, "\(recorder.lines)")
  }

  /// The samples that the device has played.
  private func played() throws -> [Int16] {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    return stride(from: 0, to: bytes.count - 1, by: 2).map { place in
      Int16(truncatingIfNeeded: Int(bytes[place]) | Int(bytes[place + 1]) << 8)
    }
  }

  @Test("The device is open from a key on until no key follows, and plays the sound unchanged")
  func sound() throws {
    let player = try player()
    #expect(!player.isOpen)
    player.play(.input)
    #expect(player.isOpen)
    try awaitEnd(of: player)
    #expect(try played() == KeySamples.click(of: .input))
    #expect(recorder.lines.isEmpty)
  }

  @Test("Each of several keys is played, with the device open between them")
  func sounds() throws {
    let player = try player(idleDelay: 60_000_000)
    let keys: [KeySound] = [.input, .delete, .system, .input]
    for key in keys {
      player.play(key)
      while try loop.turn() {}
      #expect(player.isOpen)
    }
    player.setSamples(nil)
    #expect(!player.isOpen)
    #expect(try played() == keys.flatMap { KeySamples.click(of: $0) })
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
    #expect(try played() == long)
  }

  @Test("A missing device is reported once with its remedy, and again after new settings")
  func missingDevice() throws {
    let player = try player("clavier-missing")
    player.play(.input)
    player.play(.input)
    #expect(!player.isOpen)
    #expect(recorder.lines.count == 1)
    #expect(recorder.contains("keys cannot be heard: the sound device"))
    #expect(recorder.contains("connect one, or set another default in /etc/asound.conf"))
    player.setSamples(samples)
    player.play(.input)
    #expect(recorder.lines.count == 2)
    #expect(try !loop.turn())
  }

  @Test("Without sounds, no device is opened")
  func silence() throws {
    let player = try player("clavier-missing")
    player.setSamples(nil)
    player.play(.input)
    #expect(!player.isOpen && recorder.lines.isEmpty)
  }
}
