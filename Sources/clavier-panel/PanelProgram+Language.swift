// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import ClavierLink
import Linux
import Panel
import SessionBus

// The keyboard's language on the bus and in the session.

extension PanelProgram {
  /// Switches to a language that a program on the bus requests; `nil` for the next one.
  func switchLanguage(to language: String?) {
    link?.switchLanguage(to: language.flatMap(KeyboardLocale.init(rawValue:)))
  }

  /// Publishes the language on the bus, and switches the session's layout if the settings ask for
  /// it.
  func updateLanguage() {
    let context = link?.scene?.context
    bus?.languages = context.map {
      SessionBus.Languages(current: $0.locale.rawValue, all: $0.locales.map(\.rawValue))
    }
    guard plan.settings.switchesLayout, let locale = context?.locale else { return }
    switch layoutSwitch.update(locale, link?.keymap, plan.layout(of: locale)) {
    case .activate(let group):
      if presenter?.activate(group: group) != true {
        log.user(
          "panel.switch_layout: this display server lets no panel change the layout; a program that follows "
            + "clavier language --follow may", from: "")
      }
    case .stay(let reason):
      log.info("the session's layout stays, in \(locale.rawValue): \(reason)", from: "")
    case nil: break
    }
  }
}
