// SPDX-License-Identifier: MIT

public import ClavierKit
import ClavierSettings
import KeyOutput
import KeyboardPlan

// The conversion of the engine's responses into keys.

extension KeyboardCore {
  /// Whether all keys are sent.
  public var areKeysSent: Bool { typing.areKeysSent && typing.programs.texts.isEmpty }

  /// Whether no key waits to be sent, and none is held down.
  public var isKeyQueueEmpty: Bool { typing.queue.isEmpty }

  /// Returns whether keys were sent since a given time.
  public func hasSentKeys(since moment: Timestamp) -> Bool { typing.queue.hasSent(since: moment) }

  /// Whether other programs can read the virtual keyboard.
  public var isReady: Bool { typing.isReady }

  /// The numbers of touches and keys so far.
  public var counts: KeyCounts { typing.counts }

  /// Cancels all contacts without typing.
  mutating func cancel(at now: Timestamp) { perform(engine.handle(.cancel(now)), at: now) }

  /// Handles contacts on the keyboard.
  mutating func handleContacts(_ frame: TouchFrame, at now: Timestamp) {
    // The storage of the response is reused, so that a tap allocates none.
    var buffer = buffers.response.take() ?? Response()
    let frame = withoutCoveredTouches(frame)
    engine.handle(.touch(frame), into: &buffer)
    // A constant, since a call copies a variable.
    let response = consume buffer
    perform(response, at: now)
    showTypedEmojis(at: now)
    buffers.response = consume response
    buffers.response?.clear()
  }

  /// Performs the engine's response, keys first.
  ///
  /// - Returns: The number of characters and keys that are not typed.
  @discardableResult
  mutating func perform(_ response: Response, at now: Timestamp) -> Int {
    engineDeadline = response.deadline
    typing.counts.add(response.counts)
    onResponse?(response)
    let dictates = typing.dictation.isActive || typing.dictation.isRequested
    if dictates, response.interruptsDictation { cancelDictation() }
    if typing.dictation.hasOffers, response.effects.contains(.request(.dictation)) {
      typing.dictation.isRequested = true
    }
    if let search = suggestions.search {
      perform(response, of: search, at: now)
      appendFeedback(of: response)
      return 0
    }
    defer { requestSuggestions(of: response, at: now) }
    registerEmojis(of: response, at: now)
    let missing = response.effects.isEmpty ? 0 : type(response, at: now)
    appendFeedback(of: response)
    if !response.changes.isEmpty { append(.sceneChanged(response.changes.includingDependents)) }
    if let chosen = response.chosenSuggestion, chosen.isCopied { paste(chosen.text, at: now) }
    if let text = response.removedCopy, text == suggestions.copied?.text {
      suggestions.copied = nil
    }
    // The field does not contain the text that the engine assumes.
    if missing > 0 { perform(engine.handle(.textChanged), at: now) }
    guard response.effects.contains(where: \.isRequest) else { return missing }
    if let locale = plan.locale(after: response, in: context) {
      replaceKeyboard(with: shape(in: locale), at: now)
    }
    if response.effects.contains(.request(.emojiSearch)) { openEmojiSearch(at: now) }
    chooseSettings(of: response, at: now)
    return missing
  }

  /// Appends the sounds and vibrations of a response, which has only those of the configuration.
  private mutating func appendFeedback(of response: Response) {
    for event in response.feedback {
      switch event {
      case .audio(let audio):
        if let sound = KeySound(audio) { append(.playSound(sound)) }
      case .haptic(let haptic):
        if let vibration = KeyVibration(haptic) { append(.vibrate(vibration)) }
      }
    }
  }

  /// Types the effects of a response.
  ///
  /// - Returns: The number of characters and keys that are not typed.
  mutating func type(_ response: Response, at now: Timestamp) -> Int {
    guard plan.receiver != nil else {
      forward(response.effects)
      return 0
    }
    updateReceiverState(at: now)
    typing.sequence.removeAll()
    var missing = 0
    let replaced = replaceText(of: response, at: now) ? 2 : 0
    for effect in response.effects.dropFirst(replaced) { missing += enqueue(effect, at: now) }
    return missing + sendSequence(at: now)
  }

