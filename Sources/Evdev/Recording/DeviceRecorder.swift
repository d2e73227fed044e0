// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import Glibc
public import Linux

/// Reads what a device says, exactly as the kernel says it, to be recorded.
///
/// Others go on reading the device, too. Where the kernel drops events because they were not read in
/// time, the recording has `SYN_DROPPED`, then all that the device says at that moment up to a
/// `SYN_REPORT`, and goes on from there.
public final class DeviceRecorder {
  /// How many events are read at once.
  private static let eventsPerRead = 64

  /// Why a device cannot be recorded.
  public enum Failure: Error, Hashable, Sendable {
    case system(SystemError)
    /// Another program has taken the device for itself, and nothing of it reaches us.
    case grabbed(path: String)
  }

  /// What is recorded.
  public let device: DeviceDescription
  /// The node, such as `/dev/input/event5`.
  public let path: String
  private let input: InputDevice
  private let start: Int64
  /// Whether what is read is to be passed over: the rest of a frame of which a part was dropped.
  private var isDropping = false

  /// Opens a node, with times on `CLOCK_MONOTONIC` that count from now.
  ///
  /// Takes the device for itself for a moment, which is the only way to learn whether another has.
  ///
  /// - Throws: ``Failure``.
  public init(opening path: String) throws(Failure) {
    self.path = path
    do throws(SystemError) {
      input = try InputDevice(opening: path)
      try input.setGrabbed(true)
      try input.setGrabbed(false)
      device = input.description
      start = monotonicMicroseconds()
    } catch {
      throw error.code == EBUSY ? .grabbed(path: path) : .system(error)
    }
  }

  /// The descriptor to wait for.
  public var descriptorNumber: Int32 { input.descriptorNumber }

  /// Reads what is there.
  ///
  /// - Returns: The events, in order; empty if there are none now.
  /// - Throws: ``SystemError``, with `ENODEV` when the device is gone.
  public func read() throws(SystemError) -> [InputEvent] {
    let size = MemoryLayout<input_event>.size
    let number = descriptorNumber
    var result: [InputEvent] = []
    var buffer = [UInt8](repeating: 0, count: Self.eventsPerRead * size)
    let count = Glibc.read(number, &buffer, buffer.count)
    guard count > 0 else {
      let code = errno
      guard count < 0, code != EAGAIN, code != EINTR else { return [] }
      throw SystemError(call: "read \(path)", code: code)
    }
    for offset in stride(from: 0, to: count, by: size) {
      let bytes = buffer[offset..<min(offset + size, count)]
      guard var event = bytes.withUnsafeBytes({ InputEvent(bytes: $0) }) else { continue }
      event.time = Timestamp(microseconds: max(0, event.time.microseconds - start))
      result += try take(event)
    }
    return result
  }

  /// What an event adds to the recording.
  ///
  /// **Source:** kernel documentation "Event codes", `SYN_DROPPED`: what follows up to the next
  /// `SYN_REPORT` is to be passed over, and the device asked for its state.
  private func take(_ event: InputEvent) throws(SystemError) -> [InputEvent] {
    if event.code == .dropped {
      isDropping = true
      return []
    }
    guard isDropping else { return [event] }
    guard event.code == .report else { return [] }
    isDropping = false
    let state = try InputDevice(opening: path).recordedState(withZeros: true)
    return [InputEvent(.dropped, 0, at: event.time)] + state.events(at: event.time)
  }
}
