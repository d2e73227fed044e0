// SPDX-License-Identifier: MIT

import ClavierKit
public import ClavierSettings

/// The receiver of the keys, as detected or configured, and the origin of that information.
public struct Target: Hashable, Sendable {
  /// The receiver's mapping of keys.
  public enum Keyboard: Hashable, Sendable {
    /// The XKB layouts of these names.
    case layouts(KeymapNames)
    /// A text console's own tables.
    case console(ConsoleKeymap)
    /// A finished keymap in XKB's text format, as a compositor sends it.
    case text([UInt8])
  }

  /// The origin of a receiver's keymap; the first origin with any information counts.
  public enum Origin: Hashable, Sendable {
    /// The text console that is shown, such as "tty1".
    case console(String)
    /// The user's settings.
    case configuration
    /// The panel, which reports the keymap of its session.
    case panel
    /// Debian's settings for the machine's keyboard.
    case keyboardDefaults
    /// systemd's settings for the text console's keyboard.
    case consoleDefaults
    /// The touch keyboard's own layout, if it is made from a keymap.
    case keyboard
    /// The fallback, the layout "us".
    case fallback
  }

  public var keyboard: Keyboard
  public var origin: Origin
  /// Whether the receiver composes dead keys.
  public var composes: Bool
  /// The method for characters that the keymap lacks; never ``OutputSettings/UnicodeInput/auto``.
  public var unicodeInput: OutputSettings.UnicodeInput

  /// Creates a receiver.
  ///
  /// - Parameters:
  ///   - keyboard: The receiver's mapping of keys.
  ///   - origin: The origin of this information.
  ///   - settings: The user's settings for dead keys and for characters that the keymap lacks.
  public init(_ keyboard: Keyboard, _ origin: Origin, _ settings: OutputSettings) {
    self.keyboard = keyboard
    self.origin = origin
    if case .console = keyboard {
      // The kernel composes dead keys, and accepts character numbers by no other method.
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

  /// A sentence for users: the receiver, and the origin of that information.
  public var reason: String {
    switch origin {
    case .configuration: "Keys are sent for \(title), set in the configuration."
    case .panel: "Keys are sent for \(title), reported by its panel."
    case .console(let name): "Keys are sent for the text console \(name), by its own keymap."
    case .keyboardDefaults: "Keys are sent for \(title), set in \(KeyboardDefaults.path)."
    case .consoleDefaults: "Keys are sent for \(title), set in \(ConsoleDefaults.path)."
    case .keyboard: "Keys are sent for \(title), which the keyboard shows."
    case .fallback:
      "Keys are sent for \(title), since neither the configuration nor \(KeyboardDefaults.path) names a layout."
    }
  }

  /// A short name of the origin, such as "configuration" or a file's path.
  public var source: String {
    switch origin {
    case .configuration: "configuration"
    case .panel: "panel"
    case .console(let name): name
    case .keyboardDefaults: KeyboardDefaults.path
    case .consoleDefaults: ConsoleDefaults.path
    case .keyboard: "keyboard.layout"
    case .fallback: "default"
    }
  }

  /// The receiver's keymap, such as `the layouts "de", variant "neo", and "us"`.
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
