// SPDX-License-Identifier: MIT

public import ArgumentParser
import ClavierFiles
public import ClavierKit

/// The options for the appearance.
struct RenderedTheme: ParsableArguments {
  @Option(help: "The theme's name, such as kiosk, or its file.")
  var theme: String?

  @Option(
    name: .customLong("themes"),
    help: "A directory to search for themes, in place of the standard ones. May be repeated.")
  var themePaths: [String] = []

  @Option(help: "The system's appearance. Default: light.")
  var appearance: ColorScheme?

  /// The directories to search for themes.
  var directories: ThemeDirectories {
    themePaths.isEmpty ? ThemeDirectories() : ThemeDirectories(themePaths)
  }

  /// Reads the theme in the options; `nil` for none.
  ///
  /// - Throws: ``ConfigurationError`` with the errors in the theme.
  func chosen() throws(ConfigurationError) -> KeyboardTheme? {
    guard let name = theme else { return nil }
    return name.isFile
      ? try ThemeFile(file: name, in: directories).theme
      : try directories.theme(named: name).theme
  }
}

extension String {
  /// Whether the text is a file's path rather than a name to search for.
  var isFile: Bool { contains("/") || hasSuffix(".toml") }
}

extension ColorScheme: ExpressibleByArgument {}
