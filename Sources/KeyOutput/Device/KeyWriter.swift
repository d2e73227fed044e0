// SPDX-License-Identifier: MIT

import CLinux
import Glibc
public import Linux

/// Writes keys as input events and knows which are down.
///
/// What it writes to is a uinput device; in tests it is the end of a pipe. Each key that goes down
/// or up is one write of three events, so that a reader never sees half of it, and a modifier and
/// its key never share a frame:
///
///     MSC_SCAN keycode │ KEY keycode 1 or 0 │ SYN_REPORT
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
    let code = event.key.rawValue
    let events: [3 of input_event] = [
      input_event(EV_MSC, MSC_SCAN, Int32(code)),
      input_event(EV_KEY, Int32(code), event.transition == .down ? 1 : 0),
      input_event(EV_SYN, SYN_REPORT, 0),
    ]
    let descriptor = device.rawValue
    return events.span.withUnsafeBytes { bytes in
      do throws(SystemError) {
        let written = try check("write key event") {
          Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        }
        // The kernel takes whole events, and three fit a pipe's atomic write, so this is no device.
        return written == bytes.count ? nil : SystemError(call: "write key event", code: EIO)
      } catch {
        return error
      }
    }
  }
}

extension input_event {
  /// An event that the kernel is to stamp with its time.
  fileprivate init(_ type: Int32, _ code: Int32, _ value: Int32) {
    self.init()
    self.type = UInt16(type)
    self.code = UInt16(code)
    self.value = value
  }
}
