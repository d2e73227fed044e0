// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Linux

// Panels: what they are told, and what they tell.

extension LinkServer {
  /// The names and numbers of the panels that are connected, in the order in which they came.
  public var panels: [(number: UInt32, name: String)] {
    connections.compactMap { connection in
      connection.dialogue.panelName.map { (connection.number, $0) }
    }
  }

  /// Takes that something is to be seen otherwise.
  ///
  /// Panels are told as soon as no input is ready, once for all that changes until then; without one nothing happens.
  public func sceneChanged() {
    if hasPanels { news?.schedule() }
  }

  /// Has a panel put a text into the field that has the cursor, or type it.
  ///
  /// - Parameters:
  ///   - text: A text without keys.
  ///   - panel: The panel's number.
  /// - Returns: Whether it was sent; then a ``PanelReport/inserted(_:)`` follows, or the panel leaves.
  public func insert(_ text: String, into panel: UInt32) -> Bool {
    guard let connection = connections.first(where: { $0.number == panel }) else { return false }
    let outcome = connection.send(LinkMessage.insert(text).line[...])
    // A panel that is gone leaves in the loop's next turn: the caller is in the middle of typing.
    guard outcome == .open || outcome == .nothing else { return false }
    settlePanel(connection, outcome)
    return true
  }

  /// Tells all panels of the scene as it is now.
  func tellScenes() {
    guard hasPanels else { return }
    let scene = PanelTalk.Scene(daemon.scene())
    for connection in connections { tell(scene, to: connection) }
  }

  private func tell(_ scene: PanelTalk.Scene, to connection: LinkConnection) {
    guard let panel = connection.panel else { return }
    panel.tell(scene, &json)
    settlePanel(connection, connection.flush())
  }

  /// Takes that a client draws the keyboard from now on, if it has just said so.
  func admitPanel(_ connection: LinkConnection) {
    guard let name = connection.dialogue.panelName, !connection.isAdmitted else { return }
    connection.isAdmitted = true
    hasPanels = true
    log.info("\(connection.name) draws the keyboard: \(name)", from: "link")
    sceneChanged()
  }

  /// Leaves a panel that cannot be told any more, or waits until it takes what it was sent.
  func settlePanel(_ connection: LinkConnection, _ outcome: LinkConnection.Outcome) {
    guard outcome == .nothing, connection.panel?.outbox.isEmpty == false else {
      return settle(connection, outcome)
    }
    if connection.panel?.hungSince == nil { connection.panel?.hungSince = loop.now }
    awaitRoom(of: connection)
    followPatience()
  }

  /// Goes on with what waits for a panel as soon as it reads.
  func awaitRoom(of connection: LinkConnection) {
    guard connection.panel?.outbox.isEmpty == false else { return }
    connection.watch?.onceWritable { [unowned self, unowned connection] in
      let outcome = connection.flush()
      settlePanel(connection, outcome)
      if outcome == .open, connection.panel?.isBehind == true {
        tell(PanelTalk.Scene(daemon.scene()), to: connection)
      }
    }
  }

  /// Looks again when the patience with the one that hangs longest ends.
  private func followPatience() {
    let oldest = connections.compactMap { $0.panel?.hungSince }.min()
    patience?.deadline = oldest.map { $0 + patienceLimit }
  }

  /// Leaves those that take nothing any more.
  func endPatience() {
    let now = loop.now
    for connection in connections {
      guard let since = connection.panel?.hungSince, now - since >= patienceLimit else {
        continue
      }
      settle(connection, .full)
    }
    followPatience()
  }
}

// What they report.

extension LinkServer {
  /// Takes back everything of a client that is gone.
  func forget(_ connection: LinkConnection) {
    guard connection.panel != nil else { return }
    connection.panel = nil
    hasPanels = connections.contains { $0.panel != nil }
    daemon.leave(connection.number)
  }
}
