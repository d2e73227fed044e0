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
///
/// It is an object, as what it was told is: a value that holds a whole scene would be copied whenever it is asked for.
final class PanelTalk {
  /// A scene that all panels are told of, and then know.
  final class Scene {
    let value: LinkScene

    init(_ value: LinkScene) { self.value = value }
  }

  /// What waits for it.
  var outbox = Outbox()
  /// The scene that it knows once it has read that; `nil` before the first one.
  private var told: Scene?
  /// Whether the scene has changed since.
  private(set) var isBehind = true
  /// Since when it takes nothing of what waits, in microseconds; `nil` if it does.
  var hungSince: Int64?

  /// Takes that the scene has changed.
  ///
  /// - Parameters:
  ///   - scene: The scene as it is now.
  ///   - json: Room to write in; empty before and after.
  func tell(_ scene: Scene, _ json: inout JSONBytes) {
    guard outbox.isEmpty else {
      isBehind = true
      return
    }
    isBehind = false
    let parts = told.map { scene.value.changes(since: $0.value) } ?? .all
    told = scene
    guard !parts.isEmpty else { return }
    scene.value.write(parts, to: &json)
    outbox.append(json.bytes)
    json.removeAll()
  }
}
