// SPDX-License-Identifier: MIT

import ClavierKit

/// What a panel was told, and what it is still to be told.
///
/// ```
///              the scene has changed: the difference is sent
///        ┌──────────────────────────────────────────────────┐
///        ▼                                                  │
///     level ── it does not take all of it ──▶ behind ── it has: what changed since ──▶ level
///                                               │  ▲
///                                               │  └── the scene has changed: nothing is kept of that
///                                               └── it takes nothing for 10 s ──▶ it is left
/// ```
///
/// So however slow a panel is, no more than one scene waits for it, and typing never does.
struct PanelTalk {
  /// What waits for it.
  var outbox = Outbox()
  /// The scene that it knows once it has read that; `nil` before the first one.
  private var told: LinkScene?
  /// Whether the scene has changed since.
  private(set) var isBehind = true
  /// Since when it takes nothing of what waits, in microseconds; `nil` if it does.
  var hungSince: Int64?
  /// The contacts that it tells of.
  var contacts: ToldContacts

  init(contacts: ToldContacts) {
    self.contacts = contacts
  }

  /// Takes that the scene has changed.
  ///
  /// - Parameters:
  ///   - scene: The scene as it is now.
  ///   - json: Room to write in; empty before and after.
  mutating func tell(_ scene: LinkScene, _ json: inout JSONBytes) {
    guard outbox.isEmpty else {
      isBehind = true
      return
    }
    isBehind = false
    let parts = told.map { scene.changes(since: $0) } ?? .all
    told = scene
    guard !parts.isEmpty else { return }
    scene.write(parts, to: &json)
    outbox.append(json.bytes)
    json.removeAll()
  }
}
