// SPDX-License-Identifier: MIT

import ClavierKit
public import ClavierSettings
public import Linux

/// The sources that may name the receiver's keyboard.
///
/// The sources are queried in turn, and the first with any information counts:
///
///     text console, if it reads keys itself ─▶ configuration ─▶ panel ─▶ /etc/default/keyboard
///                                   ─▶ /etc/vconsole.conf ─▶ the keyboard's own keymap ─▶ "us"
///
/// The console comes first since its mapping of keys is in the kernel alone. A key without meaning
/// for a display server may still switch consoles there. A panel reports the keymap of its session.
/// A keyboard made from a keymap is probably meant for a receiver with that keymap. This is a
/// guess, so it comes late.
public struct TargetSources: Hashable, Sendable {
  /// The user's settings.
  public var settings: OutputSettings
  /// The active text console; `nil` if it reads no keys, or there is none.
  public var console: TextConsole?
  /// The keymap of a panel's session in XKB's text format; `nil` if no panel reports it.
  public var sessionKeymap: [UInt8]?
  /// The keyboard that the machine was set up with; `nil` if unknown.
  public var keyboardDefaults: KeyboardDefaults?
  /// The keymap that the touch keyboard itself is made from; `nil` if there is none.
  public var ownKeymap: KeymapNames?
  /// The keymap with which the text consoles were set up; `nil` if unknown.
  public var consoleDefaults: ConsoleDefaults?
  /// The errors of the machine's files that could not be read.
  public var fileErrors: [SystemError] = []

  public init(
    _ settings: OutputSettings, console: TextConsole? = nil,
    keyboardDefaults: KeyboardDefaults? = nil, consoleDefaults: ConsoleDefaults? = nil
  ) {
    self.settings = settings
    self.console = console
    self.keyboardDefaults = keyboardDefaults
    self.consoleDefaults = consoleDefaults
  }

  /// Reads the machine's files that may name the receiver.
  public static func installed(_ settings: OutputSettings) -> TargetSources {
    var sources = TargetSources(settings)
    do throws(SystemError) {
      sources.keyboardDefaults = try KeyboardDefaults.read()
    } catch {
      sources.fileErrors.append(error)
    }
    do throws(SystemError) {
      sources.consoleDefaults = try ConsoleDefaults.read()
    } catch {
      sources.fileErrors.append(error)
    }
    return sources
  }

  /// The errors of the machine's files, as messages for the user; none if another source comes
  /// before them.
  var fileMessages: [String] {
    // An error beside a layout of `/etc/default/keyboard` concerns a later file.
    guard chosen == nil, sessionKeymap == nil, console == nil || !dependsOnConsole,
      keyboardDefaults?.names.layout.isEmpty != false
    else { return [] }
    return fileErrors.map { "\($0), so keys may be sent for a wrong layout; set output.layout" }
  }

  /// Whether the receiver depends on the active text console.
  public var dependsOnConsole: Bool { settings.followsConsole }

  /// The receiver that the user chose, if any.
  ///
  /// Nothing is added to the choice: the machine's variant, model and options belong to the
  /// machine's layout.
  var chosen: Target? {
    guard let layout = settings.layout, !layout.isEmpty else { return nil }
    return target(.layouts(names(layout)), .configuration)
  }

  /// The candidates, the most likely first: if a keymap cannot be compiled, the next one counts.
  ///
  /// No candidate follows the user's choice, since the user must see an error in it.
  public var targets: [Target] {
    var targets: [Target] = []
    if let console, dependsOnConsole {
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

  /// The receiver if no source has any information.
  var fallback: Target { target(.layouts(KeymapNames(layout: "us")), .fallback) }

  private func target(_ keyboard: Target.Keyboard, _ origin: Target.Origin) -> Target {
    Target(keyboard, origin, settings)
  }

  private func names(_ layout: String) -> KeymapNames {
    KeymapNames(
      layout: layout, variant: settings.variant ?? "", model: settings.model ?? "",
      options: settings.options ?? "")
  }
}