  /// Types an effect, or defers it; no effect overtakes a deferred one.
  ///
  /// - Returns: The number of characters and keys that are not typed.
  private mutating func enqueue(_ effect: Effect, at now: Timestamp) -> Int {
    if case .insertText(let text) = effect, acceptsAnyText, let parts = parts(of: text) {
      return parts.reduce(0) { $0 + enqueue(.insertText(String($1)), at: now) }
    }
    let count = typing.deferred.isEmpty ? append(effect, at: now) : nil
    return count ?? deferEffect(effect, at: now)
  }

  /// Returns the parts of a text that a panel cannot insert as a whole; `nil` if it can.
  ///
  /// A panel inserts the text between line feeds and tabs, and between characters that the lockdown
  /// refuses.
  private func parts(of text: String) -> [Substring]? {
    if let parts = text.parts(around: { !TextCommit.isAllowed($0) }) { return parts }
    guard text.count > 1, !canCommit(text) else { return nil }
    return text.parts { !canCommit(String($0)) }
  }

  /// Passes effects to a receiver that handles them itself.
  private mutating func forward(_ effects: [Effect]) {
    for effect in effects { append(.effect(effect)) }
  }

  /// Queues the chords of ``TypingState/sequence``, and sends those that are due.
  ///
  /// - Returns: The number of chords for which the queue had no room.
  mutating func sendSequence(at now: Timestamp) -> Int {
    typing.locks.willSend(typing.sequence.chords)
    typing.groups.willSend(typing.sequence)
    let refused = typing.queue.append(typing.sequence)
    if refused > 0 {
      append(.log(.device, "\(refused) keys were dropped: they come faster than they can be sent"))
    }
    sendKeys(at: now)
    return refused
  }

  /// Adds the chords of an effect to ``TypingState/sequence``.
  ///
  /// - Returns: The number of characters or keys that have no chord or are refused; `nil` if the
  ///   effect must wait.
  mutating func append(_ effect: Effect, at now: Timestamp) -> Int? {
    guard !typing.commit.isPending, plan.receiver != nil else { return nil }
    // Other programs get no requests of the keyboard's own keys.
    if case .request(let request) = effect, request != .emojiSearch, choice(of: request) == nil {
      typing.append(request)
    }
    let start = typing.sequence.end
    guard let missing = plan.receiver?.type(effect, into: &typing.sequence) else { return nil }
    if missing.contains(where: \.isHeld) { return nil }
    if case .insertText(let text) = effect, isCommitWanted(text, missing) {
      typing.sequence.cut(after: start)
      guard commit(text, at: now) else { return nil }
      typing.counts.add(effect, missing: 0)
      return 0
    }
    guard plan.receiver?.permits(typing.sequence.chords(after: start)) == true,
      plan.receiver?.denies(effect) == false
    else {
      typing.sequence.cut(after: start)
      return appendPermitted(effect, at: now)
    }
    for missing in missing { append(.log(.user, "\(missing)")) }
    let missingCount = missing.reduce(0) { $0 + $1.count }
    typing.counts.add(effect, missing: missingCount)
    return missingCount
  }

  /// Adds the permitted characters of an effect; the lockdown refuses the others.
  private mutating func appendPermitted(_ effect: Effect, at now: Timestamp) -> Int {
    if case .insertText(let text) = effect, text.count > 1 {
      var missing = 0
      for character in text {
        missing += append(.insertText(String(character)), at: now) ?? 1
      }
      return missing
    }
    typing.counts.refused += 1
    append(.log(.user, "a key was refused: output.lockdown forbids it", .lockdownRefusal))
    return 1
  }

