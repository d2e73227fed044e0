// SPDX-License-Identifier: MIT

import ClavierKit
import KeyOutput
import KeyboardPlan
import Linux

// For whom keys are sent.

extension Daemon {
  /// The text console that is shown, looked at anew; `nil` if it reads no keys.
  func consoleNow() -> TextConsole? { consoleSight.look(log) }

  /// Sends keys for the text console that is shown, if it reads them, from the next key on.
  func followConsole() {
    guard plan.asksConsole, plan.follow(consoleNow()) else { return }
    // What only making a keymap needed is given back.
    defer { if isReady { ProcessMemory.settle() } }
    plan.tellTarget(log)
    // What the receiver cannot be sent is not offered.
    rebuild(in: context.locale)
  }

  /// Notices, when somebody touches, that a program has taken the keys of the console that is shown, or given them
  /// back: nobody tells of that.
  func followProgram() {
    if plan.asksConsole, consoleSight.isOutdated(at: loop.now) { followConsole() }
  }
}
