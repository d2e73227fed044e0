// SPDX-License-Identifier: MIT

import CLinux
import Glibc
import Linux

/// The keyboards of others: what is held on them, and that somebody types.
///
/// The receiver takes all keyboards for one: a Shift that is held on another makes our letters capitals, and what is
/// typed there stands between what we have typed and the cursor. So both are asked for, and nothing else: which keys
/// give text is looked at by nobody and kept nowhere.
///
/// ```
///               somebody wants to know of keys            nobody does any more
///    ┌────────┐ ─────────────────────────▶ ┌───────────┐ ─────────────────────▶ quiet
///    │ quiet  │                            │ listening │
///    └────────┘                            └───────────┘ ── a key ──▶ told
///    no wake-up, whatever is typed
/// ```
public final class OtherKeyboards {
  /// What somebody did on another keyboard.
  public enum Event: Hashable, Sendable {
    /// A key went down that is no modifier and no lock: the text may be another now.
    case typed
    /// Another key, or the same one up again: what is held may be other keys now.
    case changed
  }

  /// Takes what was done, while ``isListening``.
  public var onEvent: (Event) -> Void = { _ in }

  /// Whether anything wants to know of each key.
  ///
  /// What was typed before it began is not told.
  public var isListening = false {
    didSet {
      guard isListening != oldValue else { return }
      for keyboard in keyboards.values {
        if isListening { listen(to: keyboard) } else { keyboard.watch = nil }
      }
    }
  }

  private final class Keyboard {
    let descriptor: OwnedDescriptor
    let sysname: String
    let deviceSysname: String
    var watch: EventLoop.Watch?

    init(_ node: InputNode) throws(SystemError) {
      descriptor = try OwnedDescriptor(opening: node.path, O_RDONLY | O_NONBLOCK)
      sysname = node.sysname
      deviceSysname = node.deviceSysname
    }
  }

  private let loop: EventLoop
  private let log: Log
  private var keyboards: [String: Keyboard] = [:]

  init(_ loop: EventLoop, _ log: Log) {
    self.loop = loop
    self.log = log
  }

  /// The keys that are down now on all of them, by the kernel's numbers.
  ///
  /// **Source:** `EVIOCGKEY`, linux/input.h.
  public var heldKeys: [UInt16] {
    var held: [UInt16] = []
    for keyboard in keyboards.values {
      // A bit for each number up to KEY_MAX.
      var bits = [96 of UInt8](repeating: 0)
      let descriptor = keyboard.descriptor.rawValue
      var span = bits.mutableSpan
      let count = span.withUnsafeMutableBufferPointer { bytes in
        bytes.baseAddress.map { clinux_eviocgkey(descriptor, $0, Int32(bytes.count)) } ?? 0
      }
      guard count > 0 else { continue }
      for index in bits.indices where bits[index] != 0 {
        let byte = bits[index]
        for bit in 0..<8 where byte & (1 << UInt8(bit)) != 0 {
          held.append(UInt16(index * 8 + bit))
        }
      }
    }
    return held
  }

  /// How many there are.
  public var count: Int { keyboards.count }
}

// Which there are.

extension OtherKeyboards {
  /// Takes a node that udev knows: opens it if it is a keyboard.
  ///
  /// - Parameters:
  ///   - node: The node, new or changed.
  ///   - isForeign: Whether it is of our seat, and not ours.
  func take(_ node: InputNode, isForeign: Bool) {
    if let known = keyboards[node.sysname] {
      if isForeign, node.isKeyboard, known.deviceSysname == node.deviceSysname { return }
      remove(node.sysname)
    }
    guard isForeign, node.isKeyboard else { return }
    do throws(SystemError) {
      let keyboard = try Keyboard(node)
      keyboards[node.sysname] = keyboard
      if isListening { listen(to: keyboard) }
      log.debug("“\(node.name)” is another keyboard", from: node.sysname)
    } catch {
      // It may be gone already, and then udev says so.
      guard error.code != ENODEV, error.code != ENOENT else { return }
      log.device(
        "\(error); Shift that is held on “\(node.name)” changes what is typed here: let this user read it",
        from: node.sysname)
    }
  }

  func remove(_ sysname: String) { keyboards[sysname] = nil }
}

// What is done on them.

extension OtherKeyboards {
  private func listen(to keyboard: Keyboard) {
    _ = read(keyboard)
    do throws(SystemError) {
      keyboard.watch = try loop.watch(
        keyboard.descriptor.rawValue, keyboard.sysname, .background
      ) { [unowned self, unowned keyboard] readiness in
        guard readiness == .readable else { return remove(keyboard.sysname) }
        if let event = read(keyboard) { onEvent(event) }
      }
    } catch {
      log.device("\(error); what is typed there goes unnoticed", from: keyboard.sysname)
    }
  }

  /// Reads what was done since the last time.
  ///
  /// - Returns: The event that counts most; `nil` for none.
  private func read(_ keyboard: Keyboard) -> Event? {
    var found: Event?
    var event = input_event()
    let size = MemoryLayout<input_event>.size
    while Glibc.read(keyboard.descriptor.rawValue, &event, size) == size {
      if Self.isTyping(event) {
        found = .typed
      } else if event.type == UInt16(EV_KEY), event.value != 2, found == nil {
        found = .changed
      }
    }
    return found
  }

  /// Whether an event may be text: a key that goes down or repeats, or events that were lost.
  private static func isTyping(_ event: input_event) -> Bool {
    switch Int32(event.type) {
    case EV_KEY: event.value != 0 && !silentKeys.contains(Int32(event.code))
    case EV_SYN: Int32(event.code) == SYN_DROPPED
    default: false
    }
  }

  /// The keys that change nothing alone.
  private static let silentKeys: Set<Int32> = [
    KEY_LEFTCTRL, KEY_RIGHTCTRL, KEY_LEFTSHIFT, KEY_RIGHTSHIFT, KEY_LEFTALT, KEY_RIGHTALT,
    KEY_LEFTMETA, KEY_RIGHTMETA, KEY_CAPSLOCK, KEY_NUMLOCK, KEY_SCROLLLOCK, KEY_FN,
  ]
}
