// SPDX-License-Identifier: MIT

import ClavierKit
public import ClavierSettings

/// All who may say what the receiver's keyboard is.
///
/// Each is asked in turn, and the first that says anything is believed:
///
///     text console, if it reads keys itself ─▶ configuration ─▶ panel ─▶ /etc/default/keyboard
///                                   ─▶ /etc/vconsole.conf ─▶ the keyboard's own keymap ─▶ "us"
///
/// The console comes first since nobody but the kernel knows what it makes of keys, and a key that means nothing to
/// a display server may lead to another console. A panel knows the keymap of its session.
/// A keyboard that is made of a keymap is most likely meant for a receiver that has it, but nobody said so: whoever knows
/// better counts more.
public struct TargetSources: Hashable, Sendable {
  /// What the user says.
  public var settings: OutputSettings
  /// The text console that is shown; `nil` if it reads no keys, or there is none.
  public var console: TextConsole?
  /// The keymap of a panel's session in XKB's text format; `nil` if no panel tells it.
  public var sessionKeymap: [UInt8]?
  /// What the machine was set up with; `nil` if it does not say.
  public var keyboardDefaults: KeyboardDefaults?
  /// The keymap that the keyboard itself is made of; `nil` if it is made of none.
  public var ownKeymap: KeymapNames?
  /// What its text consoles were set up with; `nil` if it does not say.
  public var consoleDefaults: ConsoleDefaults?

  public init(
    _ settings: OutputSettings, console: TextConsole? = nil,
    keyboardDefaults: KeyboardDefaults? = nil, consoleDefaults: ConsoleDefaults? = nil
  ) {
    self.settings = settings
    self.console = console
    self.keyboardDefaults = keyboardDefaults
    self.consoleDefaults = consoleDefaults
  }

  /// Takes what the machine's files say.
  public static func installed(_ settings: OutputSettings) -> TargetSources {
    TargetSources(
      settings, keyboardDefaults: KeyboardDefaults.read(), consoleDefaults: ConsoleDefaults.read())
  }

  /// Whether it matters which text console is shown.
  public var asksConsole: Bool { settings.followsConsole }

  /// The receiver that the user chose, if any.
  ///
  /// It stands alone: the machine's variant, model and options belong to the machine's layout.
  var chosen: Target? {
    guard let layout = settings.layout, !layout.isEmpty else { return nil }
    return target(.layouts(names(layout)), .configuration)
  }

  /// The receivers that there may be, the most likely first: if a keymap cannot be made, the next one counts.
  ///
  /// That which the user chose has no next one, since the user is to hear of a mistake.
  public var targets: [Target] {
    var targets: [Target] = []
    if let console, asksConsole {
      targets.append(target(.console(console.keymap), .console(console.name)))
    }
    if let chosen { return targets + [chosen] }
    if let sessionKeymap { targets.append(target(.text(sessionKeymap), .panel)) }
    if let names = keyboardDefaults?.names, !names.layout.isEmpty {
      targets.append(target(.layouts(names), .keyboardDefaults))
    }
    if let names = consoleDefaults?.names, !names.layout.isEmpty {
      targets.append(target(.layouts(names), .consoleDefaults))
    }
    if let ownKeymap { targets.append(target(.layouts(ownKeymap), .keyboard)) }
    return targets + [fallback]
  }

  /// The receiver if nobody says anything.
  var fallback: Target { target(.layouts(KeymapNames(layout: "us")), .nobody) }

  private func target(_ keyboard: Target.Keyboard, _ origin: Target.Origin) -> Target {
    Target(keyboard, origin, settings)
  }

  private func names(_ layout: String) -> KeymapNames {
    KeymapNames(
      layout: layout, variant: settings.variant ?? "", model: settings.model ?? "",
      options: settings.options ?? "")
  }
}
