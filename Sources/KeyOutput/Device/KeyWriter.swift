// SPDX-License-Identifier: MIT

import CLinux
import Glibc
public import Linux

/// Writes keys as input events and tracks the held ones.
///
/// The writer's output is a uinput device, or in tests a pipe. Each key that goes down or up is a
/// frame of two events, so that a reader never sees half of it. A modifier and its key never share
/// a frame:
///
///     KEY keycode 1 or 0 │ SYN_REPORT
///
/// Keys that go down or up at the same time are written at once, up to the size of the buffer.
///
/// No `MSC_SCAN` precedes them, unlike on real keyboards: programs do not need it, and the kernel
/// would echo it each time.
///
/// A failed write must not change the characters of neighbouring keys. A key whose release failed
/// is *stuck*: it goes up before any other key goes down, or no key does. So a lost release of
/// Shift makes no capitals. A key whose press failed is *missed*: until it has gone up again, its
/// chord is broken and no key goes down. So a lost press of Shift makes no small letter.
///
///     ┌────────┐  up   ┌──────┐ down, written  ┌──────┐ up, failed  ┌──────┐
///     │ missed │ ────▶ │  up  │ ─────────────▶ │ down │ ──────────▶ │stuck │
///     └────────┘       └──────┘ ◀───────────── └──────┘             └──────┘
///         ▲  down, failed │  ▲    up, written                           │
///         └───────────────┘  └──────────────────────────────────────────┘
///                                    written before the next goes down
public struct KeyWriter: ~Copyable {
  /// The outcome of sending a key.
  public enum Outcome: Hashable, Sendable {
    case sent
    /// Nothing was written: the key was already in that state, its chord is broken, or it is not
    /// declared.
    case refused
    /// The write failed, and the previous one did not.
    ///
    /// The receiver may see keys as held that are not: call ``KeyWriter/releaseAll()`` until it
    /// returns `sent`, unless another key goes down soon.
    case failed(SystemError)
    /// The write failed like the previous one, which has been reported.
    case failedAgain
  }

  let device: OwnedDescriptor
  private(set) var down = KeySet()
  private var stuckKeys = KeySet()
  private var missedKeys = KeySet()
  private var isFailing = false
  private var lastError: SystemError?

  /// Creates a writer to a device or a pipe, which must be nonblocking.
  public init(device: consuming OwnedDescriptor) {
    self.device = device
  }

  /// Returns whether the receiver sees the key as held.
  public func isDown(_ key: Keycode) -> Bool { down.contains(key) }

  /// The error of the last write; `nil` if it succeeded, or before the first one.
  public var failure: SystemError? { isFailing ? lastError : nil }

  /// Whether the receiver sees no key as held.
  public var isAtRest: Bool { down.isEmpty }

  /// Sends a key that goes down or up.
  public mutating func send(_ event: KeyEvent) -> Outcome {
    guard VirtualKeyboard.declares(event.key) else { return .refused }
    switch event.transition {
    case .down:
      guard missedKeys.isEmpty else { return .refused }
      if let failure = releaseStuck() {
        missedKeys.insert(event.key)
        return failure
      }
      guard !down.contains(event.key) else { return .refused }
      let outcome = write(event)
      if outcome != .sent { missedKeys.insert(event.key) }
      return outcome
    case .up:
      missedKeys.remove(event.key)
      guard down.contains(event.key), !stuckKeys.contains(event.key) else { return .refused }
      let outcome = write(event)
      if outcome != .sent { stuckKeys.insert(event.key) }
      return outcome
    }
  }

  /// Sends keys that go down or up, in their order.
  ///
  /// - Parameters:
  ///   - events: The keys.
  ///   - onFailure: Receives the outcome of each key that was not sent.
  public mutating func send(_ events: [KeyEvent], onFailure: (Outcome) -> Void) {
    var next = writeAtOnce(events, from: 0)
    while next < events.count {
      let outcome = send(events[next])
      if outcome != .sent { onFailure(outcome) }
      next = outcome == .sent ? writeAtOnce(events, from: next + 1) : next + 1
    }
  }

