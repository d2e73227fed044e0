// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import KeyOutput
import KeyboardPlan

// Texts without keys, which a panel inserts into the field or types with its own keyboard, and
// replacements of text.

extension KeyboardCore {
  /// Whether a panel can insert any text into the field; never on a text console, which only reads
  /// keys.
  var acceptsAnyText: Bool {
    plan.receiver?.target.isConsole != true && panels.insertingPanel != nil
  }

  /// Returns whether a panel can insert a text into the field.
  func canCommit(_ text: String) -> Bool {
    guard acceptsAnyText, let receiver = plan.receiver else { return false }
    return TextCommit.isAllowed(text, from: receiver.typist)
  }

  /// Returns whether a panel should insert a text, because keys are missing or it would be typed by
  /// code points.
  mutating func isCommitWanted(_ text: String, _ missing: [UntypableReason]) -> Bool {
    guard acceptsAnyText, !missing.isEmpty || plan.receiver?.typesByCodePoint(text) == true else {
      return false
    }
    return canCommit(text)
  }

  /// Requests a panel to insert a text, once all keys before it are sent.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - effects: The effects that are typed if the panel refuses; none by default.
  ///   - now: The current time.
  /// - Returns: Whether the request was sent; otherwise the text must wait.
  mutating func commit(_ text: String, or effects: [Effect] = [], at now: Timestamp) -> Bool {
    guard typing.sequence.isEmpty, typing.queue.isEmpty, typing.isReady,
      let panel = panels.insertingPanel
    else {
      typing.isCommitWaiting = true
      return false
    }
    let number = panels.beginInsertion(by: panel)
    append(.insert(text, number: number, panel: panel))
    typing.commit.begin(text.count, at: now, replacement: effects)
    return true
  }

  /// Requests the field's panel to replace a text in one step, if a response begins with a
  /// replacement.
  ///
  /// Only a text that the session has reported before the cursor is replaced, so that no other text
  /// is deleted. If the panel refuses, keys type the two effects of the replacement.
  ///
  /// - Returns: Whether the request was sent; otherwise keys replace the text.
  mutating func replaceText(of response: Response, at now: Timestamp) -> Bool {
    guard let known = response.replacedText, !known.isEmpty, response.effects.count > 1,
      case .deleteBackward(let count) = response.effects[0],
      case .insertText(let text) = response.effects[1],
      areKeysSent, let panel = panels.panel(replacingEndOf: known), canCommit(text), canDelete()
    else { return false }
    let number = panels.beginInsertion(by: panel)
    append(.replace(String(known.suffix(count)), with: text, number: number, panel: panel))
    typing.commit.begin(text.count, at: now, replacement: Array(response.effects.prefix(2)))
    return true
  }

  /// Returns whether Backspace may be sent now.
  private mutating func canDelete() -> Bool {
    let start = typing.sequence.end
    let missing = plan.receiver?.type(.deleteBackward(1), into: &typing.sequence)
    let isPermitted =
      missing?.isEmpty == true
      && plan.receiver?.permits(typing.sequence.chords(after: start)) == true
    typing.sequence.cut(after: start)
    return isPermitted
  }

  /// Handles the end of a request to a panel.
  ///
  /// - Parameters:
  ///   - isDone: Whether the panel has put the text into the field.
  ///   - isAnswer: Whether the panel has answered. Keys may type the text only after a refusal,
  ///     since otherwise the panel may still insert it.
  ///   - isInField: Whether the field is that of the request. In another field, Backspaces would
  ///     delete other text.
  ///   - now: The current time.
  mutating func finishCommit(isDone: Bool, isAnswer: Bool, isInField: Bool, at now: Timestamp) {
    let effects = typing.commit.replacement
    let isRefused = !isDone && isAnswer && !effects.isEmpty
    let lost = typing.commit.finish(isDone: isDone || isRefused)
    if isDone {
      for effect in effects { typing.counts.add(effect, missing: 0) }
    } else if isRefused, isInField {
      typing.deferred.prepend(effects, at: now)
    }
    continueAfterCommit(losing: lost, isReplacement: !effects.isEmpty, at: now)
  }

  /// Handles the timeout of a request to a panel.
  mutating func expireCommit(at now: Timestamp) {
    let isReplacement = !typing.commit.replacement.isEmpty
    guard let lost = typing.commit.expire(at: now) else { return }
    continueAfterCommit(losing: lost, isReplacement: isReplacement, at: now)
  }

  private mutating func continueAfterCommit(
    losing count: Int, isReplacement: Bool, at now: Timestamp
  ) {
    if count > 0 {
      append(
        .log(
          .user,
          isReplacement
            ? "a text was not replaced or pasted: the panel does not answer; restart it"
            : "not typed: \(count) characters that the panel did not insert; choose a layout that has keys "
              + "for them (output.layout)"))
    }
    reportLoss(of: count, at: now)
    typing.deferred.restart(at: now)
    retryDeferred(at: now)
  }
}
