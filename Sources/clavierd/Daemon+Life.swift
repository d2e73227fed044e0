// SPDX-License-Identifier: MIT

import ClavierKit
import Evdev
import Glibc
import KeyOutput
import Linux

// What happens to the machine under the keyboard: it sleeps, or shows another console.
//
// Before a sleep nothing is to be done, so nobody has to tell of it: nothing is down on the virtual keyboard without
// a finger or a pace, and the kernel itself releases the keys of every input device when it suspends it
// (`input_dev_suspend`). So the daemon does without logind's announcement, which comes by D-Bus.

extension Daemon {
  /// Begins to follow the machine.
  func watchMachine() {
    do throws(SystemError) {
      sleepWatch = try SleepWatch(loop) { [unowned self] _ in wake() }
    } catch {
      log.device("a sleep of the machine will go unnoticed: \(error)", from: "")
    }
    do throws(SystemError) {
      consoleWatch = try loop.attribute(ConsoleSight.namePath) { [unowned self] console in
        log.info("all fingers are forgotten: \(console) is shown", from: "")
        beginAnew()
        followConsole()
      }
    } catch {
      // A machine without consoles never shows another one.
      guard error.code != ENOENT else { return }
      log.device("another console that is shown will go unnoticed: \(error)", from: "")
    }
  }

  /// The machine has slept: whoever is there now need not be who was there before.
  private func wake() {
    dropKeys()
    // It tells its cancel, which is logged.
    touch.wake()
    beginAnew()
  }

  /// Begins anew: no finger, no latch, no page, no text is left of before, and nothing that waited is typed.
  private func beginAnew() {
    dropKeys()
    perform(engine.beginAnew(at: now))
  }

  /// Lifts the key that its pace holds down, and types nothing of what waits behind it.
  private func dropKeys() {
    for event in queue.drain() { write(event) }
    forgetCommit()
    if !heldBack.isEmpty { dropHeldBack() }
    requests.removeAll(keepingCapacity: true)
  }
}
