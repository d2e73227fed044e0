// SPDX-License-Identifier: MIT

/// What a program lets the keyboard do to it: its text field, and what only the program can do.
///
/// ```swift
/// session.handle(.touch(frame)).effects.apply(to: field)
/// ```
///
/// Only the text is asked for; whatever else a program does not implement does nothing.
///
/// **Source:** KeyboardKit's protocol of the same name. What it asks of the keyboard itself, a
/// ``KeyboardSession`` does.
public protocol KeyboardController: AnyObject {
  /// Types a text at the cursor; a line feed is what the Return key gives.
  func insertText(_ text: String)
  /// Deletes as many characters before the cursor, as people see them; at least 1.
  func deleteBackward(times: Int)
  /// Moves the cursor by a character, forward or backward.
  func adjustTextPosition(by offset: Int)
  /// Does what a key of a computer does: Escape, an arrow up, Ctrl+C.
  func press(_ stroke: KeyStroke)
  /// Does what a key of this name was made for.
  func performAction(named name: String)
  /// Begins to take down what is spoken.
  func performDictation()
  /// Hides the keyboard.
  func dismissKeyboard()
  /// Goes to the next keyboard of the system.
  func selectNextKeyboard()
  /// Is told that the next of the user's languages was asked for; a session goes there by itself.
  func selectNextLocale()
  /// Is told that one of the user's languages was asked for; a session goes there by itself.
  func selectLocale(_ locale: KeyboardLocale)
  /// Opens an address.
  func openURL(_ url: String)
  /// Shows the settings of the keyboard.
  func showSettings()
  /// Shows the settings of the system.
  func showSystemSettings()
}

extension KeyboardController {
  /// Does nothing.
  public func adjustTextPosition(by offset: Int) {}
  /// Does nothing.
  public func press(_ stroke: KeyStroke) {}
  /// Does nothing.
  public func performAction(named name: String) {}
  /// Does nothing.
  public func performDictation() {}
  /// Does nothing.
  public func dismissKeyboard() {}
  /// Does nothing.
  public func selectNextKeyboard() {}
  /// Does nothing.
  public func selectNextLocale() {}
  /// Does nothing.
  public func selectLocale(_ locale: KeyboardLocale) {}
  /// Does nothing.
  public func openURL(_ url: String) {}
  /// Does nothing.
  public func showSettings() {}
  /// Does nothing.
  public func showSystemSettings() {}
}

extension Effect {
  /// Does it; an arrow to the left or to the right without modifiers moves the cursor.
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
  /// Asks for it.
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
  /// Does all of them in order.
  public func apply(to controller: some KeyboardController) {
    for effect in self { effect.apply(to: controller) }
  }
}
