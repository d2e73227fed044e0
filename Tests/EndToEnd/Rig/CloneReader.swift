// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import Glibc
import Linux

/// Reads the daemon's clone of a screen, like a program that reads evdev itself.
final class CloneReader: TouchReader {
  /// The clone's node.
  let node: String
  private let device: OwnedDescriptor
  private var slot = 0
  private var places: [Int: (x: Int32, y: Int32)] = [:]
  private var frame: [Int: FingerAction] = [:]
  private var complete: [[FingerAction]] = []
  /// The slots of the contacts that are down, according to the events read so far.
  private(set) var down: Set<Int> = []

  /// Waits until a screen has a clone and the daemon has grabbed the screen.
  ///
  /// - Parameter source: The screen's node.
  /// - Throws: ``RigError`` if there is no clone in time; `SystemError`.
  init(of source: String) throws {
    let path = try EventNode.clone(of: source, by: "clavier")
    let screen = try OwnedDescriptor(opening: source, O_RDONLY | O_NONBLOCK)
    let number = screen.rawValue
    try Clock.require(orReport: "the daemon did not grab \(source)") {
      guard clinux_eviocgrab(number, 1) == 0 else { return true }
      _ = clinux_eviocgrab(number, 0)
      return false
    }
    device = try OwnedDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
    node = path
  }

  func frames(atLeast count: Int) throws -> [[FingerAction]] {
    var descriptor = pollfd(fd: device.rawValue, events: Int16(POLLIN), revents: 0)
    while true {
      let milliseconds: Int32 = complete.count < count ? 5000 : 0
      guard try check("poll \(node)", { poll(&descriptor, 1, milliseconds) }) > 0 else { break }
      try read()
    }
    defer { complete.removeAll() }
    return complete
  }

  /// Reads the pending events, updates `down` and discards the frames.
  ///
  /// - Returns: Whether the clone still exists.
  /// - Throws: ``RigError`` if events were dropped; `SystemError`.
  func readPendingEvents() throws -> Bool {
    complete.removeAll()
    var descriptor = pollfd(fd: device.rawValue, events: Int16(POLLIN), revents: 0)
    do {
      while try check("poll \(node)", { poll(&descriptor, 1, 0) }) > 0 { try read() }
      return true
    } catch let error as SystemError where error.code == ENODEV {
      return false
    }
  }

  private func read() throws {
    var events = [input_event](repeating: input_event(), count: 256)
    let size = try events.withUnsafeMutableBytes { buffer throws(SystemError) in
      try check("read \(node)") { Glibc.read(device.rawValue, buffer.baseAddress, buffer.count) }
    }
    for event in events.prefix(size / MemoryLayout<input_event>.size) { try handle(event) }
  }

  private func handle(_ event: input_event) throws(RigError) {
    switch (Int32(event.type), Int32(event.code)) {
    case (EV_SYN, SYN_DROPPED): throw RigError("\(node): the kernel dropped events")
    case (EV_SYN, SYN_REPORT): finish()
    case (EV_ABS, ABS_MT_SLOT): slot = Int(event.value)
    case (EV_ABS, ABS_MT_TRACKING_ID):
      let kind: FingerAction.Kind = event.value < 0 ? .up : .down
      if kind == .down { down.insert(slot) } else { down.remove(slot) }
      frame[slot] = FingerAction(slot: slot, kind: kind)
    case (EV_ABS, ABS_MT_POSITION_X):
      places[slot, default: (0, 0)].x = event.value
      move()
    case (EV_ABS, ABS_MT_POSITION_Y):
      places[slot, default: (0, 0)].y = event.value
      move()
    default: return
    }
  }

  private func move() {
    if frame[slot] == nil { frame[slot] = FingerAction(slot: slot, kind: .move) }
  }

  private func finish() {
    let actions = frame.values.sorted { $0.slot < $1.slot }.map { action in
      guard action.kind != .up, let place = places[action.slot] else { return action }
      return FingerAction(slot: action.slot, kind: action.kind, x: place.x, y: place.y)
    }
    frame.removeAll()
    if !actions.isEmpty { complete.append(actions) }
  }
}
