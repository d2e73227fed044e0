// SPDX-License-Identifier: MIT

import CSound
import ClavierSettings
import Glibc
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
///
/// The device belongs to a thread, which ends when the device is closed. No call waits for it,
/// since a sound server that hangs must not delay pictures, touches and texts.
final class SoundPlayer {
  private let loop: EventLoop
  private let log: Log
  private let player: OpaquePointer
  private var end: EventLoop.Watch?
  private var samples: KeySamples?
  private var retry = Retry()

  /// The state after errors of the device.
  private struct Retry {
    /// The delays of attempts, in microseconds.
    ///
    /// **Source:** ours: a device that was just connected is used after a minute.
    var backoff = ExponentialBackoff(first: 60_000_000, maximum: 960_000_000)
    /// The time of the next attempt.
    var time: Int64 = 0
    var isReported = false
  }

  /// Whether the device is open, or about to be.
  var isOpen: Bool { csound_is_open(player) }
  /// Whether the device has not yet accepted all samples of a sound.
  var isPlaying: Bool { csound_is_playing(player) }

  /// Creates a player that plays nothing before ``setSamples(_:)``.
  ///
  /// - Parameters:
  ///   - loop: The event loop, which calls the player.
  ///   - log: Receives the first of several errors of the device.
  ///   - device: The device's name in libasound's configuration.
  ///   - idleDelay: The time after the last key until the device is closed, in microseconds.
  ///   - maximumDelay: The time after a key from which its sound is dropped, in microseconds.
  /// - Throws: ``SystemError`` if the process may open no more descriptors.
  init(
    _ loop: EventLoop, _ log: Log, device: String = "default", idleDelay: Int64 = 3_000_000,
    maximumDelay: Int64 = 1_000_000
  ) throws(SystemError) {
    let rate = UInt32(KeySamples.rate)
    guard let player = csound_create(device, rate, idleDelay, maximumDelay) else {
      throw SystemError(call: "eventfd", code: errno)
    }
    self.loop = loop
    self.log = log
    self.player = player
    end = try loop.watch(csound_event(player), "sound", .background) { [unowned self] _ in
      handleEnd()
    }
  }

  deinit {
    // The descriptor is closed with the player.
    end = nil
    csound_release(player)
  }

  /// Sets the sounds, and forgets earlier errors of the device.
  ///
  /// - Parameter samples: The sounds; `nil` for none.
  func setSamples(_ samples: KeySamples?) {
    self.samples = samples
    retry = Retry()
    if samples == nil { csound_stop(player) }
  }

  /// Plays the sound of a key, instead of one that is still played.
  ///
  /// An error of the device is logged once, and the device tried again with a key minutes later.
  func play(_ sound: KeySound) {
    guard let samples, loop.now >= retry.time else { return }
    let result = samples[sound].withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { csound_play(player, $0, buffer.count) } ?? 0
    }
    if result < 0 { fail(result) }
  }

  private func handleEnd() {
    let result = csound_finish(player)
    if result < 0 { fail(result) } else { retry = Retry() }
  }

  private func fail(_ code: Int32) {
    retry.time = loop.now + retry.backoff.next()
    guard !retry.isReported else { return }
    retry.isReported = true
    log.device("keys cannot be heard: \(SoundError(code: code))", from: "sound")
  }
}