  /// Sends the keys that are due, then the requests and texts that waited for them.
  mutating func sendKeys(at now: Timestamp) {
    guard typing.isReady else { return }
    typing.events.clear()
    typing.queue.advance(to: now, into: &typing.events)
    if !typing.events.isEmpty { append(.keys(typing.events)) }
    guard typing.queue.isEmpty else { return }
    typing.locks.didSend(at: now)
    typing.groups.didSend(at: now)
    if !typing.requests.isEmpty { publishRequests(at: now) }
    guard typing.isCommitWaiting else { return }
    typing.isCommitWaiting = false
    typing.deferred.restart(at: now)
    retryDeferred(at: now)
  }

  /// Publishes the requests that waited; one for dictation goes to the program that offers it.
  ///
  /// A request to dismiss the keyboard also collapses it, if the configuration and a panel allow
  /// that.
  mutating func publishRequests(at now: Timestamp) {
    for request in typing.requests {
      if request == .dictation, toggleDictation(at: now) { continue }
      append(.publish(request))
      if request == .dismissKeyboard, canCollapse { visibility.isDismissed = true }
    }
    typing.requests.clear()
  }

  mutating func becomeReady(at now: Timestamp) {
    guard !typing.isReady else { return }
    typing.isReady = true
    surface.idle.start(at: now)
    sendKeys(at: now)
  }

  /// Releases the key that is held down, and drops all keys behind it and texts that wait.
  ///
  /// - Parameters:
  ///   - keepsRestoration: Whether the keys that restore the receiver's group and locks are still
  ///     sent.
  ///   - now: The current time.
  mutating func dropKeys(keepsRestoration: Bool, at now: Timestamp) {
    let releases = typing.queue.drain(keepsRestoration: keepsRestoration)
    if !releases.isEmpty { append(.keys(releases)) }
    // If no key will restore a lock or a group, the receiver's reports count again.
    if typing.queue.isEmpty {
      typing.locks.didSend(at: now)
      typing.groups.didSend(at: now)
    }
    // The receiver may have changed since the request to the panel.
    typing.commit = TextCommit()
    typing.isCommitWaiting = false
    if !typing.deferred.isEmpty { dropDeferred(at: now) }
    let dropped = typing.programs.dropTexts()
    reportLoss(of: dropped, at: now)
    typing.requests.clear()
  }

  /// Resets contacts, latches, page, text, copied text and waiting input.
  ///
  /// - Parameters:
  ///   - hasOtherReceiver: Whether keys go to another receiver from now on, so that the group and
  ///     locks of the last one need not be restored.
  ///   - now: The current time.
  mutating func reset(hasOtherReceiver: Bool, at now: Timestamp) {
    closeEmojiSearch(at: now)
    suggestions.copied = nil
    cancelDictation()
    dropKeys(keepsRestoration: !hasOtherReceiver, at: now)
    sendKeys(at: now)
    perform(engine.reset(at: now), at: now)
  }
}

extension String {
  /// Returns the non-empty parts before, at and after the first character that satisfies a
  /// predicate; `nil` if there is none, or the text is that character alone.
  fileprivate func parts(around isAlone: (Character) -> Bool) -> [Substring]? {
    guard utf8.count > 1, let index = firstIndex(where: isAlone) else { return nil }
    let next = self.index(after: index)
    let parts = [self[..<index], self[index..<next], self[next...]].filter { !$0.isEmpty }
    return parts.count > 1 ? parts : nil
  }
}

extension Input {
  /// A change of the text elsewhere, at a time before all deadlines.
  ///
  /// At the present time, long presses would fire, although a late loop may not have read the lifts
  /// that precede them.
  static let textChanged = Input.textChangedElsewhere(Timestamp(microseconds: .min))
}

extension Effect {
  /// Whether this is a request to a program or the system.
  var isRequest: Bool {
    if case .request = self { true } else { false }
  }
}

extension Effect.Request {
  /// The request of the key 🔍 on the emoji pages, which is not published to other programs.
  fileprivate static let emojiSearch = Effect.Request.custom(
    named: KeyboardLayout.EmojiPagesService.searchName)
}
