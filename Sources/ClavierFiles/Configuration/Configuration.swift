// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// All that a user may choose: what `/etc/clavier/clavier.toml` and its drop-ins say.
public struct Configuration: Hashable, Sendable {
  public var keyboard = KeyboardSettings()
  /// What holds for single languages.
  public var languages: [KeyboardLocale: LanguageSettings] = [:]
  public var engine = EngineSettings()
  public var touch = TouchSettings()
  public var output = OutputSettings()
  public var panel = PanelSettings()

  /// What holds where no file says anything.
  public init() {}

  /// What a user may choose about the keys that are shown.
  public struct KeyboardSettings: Hashable, Sendable {
    /// The only language; it does not count where ``locales`` says more.
    public var locale: KeyboardLocale = .english
    /// The languages to go through, beginning with the first; empty for ``locale`` alone.
    public var locales: [KeyboardLocale] = []
    /// What kind of device the keyboard imitates, unless its layout says so.
    public var device: DeviceType = .phone
    /// The name of its layout; `nil` for the device's own.
    ///
    /// What begins with `xkb:` is made of a keymap.
    public var layout: String?
    public var orientation: Orientation = .auto
    public var returnKey: Keyboard.ReturnKeyType = .return
    /// How several keys make one character.
    public var composition: CompositionChoice = .auto
    /// Where the tones of Vietnamese stand.
    public var vietnameseTones: Composition.Vietnamese.Tones = .old

    public init() {}

    /// How several keys make one character in a language; `nil` where each types its own.
    public func composition(for locale: KeyboardLocale) -> Composition? {
      let chosen: Composition? =
        switch composition {
        case .auto: Composition.usual(for: LocaleIdentifier(locale.rawValue))
        case .off: nil
        case .hangul: .hangul
        case .telex: .vietnamese(Composition.Vietnamese(keys: .telex))
        case .vni: .vietnamese(Composition.Vietnamese(keys: .vni))
        }
      guard case .vietnamese(var settings)? = chosen else { return chosen }
      settings.tones = vietnameseTones
      return .vietnamese(settings)
    }

    /// All languages that the keyboard has, the one where it begins first.
    public var allLocales: [KeyboardLocale] { locales.isEmpty ? [locale] : locales }
  }

  /// How several keys make one character.
  public enum CompositionChoice: String, Hashable, Sendable, CaseIterable {
    /// As is usual for the language.
    case auto
    case off
    case hangul
    case telex
    case vni
  }

  /// Which proportions the layout is made for.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// That of the keyboard's area.
    case auto
    case portrait
    case landscape
  }
}
