// SPDX-License-Identifier: MIT

import ClavierKit

/// The messages to one panel.
///
/// ```
///              the scene has changed: its changes are sent
///        ┌──────────────────────────────────────────────────┐
///        ▼                                                  │
///     level ── it does not read all of it ──▶ behind ── it has: the changes since ──▶ level
///                                               │  ▲
///                                               │  └── the scene has changed: its changes are kept
///                                               └── it reads nothing for 10 s ──▶ it is dropped
/// ```
///
/// A slow panel queues at most one scene, and never delays typing.
final class PanelSubscription {
  /// The bytes that wait for the panel.
  var outbox = Outbox()
  /// The scene's changes that were not sent; at first the whole scene.
  private(set) var pending = SceneChanges.all
  /// The moment since which the panel has not read its queue, in microseconds; `nil` if it reads.
  var hungSince: Int64?

  /// The moment since which the panel is behind, in microseconds; `nil` if it is not.
  var behindSince: Int64? { hungSince }

  /// Adds changes to the next message.
  func add(_ changes: SceneChanges) { pending.formUnion(changes) }

  /// Queues a message of the pending changes, if the panel has read the previous ones.
  ///
  /// - Parameters:
  ///   - scene: The present scene.
  ///   - json: A reused buffer, empty before and after.
  func queueScene(_ scene: borrowing LinkScene, _ json: inout JSONBytes) {
    guard outbox.isEmpty, !pending.isEmpty else { return }
    scene.write(pending, to: &json)
    pending = []
    outbox.append(json.bytes)
    json.removeAll()
  }
}
