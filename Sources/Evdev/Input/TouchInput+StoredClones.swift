// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
public import Linux

// Clones that outlive their daemon. The service manager stores each clone's descriptor, so that the
// kernel keeps the clone when the daemon is killed with fingers down on it. The next daemon
// receives the descriptor.
//
//            made              killed                   started again          the delay
//     (none) ─────▶ daemon's ─────────▶ service manager's ─────────▶ removal ─────────▶ (removed)
//                      │ released                           lifted
//                      └──────▶ (removed)

extension TouchInput {
  /// Adopts a descriptor from the service manager, before devices are grabbed.
  ///
  /// For a clone of a daemon that died, lifts all contacts and keys, and removes the clone after a
  /// short delay. Other descriptors are closed.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - name: The stored name; only names of Clavier's clones count.
  public func adoptStoredClone(_ descriptor: consuming OwnedDescriptor, named name: String) {
    guard name.hasPrefix(TouchClone.storedPrefix) else {
      log.info("the descriptor “\(name)” is unknown and was closed", from: "service manager")
      return
    }
    do throws(SystemError) {
      var clone = try TouchClone(adopting: descriptor)
      let name = clone.systemName
      try ReleaseAllContacts.write(at: Timestamp(microseconds: loop.now)) {
        events throws(SystemError) in
        try clone.write(events.span)
      }
      DelayedCloneRemoval.start(clone, loop)
      log.info(
        "the previous daemon was killed: contacts and keys on its clone are released", from: name)
    } catch {
      // If that fails, the next daemon gets the descriptor again and repeats this.
      _ = try? ServiceManager.removeStored(name)
      // A clone that no longer exists has nothing down.
      guard error.code != ENOENT else { return }
      log.device(
        "contacts on the clone of a killed daemon cannot be released: \(error). If a program keeps a finger down, start it again",
        from: name)
    }
  }
}
