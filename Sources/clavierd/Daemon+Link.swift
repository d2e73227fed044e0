// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import ClavierLink
import Evdev
import KeyboardCore
import KeyboardPlan
import Linux

extension Daemon {
  /// Opens the socket for other programs; the daemon also works without it.
  func openLink(at path: String) {
    do throws(SystemError) {
      let link = try LinkServer(
        loop: loop, log: log, path: path,
        daemon: LinkDelegate(
          status: { [unowned self] in status }, health: { [unowned self] in health },
          perform: { [unowned self] in perform($0) },
          rotate: { [unowned self] in touch.keyboard.addedRotation = $0 },
          switchLanguage: { [unowned self] locale in
            defer { perform() }
            return core.switchLanguage(to: locale, at: now)
          },
          type: { [unowned self] text in
            prepareTyping(at: now)
            defer { perform() }
            return core.type(text, at: now)
          },
          areKeysSent: { [unowned self] in core.areKeysSent },
          scene: { [unowned self] in scene() },
          report: { [unowned self] in receive($1, from: $0) },
          panelDisconnected: { [unowned self] in send(.panelDisconnected($0)) },
          offerDictation: { [unowned self] in send(.dictationOffer($0, $1)) },
          dictation: { [unowned self] client, report in
            if case .finalText = report { prepareTyping(at: now) }
            send(.dictation(client, report))
          }))
      try link.start()
      self.link = link
    } catch {
      log.device(
        "other programs cannot connect or receive requests: \(error); "
          + error.socketRemedy, from: "link")
    }
  }

  private var status: LinkStatus {
    LinkStatus(
      version: Version.current, state: core.isReady ? .ready : .starting,
      surfaces: touch.surfaces.map(\.name), grabbed: touch.grabbed, isShown: core.isShown,
      rotation: touch.keyboard.addedRotation, locale: core.context.locale.rawValue,
      locales: core.context.locales.map(\.rawValue), refused: core.counts.refused,
      configuration: stored.configurationSource,
      panels: (link?.panels ?? []).map {
        LinkPanel(
          name: $0.name, place: core.place(of: $0.number),
          application: core.application(of: $0.number))
      },
      target: core.plan.receiver.map(LinkTarget.init), vibrator: touch.vibrator.name)
  }

  private func perform(_ action: LinkAction) {
    switch action {
    case .show: send(.show)
    case .hide: send(.hide)
    case .toggle: send(.toggle)
    case .release: touch.release(.command)
    case .forget: send(.forget)
    case .forgetWords: send(.forgetWords)
    }
  }

  private func receive(_ report: PanelReport, from panel: UInt32) {
    let event = KeyboardCore.Event.panel(panel, report)
    if case .touch = report { sendTouch(event) } else { send(event) }
  }

  /// Returns the keyboard's scene for panels.
  private func scene() -> LinkScene {
    let scene = core.currentScene()
    var linkScene = LinkScene(
      scene: scene, context: core.context,
      untypableKeys: core.untypableKeyIndices(in: scene), isShown: core.isShown,
      pointer: core.pointer)
    linkScene.isCovering = core.isCovering
    linkScene.isCollapsed = core.isCollapsed
    linkScene.userSettings = core.userSettings
    return linkScene
  }
}
