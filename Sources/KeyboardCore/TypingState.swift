// SPDX-License-Identifier: MIT

import ClavierKit
import KeyOutput

/// The state of effects on their way to keys.
///
/// ```
///   effect ──▶ deferred ──▶ chords ──▶ queue ──▶ keys
///                 ▲  │         └─▶ commit: a panel inserts the text; later effects wait
///                 └──┘ a modifier is held elsewhere, or a commit waits
/// ```
struct TypingState: ~Copyable {
  /// Whether programs can read the virtual keyboard; no key is sent before.
  var isReady = false
  var queue: KeyQueue
  /// The effects that wait, for example until no modifier is held on another keyboard.
  var deferred = DeferredEffects()
  /// The text that a panel is requested to insert.
  var commit = TextCommit()
  /// Whether the request to a panel waits until all keys are sent.
  var isCommitWaiting = false
  /// The states of the receiver's locks.
  var locks = LockTracker()
  /// The active group of the session's keymap.
  var groups = GroupTracker()
  /// The keys that are down on other keyboards; `nil` while their events are not delivered.
  var heldKeys: [Keycode]?
  /// The requests that wait until the keys before them are written.
  var requests: [Effect.Request] = []
  var programs = ProgramTexts()
  var counts = KeyCounts()
  /// The dictation by a program, whose texts are typed in parts.
  var dictation = DictationMachine()
  /// The reused buffer between effects and keys, so that typing allocates little.
  ///
  /// An action shares the events until it is performed.
  var sequence = KeySequence()
  var events: [KeyEvent] = []

  init(pace: Duration) { queue = KeyQueue(pace: pace) }

  /// Whether no key or effect waits.
  var areKeysSent: Bool { isReady && queue.isEmpty && deferred.isEmpty && !commit.isPending }

  /// The time of the next deadline; `nil` for none.
  var deadline: Timestamp? {
    .earlier(
      .earlier(isReady ? queue.deadline : nil, groups.deadline),
      .earlier(commit.deadline, .earlier(expiry, dictation.deadline)))
  }

  /// The time at which deferred effects are dropped; `nil` while they wait for keys or for a panel.
  private var expiry: Timestamp? {
    isCommitWaiting || commit.isPending ? nil : deferred.deadline
  }

  func areDeferredDue(at now: Timestamp) -> Bool { expiry.isDue(at: now) }

  /// Appends a request, unless 16 already wait.
  ///
  /// Fingers cause only a few requests before the keys are written.
  mutating func append(_ request: Effect.Request) {
    if requests.count < 16 { requests.append(request) }
  }

  /// Drops the waiting requests to dismiss the keyboard.
  mutating func dropDismissals() {
    requests.removeAll { $0 == .dismissKeyboard }
    deferred.remove(.request(.dismissKeyboard))
  }
}

/// The texts that programs type.
struct ProgramTexts: Sendable {
  /// Whether a program waits until its text is sent.
  var isAnyWaiting = false
  /// The texts of programs that wait for the last part of a dictated text, oldest first.
  ///
  /// A program on the link sends the next one only after the last is typed.
  var texts: [String] = []

  /// Removes all texts.
  ///
  /// - Returns: The number of their characters.
  mutating func dropTexts() -> Int {
    defer { texts = [] }
    return texts.reduce(0) { $0 + $1.count }
  }
}
