// SPDX-License-Identifier: MIT

/// A session goes to another language by itself when a key or the menu asks for it.
///
/// The program sees the request among the effects, and the new language in the context.
extension KeyboardSession {
  /// Goes on in another language if the keyboard has asked for one.
  func followLocale(_ response: inout Response) {
    // Most inputs have no effect, and the context is not asked about them.
    guard !response.effects.isEmpty, let locale = context.locale(after: response) else { return }
    context.locale = locale
    goOn(&response)
  }
}
