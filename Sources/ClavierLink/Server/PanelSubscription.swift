// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

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
  /// The time since which the panel has not read its queue, in microseconds; `nil` if it reads.
  var stalledSince: Int64?

  /// Whether the panel plays the sounds of keys.
  var playsSounds = false
  /// The sound of the last pressed key, for the next message; `nil` for none.
  private var sound: KeySound?

  private var presentation = Presentation()

  /// The scenes that were sent to the panel, and those that it has presented.
  private struct Presentation {
    /// The number of scenes so far.
    var sent = 0
    /// The number of the newest presented scene; `nil` if the panel does not report it.
    var presented: Int?
    /// The time of the last progress while a scene is not presented, in microseconds; `nil` if all
    /// are presented.
    var waitingSince: Int64?
  }

  /// The time since which the panel has been behind, in microseconds; `nil` if it is not.
  ///
  /// A panel is behind while it does not read, or does not present the scenes that it has received.
  var behindSince: Int64? {
    guard presentation.presented != nil, let waiting = presentation.waitingSince else {
      return stalledSince
    }
    return min(waiting, stalledSince ?? waiting)
  }

  /// Records that the panel has presented a scene, and all earlier ones.
  ///
  /// - Parameters:
  ///   - scene: The scene's number, from 1; 0 for none yet.
  ///   - now: The present time, in microseconds.
  /// - Returns: Whether the scene exists and is not older than the last reported one.
  func present(_ scene: Int, at now: Int64) -> Bool {
    let last = presentation.presented
    guard scene <= presentation.sent, scene >= last ?? 0 else { return false }
    presentation.presented = scene
    if scene == presentation.sent {
      presentation.waitingSince = nil
    } else if scene != last {
      presentation.waitingSince = now
    }
    return true
  }

  /// Adds changes to the next message.
  func add(_ changes: SceneChanges) { pending.formUnion(changes) }

  /// Adds a sound to the next message; a no-op for a panel that plays none.
  func add(_ sound: KeySound) {
    if playsSounds { self.sound = sound }
  }

  /// Queues the sound and the pending changes, if the panel has read the previous ones.
  ///
  /// Otherwise the sound is dropped, since it would come too late.
  ///
  /// - Parameters:
  ///   - scene: The present scene.
  ///   - json: A reused buffer, empty before and after.
  ///   - now: The present time, in microseconds.
  func queueScene(_ scene: borrowing LinkScene, _ json: inout JSONWriter, at now: Int64) {
    defer { sound = nil }
    guard outbox.isEmpty else { return }
    if let sound { outbox.append(LinkMessage.feedback(sound).line) }
    guard !pending.isEmpty else { return }
    scene.write(pending, to: &json)
    pending = []
    outbox.append(json.bytes)
    json.removeAll()
    presentation.sent += 1
    if presentation.waitingSince == nil { presentation.waitingSince = now }
  }
}
