// SPDX-License-Identifier: MIT

public import ClavierKit

/// The settings that a user has chosen on the keyboard, in place of those of the configuration.
///
/// Each is `nil` until the user has chosen.
public struct UserSettings: Hashable, Sendable {
  public var height: Height?
  public var appearance: ColorScheme?
  /// Whether keys sound when they are pressed.
  public var sounds: Bool?
  /// Whether misspelt words are corrected.
  public var correction: Bool?

  /// Creates the settings of a user who has chosen nothing.
  public init() {}

  /// The height of the panel, relative to that of the configuration.
  public enum Height: String, Hashable, Sendable, CaseIterable {
    case low
    /// The height of the configuration.
    case medium
    case high

    /// The factor of the configuration's height.
    ///
    /// **Source:** ours: each step changes the size of a key visibly, and four rows of 9 mm stay
    /// higher than the smallest key of 7 mm.
    public var factor: Double {
      switch self {
      case .low: 0.8
      case .medium: 1
      case .high: 1.25
      }
    }
  }

  /// The value of one setting.
  public enum Choice: Hashable, Sendable {
    case height(Height)
    case appearance(ColorScheme)
    case sounds(Bool)
    case correction(Bool)
  }

  /// Whether the user has chosen nothing.
  public var isEmpty: Bool { self == UserSettings() }

  /// All values that the user has chosen.
  public var choices: [Choice] {
    [
      height.map(Choice.height), appearance.map(Choice.appearance), sounds.map(Choice.sounds),
      correction.map(Choice.correction),
    ].compactMap { $0 }
  }

  /// Chooses a value in place of an earlier one of the same setting.
  public mutating func choose(_ choice: Choice) {
    switch choice {
    case .height(let height): self.height = height
    case .appearance(let appearance): self.appearance = appearance
    case .sounds(let isOn): sounds = isOn
    case .correction(let isOn): correction = isOn
    }
  }
}

extension UserSettings.Choice {
  /// Creates the choice with a name and a value; `nil` if there is none.
  public init?(setting: String, value: String) {
    let choice: Self? =
      switch setting {
      case "height": UserSettings.Height(rawValue: value).map(Self.height)
      case "appearance": ColorScheme(rawValue: value).map(Self.appearance)
      case "sounds": Self.switches[value].map(Self.sounds)
      case "correction": Self.switches[value].map(Self.correction)
      default: nil
      }
    guard let choice else { return nil }
    self = choice
  }

  /// The name of the setting.
  public var setting: String {
    switch self {
    case .height: "height"
    case .appearance: "appearance"
    case .sounds: "sounds"
    case .correction: "correction"
    }
  }

  /// The value as a word.
  public var value: String {
    switch self {
    case .height(let height): height.rawValue
    case .appearance(let appearance): appearance.rawValue
    case .sounds(let isOn), .correction(let isOn): isOn ? "on" : "off"
    }
  }

  private static let switches = ["on": true, "off": false]
}

// The keys that choose a value: custom ones, such as `custom:settings:height:low`.
extension UserSettings.Choice {
  /// Creates the choice of a key's request; `nil` for other requests.
  public init?(_ request: Effect.Request) {
    let prefix = KeyboardLayout.SettingsPagesService.namePrefix
    guard case .custom(let name) = request, name.hasPrefix(prefix) else { return nil }
    let words = name.dropFirst(prefix.count).split(
      separator: ":", omittingEmptySubsequences: false)
    guard words.count == 2 else { return nil }
    self.init(setting: String(words[0]), value: String(words[1]))
  }

  /// The action of the key.
  public var action: KeyboardAction {
    .custom(named: "\(KeyboardLayout.SettingsPagesService.namePrefix)\(setting):\(value)")
  }
}

extension PanelSettings {
  /// Returns these settings with those that a user has chosen.
  public func adapted(to user: UserSettings) -> PanelSettings {
    var settings = self
    settings.heightStep = user.height ?? heightStep
    settings.appearance = user.appearance ?? appearance
    return settings
  }
}

extension FeedbackSettings {
  /// Returns these settings with those that a user has chosen.
  public func adapted(to user: UserSettings) -> FeedbackSettings {
    var settings = self
    settings.sounds = user.sounds ?? sounds
    return settings
  }
}
