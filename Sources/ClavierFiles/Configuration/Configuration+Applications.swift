// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

extension Configuration {
  /// The settings while an application has the focus, which override the general ones.
  public struct ApplicationSettings: Hashable, Sendable {
    /// The kind of device to imitate, also in place of a layout; `nil` for the general one.
    public var device: DeviceType?
    /// Whether the application is for sentences; `nil` if unknown, which counts as `true`.
    ///
    /// Without sentences, no capital, full stop or quotation mark is automatic, no word is
    /// suggested or corrected, and no tap is weighted.
    public var isForProse: Bool?

    public init() {}

    /// Replaces the values that a later table has.
    mutating func merge(_ other: ApplicationSettings) {
      device = other.device ?? device
      isForProse = other.isForProse ?? isForProse
    }
  }

  /// The settings of some applications: an `[[application]]` table.
  public struct ApplicationRule: Hashable, Sendable {
    /// The applications; each match suffices.
    public var matches: [ApplicationMatch]
    public var settings: ApplicationSettings

    public init(matches: [ApplicationMatch], settings: ApplicationSettings) {
      self.matches = matches
      self.settings = settings
    }
  }

  /// Returns the settings of all tables for an application; later ones override single values.
  ///
  /// - Parameter name: The application's name; `nil` if unknown.
  /// - Returns: The settings; without any value for an unknown application.
  public func settings(ofApplication name: String?) -> ApplicationSettings {
    var settings = ApplicationSettings()
    guard let name else { return settings }
    for rule in applicationRules where rule.matches.contains(where: { $0.matches(name) }) {
      settings.merge(rule.settings)
    }
    return settings
  }

  /// Returns this configuration while an application with some settings has the focus.
  public func adapted(to application: ApplicationSettings) -> Configuration {
    var adapted = self
    if let device = application.device { adapted.keyboard.device = device }
    if application.isForProse == false {
      adapted.engine = engine.withoutWritingAids
      adapted.words.weighsTaps = false
      adapted.words.suggestions = false
      adapted.words.correction = .off
    }
    return adapted
  }
}
