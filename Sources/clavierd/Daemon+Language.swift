// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import KeyboardPlan
import Linux

// The language that the keyboard is in.

extension Daemon {
  /// Takes that the keyboard is in another language now: other programs are told, and the next start has it.
  func enter(_ locale: KeyboardLocale) {
    link?.publish(locale)
    languageMemory.take(locale)
  }

  /// Goes on in another language if the keyboard has asked for one.
  func followLocale(after response: Response) {
    // Nothing but a request leads to another; to ask the plan is to copy it.
    guard response.effects.contains(where: \.isRequest),
      let locale = plan.locale(after: response, in: context)
    else { return }
    use(shape(in: locale))
  }

  /// Goes on in a language that another program asks for.
  ///
  /// - Parameter locale: The language; `nil` for the one after the current one.
  /// - Returns: Whether the keyboard has it.
  func go(to locale: KeyboardLocale?) -> Bool {
    let locale = locale ?? context.nextLocale
    guard plan.locale(after: locale) == locale else { return false }
    if locale != context.locale { use(shape(in: locale)) }
    return true
  }

  /// The keyboard of a language, for the receiver that it is for.
  func shape(in locale: KeyboardLocale) -> KeyboardShape {
    plan.follow(locale)
    return plan.shape(for: surface, panel, in: locale)
  }
}

extension Effect {
  fileprivate var isRequest: Bool {
    if case .request = self { true } else { false }
  }
}

extension KeyboardPlan {
  /// Begins in the language of before, or in the first one.
  ///
  /// - Parameters:
  ///   - record: Where it is written; `nil` for nowhere.
  ///   - log: Is told what is wrong with it.
  /// - Returns: The language, for whose receiver keys are sent from now on.
  mutating func begin(with record: LanguageRecord?, _ log: Log) -> KeyboardLocale {
    let beginning =
      record?.beginning(of: self) ?? LanguageRecord.Beginning(locale: locale(after: nil))
    if let mistake = beginning.mistake { log.user(mistake, from: "") }
    follow(beginning.locale)
    return beginning.locale
  }
}
