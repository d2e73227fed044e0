// SPDX-License-Identifier: MIT

import ClavierKit
import Linux

// Panels: what they are told, and what they tell.

extension LinkServer {
  /// The panels that are connected, in the order in which they came.
  public var panels: [LinkPanel] {
    connections.compactMap { connection in
      connection.dialogue.panelName.map {
        LinkPanel(name: $0, place: words.place(of: connection.number))
      }
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
  /// - Parameter text: What there are no keys for.
  /// - Returns: Whether there is a panel that can; then ``PanelNews/inserted(_:)`` follows, if it answers or goes.
  public func insert(_ text: String) -> Bool {
    guard let panel = words.inserter,
      let connection = connections.first(where: { $0.number == panel })
    else { return false }
    let outcome = connection.send(LinkMessage.insert(text).line[...])
    // Who is gone is left in the loop's next turn: whoever asks for this is in the middle of typing.
    guard outcome == .open || outcome == .nothing else { return false }
    inserter = panel
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

// What they tell.

extension LinkServer {
  /// Takes what a panel tells.
  func take(_ report: PanelReport, of connection: LinkConnection) {
    let panel = connection.number
    switch report {
    case .place(let place): tell(words.take(place: place, of: panel))
    case .field(let field): tell(words.take(field: field, of: panel))
    case .text(let text): tell(words.take(text: text, of: panel))
    case .keymap(let keymap): tell(words.take(keymap: keymap, of: panel))
    case .types(let canType): tell(words.take(types: canType, of: panel))
    case .inserted(let isDone):
      guard inserter == panel else { return }
      inserter = nil
      daemon.hear(.inserted(isDone))
    case .touch(let touches):
      let now = Timestamp(microseconds: loop.now)
      guard let frame = connection.panel?.contacts.frame(touches, at: now) else { return }
      daemon.hear(.touch(frame, touches.source))
    }
  }

  private func tell(_ news: PanelNews?) {
    if let news { daemon.hear(news) }
  }

  /// Takes back what a client has said that is gone.
  func forget(_ connection: LinkConnection) {
    guard let panel = connection.panel else { return }
    connection.panel = nil
    hasPanels = connections.contains { $0.panel != nil }
    // Its fingers and its pointer are gone, whoever they counted for.
    let now = Timestamp(microseconds: loop.now)
    if let frame = panel.contacts.cancelAll(at: now) { daemon.hear(.touch(frame, .pointer)) }
    if inserter == connection.number {
      inserter = nil
      daemon.hear(.inserted(false))
    }
    for news in words.leave(connection.number) { daemon.hear(news) }
  }
}
