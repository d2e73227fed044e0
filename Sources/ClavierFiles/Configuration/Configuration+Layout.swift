// SPDX-License-Identifier: MIT

extension ConfigurationFiles {
  /// Where the layouts are that the configuration names: beside it, and where programs bring theirs.
  public var layoutDirectories: LayoutDirectories {
    let standard = LayoutDirectories.standardPaths.filter { $0 != Self.standardLayoutDirectory }
    let own = FilePath(directory).appending(Array("layouts".utf8)).shown
    return LayoutDirectories([own] + standard)
  }

  private static let standardLayoutDirectory = standardDirectory + "/layouts"
}

extension Configuration {
  /// Reads the layout that the configuration names.
  ///
  /// - Parameter directories: Where to look for it, and for those that it extends.
  /// - Returns: The layout; `nil` if the configuration names none.
  /// - Throws: That there is none, or all that is wrong with it.
  public func layoutFile(
    in directories: LayoutDirectories
  ) throws(ConfigurationError) -> LayoutFile? {
    guard let name = keyboard.layout else { return nil }
    return try directories.layout(named: name)
  }
}
