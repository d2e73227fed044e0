// SPDX-License-Identifier: MIT

/// The interface through which effects reach the embedding program's text field and functions.
///
/// ```swift
/// session.handle(.touch(frame)).effects.apply(to: field)
/// ```
///
/// Only the text functions are required; by default all others are no-ops.
///
/// **Source:** KeyboardKit's protocol of the same name. Its functions for the keyboard itself
/// belong to ``KeyboardSession``.
public protocol KeyboardController: AnyObject {
  /// Inserts a text at the cursor; for the Return key, a line feed.
  func insertText(_ text: String)
  /// Deletes a number of characters (grapheme clusters) before the cursor; at least 1.
  func deleteBackward(times: Int)
  /// Moves the cursor by `offset` characters, backward if negative.
  func adjustTextPosition(by offset: Int)
  /// Presses a computer key, such as Escape, arrow up or Ctrl+C.
  func press(_ stroke: KeyStroke)
  /// Performs the custom action with a name.
  func performAction(named name: String)
  /// Starts dictation.
  func performDictation()
  /// Hides the keyboard.
  func dismissKeyboard()
  /// Switches to the next keyboard of the system.
  func selectNextKeyboard()
  /// Handles the request for the user's next language, to which a session has already switched.
  func selectNextLocale()
  /// Handles the request for one of the user's languages, to which a session has already switched.
  func selectLocale(_ locale: KeyboardLocale)
  /// Opens a URL.
  func openURL(_ url: String)
  /// Shows the settings of the keyboard.
  func showSettings()
  /// Shows the settings of the system.
  func showSystemSettings()
}

extension KeyboardController {
  /// Does nothing by default.
  public func adjustTextPosition(by offset: Int) {}
  /// Does nothing by default.
  public func press(_ stroke: KeyStroke) {}
  /// Does nothing by default.
  public func performAction(named name: String) {}
  /// Does nothing by default.
  public func performDictation() {}
  /// Does nothing by default.
  public func dismissKeyboard() {}
  /// Does nothing by default.
  public func selectNextKeyboard() {}
  /// Does nothing by default.
  public func selectNextLocale() {}
  /// Does nothing by default.
  public func selectLocale(_ locale: KeyboardLocale) {}
  /// Does nothing by default.
  public func openURL(_ url: String) {}
  /// Does nothing by default.
  public func showSettings() {}
  /// Does nothing by default.
  public func showSystemSettings() {}
}

extension Effect {
  /// Applies the effect to a controller; an arrow left or right without modifiers moves the cursor.
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
  /// Applies the request to a controller.
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
  /// Applies all effects to a controller, in order.
  public func apply(to controller: some KeyboardController) {
    for effect in self { effect.apply(to: controller) }
  }
}
