// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import KeyOutput

/// The configuration of the panel.
struct PanelPlan {
  /// The locations that it was read from.
  let places: Arguments.Places
  let settings: PanelSettings
  let theme: KeyboardTheme
  /// The settings of single languages.
  private let languages: [KeyboardLocale: Configuration.LanguageSettings]

  /// Reads the configuration and its theme.
  ///
  /// - Throws: ``ConfigurationError`` with all errors in them.
  init(_ places: Arguments.Places) throws(ConfigurationError) {
    let files = ConfigurationFiles(directory: places.configuration)
    let configuration = try files.read()
    self.places = places
    settings = configuration.panel
    languages = configuration.languages
    theme =
      try configuration.theme(in: files.themeDirectories) { files.mention(of: .panel) }.theme
  }

  /// Returns a session's layout for a language, from the configuration or the language's default.
  func layout(of locale: KeyboardLocale) -> KeymapNames? {
    guard let language = languages[locale], let layout = language.layout else {
      return KeymapNames(of: locale)
    }
    return KeymapNames(layout: layout, variant: language.variant ?? "")
  }
}
