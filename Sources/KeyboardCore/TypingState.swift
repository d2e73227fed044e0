// SPDX-License-Identifier: MIT

import ClavierKit
import KeyOutput

/// The state between effects and keys.
///
/// ```
///   effect ──▶ deferred ──▶ chords ──▶ queue ──▶ keys
///                 ▲  │         └─▶ commit: a panel inserts the text; later effects wait
///                 └──┘ a modifier is held elsewhere, or a commit waits
/// ```
struct TypingState: ~Copyable {
  /// Whether programs can see the virtual keyboard; keys wait until then.
  var isReady = false
  var queue: KeyQueue
  /// Effects that wait until no modifier is held on another keyboard.
  var deferred = DeferredEffects()
  /// A text that a panel puts into the field.
  var commit = TextCommit()
  /// Whether a commit waits until all keys are sent.
  var isCommitWaiting = false
  /// The receiver's locks.
  var locks = LockTracker()
  /// The active group of the session's keymap.
  var groups = GroupTracker()
  /// The keys that are down on other keyboards; `nil` while nothing listens to them.
  var heldKeys: [Keycode]?
  /// Requests of keys, until the keys before them are written.
  var requests: [Effect.Request] = []
  /// Whether a program waits until its text is sent.
  var isAwaited = false
  var counts = KeyCounts()
  /// Reused buffers between effect and key, so that typing allocates little.
  ///
  /// An action shares the events until it is performed.
  var sequence = KeySequence()
  var events: [KeyEvent] = []

  init(pace: Duration) { queue = KeyQueue(pace: pace) }

  /// The moment of the next deadline; `nil` without one.
  var deadline: Timestamp? {
    .earlier(
      .earlier(isReady ? queue.deadline : nil, groups.deadline),
      .earlier(commit.deadline, expiry))
  }

  /// The moment to drop the deferred effects; `nil` while they wait for keys or for a panel.
  private var expiry: Timestamp? {
    isCommitWaiting || commit.isPending ? nil : deferred.deadline
  }

  func areDeferredDue(at now: Timestamp) -> Bool { expiry.map { $0 <= now } ?? false }

  /// Returns whether a group of the session counts from now on that was reported earlier.
  func isGroupDue(at now: Timestamp) -> Bool { groups.deadline.map { $0 <= now } ?? false }

  func isKeyDue(at now: Timestamp) -> Bool {
    guard isReady, let deadline = queue.deadline else { return false }
    return deadline <= now
  }

  /// Appends a request of a key, unless 16 already wait.
  ///
  /// Fingers make only a few before the keys are written.
  mutating func append(_ request: Effect.Request) {
    if requests.count < 16 { requests.append(request) }
  }
}

extension Timestamp? {
  /// Returns the earlier of two moments; `nil` if both are `nil`.
  static func earlier(_ one: Timestamp?, _ other: Timestamp?) -> Timestamp? {
    guard let one, let other else { return one ?? other }
    return one < other ? one : other
  }
}