  /// Writes as many keys at once as fit, up to the first that could not be sent normally.
  ///
  /// - Returns: The index of the first key that was not written.
  private mutating func writeAtOnce(_ events: [KeyEvent], from first: Int) -> Int {
    var next = first
    while next < events.count, stuckKeys.isEmpty, missedKeys.isEmpty {
      var room = [16 of input_event](repeating: input_event())
      var (count, after) = (0, down)
      for event in events[next...].prefix(room.count / 2) {
        guard after.apply(event) else { break }
        room[2 * count] = input_event(event)
        room[2 * count + 1] = .report
        count += 1
      }
      guard count > 0 else { break }
      let (written, _) = KeyWriter.write(room.span.extracting(first: 2 * count), to: device)
      if written < count {
        for event in events[next..<next + written] { _ = down.apply(event) }
        return next + written
      }
      (down, isFailing) = (after, false)
      next += count
    }
    return next
  }

  /// Releases every held key and resets failures.
  ///
  /// - Returns: `sent` if no key is down any more; otherwise the failure, and the keys still down
  ///   are stuck.
  public mutating func releaseAll() -> Outcome {
    stuckKeys = down
    missedKeys = KeySet()
    return releaseStuck() ?? .sent
  }

  /// Releases the stuck keys.
  ///
  /// - Returns: The failure; `nil` if no key is stuck any more.
  private mutating func releaseStuck() -> Outcome? {
    guard !stuckKeys.isEmpty else { return nil }
    for key in stuckKeys.keys {
      let outcome = write(KeyEvent(key, .up))
      guard outcome == .sent else { return outcome }
      stuckKeys.remove(key)
    }
    return nil
  }

  private mutating func write(_ event: KeyEvent) -> Outcome {
    if let error = KeyWriter.write(event, to: device) {
      defer { isFailing = true }
      lastError = error
      return isFailing ? .failedAgain : .failed(error)
    }
    isFailing = false
    switch event.transition {
    case .down: down.insert(event.key)
    case .up: down.remove(event.key)
    }
    return .sent
  }
}

extension KeyWriter {
  /// Releases every held key when the owner is destroyed.
  borrowing func releaseHeldKeys() {
    for key in down.keys {
      _ = KeyWriter.write(KeyEvent(key, .up), to: device)
    }
  }

  private static func write(_ event: KeyEvent, to device: borrowing OwnedDescriptor) -> SystemError?
  {
    let events: [2 of input_event] = [input_event(event), .report]
    return write(events.span, to: device).error
  }

  /// Writes frames of two events.
  ///
  /// - Returns: The number of frames written, and the error if not all were.
  private static func write(
    _ events: Span<input_event>, to device: borrowing OwnedDescriptor
  ) -> (count: Int, error: SystemError?) {
    let descriptor = device.rawValue
    return events.withUnsafeBytes { bytes in
      do throws(SystemError) {
        let written = try check("write key event") {
          Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        }
        // The kernel accepts whole events, and these fit a pipe's atomic write, so a short write
        // means that the device is no keyboard.
        let error = written == bytes.count ? nil : SystemError(call: "write key event", code: EIO)
        return (written / (2 * MemoryLayout<input_event>.stride), error)
      } catch {
        return (0, error)
      }
    }
  }
}

extension KeySet {
  /// Applies a key event.
  ///
  /// - Returns: Whether the keyboard has the key and its state changed.
  fileprivate mutating func apply(_ event: KeyEvent) -> Bool {
    let isDown = event.transition == .down
    guard VirtualKeyboard.declares(event.key), contains(event.key) != isDown else { return false }
    if isDown { insert(event.key) } else { remove(event.key) }
    return true
  }
}

extension input_event {
  /// Creates a key event, which the kernel timestamps.
  fileprivate init(_ event: KeyEvent) {
    self.init()
    type = UInt16(EV_KEY)
    code = event.key.rawValue
    value = event.transition == .down ? 1 : 0
  }

  /// The event that ends a frame.
  fileprivate static var report: input_event {
    var event = input_event()
    (event.type, event.code) = (UInt16(EV_SYN), UInt16(SYN_REPORT))
    return event
  }
}
