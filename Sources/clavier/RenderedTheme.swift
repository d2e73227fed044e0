// SPDX-License-Identifier: MIT

public import ArgumentParser
import ClavierFiles
public import ClavierKit

/// How what is drawn looks.
struct RenderedTheme: ParsableArguments {
  @Option(help: "The theme's name or file.")
  var theme: String?

  @Option(
    name: .customLong("themes"),
    help: "A directory to look for themes in, in place of the usual ones; may be given again.")
  var themePaths: [String] = []

  @Option(help: "Whether the system is light (the default) or dark.")
  var appearance: ColorScheme?

  /// Where themes are looked for.
  var directories: ThemeDirectories {
    themePaths.isEmpty ? ThemeDirectories() : ThemeDirectories(themePaths)
  }

  /// The theme that was asked for, if any was.
  ///
  /// - Throws: What is wrong with it.
  func chosen() throws(ConfigurationError) -> KeyboardTheme? {
    guard let name = theme else { return nil }
    return name.isFile
      ? try ThemeFile(file: name, in: directories).theme
      : try directories.theme(named: name).theme
  }
}

extension String {
  /// Whether it names a file rather than something that is found by its name.
  var isFile: Bool { contains("/") || hasSuffix(".toml") }
}

extension ColorScheme: ExpressibleByArgument {}
