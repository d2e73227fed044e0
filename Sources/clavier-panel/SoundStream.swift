// SPDX-License-Identifier: MIT

import CSound

/// An open stream of libasound, for samples of ``KeySamples/rate``; no call waits for the device.
final class SoundStream {
  private let pointer: OpaquePointer

  /// The length of the device's buffer in microseconds.
  ///
  /// **Source:** ours: built-in sounds fit in, and the quarter by which libasound lets devices
  /// advance is not heard as a delay.
  private static let latency: UInt32 = 60_000

  /// Opens a device; the first stream of the process loads libasound.
  ///
  /// - Parameter device: The device's name in libasound's configuration.
  /// - Throws: ``SoundError`` without libasound, or with its reason.
  init(device: String) throws(SoundError) {
    guard csound_load() else { throw .noLibrary }
    var stream: OpaquePointer?
    let result = csound_open(device, UInt32(KeySamples.rate), Self.latency, &stream)
    guard result >= 0, let stream else { throw SoundError(code: result) }
    pointer = stream
  }

  deinit { csound_close(pointer) }

  /// Drops the samples that were not played yet.
  ///
  /// - Throws: ``SoundError`` if the device no longer works.
  func restart() throws(SoundError) {
    let result = csound_restart(pointer)
    guard result >= 0 else { throw SoundError(code: result) }
  }

  /// Plays samples behind the earlier ones.
  ///
  /// - Parameter samples: The samples; the device accepts as many as it has room for.
  /// - Returns: The number of accepted samples, 0 if there is no room.
  /// - Throws: ``SoundError`` if the device no longer works.
  func write(_ samples: ArraySlice<Int16>) throws(SoundError) -> Int {
    let result = samples.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { csound_write(pointer, $0, UInt(buffer.count)) } ?? 0
    }
    guard result >= 0 else { throw SoundError(code: Int32(clamping: result)) }
    return result
  }
}

extension SoundError {
  /// Creates the error of a call of libasound, with its negative result.
  fileprivate init(code: Int32) {
    self.init(
      description: "the sound device: \(String(cString: csound_describe(code))); connect one, "
        + "or set another default in /etc/asound.conf")
  }
}
