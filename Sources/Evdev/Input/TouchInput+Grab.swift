// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Linux

// Grabbed devices.

extension TouchInput {
  /// The time that a clone with lifted fingers is kept, so that its readers see the lift.
  ///
  /// Unit: microseconds. **Source:** ours: several frames of a display, for a busy compositor.
  public static var removalDelayMicroseconds: Int64 { 200_000 }

  /// The reason for releasing all devices.
  public enum Release: Hashable, Sendable {
    /// Five fingers rested on a device.
    case gesture
    /// A program requested the release.
    case command
    /// The program is about to end.
    case end
  }

  /// The present goal for all devices.
  var goal: GrabMachine.Goal {
    switch settings.grab {
    case .never: .never
    case .always: .grab
    case .whenVisible: keyboard.isShown ? .grab : .standBy
    }
  }

  /// The names of the devices that are grabbed.
  public var grabbed: [String] {
    candidates.keys.sorted().compactMap { sysname in
      candidates[sysname].flatMap { $0.reader?.passThrough?.isGrabbed == true ? $0.node.name : nil }
    }
  }

  /// Reports whether a contact is on a grabbed device, if that has changed.
  func updateTouched() {
    let isTouchedNow = candidates.values.contains { $0.reader?.passThrough?.isTouched == true }
    guard isTouchedNow != isTouched else { return }
    isTouched = isTouchedNow
    events.touched(isTouchedNow)
  }

  /// Releases all devices at once.
  ///
  /// The devices' contacts are lifted for applications and cancelled for the keyboard. The devices
  /// stay released until ``rearm()``.
  public func release(_ reason: Release) {
    var count = 0
    for candidate in candidates.values where candidate.reader?.passThrough?.release() == true {
      count += 1
    }
    guard reason != .end else { return }
    let words = reason == .gesture ? "five fingers asked for it" : "a program asked for it"
    log.info(
      "grabbed devices were released (\(count)): \(words). “clavier show”, a reload or plugging in grabs again",
      from: "touch")
    if count > 0 { events.cancel(.ungrabbed) }
  }

  /// Grabs released and failed devices again, if the settings and the keyboard's visibility allow
  /// it.
  public func rearm() {
    for candidate in candidates.values {
      candidate.reader?.passThrough?.rearm()
    }
  }

  /// Updates the grabs for the settings and the keyboard's visibility.
  func updateGrabs() {
    let goal = goal
    for candidate in candidates.values {
      guard let passThrough = candidate.reader?.passThrough else { continue }
      passThrough.region.isShown = keyboard.isShown
      passThrough.goal = goal
    }
  }

  /// Handles a node that udev has processed: it may be a clone, or have changed.
  func notifyGrabs(of node: InputNode) {
    for (sysname, candidate) in candidates {
      candidate.reader?.passThrough?.handleDeviceNode(node.deviceSysname)
      if sysname == node.sysname { candidate.reader?.passThrough?.retry() }
    }
  }
}
