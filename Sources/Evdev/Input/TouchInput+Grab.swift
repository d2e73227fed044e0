// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Linux

// Which devices are kept from everybody else.

extension TouchInput {
  /// How long a clone on which fingers were lifted stays, so that its readers hear of that.
  ///
  /// Unit: microseconds. **Source:** ours: some frames of a picture, in which a busy compositor reads nothing.
  public static var partingMicroseconds: Int64 { 200_000 }

  /// Why all devices are let go.
  public enum Release: Hashable, Sendable {
    /// Five fingers asked for it.
    case panic
    /// A program asked for it.
    case command
    /// The program is about to end.
    case end
  }

  /// What is wished for all devices now.
  var wish: GrabMachine.Wish {
    switch settings.grab {
    case .never: .never
    case .always: .grab
    case .whenVisible: keyboard.isShown ? .grab : .standBy
    }
  }

  /// The names of the devices that are grabbed now.
  public var grabbed: [String] {
    candidates.keys.sorted().compactMap { sysname in
      candidates[sysname].flatMap { $0.reader?.passThrough?.isGrabbed == true ? $0.node.name : nil }
    }
  }

  /// Lets all devices go at once.
  ///
  /// Their contacts are lifted for applications and forgotten here. They stay free until ``rearm()``.
  public func release(_ reason: Release) {
    var count = 0
    for candidate in candidates.values where candidate.reader?.passThrough?.release() == true {
      count += 1
    }
    guard reason != .end else { return }
    let words = reason == .panic ? "five fingers asked for it" : "a program asked for it"
    log.info(
      "\(count) grabbed devices were let go: \(words). “clavier show”, a reload or plugging in grabs again",
      from: "touch")
    if count > 0 { onCancel(.ungrabbed) }
  }

  /// Grabs again what was released or failed, if it is wished for.
  public func rearm() {
    for candidate in candidates.values {
      candidate.reader?.passThrough?.rearm()
    }
  }

  /// Follows the settings and the keyboard's visibility.
  func regrab() {
    let wish = wish
    for candidate in candidates.values {
      guard let passThrough = candidate.reader?.passThrough else { continue }
      passThrough.ground.isShown = keyboard.isShown
      passThrough.wish = wish
    }
  }

  /// Takes that udev is done with a node, which may be a clone, or have changed.
  func introduce(_ node: InputNode) {
    for (sysname, candidate) in candidates {
      candidate.reader?.passThrough?.takeDeviceNode(node.deviceSysname)
      if sysname == node.sysname { candidate.reader?.passThrough?.retry() }
    }
  }
}
