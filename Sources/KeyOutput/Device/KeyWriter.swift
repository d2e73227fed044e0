// SPDX-License-Identifier: MIT

import CLinux
import Glibc
public import Linux

/// Writes keys as input events and knows which are down.
///
/// What it writes to is a uinput device; in tests it is the end of a pipe. Each key that goes down
/// or up is a frame of two events, so that a reader never sees half of it, and a modifier and
/// its key never share one:
///
///     KEY keycode 1 or 0 │ SYN_REPORT
///
/// Keys that go at the same time are written at once, as many as there is room for.
///
/// There is no `MSC_SCAN` before them, as real keyboards have it: nobody needs it, and the kernel would say it back to
/// us each time.
///
/// A write may fail, and then must not make a wrong character of the keys around it. A key that
/// could not go **up** is *owed*: it goes up before any other goes down, or none does, so that a
/// lost release of Shift makes no capitals. A key that could not go **down** is *missed*: until it
/// has gone up again, its chord is broken and none goes down, so that a lost Shift makes no small
/// letter.
///
///     ┌────────┐  up   ┌──────┐ down, written  ┌──────┐ up, failed  ┌──────┐
///     │ missed │ ────▶ │  up  │ ─────────────▶ │ down │ ──────────▶ │ owed │
///     └────────┘       └──────┘ ◀───────────── └──────┘             └──────┘
///         ▲  down, failed │  ▲    up, written                           │
///         └───────────────┘  └──────────────────────────────────────────┘
///                                    written before the next goes down
public struct KeyWriter: ~Copyable {
  /// What became of a key.
  public enum Outcome: Hashable, Sendable {
    case sent
    /// Nothing was written: the key was there already, its chord is broken, or there is no such
    /// key.
    case refused
    /// The write failed, and the one before had not.
    ///
    /// The receiver may hold keys that nobody holds: call ``KeyWriter/releaseAll()`` until it is
    /// `sent`, unless another key goes down soon.
    case failed(SystemError)
    /// The write failed, as the one before did, which has been told.
    case failedAgain
  }

  let device: OwnedDescriptor
  private(set) var down = KeySet()
  private var owed = KeySet()
  private var missed = KeySet()
  private var isFailing = false

  /// Writes to a device or a pipe that does not block.
  public init(device: consuming OwnedDescriptor) {
    self.device = device
  }

  /// Whether the receiver holds the key to be down.
  public func isDown(_ key: Keycode) -> Bool { down.contains(key) }

  /// Whether the receiver holds no key to be down.
  public var isAtRest: Bool { down.isEmpty }

  /// Sends a key that goes down or up.
  public mutating func send(_ event: KeyEvent) -> Outcome {
    guard VirtualKeyboard.declares(event.key) else { return .refused }
    switch event.transition {
    case .down:
      guard missed.isEmpty else { return .refused }
      if let failure = payOwed() {
        missed.insert(event.key)
        return failure
      }
      guard !down.contains(event.key) else { return .refused }
      let outcome = write(event)
      if outcome != .sent { missed.insert(event.key) }
      return outcome
    case .up:
      missed.remove(event.key)
      guard down.contains(event.key), !owed.contains(event.key) else { return .refused }
      let outcome = write(event)
      if outcome != .sent { owed.insert(event.key) }
      return outcome
    }
  }

  /// Sends keys that go down or up, in their order.
  ///
  /// - Parameters:
  ///   - events: The keys.
  ///   - onFailure: Takes what became of each that was not sent.
  public mutating func send(_ events: [KeyEvent], onFailure: (Outcome) -> Void) {
    var next = writeAtOnce(events, from: 0)
    while next < events.count {
      let outcome = send(events[next])
      if outcome != .sent { onFailure(outcome) }
      next = outcome == .sent ? writeAtOnce(events, from: next + 1) : next + 1
    }
  }

  /// Writes as many keys as there is room for, as long as nothing stands against any of them.
  ///
  /// - Returns: The first that was not written.
  private mutating func writeAtOnce(_ events: [KeyEvent], from first: Int) -> Int {
    var next = first
    while next < events.count, owed.isEmpty, missed.isEmpty {
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

  /// Lifts every key that is down, and begins anew.
  ///
  /// - Returns: `sent` if now none is down, else the failure; the keys that it left down are owed.
  public mutating func releaseAll() -> Outcome {
    owed = down
    missed = KeySet()
    return payOwed() ?? .sent
  }

  /// Lifts the keys whose release is owed.
  ///
  /// - Returns: What stopped it; `nil` if nothing is owed any more.
  private mutating func payOwed() -> Outcome? {
    guard !owed.isEmpty else { return nil }
    for key in owed.keys {
      let outcome = write(KeyEvent(key, .up))
      guard outcome == .sent else { return outcome }
      owed.remove(key)
    }
    return nil
  }

  private mutating func write(_ event: KeyEvent) -> Outcome {
    if let error = KeyWriter.write(event, to: device) {
      defer { isFailing = true }
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
  /// Lifts every key that is down, for the last moment of the writer's owner.
  borrowing func releaseForGood() {
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
  /// - Returns: How many were written, and why not all.
  private static func write(
    _ events: Span<input_event>, to device: borrowing OwnedDescriptor
  ) -> (count: Int, error: SystemError?) {
    let descriptor = device.rawValue
    return events.withUnsafeBytes { bytes in
      do throws(SystemError) {
        let written = try check("write key event") {
          Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        }
        // The kernel takes whole events, and so few fit a pipe's atomic write, so less is no device.
        let error = written == bytes.count ? nil : SystemError(call: "write key event", code: EIO)
        return (written / (2 * MemoryLayout<input_event>.stride), error)
      } catch {
        return (0, error)
      }
    }
  }
}

extension KeySet {
  /// Takes that a key goes down or up.
  ///
  /// - Returns: Whether the keyboard has it, and it was not there already.
  fileprivate mutating func apply(_ event: KeyEvent) -> Bool {
    let isDown = event.transition == .down
    guard VirtualKeyboard.declares(event.key), contains(event.key) != isDown else { return false }
    if isDown { insert(event.key) } else { remove(event.key) }
    return true
  }
}

extension input_event {
  /// A key that the kernel is to stamp with its time.
  fileprivate init(_ event: KeyEvent) {
    self.init()
    type = UInt16(EV_KEY)
    code = event.key.rawValue
    value = event.transition == .down ? 1 : 0
  }

  /// The end of a frame.
  fileprivate static var report: input_event {
    var event = input_event()
    (event.type, event.code) = (UInt16(EV_SYN), UInt16(SYN_REPORT))
    return event
  }
}
