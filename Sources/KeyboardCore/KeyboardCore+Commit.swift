// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import KeyOutput
import KeyboardPlan

// Texts without keys, which a panel puts into the field, or types by a keyboard of its own.

extension KeyboardCore {
  /// Whether a panel can put a text into the field; a text console reads keys alone.
  var takesAnyText: Bool {
    plan.receiver?.target.isConsole != true && panels.inserter != nil
  }

  /// Whether a panel can put this text into the field.
  func canCommit(_ text: String) -> Bool {
    guard takesAnyText, let receiver = plan.receiver else { return false }
    return TextCommit.mayTake(text, from: receiver.typist)
  }

  /// Whether a text goes to a panel rather than to keys, of which these are missing.
  func isCommitWanted(_ text: String, _ missing: [Untypable]) -> Bool {
    guard takesAnyText, !missing.isEmpty || isTypedByNumber(text) else { return false }
    return canCommit(text)
  }

  private func isTypedByNumber(_ text: String) -> Bool {
    guard let receiver = plan.receiver, receiver.target.unicodeInput != .off else { return false }
    return text.contains { receiver.typist.way(toType: $0) == .number }
  }

  /// Has a panel put a text into the field, once all keys before it are sent.
  ///
  /// - Returns: Whether it was asked; otherwise the text has to wait.
  mutating func commit(_ text: String, at now: Timestamp) -> Bool {
    guard typing.sequence.isEmpty, typing.queue.isEmpty, typing.isReady,
      let panel = panels.inserter
    else {
      typing.isCommitWaiting = true
      return false
    }
    panels.pendingInserter = panel
    append(.insert(text, panel: panel))
    typing.commit.ask(text.count, at: now)
    return true
  }

  mutating func continueAfterCommit(losing count: Int, at now: Timestamp) {
    if count > 0 {
      append(
        .log(
          .user,
          "not typed: \(count) characters that the panel did not put where keys go; choose a layout that has keys "
            + "for them (output.layout)"))
    }
    lose(count, at: now)
    retryDeferred(at: now)
  }
}
