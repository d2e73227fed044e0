// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import KeyOutput

/// The configuration of the panel.
struct PanelPlan {
  /// The locations from which the configuration was read.
  let locations: Arguments.Locations
  /// The settings, with the height that the user has chosen.
  private(set) var settings: PanelSettings
  /// The appearance of the keys, perhaps chosen by the user.
  ///
  /// It is not in ``settings``, whose changes hide the panel for a moment.
  private(set) var appearance: ColorScheme
  /// The sounds and vibrations; the user may have turned the sounds on or off.
  private(set) var feedback: FeedbackSettings
  /// Whether the names of keys under an exploring finger are spoken.
  let speaksKeys: Bool
  let theme: KeyboardTheme
  /// The settings of single languages.
  private let languages: [KeyboardLocale: Configuration.LanguageSettings]
  /// The sounds and vibrations of the configuration alone.
  private let configuredFeedback: FeedbackSettings

  /// Reads the configuration and its theme.
  ///
  /// - Parameters:
  ///   - locations: The locations to read from.
  ///   - copy: The copy that is read instead of the files; `nil` to read the files.
  ///   - onValidCopy: Receives the texts of all files of a valid configuration, including its
  ///     theme's.
  /// - Throws: ``ConfigurationError`` with all errors in these files.
  init(
    _ locations: Arguments.Locations, from copy: ConfigurationCopy? = nil,
    onValidCopy: (ConfigurationCopy) -> Void = { _ in }
  ) throws(ConfigurationError) {
    let files = ConfigurationFiles(directory: locations.configuration, copy: copy)
    let read = try files.readAndCopy()
    let configuration = read.configuration
    self.locations = locations
    var panel = configuration.panel
    panel.offersClipboard = configuration.offersClipboard
    panel.reportsApplication = !configuration.applicationRules.isEmpty
    settings = locations.isStartedByCompositor ? panel.ofInputPanel : panel
    appearance = panel.appearance
    feedback = configuration.feedback
    configuredFeedback = feedback
    speaksKeys = configuration.engine.accessibility.exploresByTouch
    languages = configuration.languages
    let found = try files.themeDirectories.copiedTheme(named: settings.theme) {
      files.position(of: .panel)
    }
    theme = found.theme.theme
    var texts = read.copy
    texts.add(found.sources)
    onValidCopy(texts)
  }

  /// Applies the settings that the user has chosen, in place of those chosen before.
  mutating func adapt(to user: UserSettings) {
    settings.heightStep = user.height ?? .medium
    appearance = user.appearance ?? settings.appearance
    feedback = configuredFeedback.adapted(to: user)
  }

  /// Returns the session's layout for a language, from the configuration or the language's default.
  func layout(of locale: KeyboardLocale) -> KeymapNames? {
    guard let language = languages[locale], let layout = language.layout else {
      return KeymapNames(of: locale)
    }
    return KeymapNames(layout: layout, variant: language.variant ?? "")
  }
}

extension PanelSettings {
  /// The settings of a panel that the compositor shows with text fields, in the middle of the lower
  /// edge.
  fileprivate var ofInputPanel: PanelSettings {
    var settings = self
    (settings.edge, settings.align) = (.bottom, .center)
    if settings.placement == .floating { settings.placement = .docked }
    settings.show = .onFocus
    (settings.flips, settings.hasTab, settings.reservesSpace) = (false, false, false)
    settings.collapsed = .hidden
    return settings
  }
}
