// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Glibc
import Linux

// What happens to devices of which udev says nothing: the machine sleeps, permissions change.

extension TouchInput {
  /// Takes that the machine has slept: nothing that was touched before counts, and devices are looked at again.
  ///
  /// A finger that is down keeps its silence until it is lifted, and so does the one whose touch woke the machine.
  /// What the kernel itself says at a sleep, that buttons were released, is not read as a lift.
  ///
  /// Calls ``onCancel`` once, and ``onFrame`` with the contacts that are cancelled.
  public func wake() {
    let frames = readers.compactMap { $0.forgetContacts() }
    onCancel(.slept)
    for frame in frames { onFrame(frame) }
    do throws(SystemError) {
      try list()
    } catch {
      log.device("\(error)", from: "udev")
    }
    followPermissions()
  }

  private var readers: [TouchReader] {
    candidates.keys.sorted().compactMap { candidates[$0]?.reader }
  }
}

// Permission that comes late. A node's mode and its access list change without a word of udev: an administrator's
// chmod, or logind that gives devices to the session which has just become active.

extension TouchInput {
  /// Waits for permissions as long as a wanted node is forbidden, and only so long.
  func followPermissions() {
    guard isAnyForbidden else {
      permissionWatch = nil
      return
    }
    guard permissionWatch == nil else { return }
    do throws(SystemError) {
      permissionWatch = try PermissionWatch(loop, Self.nodeDirectory) { [unowned self] in
        retryForbidden()
      }
    } catch {
      log.device("\(error); permission that is given later is not noticed", from: "touch")
      return
    }
    // What changed before the watch began was not heard.
    retryForbidden()
  }

  private func retryForbidden() {
    for (sysname, candidate) in candidates.sorted(by: { $0.key < $1.key })
    where candidate.prohibition != nil {
      consider(sysname)
    }
    if !isAnyForbidden { permissionWatch = nil }
  }

  private var isAnyForbidden: Bool {
    candidates.values.contains { $0.prohibition != nil && choice(of: $0.node) != nil }
  }

  /// Where nodes of input devices are.
  private static var nodeDirectory: String { "/dev/input" }
}

// Seats.

extension TouchInput {
  /// Says that a node belongs to another seat: loudly only if the user named it.
  func complainOfSeat(_ node: InputNode) {
    do throws(Refusal) {
      try settings.admit(seat: node.seat)
    } catch {
      let name = DeviceChoice(node.device, in: settings.devices, target: resolvedPath)
      if let name { complain(of: error, node, name) }
    }
  }
}

extension TouchSettings {
  /// Makes sure that devices of a seat are read.
  ///
  /// - Throws: ``Refusal`` with the remedy if they are not.
  package func admit(seat other: String) throws(Refusal) {
    guard other != seat else { return }
    throw Refusal(
      reason: "it belongs to \(other)",
      remedy: "to type on it, give it to \(seat) (loginctl attach \(seat) and its path in /sys), "
        + "or set seat = \"\(other)\" in [touch]")
  }
}
