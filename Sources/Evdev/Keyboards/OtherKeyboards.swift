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
///    │ quiet  │  the kernel says which     │ listening │
///    └────────┘  keys are down             └───────────┘ ── a key ──▶ followed and told
///    no wake-up, whatever is typed             │   ▲
///                                              └───┘ events were lost: the kernel is asked again
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
      isAnyUnheard = false
      for keyboard in keyboards.values {
        if isListening { listen(to: keyboard) } else { keyboard.watch = nil }
      }
      if isListening { collect() }
    }
  }

  private final class Keyboard {
    let descriptor: OwnedDescriptor
    let sysname: String
    let deviceSysname: String
    var watch: EventLoop.Watch?
    /// The keys that are down on it, while somebody listens.
    var held = HeldKeys()

    init(_ node: InputNode) throws(SystemError) {
      descriptor = try OwnedDescriptor(opening: node.path, O_RDONLY | O_NONBLOCK)
      sysname = node.sysname
      deviceSysname = node.deviceSysname
    }
  }

  private let loop: EventLoop
  private let log: Log
  private let keysHeld: (Int32) -> HeldKeys?
  private var keyboards: [String: Keyboard] = [:]
  private var held: [UInt16] = []
  /// Whether there is a keyboard that the loop cannot wait for.
  private var isAnyUnheard = false

  /// - Parameters:
  ///   - loop: Calls when there are keys.
  ///   - log: Takes what is wrong.
  ///   - keysHeld: Gives the keys that are down on an open keyboard; `nil` for one that cannot say.
  init(
    _ loop: EventLoop, _ log: Log, keysHeld: @escaping (Int32) -> HeldKeys? = HeldKeys.init(of:)
  ) {
    self.loop = loop
    self.log = log
    self.keysHeld = keysHeld
  }

  /// The keys that are down now on all of them, by the kernel's numbers; only known while ``isListening``.
  public var heldKeys: [UInt16] {
    if isAnyUnheard {
      for keyboard in keyboards.values where keyboard.watch == nil { synchronize(keyboard) }
      collect()
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
      if isListening {
        listen(to: keyboard)
        collect()
      }
      log.debug("“\(node.name)” is another keyboard", from: node.sysname)
    } catch {
      // It may be gone already, and then udev says so.
      guard error.code != ENODEV, error.code != ENOENT else { return }
      log.device(
        "\(error); Shift that is held on “\(node.name)” changes what is typed here: let this user read it",
        from: node.sysname)
    }
  }

  func remove(_ sysname: String) {
    guard keyboards.removeValue(forKey: sysname) != nil else { return }
    collect()
  }
}

// What is done on them.

extension OtherKeyboards {
  private func listen(to keyboard: Keyboard) {
    do throws(SystemError) {
      // Before touches: a key that went down before a finger was lifted counts for what that types.
      keyboard.watch = try loop.watch(
        keyboard.descriptor.rawValue, keyboard.sysname, .context
      ) { [unowned self, unowned keyboard] readiness in
        guard readiness == .readable else { return remove(keyboard.sysname) }
        if let event = read(keyboard).event { onEvent(event) }
      }
    } catch {
      isAnyUnheard = true
      log.device("\(error); what is typed there goes unnoticed", from: keyboard.sysname)
    }
    synchronize(keyboard)
    // What is left of before is nobody's any more. The kernel keeps some hundred events at most.
    for _ in 0..<Self.mostReads { guard read(keyboard).isMore else { break } }
  }

  /// How often a keyboard is read before it is listened to.
  private static let mostReads = 8

  /// Has the kernel say which keys are down.
  private func synchronize(_ keyboard: Keyboard) {
    keyboard.held = keysHeld(keyboard.descriptor.rawValue) ?? HeldKeys()
  }

  /// Brings ``heldKeys`` up to date.
  private func collect() {
    var all = HeldKeys()
    for keyboard in keyboards.values { all.formUnion(keyboard.held) }
    held = all.numbers
  }

  /// Reads what was done since the last time, as far as there is room.
  ///
  /// - Returns: The event that counts most, `nil` for none; and whether there may be more.
  private func read(_ keyboard: Keyboard) -> (event: Event?, isMore: Bool) {
    var events = [64 of input_event](repeating: input_event())
    var room = events.mutableSpan
    let descriptor = keyboard.descriptor.rawValue
    let size = room.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
    let count = max(0, size) / MemoryLayout<input_event>.size
    var (found, isChanged, isLost) = (Event?.none, false, false)
    for index in 0..<count {
      let event = events[index]
      if Self.isTyping(event) {
        found = .typed
      } else if event.type == UInt16(EV_KEY), event.value != 2, found == nil {
        found = .changed
      }
      if event.type == UInt16(EV_KEY) {
        isChanged = keyboard.held.set(event.code, isDown: event.value != 0) || isChanged
      } else if event.type == UInt16(EV_SYN), event.code == UInt16(SYN_DROPPED) {
        isLost = true
      }
    }
    // What the kernel says now is of after all that was read.
    if isLost { synchronize(keyboard) }
    if isLost || isChanged { collect() }
    return (found, count == events.count)
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
