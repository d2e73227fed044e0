// SPDX-License-Identifier: MIT

/// The embedding program's interface for effects: its text field and its own functions.
///
/// ```swift
/// session.handle(.touch(frame)).effects.apply(to: field)
/// ```
///
/// Only the text functions are required; the defaults of all others are no-ops.
///
/// **Source:** KeyboardKit's protocol of the same name. Its functions for the keyboard itself
/// belong to ``KeyboardSession``.
public protocol KeyboardController: AnyObject {
  /// Inserts a text at the cursor; the Return key gives a line feed.
  func insertText(_ text: String)
  /// Deletes this many characters (grapheme clusters) before the cursor; at least 1.
  func deleteBackward(times: Int)
  /// Moves the cursor by a character, forward or backward.
  func adjustTextPosition(by offset: Int)
  /// Presses a computer key: Escape, arrow up, Ctrl+C.
  func press(_ stroke: KeyStroke)
  /// Performs the custom action of this name.
  func performAction(named name: String)
  /// Starts dictation.
  func performDictation()
  /// Hides the keyboard.
  func dismissKeyboard()
  /// Switches to the next keyboard of the system.
  func selectNextKeyboard()
  /// Receives the request for the user's next language; a session has switched already.
  func selectNextLocale()
  /// Receives the request for one of the user's languages; a session has switched already.
  func selectLocale(_ locale: KeyboardLocale)
  /// Opens a URL.
  func openURL(_ url: String)
  /// Shows the settings of the keyboard.
  func showSettings()
  /// Shows the settings of the system.
  func showSystemSettings()
}

extension KeyboardController {
  /// No-op.
  public func adjustTextPosition(by offset: Int) {}
  /// No-op.
  public func press(_ stroke: KeyStroke) {}
  /// No-op.
  public func performAction(named name: String) {}
  /// No-op.
  public func performDictation() {}
  /// No-op.
  public func dismissKeyboard() {}
  /// No-op.
  public func selectNextKeyboard() {}
  /// No-op.
  public func selectNextLocale() {}
  /// No-op.
  public func selectLocale(_ locale: KeyboardLocale) {}
  /// No-op.
  public func openURL(_ url: String) {}
  /// No-op.
  public func showSettings() {}
  /// No-op.
  public func showSystemSettings() {}
}

extension Effect {
  /// Applies the effect; an arrow left or right without modifiers moves the cursor.
  public func apply(to controller: some KeyboardController) {
    switch self {
    case .insertText(let text): controller.insertText(text)
    case .deleteBackward(let count): controller.deleteBackward(times: count)
    case .press(KeyStroke(.left)): controller.adjustTextPosition(by: -1)
    case .press(KeyStroke(.right)): controller.adjustTextPosition(by: 1)
    case .press(let stroke): controller.press(stroke)
    case .request(let request): request.apply(to: controller)
    }
  }
}

extension Effect.Request {
  /// Applies the request.
  func apply(to controller: some KeyboardController) {
    switch self {
    case .custom(let name): controller.performAction(named: name)
    case .dictation: controller.performDictation()
    case .dismissKeyboard: controller.dismissKeyboard()
    case .nextKeyboard: controller.selectNextKeyboard()
    case .nextLocale: controller.selectNextLocale()
    case .selectLocale(let locale): controller.selectLocale(locale)
    case .openURL(let url): controller.openURL(url)
    case .settings: controller.showSettings()
    case .systemSettings: controller.showSystemSettings()
    }
  }
}

extension Sequence<Effect> {
  /// Applies all effects in order.
  public func apply(to controller: some KeyboardController) {
    for effect in self { effect.apply(to: controller) }
  }
}
