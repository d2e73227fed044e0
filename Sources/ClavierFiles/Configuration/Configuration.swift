// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// All settings of `/etc/clavier/clavier.toml` and its drop-ins.
public struct Configuration: Hashable, Sendable {
  public var keyboard = KeyboardSettings()
  /// The settings of single languages.
  public var languages: [KeyboardLocale: LanguageSettings] = [:]
  /// The saved texts of the pages of clips, in their order.
  public var clips: [Keyboard.Clip] = []
  /// The settings of single applications, in the order of the files.
  public var applicationRules: [ApplicationRule] = []
  public var engine = EngineSettings()
  public var touch = TouchSettings()
  public var output = OutputSettings()
  public var panel = PanelSettings()
  public var feedback = FeedbackSettings()
  public var words = WordSettings()

  /// Creates a configuration with the default settings.
  public init() {}

  /// The settings of the keys.
  public struct KeyboardSettings: Hashable, Sendable {
    /// The language of a keyboard with one language; ignored if ``locales`` is not empty.
    public var locale: KeyboardLocale = .english
    /// The languages of the keyboard, the initial one first; empty for ``locale`` alone.
    public var locales: [KeyboardLocale] = []
    /// The kind of device to imitate, unless the layout specifies one.
    public var device: DeviceType = .phone
    /// The name of the layout; `nil` for the device's standard layout.
    ///
    /// A name with the prefix `xkb:` is a layout from a keymap.
    public var layout: String?
    public var orientation: Orientation = .auto
    public var returnKey: Keyboard.ReturnKeyType = .return
    /// The method by which several keys compose a character.
    public var composition: CompositionChoice = .auto
    /// The position of tones in Vietnamese.
    public var vietnameseTones: Composition.Vietnamese.Tones = .old
    /// The skin tone of emojis on their pages and in suggestions.
    public var skinTone: SkinTone = .neutral
    /// The time without a touch after which the user's state is cleared; zero for never.
    public var idleReset = Duration.zero

    public init() {}

    /// Returns the method of composition in a language; `nil` if each key types its own character.
    public func composition(for locale: KeyboardLocale) -> Composition? {
      let chosen: Composition? =
        switch composition {
        case .auto: Composition.usual(for: LocaleIdentifier(locale.rawValue))
        case .off: nil
        case .hangul: .hangul
        case .telex: .vietnamese(Composition.Vietnamese(keys: .telex))
        case .vni: .vietnamese(Composition.Vietnamese(keys: .vni))
        case .viqr: .vietnamese(Composition.Vietnamese(keys: .viqr))
        }
      guard case .vietnamese(var settings)? = chosen else { return chosen }
      settings.tones = vietnameseTones
      return .vietnamese(settings)
    }

    /// All languages of the keyboard, the initial one first.
    public var allLocales: [KeyboardLocale] { locales.isEmpty ? [locale] : locales }
  }

  /// The choice of a method of composition.
  public enum CompositionChoice: String, Hashable, Sendable, CaseIterable {
    /// The usual method of the language.
    case auto
    case off
    case hangul
    case telex
    case vni
    case viqr
  }

  /// The skin tone of emojis of hands and persons, from light to dark.
  public enum SkinTone: String, Hashable, Sendable, CaseIterable {
    case neutral
    case light
    case mediumLight
    case medium
    case mediumDark
    case dark
  }

  /// The orientation of the layout.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// The orientation of the keyboard's area.
    case auto
    case portrait
    case landscape
  }
}
