// SPDX-License-Identifier: MIT

import ClavierSettings

extension ConfigurationFiles {
  /// The search path for the configuration's layouts: its own directory, then those of the
  /// programs.
  public var layoutDirectories: LayoutDirectories {
    let standard = LayoutDirectories.standardPaths.filter { $0 != Self.standardLayoutDirectory }
    let own = FilePath(directory).appending(Array("layouts".utf8)).text
    var directories = LayoutDirectories([own] + standard)
    directories.copy = copy
    return directories
  }

  private static let standardLayoutDirectory = standardDirectory + "/layouts"

  /// The search path for the configuration's themes: its own directory, then the standard
  /// directories.
  public var themeDirectories: ThemeDirectories {
    let own = FilePath(directory).appending(Array("themes".utf8)).text
    let standard = ThemeDirectories.standardPaths
    return ThemeDirectories(standard.contains(own) ? standard : [own] + standard, copy: copy)
  }
}

extension Configuration {
  /// Loads the layout that the configuration names.
  ///
  /// - Parameters:
  ///   - directories: The search path for the layout and its bases.
  ///   - position: Returns the position of the layout's name, with the key, for a message.
  /// - Returns: The layout; `nil` if the configuration names none.
  /// - Throws: An error if the layout does not exist, or all errors in it.
  public func layoutFile(
    in directories: LayoutDirectories, at position: () -> Diagnostic? = { nil }
  ) throws(ConfigurationError) -> LayoutFile? {
    guard let name = keyboard.layout else { return nil }
    return try directories.layout(named: name, at: position)
  }

  /// Loads the theme that the configuration names.
  ///
  /// - Parameters:
  ///   - directories: The search path for the theme and its bases.
  ///   - position: Returns the position of the theme's name, with the key, for a message.
  /// - Returns: The theme; the standard theme if the configuration names none.
  /// - Throws: An error if the theme does not exist, or all errors in it.
  public func theme(
    in directories: ThemeDirectories, at position: () -> Diagnostic?
  ) throws(ConfigurationError) -> ThemeFile {
    try directories.theme(named: panel.theme, at: position)
  }
}
