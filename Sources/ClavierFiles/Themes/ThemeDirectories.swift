// SPDX-License-Identifier: MIT

import ClavierKit

/// The search path for themes.
///
/// The theme `ours` is the file `ours.toml` of the first directory that contains it.
public struct ThemeDirectories: Hashable, Sendable {
  public var paths: [String]
  /// The copy of a configuration whose themes are read instead; `nil` for the themes on disk.
  private let copy: ConfigurationCopy?

  /// The directories of the site, of local builds and of the system.
  public static let standardPaths = [
    "/etc/clavier/themes", "/usr/local/share/clavier/themes", "/usr/share/clavier/themes",
  ]

  /// The names of the themes without files.
  public static var builtInNames: [String] { ThemeFile.builtInNames }

  /// Creates a search path.
  ///
  /// - Parameters:
  ///   - paths: The directories.
  ///   - copy: The copy of a configuration whose themes are read instead; `nil` for the themes on
  ///     disk.
  public init(_ paths: [String] = Self.standardPaths, copy: ConfigurationCopy? = nil) {
    self.paths = paths
    self.copy = copy
  }

  /// Returns the theme of a name, predefined or from a file.
  ///
  /// - Parameters:
  ///   - name: The name, such as `kiosk` or `ours`.
  ///   - position: Returns the position of the name, with its key, for a message.
  /// - Returns: The theme.
  /// - Throws: An error if the theme does not exist, or all errors in its file and its bases.
  public func theme(
    named name: String, at position: () -> Diagnostic? = { nil }
  ) throws(ConfigurationError) -> ThemeFile {
    try copiedTheme(named: name, at: position).theme
  }

  /// Returns the theme of a name, as ``theme(named:)``, and the texts of its files for a copy.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - position: Returns the position of the name, with its key, for a message.
  /// - Returns: The theme, and the texts; a predefined theme has none.
  /// - Throws: An error if the theme does not exist, or all errors in its file and its bases.
  package func copiedTheme(
    named name: String, at position: () -> Diagnostic?
  ) throws(ConfigurationError) -> (theme: ThemeFile, sources: [SourceText]) {
    if let theme = KeyboardTheme.predefined(id: name) { return (ThemeFile(theme: theme), []) }
    var loader = NamedFileLoader<ThemeFile>(paths, copy: copy)
    guard let theme = loader.content(named: name, at: position) else { throw loader.error }
    return (theme, loader.sources)
  }

  /// Returns the height of a theme's bar of suggestions, and the texts of its files for a copy.
  ///
  /// - Parameter name: The name.
  /// - Returns: The height in points, and the texts. `nil` for the standard height, as of a
  ///   predefined theme, and for a theme that is missing or has errors.
  package func toolbar(named name: String) -> (height: Double, sources: [SourceText])? {
    // Most themes are predefined, and need not be created for this.
    guard FileName.error(in: name) == nil,
      (try? NamedFiles(paths: paths, copy: copy).file(named: name)) != nil
    else { return nil }
    var loader = NamedFileLoader<ThemeFile>(paths, copy: copy)
    let theme = loader.content(named: name) { nil }?.theme
    return theme?.autocompleteToolbar.height.map { ($0, loader.sources) }
  }

  /// Returns the names of all themes with a file, sorted by their bytes, without duplicates.
  ///
  /// - Throws: The reason why a directory cannot be read; a missing directory counts as empty.
  public func names() throws(ConfigurationError) -> [String] {
    try NamedFiles(paths: paths).names(of: ThemeFile.word.many)
  }
}
