// SPDX-License-Identifier: MIT

import CLinux
import Glibc
import Linux

/// Tracks whether a hardware keyboard is present to type on.
///
/// A tablet reports by a switch that its keyboard is folded away. Then only wireless keyboards
/// count, since they cannot be folded away.
///
/// ```
///            a keyboard is added or unfolded
///   absent ◀───────────────────────────────────────────────▶ present
///            the last one is removed or folded away
/// ```
///
/// **Source:** `SW_TABLET_MODE`, linux/input-event-codes.h; `BUS_BLUETOOTH`, linux/input.h.
public final class HardwareKeyboards {
  /// The callback for the presence of a keyboard, whenever that changes.
  public var onChange: (Bool) -> Void = { _ in }

  /// Whether a keyboard is present.
  public private(set) var isPresent = false

  private final class Switch {
    let descriptor: OwnedDescriptor
    var watch: EventLoop.Watch?
    var isTablet = false

    init(_ path: String) throws(SystemError) {
      descriptor = try OwnedDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
    }
  }

  private let loop: EventLoop
  private let log: Log
  /// The keyboards that count, by their names in sysfs, and whether they can be folded away.
  private var keyboards: [String: Bool] = [:]
  private var switches: [String: Switch] = [:]

  init(_ loop: EventLoop, _ log: Log) {
    self.loop = loop
    self.log = log
  }

  /// Updates a node that udev reports, new or changed.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - isForeign: Whether the node belongs to our seat and is not made by Clavier.
  ///   - isOff: Whether the settings disable the node.
  func update(_ node: InputNode, isForeign: Bool, isOff: Bool) {
    let detection = KeyboardDetection(
      hasTypingKeys: node.hasTypingKeys, isVirtual: node.isVirtual, isOff: isOff)
    keyboards[node.sysname] =
      isForeign && detection == .usable ? node.bus != Self.bluetooth : nil
    if isForeign, node.isTabletSwitch {
      watchSwitches(node)
    } else {
      switches[node.sysname] = nil
    }
    updatePresence()
  }

  func remove(_ sysname: String) {
    keyboards[sysname] = nil
    switches[sysname] = nil
    updatePresence()
  }

  private func updatePresence() {
    let isTablet = switches.values.contains { $0.isTablet }
    let isPresentNow = keyboards.values.contains { canFold in !(isTablet && canFold) }
    guard isPresentNow != isPresent else { return }
    isPresent = isPresentNow
    onChange(isPresentNow)
  }

  private func watchSwitches(_ node: InputNode) {
    guard switches[node.sysname] == nil else { return }
    do throws(SystemError) {
      let found = try Switch(node.path)
      found.watch = try loop.watch(found.descriptor.rawValue, node.sysname, .background) {
        [unowned self, unowned found] readiness in
        guard readiness == .readable else { return remove(node.sysname) }
        read(found)
        updatePresence()
      }
      found.isTablet = state(of: found)
      switches[node.sysname] = found
    } catch {
      // A device that is already gone is not an error: udev reports its removal.
      guard error.code != ENODEV, error.code != ENOENT else { return }
      log.debug("\(error); a folded keyboard will not be detected", from: node.sysname)
    }
  }

  /// Returns the state of the tablet switch; not tablet if it cannot be read.
  private func state(of found: Switch) -> Bool {
    var bits: UInt64 = 0
    let descriptor = found.descriptor.rawValue
    let count = clinux_eviocgsw(descriptor, &bits)
    return count > 0 && bits & (1 << UInt64(SW_TABLET_MODE)) != 0
  }

  private func read(_ found: Switch) {
    var event = input_event()
    let size = MemoryLayout<input_event>.size
    while Glibc.read(found.descriptor.rawValue, &event, size) == size {
      if event.type == UInt16(EV_SW), event.code == UInt16(SW_TABLET_MODE) {
        found.isTablet = event.value != 0
      } else if event.type == UInt16(EV_SYN), event.code == UInt16(SYN_DROPPED) {
        found.isTablet = state(of: found)
      }
    }
  }

  private static let bluetooth: UInt16 = 0x05
}
