// SPDX-License-Identifier: MIT

import CLinux
import Glibc
import Linux

/// The foreign keyboards: the keys held on them, and whether they are being typed on.
///
/// Applications combine all keyboards. A Shift held on a foreign keyboard makes our letters
/// capitals, and text typed there comes between our text and the cursor. Only these two facts are
/// used: the typed keys are neither examined for their text nor stored.
///
/// ```
///               isListening = true                        isListening = false
///    ┌────────┐ ─────────────────────────▶ ┌───────────┐ ─────────────────────▶ quiet
///    │ quiet  │  the kernel is queried     │ listening │
///    └────────┘  for held keys             └───────────┘ ── a key ──▶ tracked and reported
///    no wakeup for a key                       │   ▲
///                                              └───┘ events were lost: queried again
/// ```
public final class OtherKeyboards {
  /// An event on a foreign keyboard.
  public enum Event: Hashable, Sendable {
    /// A key went down that is neither modifier nor lock: the text may have changed.
    case typed
    /// A modifier or lock, a release, or the removal of a keyboard: the held keys may have changed.
    case changed
  }

  /// The callback for each event, while ``isListening``.
  public var onEvent: (Event) -> Void = { _ in }

  /// Whether key events are read and reported.
  ///
  /// Events from before the change to `true` are not reported.
  public var isListening = false {
    didSet {
      guard isListening != oldValue else { return }
      isAnyUnobserved = false
      for keyboard in keyboards.values {
        if isListening { listen(to: keyboard) } else { keyboard.watch = nil }
      }
      if isListening { updateHeldKeys() }
    }
  }

  private final class Keyboard {
    let descriptor: OwnedDescriptor
    let sysname: String
    let deviceSysname: String
    var watch: EventLoop.Watch?
    /// The held keys of the keyboard, while its events are read.
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
  /// The last report of each keyboard that could not be opened, by its name in sysfs.
  private var reports: [String: String] = [:]
  private var held: [UInt16] = []
  /// Whether there is a keyboard that the loop cannot watch.
  private var isAnyUnobserved = false

  /// Creates an empty set of keyboards.
  ///
  /// - Parameters:
  ///   - loop: The loop that calls when there are keys.
  ///   - log: Receives problems.
  ///   - keysHeld: Returns the held keys of an open keyboard; `nil` for one that does not support
  ///     it.
  init(
    _ loop: EventLoop, _ log: Log, keysHeld: @escaping (Int32) -> HeldKeys? = HeldKeys.init(of:)
  ) {
    self.loop = loop
    self.log = log
    self.keysHeld = keysHeld
  }

  /// The held keys of all keyboards, by keycode; only valid while ``isListening``.
  public var heldKeys: [UInt16] {
    if isAnyUnobserved {
      for keyboard in keyboards.values where keyboard.watch == nil { synchronize(keyboard) }
      updateHeldKeys()
    }
    return held
  }

  /// The number of keyboards.
  public var count: Int { keyboards.count }
}

// The set of keyboards.

extension OtherKeyboards {
  /// Updates a node that udev reports: opens it if it is a keyboard.
  ///
  /// - Parameters:
  ///   - node: The node, new or changed.
  ///   - isForeign: Whether the node belongs to our seat and is not made by Clavier.
  func update(_ node: InputNode, isForeign: Bool) {
    if let known = keyboards[node.sysname] {
      if isForeign, node.isKeyboard, known.deviceSysname == node.deviceSysname { return }
      remove(node.sysname)
    }
    guard isForeign, node.isKeyboard else { return }
    do throws(SystemError) {
      let keyboard = try Keyboard(node)
      keyboards[node.sysname] = keyboard
      reports[node.sysname] = nil
      if isListening {
        listen(to: keyboard)
        updateHeldKeys()
      }
      log.debug("“\(node.name)” is another keyboard", from: node.sysname)
    } catch {
      // A device that is already gone is not an error: udev reports its removal.
      guard error.code != ENODEV, error.code != ENOENT else { return }
      // The same report may recur, since nodes are listed again after each sleep.
      let report =
        "\(error); Shift that is held on “\(node.name)” changes what is typed here: let this user read it"
      guard reports.updateValue(report, forKey: node.sysname) != report else { return }
      log.device(report, from: node.sysname)
    }
  }

  func remove(_ sysname: String) {
    reports[sysname] = nil
    guard keyboards.removeValue(forKey: sysname) != nil else { return }
    let before = held
    updateHeldKeys()
    // The kernel releases the keyboard's keys, but no event of that can be read.
    if isListening, held != before { onEvent(.changed) }
  }
}

// The keyboards' events.

extension OtherKeyboards {
  private func listen(to keyboard: Keyboard) {
    do throws(SystemError) {
      // The priority is above that of touches: a key from before a touch-up affects that touch's
      // text.
      keyboard.watch = try loop.watch(
        keyboard.descriptor.rawValue, keyboard.sysname, .context
      ) { [unowned self, unowned keyboard] readiness in
        guard readiness == .readable else { return remove(keyboard.sysname) }
        if let event = read(keyboard).event { onEvent(event) }
      }
    } catch {
      isAnyUnobserved = true
      log.device("\(error); its keys are not observed", from: keyboard.sysname)
    }
    synchronize(keyboard)
    // Older events are discarded. The kernel queues a few hundred events at most.
    for _ in 0..<Self.maximumReads { guard read(keyboard).isMore else { break } }
  }

  /// The maximum number of reads before a keyboard is listened to.
  private static let maximumReads = 8

  /// Queries the kernel for the held keys.
  private func synchronize(_ keyboard: Keyboard) {
    keyboard.held = keysHeld(keyboard.descriptor.rawValue) ?? HeldKeys()
  }

  /// Updates ``heldKeys``.
  private func updateHeldKeys() {
    var all = HeldKeys()
    for keyboard in keyboards.values { all.formUnion(keyboard.held) }
    held = all.numbers
  }

  /// Reads the pending events, as many as fit the buffer.
  ///
  /// - Returns: The most significant event, `nil` for none; and whether there may be more.
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
    // The kernel's present state is newer than all events read.
    if isLost { synchronize(keyboard) }
    if isLost || isChanged { updateHeldKeys() }
    return (found, count == events.count)
  }

  /// Returns whether an event may be text: a key that goes down or repeats, or lost events.
  private static func isTyping(_ event: input_event) -> Bool {
    switch Int32(event.type) {
    case EV_KEY: event.value != 0 && !silentKeys.contains(Int32(event.code))
    case EV_SYN: Int32(event.code) == SYN_DROPPED
    default: false
    }
  }

  /// The keys that type nothing by themselves.
  private static let silentKeys: Set<Int32> = [
    KEY_LEFTCTRL, KEY_RIGHTCTRL, KEY_LEFTSHIFT, KEY_RIGHTSHIFT, KEY_LEFTALT, KEY_RIGHTALT,
    KEY_LEFTMETA, KEY_RIGHTMETA, KEY_CAPSLOCK, KEY_NUMLOCK, KEY_SCROLLLOCK, KEY_FN,
  ]
}
