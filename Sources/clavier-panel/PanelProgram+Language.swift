// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import ClavierLink
import Linux
import Panel
import SessionBus

// The language of the keys, as other programs and the session have it.

extension PanelProgram {
  /// Goes to a language that a program on the session's bus wants; `nil` is the next one.
  func go(to language: String?) {
    link?.go(to: language.flatMap(KeyboardLocale.init(rawValue:)))
  }

  /// Tells programs of the language, and has the session in its layout, if that is wanted.
  func followLanguage() {
    let context = link?.scene?.context
    bus?.languages = context.map {
      SessionBus.Languages(current: $0.locale.rawValue, all: $0.locales.map(\.rawValue))
    }
    guard plan.settings.switchesLayout, let locale = context?.locale else { return }
    switch layoutSwitch.take(locale, link?.keymap, plan.layout(of: locale)) {
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
