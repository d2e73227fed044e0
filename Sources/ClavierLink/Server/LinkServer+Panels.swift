// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings
import Linux

// Messages to panels, and their reports; requests to programs that offer dictation.

extension LinkServer {
  /// The names and numbers of the connected panels, in the order of their connection.
  public var panels: [(number: UInt32, name: String)] {
    connections.compactMap { connection in
      connection.session.panelName.map { (connection.number, $0) }
    }
  }

  /// The number of panels that have connected so far.
  public var panelConnections: Int { scenes.panelConnections }

  /// The states of the connected panels, in the order of their connection.
  public var panelHealth: [PanelHealth] {
    let now = loop.now
    return connections.compactMap { connection in
      guard let name = connection.session.panelName else { return nil }
      let since = connection.panel?.behindSince
      return PanelHealth(name: name, secondsBehind: since.map { Int(max(0, now - $0) / 1_000_000) })
    }
  }

  /// Handles changes of the scene.
  ///
  /// Panels are notified once no input is ready, with all changes until then. Without a panel it is
  /// a no-op.
  public func sceneChanged(_ changes: SceneChanges) {
    guard scenes.isNeeded else { return }
    for connection in connections { connection.panel?.add(changes) }
    scenes.task?.schedule()
  }

  /// Notifies the panels that play sounds of that of a key, before the next scene.
  ///
  /// Without a panel it is a no-op. Of several sounds until then, each panel gets the last.
  public func playSound(_ sound: KeySound) {
    guard scenes.isNeeded else { return }
    for connection in connections { connection.panel?.add(sound) }
    scenes.task?.schedule()
  }

  /// Asks a panel to insert a text into the focused field, or to type it.
  ///
  /// - Parameters:
  ///   - text: A text for which the keymap has no keys.
  ///   - number: The number of the request; `nil` for none.
  ///   - panel: The panel's number.
  /// - Returns: Whether the request was sent. Then a ``PanelReport/inserted(_:number:)`` with the
  ///   same number follows, or the panel disconnects. Older panels answer without a number.
  public func insert(_ text: String, number: Int? = nil, into panel: UInt32) -> Bool {
    request(.insert(text, number: number), of: panel)
  }

  /// Asks a panel to replace a text before the cursor of the focused field in one step.
  ///
  /// - Parameters:
  ///   - old: The text before the cursor.
  ///   - text: The text in its place.
  ///   - number: The number of the request.
  ///   - panel: The number of a panel that has reported ``PanelReport/replaces(_:)``.
  /// - Returns: Whether the request was sent; the answer is that of ``insert(_:number:into:)``.
  public func replace(
    _ old: String, with text: String, number: Int, by panel: UInt32
  ) -> Bool {
    request(.replace(old, with: text, number: number), of: panel)
  }

  /// Sends a request to the client that offers dictation.
  ///
  /// - Parameters:
  ///   - dictation: The request.
  ///   - client: The client's number.
  /// - Returns: Whether the request was sent.
  public func send(_ dictation: Dictation.Request, to client: UInt32) -> Bool {
    request(.dictation(dictation), of: client)
  }

  private func request(_ message: LinkMessage, of client: UInt32) -> Bool {
    guard let connection = connections.first(where: { $0.number == client }) else { return false }
    let outcome = connection.send(message.line[...])
    // The caller is typing at this moment, so a broken connection ends in the loop's next turn.
    guard outcome == .open || outcome == .nothing else {
      if outcome == .full {
        log.device(connection.unreadNotice, from: "link")
        connection.hangUp()
      }
      return false
    }
    finishSending(connection, outcome)
    return true
  }

  /// Notifies all panels that the user's state was cleared.
  public func publishForgetting() {
    let line = LinkMessage.forgotten.line[...]
    for connection in connections where connection.panel != nil {
      let outcome = connection.send(line)
      // A broken connection ends in the loop's next turn, as in ``insert(_:number:into:)``.
      if outcome == .open || outcome == .nothing { finishSending(connection, outcome) }
    }
  }

  /// Sends the present scene to all panels.
  func sendScenes() {
    guard scenes.isNeeded else { return }
    let scene = daemon.scene()
    for connection in connections { send(scene, to: connection) }
  }

  private func send(_ scene: LinkScene, to connection: LinkConnection) {
    guard let panel = connection.panel else { return }
    panel.queueScene(scene, &scenes.json, at: loop.now)
    finishSending(connection, connection.flush())
  }

  /// Registers a client as a panel, if it has just become one.
  func admitPanel(_ connection: LinkConnection) {
    guard let name = connection.session.panelName, !connection.isAdmitted, !connection.isClosed
    else { return }
    connection.isAdmitted = true
    scenes.panelConnections += 1
    scenes.isNeeded = true
    log.info(
      "\(connection.name) draws the keyboard: \(name)", from: "link", event: .panelConnected)
    scenes.task?.schedule()
  }

  /// Ends the connection of a broken panel; otherwise waits until the panel reads.
  func finishSending(_ connection: LinkConnection, _ outcome: LinkConnection.Outcome) {
    guard outcome == .nothing, connection.panel?.outbox.isEmpty == false else {
      return closeIfUnusable(connection, outcome)
    }
    if connection.panel?.stalledSince == nil { connection.panel?.stalledSince = loop.now }
    awaitRoom(of: connection)
    updateTimeout()
  }

  /// Sends a panel's waiting bytes as soon as it reads.
  func awaitRoom(of connection: LinkConnection) {
    guard connection.panel?.outbox.isEmpty == false else { return }
    connection.watch?.onceWritable { [unowned self, unowned connection] in
      let outcome = connection.flush()
      finishSending(connection, outcome)
      if outcome == .open, connection.panel?.pending.isEmpty == false {
        send(daemon.scene(), to: connection)
      }
    }
  }

  /// Schedules the timeout of the panel that has not read for the longest time.
  private func updateTimeout() {
    let oldest = connections.compactMap { $0.panel?.stalledSince }.min()
    scenes.timer?.deadline = oldest.map { $0 + scenes.timeout }
  }

  /// Ends the connections of panels that have exceeded the timeout.
  func expirePanels() {
    let now = loop.now
    for connection in connections {
      guard let since = connection.panel?.stalledSince, now - since >= scenes.timeout else {
        continue
      }
      closeIfUnusable(connection, .full)
    }
    updateTimeout()
  }
}

// Reports of panels.

extension LinkServer {
  /// Withdraws all claims of a panel that has disconnected, and an offer of dictation.
  func forget(_ connection: LinkConnection) {
    if connection.withdrawOffer() { daemon.offerDictation(connection.number, nil) }
    guard connection.panel != nil else { return }
    connection.panel = nil
    scenes.isNeeded = connections.contains { $0.panel != nil }
    daemon.panelDisconnected(connection.number)
  }
}
