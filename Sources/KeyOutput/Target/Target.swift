// SPDX-License-Identifier: MIT

import ClavierKit
public import ClavierSettings

/// Who receives the keys, as far as anybody can tell, and who says so.
public struct Target: Hashable, Sendable {
  /// What the receiver makes of keys.
  public enum Keyboard: Hashable, Sendable {
    /// What XKB's layouts of these names say.
    case layouts(KeymapNames)
    /// What a text console's own tables say.
    case console(ConsoleKeymap)
    /// What a finished keymap in XKB's text format says, as a compositor has it.
    case text([UInt8])
  }

  /// Who says so; the first that says anything counts.
  public enum Origin: Hashable, Sendable {
    /// The text console that is shown, such as "tty1".
    case console(String)
    /// The user's settings.
    case configuration
    /// The panel, which knows the keymap of its session.
    case panel
    /// Debian's settings of the machine's keyboard.
    case keyboardDefaults
    /// systemd's settings of the text console's keyboard.
    case consoleDefaults
    /// The keyboard itself, which is made of a keymap.
    case keyboard
    /// Nobody: "us".
    case nobody
  }

  public var keyboard: Keyboard
  public var origin: Origin
  /// Whether the receiver makes characters of dead keys and what follows them.
  public var composes: Bool
  /// How it takes characters that its keymap lacks; never ``OutputSettings/UnicodeInput/auto``.
  public var unicodeInput: OutputSettings.UnicodeInput

  /// - Parameters:
  ///   - keyboard: What the receiver makes of keys.
  ///   - origin: Who says so.
  ///   - settings: What the user says of dead keys and of characters that the keymap lacks.
  public init(_ keyboard: Keyboard, _ origin: Origin, _ settings: OutputSettings) {
    self.keyboard = keyboard
    self.origin = origin
    if case .console = keyboard {
      // The kernel composes, and knows no other way to take a number.
      composes = true
      unicodeInput = [.auto, .altKeypad].contains(settings.unicodeInput) ? .altKeypad : .off
    } else {
      composes = settings.hasDeadKeys
      unicodeInput = settings.unicodeInput == .auto ? .off : settings.unicodeInput
    }
  }
}

extension Target {
  /// Whether a text console receives the keys.
  public var isConsole: Bool {
    if case .console = keyboard { true } else { false }
  }

  /// A sentence for people: for whom keys are sent, and who says so.
  public var reason: String {
    switch origin {
    case .configuration: "Keys are sent for \(title), as the configuration says."
    case .panel: "Keys are sent for \(title), as its panel says."
    case .console(let name): "Keys are sent for the text console \(name), by its own keymap."
    case .keyboardDefaults: "Keys are sent for \(title), as \(KeyboardDefaults.path) says."
    case .consoleDefaults: "Keys are sent for \(title), as \(ConsoleDefaults.path) says."
    case .keyboard: "Keys are sent for \(title), of which the keyboard is made."
    case .nobody:
      "Keys are sent for \(title), since neither the configuration nor \(KeyboardDefaults.path) names a layout."
    }
  }

  /// Who says it, in few words, such as "configuration" or a file's path.
  public var source: String {
    switch origin {
    case .configuration: "configuration"
    case .panel: "panel"
    case .console(let name): name
    case .keyboardDefaults: KeyboardDefaults.path
    case .consoleDefaults: ConsoleDefaults.path
    case .keyboard: "keyboard.layout"
    case .nobody: "default"
    }
  }

  /// What the receiver has, such as `the layouts "de", variant "neo", and "us"`.
  public var title: String {
    let names: KeymapNames
    switch keyboard {
    case .console: return "the text console's own keymap"
    case .text: return "the session's own keymap"
    case .layouts(let layouts): names = layouts
    }
    let variants = names.variants
    let titles = names.layouts.enumerated().map { index, layout in
      let variant = index < variants.count ? variants[index] : ""
      let layout = KeymapNames.quoted(layout)
      return variant.isEmpty ? layout : "\(layout), variant \(KeymapNames.quoted(variant))"
    }
    guard titles.count > 1, let last = titles.last else {
      return "the layout \(titles.first ?? "")"
    }
    return "the layouts \(titles.dropLast().joined(separator: ", ")) and \(last)"
  }
}
