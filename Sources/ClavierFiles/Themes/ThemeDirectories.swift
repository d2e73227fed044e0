// SPDX-License-Identifier: MIT

import ClavierKit

/// Where themes are found by their names.
///
/// The theme `ours` is the file `ours.toml` of the first directory that has one.
public struct ThemeDirectories: Hashable, Sendable {
  public var paths: [String]

  /// What a site has, what was built on the machine, what the system brings.
  public static let standardPaths = [
    "/etc/clavier/themes", "/usr/local/share/clavier/themes", "/usr/share/clavier/themes",
  ]

  /// The names of the themes that need no file.
  public static var builtInNames: [String] { ThemeFile.builtInNames }

  public init(_ paths: [String] = Self.standardPaths) {
    self.paths = paths
  }

  /// Finds a theme by its name: a predefined one, or one of a file.
  ///
  /// - Parameter name: The name, such as `kiosk` or `ours`.
  /// - Returns: The theme.
  /// - Throws: That there is none, or all that is wrong with its file or with what it extends.
  public func theme(named name: String) throws(ConfigurationError) -> ThemeFile {
    if let theme = KeyboardTheme.predefined(id: name) { return ThemeFile(theme: theme) }
    var loader = NamedFileLoader<ThemeFile>(paths)
    guard let theme = loader.content(named: name) else { throw loader.error }
    return theme
  }

  /// The names of all themes that have a file, in the order of their bytes, each once.
  ///
  /// - Throws: Why a directory cannot be read; one that is missing has none.
  public func names() throws(ConfigurationError) -> [String] {
    try NamedFiles(paths: paths).names(of: ThemeFile.word.many)
  }
}
