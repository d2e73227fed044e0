// SPDX-License-Identifier: MIT

/// The automatic switch of the language after a language key or the language menu.
///
/// The program sees the request among the effects, and the new language in the context.
extension KeyboardSession {
  /// Switches the language if the response requests it.
  func updateLocale(_ response: inout Response) {
    // Most responses have no effects, which makes this check free.
    guard !response.effects.isEmpty, let locale = context.locale(after: response) else { return }
    context.locale = locale
    replaceEngine(&response)
  }
}
