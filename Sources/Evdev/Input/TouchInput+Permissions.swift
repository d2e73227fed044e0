// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Glibc
import Linux

// Events that udev does not report: the machine sleeps, or permissions change.

extension TouchInput {
  /// Handles a resume from sleep: cancels earlier touches, and checks all devices again.
  ///
  /// Contacts already down, including the one that woke the machine, are ignored until they are
  /// lifted. The kernel's own button releases at a suspend do not count as lifts.
  ///
  /// Calls ``Events/cancel`` once, and ``Events/frame`` with the cancelled contacts.
  public func handleResume() {
    let frames = readers.compactMap { $0.forgetContacts() }
    events.cancel(.suspended)
    for frame in frames { events.frame(frame) }
    do throws(SystemError) {
      try synchronizeNodes()
    } catch {
      log.device("\(error)", from: "udev")
    }
    updatePermissionWatch()
  }

  private var readers: [TouchReader] {
    candidates.keys.sorted().compactMap { candidates[$0]?.reader }
  }
}

// Late permissions. A node's mode and its access list change without a udev event: by an
// administrator's chmod, or by logind for a session that becomes active.

extension TouchInput {
  /// Watches for changed permissions, while a node that the settings select is forbidden.
  func updatePermissionWatch() {
    guard isAnyForbidden else {
      retries.permissionWatch = nil
      return
    }
    guard retries.permissionWatch == nil else { return }
    do throws(SystemError) {
      retries.permissionWatch = try PermissionWatch(loop, Self.nodeDirectory) { [unowned self] in
        retryForbidden()
      }
    } catch {
      log.device("\(error); permissions granted later will not be noticed", from: "touch")
      return
    }
    // Changes from before the watch began were not reported.
    retryForbidden()
  }

  private func retryForbidden() {
    for (sysname, candidate) in candidates.sorted(by: { $0.key < $1.key })
    where candidate.permissionError != nil {
      openOrClose(sysname)
    }
    if !isAnyForbidden { retries.permissionWatch = nil }
  }

  private var isAnyForbidden: Bool {
    candidates.values.contains { $0.permissionError != nil && choice(of: $0.node) != nil }
  }

  /// The directory of input device nodes.
  private static var nodeDirectory: String { "/dev/input" }
}

// Seats.

extension TouchInput {
  /// Reports that a node belongs to another seat, as a warning only if the user named it.
  func warnAboutSeat(_ node: InputNode) {
    do throws(UnsupportedDeviceError) {
      try settings.checkSeat(node.seat)
    } catch {
      let name = DeviceChoice(node.device, in: settings.devices, target: resolvedPath)
      if let name { warn(of: error, node, name) }
    }
  }
}

extension TouchSettings {
  /// Checks that devices of a seat are read.
  ///
  /// - Throws: ``UnsupportedDeviceError`` with the remedy if they are not.
  package func checkSeat(_ other: String) throws(UnsupportedDeviceError) {
    guard other != seat else { return }
    throw UnsupportedDeviceError(
      reason: "it belongs to \(other)",
      remedy: "to type on it, give it to \(seat) (loginctl attach \(seat) and its path in /sys), "
        + "or set seat = \"\(other)\" in [touch]")
  }
}
