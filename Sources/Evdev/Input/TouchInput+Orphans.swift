// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
public import Linux

// Clones that outlive their daemon. The service manager keeps each clone's descriptor, so that the kernel leaves the
// clone there when the daemon is killed, with all fingers down on it; the next daemon is given it.
//
//          made              killed                    started again              a moment later
//   (none) ─────▶ daemon's ─────────▶ service manager's ─────────────▶ parting ──────────────────▶ (removed)
//                    │ let go                               lifted
//                    └──────▶ (removed)

extension TouchInput {
  /// Takes over what the service manager has given, before devices are grabbed.
  ///
  /// A clone of a daemon that died: all that is down on it is lifted, and a moment later it is removed. Everything
  /// else is closed.
  ///
  /// - Parameters:
  ///   - descriptor: What it gave.
  ///   - name: What that is called; only clones of ours count.
  public func takeOrphan(_ descriptor: consuming OwnedDescriptor, named name: String) {
    guard name.hasPrefix(TouchClone.keptPrefix) else {
      log.info("the descriptor “\(name)” is none of ours and was closed", from: "service manager")
      return
    }
    do throws(SystemError) {
      var clone = try TouchClone(adopting: descriptor)
      let name = clone.systemName
      try BlindLift.write(at: Timestamp(microseconds: loop.now)) { events throws(SystemError) in
        try clone.write(events.span)
      }
      PartingClone.remove(clone, loop)
      log.info("the daemon before died: what was down on its clone is lifted", from: name)
    } catch {
      // If that cannot be said, the next daemon is given it again, and says the same.
      _ = try? ServiceManager.forget(name)
      // Without a clone there is nothing down on it.
      guard error.code != ENOENT else { return }
      log.device(
        "what was down on a clone cannot be lifted: \(error). If a program keeps a finger down, start it again",
        from: name)
    }
  }
}
