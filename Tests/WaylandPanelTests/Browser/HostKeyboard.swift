// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import ClavierLink
import KeyboardCore
import KeyboardPlan
import Linux
import LinkSupport

/// The daemon's core behind the real link, on a machine without uinput: a panel touches it, and
/// inserts its texts into the field.
///
/// It acts only inside ``turn()``.
final class HostKeyboard {
  private let server: ServerThread
  private var core: KeyboardCore
  /// The effects that failed; only keys that give text are supported here.
  private(set) var notDone: [Effect] = []
  /// The place where the panel shows the keys; `nil` for none.
  private(set) var place: PanelPlace?
  /// The field that has the cursor; `nil` for none.
  private(set) var field: PanelField?
  /// The text around the cursor in it, as reported last; `nil` if unknown.
  private(set) var text: TextContext?

  private var (reportCount, actionCount) = (0, 0)
  /// The texts to insert into the field, in order, each through its panel.
  private var texts: [String] = []
  private var isAsked = false

  /// Starts listening.
  ///
  /// - Parameters:
  ///   - socket: The path that panels connect to.
  ///   - configuration: The folder of `clavier.toml`.
  /// - Throws: Mistakes in the configuration, or an error of the socket.
  init(socket: String, configuration: String) throws {
    var plan = try KeyboardPlan(ConfigurationFiles(directory: configuration))
    // Effects are used without translation to keys.
    plan.receiver = nil
    let locale = plan.locale(after: nil)
    core = KeyboardCore(plan, in: locale)
    let scene = LinkScene(scene: core.currentScene(), context: core.context, isShown: false)
    server = try ServerThread(path: socket, scene: scene)
  }

  var engine: KeyboardEngine { core.engine }
  var isShown: Bool { core.isShown }
  private var now: Timestamp { Timestamp(microseconds: monotonicMicroseconds()) }

  /// Handles all reports of panels, and answers.
  func turn() {
    let (reports, actions) = (server.reports, server.actions)
    for (panel, report) in reports.dropFirst(reportCount) { handle(report, from: panel) }
    for action in actions.dropFirst(actionCount) { send(action == .show ? .show : .hide) }
    (reportCount, actionCount) = (reports.count, actions.count)
    if let deadline = core.deadline, deadline <= now { send(.deadline) }
    if !isAsked, !texts.isEmpty {
      let text = texts.removeFirst()
      isAsked = server.insert(text)
      if !isAsked { notDone.append(.insertText(text)) }
    }
  }

  private func handle(_ report: PanelReport, from panel: UInt32) {
    switch report {
    case .place(let place): self.place = place
    case .field(let field): (self.field, text) = (field, nil)
    case .text(let text): if field?.field.isSecret == false { self.text = text }
    case .inserted(let isDone, _):
      isAsked = false
      if !isDone { notDone.append(.insertText("")) }
    case .keymap, .touch, .types, .replaces, .clipboard, .application: break
    }
    send(.panel(panel, report))
  }

  private func send(_ event: KeyboardCore.Event) {
    core.handle(event, at: now)
    var isSceneNew = false
    var batch: [KeyboardCore.Action] = []
    while core.exchangeActions(for: &batch) {
      for action in batch {
        switch action {
        case .effect(.insertText(let text)): texts.append(text)
        case .effect(let effect): notDone.append(effect)
        case .sceneChanged: isSceneNew = true
        default: break
        }
      }
      batch.removeAll()
    }
    guard isSceneNew else { return }
    server.show(LinkScene(scene: core.currentScene(), context: core.context, isShown: isShown))
  }
}
