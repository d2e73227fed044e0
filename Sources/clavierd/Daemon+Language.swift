// SPDX-License-Identifier: MIT

import ClavierKit
import KeyboardPlan

// The language that the keyboard is in.

extension Daemon {
  /// Goes on in another language if the keyboard has asked for one.
  func followLocale(after response: Response) {
    guard let locale = plan.locale(after: response, in: context) else { return }
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
