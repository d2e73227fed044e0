// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import KeyOutput

/// What the configuration says of the panel.
struct PanelPlan {
  /// Where it was read.
  let places: Arguments.Places
  let settings: PanelSettings
  let theme: KeyboardTheme
  /// What holds for single languages.
  private let languages: [KeyboardLocale: Configuration.LanguageSettings]

  /// Reads the configuration and the theme that it names.
  ///
  /// - Throws: All that is wrong with them.
  init(_ places: Arguments.Places) throws(ConfigurationError) {
    let configuration = try ConfigurationFiles(directory: places.configuration).read()
    self.places = places
    settings = configuration.panel
    languages = configuration.languages
    var directories = ThemeDirectories.standardPaths
    let own = "\(places.configuration)/themes"
    if !directories.contains(own) { directories.insert(own, at: 0) }
    theme = try ThemeDirectories(directories).theme(named: settings.theme).theme
  }

  /// The layout that a session has for a language, if it has one: what the configuration says, else the usual one.
  func layout(of locale: KeyboardLocale) -> KeymapNames? {
    guard let language = languages[locale], let layout = language.layout else {
      return KeymapNames(of: locale)
    }
    return KeymapNames(layout: layout, variant: language.variant ?? "")
  }
}
