// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import KeyOutput
import KeyboardPlan
import Linux

// Texts for which there are no keys, which a panel puts into the field, or types by a keyboard of its own.

extension Daemon {
  /// Whether a panel can put a text where keys go; a text console reads keys, and no panel puts anything there.
  var takesAnyText: Bool {
    !plan.target.isConsole && (panel.typesTexts || panel.field?.commits == true)
  }

  /// Whether a panel can put this text where keys go.
  func canCommit(_ text: String) -> Bool {
    takesAnyText && TextCommit.mayTake(text, from: plan.typist)
  }

  /// Whether a text goes to a panel rather than to keys, of which these are missing.
  func isCommitWanted(_ text: String, _ missing: [Untypable]) -> Bool {
    guard takesAnyText, !missing.isEmpty || isTypedByNumber(text) else {
      return false
    }
    return canCommit(text)
  }

  private func isTypedByNumber(_ text: String) -> Bool {
    guard plan.target.unicodeInput != .off else { return false }
    return text.contains { plan.typist.way(toType: $0) == .number }
  }

  /// Has a panel put a text where keys go, once all keys before it were sent.
  ///
  /// - Returns: Whether it was asked; `nil` if the text has to wait.
  func commit(_ text: String, behindKeys: Bool) -> Bool? {
    guard !behindKeys, queue.isEmpty, isReady else {
      isCommitWaiting = true
      return nil
    }
    guard link?.insert(text) == true else { return false }
    commit.ask(text.count, at: now)
    commitTimer?.deadline = commit.deadline?.microseconds
    return true
  }

  /// Takes the panel's answer.
  func settleCommit(isDone: Bool) {
    goOnAfterCommit(losing: commit.settle(isDone: isDone))
  }

  /// Takes that the panel has had its time.
  func endCommit() {
    if let lost = commit.expire(at: now) { goOnAfterCommit(losing: lost) }
  }

  /// Forgets a text that is on its way: whoever comes now need not be who it was for.
  func forgetCommit() {
    commit = TextCommit()
    commitTimer?.deadline = nil
    isCommitWaiting = false
  }

  private func goOnAfterCommit(losing count: Int) {
    commitTimer?.deadline = nil
    if count > 0 {
      log.user(
        "not typed: \(count) characters that the panel did not put where keys go; choose a layout that has keys "
          + "for them (output.layout)", from: "")
    }
    lose(count)
    retryHeldBack()
    if isReady, queue.isEmpty { link?.keysWereSent() }
  }
}
