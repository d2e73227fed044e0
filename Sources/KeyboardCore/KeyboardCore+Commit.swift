// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import KeyOutput
import KeyboardPlan

// Texts without keys, which a panel inserts into the field or types with its own keyboard.

extension KeyboardCore {
  /// Whether a panel can put a text into the field; a text console only reads keys.
  var takesAnyText: Bool {
    plan.receiver?.target.isConsole != true && panels.inserter != nil
  }

  /// Returns whether a panel can put this text into the field.
  func canCommit(_ text: String) -> Bool {
    guard takesAnyText, let receiver = plan.receiver else { return false }
    return TextCommit.isAllowed(text, from: receiver.typist)
  }

  /// Returns whether a text goes to a panel, because keys are missing or it would be typed by
  /// number.
  mutating func isCommitWanted(_ text: String, _ missing: [UntypableReason]) -> Bool {
    guard takesAnyText, !missing.isEmpty || plan.receiver?.typesByNumber(text) == true else {
      return false
    }
    return canCommit(text)
  }

  /// Asks a panel to insert a text, once all keys before it are sent.
  ///
  /// - Returns: Whether it was asked; otherwise the text has to wait.
  mutating func commit(_ text: String, at now: Timestamp) -> Bool {
    guard typing.sequence.isEmpty, typing.queue.isEmpty, typing.isReady,
      let panel = panels.inserter
    else {
      typing.isCommitWaiting = true
      return false
    }
    let number = panels.beginInsertion(by: panel)
    append(.insert(text, number: number, panel: panel))
    typing.commit.ask(text.count, at: now)
    return true
  }

  mutating func continueAfterCommit(losing count: Int, at now: Timestamp) {
    if count > 0 {
      append(
        .log(
          .user,
          "not typed: \(count) characters that the panel did not insert; choose a layout that has keys "
            + "for them (output.layout)"))
    }
    reportLoss(of: count, at: now)
    typing.deferred.restart(at: now)
    retryDeferred(at: now)
  }
}
