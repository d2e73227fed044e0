// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierLink
import KeyboardPlan
import Linux
import LinkSupport

/// What of the daemon there can be on a machine without input devices: the keyboard of a configuration, behind the real
/// link, which is touched by what a panel sees and types by what a panel puts into the field.
///
/// Nothing happens outside of ``turn()``.
final class HostDaemon {
  private let server: ServerThread
  private let plan: KeyboardPlan
  private var context: KeyboardContext
  private(set) var engine: KeyboardEngine
  private(set) var isShown = false
  /// Where the panel shows the keys; `nil` for nowhere.
  private(set) var place: PanelPlace?
  /// The field that has the cursor; `nil` for none.
  private(set) var field: PanelField?
  /// What stands around the cursor in it, as it was told last; `nil` if nothing was, and in a secret field.
  private(set) var text: TextContext?
  /// What was to be done and could not: there are no keys here but those that give text.
  private(set) var notDone: [Effect] = []

  private var (newsCount, actionCount) = (0, 0)
  private var deadline: Timestamp?
  private var isSceneNew = false
  /// Texts to put into the field, one after the other.
  private var texts: [String] = []
  private var isAsked = false

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - socket: Where panels connect.
  ///   - configuration: The folder of `clavier.toml`.
  /// - Throws: What is wrong with the configuration, or with the socket.
  init(socket: String, configuration: String) throws {
    plan = try KeyboardPlan(ConfigurationFiles(directory: configuration))
    let shape = plan.shape(aspectRatio: nil, areaWidth: nil, in: plan.locale(after: nil))
    context = shape.context
    engine = shape.keyboard()
    server = try ServerThread(
      path: socket, scene: LinkScene(scene: engine.scene, context: context, isShown: false))
  }

  private var now: Timestamp { Timestamp(microseconds: monotonicMicroseconds()) }

  /// Takes what panels have told, and answers.
  func turn() {
    let (news, actions) = (server.news, server.actions)
    for one in news.dropFirst(newsCount) { take(one) }
    for action in actions.dropFirst(actionCount) { obey(action) }
    (newsCount, actionCount) = (news.count, actions.count)
    if let deadline, deadline <= now { perform(engine.handle(.deadline(now))) }
    if isSceneNew {
      isSceneNew = false
      server.show(LinkScene(scene: engine.scene, context: context, isShown: isShown))
    }
    if !isAsked, let text = texts.first {
      texts.removeFirst()
      isAsked = server.insert(text)
      if !isAsked { notDone.append(.insertText(text)) }
    }
  }

  private func take(_ news: PanelNews) {
    switch news {
    case .place(let place):
      self.place = place
      makeKeyboard()
    case .field(let field):
      self.field = field
      text = nil
      makeKeyboard()
      enterField()
    case .text(let text):
      guard field?.field.isSecret == false else { break }
      self.text = text
      perform(engine.handle(.textContext(text, now)))
    case .touch(let frame, _):
      if isShown { perform(engine.handle(.touch(frame))) }
    case .inserted(let isDone):
      isAsked = false
      if !isDone { notDone.append(.insertText("")) }
    case .keymap, .types: break
    }
  }

  private func obey(_ action: LinkAction) {
    guard (action == .show) != isShown else { return }
    isShown.toggle()
    isSceneNew = true
    guard isShown else { return perform(engine.handle(.cancel(now))) }
    perform(engine.beginAnew(at: now))
    enterField()
  }

  /// Begins in the field that has the cursor, as far as anybody knows.
  private func enterField() {
    var field = field?.field ?? Keyboard.Field()
    field.takesAnyText = self.field?.commits == true
    perform(engine.handle(.newField(field, now)))
    if let text { perform(engine.handle(.textContext(text, now))) }
  }

  /// Goes on as the keyboard for the place and the field, if that is another one.
  private func makeKeyboard() {
    let shape = plan.shape(
      aspectRatio: place?.aspectRatio, areaWidth: place?.areaWidth, in: context.locale,
      session: KeyboardShape.Session(
        headroom: place?.headroom, purpose: field?.field.purpose ?? .standard))
    guard shape.context != context || shape.pages.size != engine.pages.size else { return }
    context = shape.context
    var response = Response()
    engine.goOn(as: shape.keyboard(), &response)
    isSceneNew = true
    perform(response)
  }

  private func perform(_ response: Response) {
    deadline = response.deadline
    if !response.changes.isEmpty { isSceneNew = true }
    for effect in response.effects {
      if case .insertText(let text) = effect { texts.append(text) } else { notDone.append(effect) }
    }
  }
}
