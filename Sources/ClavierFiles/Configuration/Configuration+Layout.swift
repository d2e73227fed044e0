// SPDX-License-Identifier: MIT

extension ConfigurationFiles {
  /// The search path for the configuration's layouts: beside it, then the directories of programs.
  public var layoutDirectories: LayoutDirectories {
    let standard = LayoutDirectories.standardPaths.filter { $0 != Self.standardLayoutDirectory }
    let own = FilePath(directory).appending(Array("layouts".utf8)).text
    return LayoutDirectories([own] + standard)
  }

  private static let standardLayoutDirectory = standardDirectory + "/layouts"
}

extension Configuration {
  /// Loads the layout in the configuration.
  ///
  /// - Parameter directories: The search path for it and for its bases.
  /// - Returns: The layout; `nil` if the configuration names none.
  /// - Throws: An error if it does not exist, or all its mistakes.
  public func layoutFile(
    in directories: LayoutDirectories
  ) throws(ConfigurationError) -> LayoutFile? {
    guard let name = keyboard.layout else { return nil }
    return try directories.layout(named: name)
  }
}
