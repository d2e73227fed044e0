// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import Glibc
public import Linux

/// Reads a device's events unchanged, for a recording.
///
/// Other programs continue to read the device. The kernel drops events that are not read in time.
/// In place of dropped events, the recording has `SYN_DROPPED`, and then the device's whole state
/// up to a `SYN_REPORT`.
public final class DeviceRecorder {
  /// The maximum number of events per read.
  private static let eventsPerRead = 64

  /// The reasons why a device cannot be recorded.
  public enum Failure: Error, Hashable, Sendable {
    case system(SystemError)
    /// Another program has grabbed the device, so that its events do not reach Clavier.
    case grabbed(path: String)
  }

  /// The recorded device.
  public let device: DeviceDescription
  /// The node, such as `/dev/input/event5`.
  public let path: String
  private let input: InputDevice
  private let start: Int64
  /// Whether events are skipped: the rest of a frame with dropped events.
  private var isDropping = false

  /// Opens a node, with times on `CLOCK_MONOTONIC` that count from now.
  ///
  /// A brief grab of the device is the only way to detect a grab by another program.
  ///
  /// - Throws: ``Failure``.
  public init(opening path: String) throws(Failure) {
    self.path = path
    do throws(SystemError) {
      input = try InputDevice(opening: path)
      // The recording begins after the opening.
      input.applyOpeningEvents()
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

  /// Reads the pending events.
  ///
  /// - Returns: The events, in order; empty if none are pending.
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
      result += try recordable(event)
    }
    return result
  }

  /// Returns the events to record for an event of the device.
  ///
  /// **Source:** kernel documentation "Event codes", `SYN_DROPPED`: events up to the next
  /// `SYN_REPORT` are to be ignored, and the device's state queried.
  private func recordable(_ event: InputEvent) throws(SystemError) -> [InputEvent] {
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
