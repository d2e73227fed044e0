// SPDX-License-Identifier: MIT

import ClavierSettings
import Linux

/// The player of the sounds of keys, whose device is open only around them.
///
/// ```
///                 a key               a key: its sound replaces the last one
///   ┌────────┐ ─────────▶ ┌──────┐ ──────────┐
///   │ closed │            │ open │ ◀─────────┘
///   └────────┘ ◀───────── └──────┘
///     │    ▲   no key for `idleDelay`, or an error: the next try is a minute later
///     └────┘
///     a key before that: silence
/// ```
final class SoundPlayer {
  private let loop: EventLoop
  private let log: Log
  private let device: String
  private let idleDelay: Int64
  private var samples: KeySamples?
  private var stream: SoundStream?
  /// The samples that the device had no room for.
  private var rest: ArraySlice<Int16> = []
  /// The time until which the device must have accepted ``rest``.
  private var limit: Int64 = 0
  private var timer: EventLoop.Timer?
  private var retry = Retry()

  /// The state after errors of the device.
  private struct Retry {
    /// The delays of attempts, in microseconds.
    ///
    /// **Source:** ours: an attempt takes milliseconds, for which no picture is drawn.
    var backoff = ExponentialBackoff(first: 60_000_000, maximum: 960_000_000)
    /// The time of the next attempt.
    var time: Int64 = 0
    var isReported = false
  }

  /// The time between two writes of a sound that is longer than the device's buffer, in
  /// microseconds.
  private static let refillDelay: Int64 = 20_000
  /// The time within which the device must have accepted a sound, in microseconds.
  ///
  /// **Source:** ours: longer than ``WAVFile/maximumSeconds``.
  private static let timeout: Int64 = 5_000_000

  /// Whether the device is open.
  var isOpen: Bool { stream != nil }

  /// Creates a player that plays nothing before ``setSamples(_:)``.
  ///
  /// - Parameters:
  ///   - loop: The event loop, which calls the player.
  ///   - log: Receives the first of several errors of the device.
  ///   - device: The device's name in libasound's configuration.
  ///   - idleDelay: The time after the last key until the device is closed, in microseconds.
  /// - Throws: ``SystemError`` if the loop cannot create a timer.
  init(
    _ loop: EventLoop, _ log: Log, device: String = "default", idleDelay: Int64 = 3_000_000
  ) throws(SystemError) {
    self.loop = loop
    self.log = log
    self.device = device
    self.idleDelay = idleDelay
    timer = try loop.timer { [unowned self] in advance() }
  }

  /// Sets the sounds, and forgets earlier errors of the device.
  ///
  /// - Parameter samples: The sounds; `nil` for none.
  func setSamples(_ samples: KeySamples?) {
    self.samples = samples
    retry = Retry()
    if samples == nil { close() }
  }

  /// Plays the sound of a key, instead of one that is still played.
  ///
  /// An error of the device is logged once, and the device tried again with a key minutes later.
  func play(_ sound: KeySound) {
    guard let samples, stream != nil || loop.now >= retry.time else { return }
    do throws(SoundError) {
      let stream = try openedStream()
      try stream.restart()
      rest = samples[sound]
      limit = loop.now + Self.timeout
      try write(to: stream)
    } catch {
      fail(error)
    }
  }

  /// Plays the rest of a sound, or closes the device after the last one.
  private func advance() {
    guard let stream, !rest.isEmpty else { return close() }
    do throws(SoundError) {
      guard loop.now < limit else { throw SoundError.stalled }
      try write(to: stream)
    } catch {
      fail(error)
    }
  }

  private func openedStream() throws(SoundError) -> SoundStream {
    if let stream { return stream }
    let opened = try SoundStream(device: device)
    stream = opened
    return opened
  }

  private func write(to stream: SoundStream) throws(SoundError) {
    let count = try stream.write(rest)
    rest = rest.dropFirst(count)
    if rest.isEmpty { retry = Retry() }
    timer?.deadline = loop.now + (rest.isEmpty ? idleDelay : Self.refillDelay)
  }

  private func close() {
    rest = []
    stream = nil
    timer?.deadline = nil
  }

  private func fail(_ error: SoundError) {
    close()
    retry.time = loop.now + retry.backoff.next()
    guard !retry.isReported else { return }
    retry.isReported = true
    log.device("keys cannot be heard: \(error)", from: "sound")
  }
}
