// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit

/// What the configuration says of the panel.
struct PanelPlan {
  let settings: PanelSettings
  let theme: KeyboardTheme

  /// Reads the configuration and the theme that it names.
  ///
  /// - Throws: All that is wrong with them.
  init(_ places: Arguments.Places) throws(ConfigurationError) {
    settings = try ConfigurationFiles(directory: places.configuration).read().panel
    var directories = ThemeDirectories.standardPaths
    let own = "\(places.configuration)/themes"
    if !directories.contains(own) { directories.insert(own, at: 0) }
    theme = try ThemeDirectories(directories).theme(named: settings.theme).theme
  }
}
