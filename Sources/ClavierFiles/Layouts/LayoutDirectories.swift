// SPDX-License-Identifier: MIT

/// The search path for layouts.
///
/// The layout `kiosk` is the file `kiosk.toml` of the first directory that contains it.
public struct LayoutDirectories: Hashable, Sendable {
  public var paths: [String]
  /// The copy of a configuration whose layouts are read instead; `nil` for the layouts on disk.
  var copy: ConfigurationCopy?

  /// The directories of the site, of local builds and of the system.
  public static let standardPaths = [
    "/etc/clavier/layouts", "/usr/local/share/clavier/layouts", "/usr/share/clavier/layouts",
  ]

  /// The names of the keyboards without files.
  public static var builtInNames: [String] { LayoutName.builtIn }

  /// The maximum number of layouts in a directory.
  public static let fileLimit = NamedFiles.fileLimit

  public init(_ paths: [String] = Self.standardPaths) {
    self.paths = paths
  }

  /// Returns the layout of a name, built-in or from a file.
  ///
  /// The daemon calls this with the name in the configuration.
  ///
  /// - Parameters:
  ///   - name: The name, such as `phone` or `kiosk`.
  ///   - position: Returns the position of the name, with its key, for a message.
  /// - Returns: The layout.
  /// - Throws: An error if the layout does not exist, or all errors in its file and its bases.
  public func layout(
    named name: String, at position: () -> Diagnostic? = { nil }
  ) throws(ConfigurationError) -> LayoutFile {
    if let layout = LayoutFile.builtIn(name) { return layout }
    var loader = NamedFileLoader<LayoutFile>(paths, copy: copy)
    guard var layout = loader.content(named: name, at: position) else { throw loader.error }
    layout.sources = loader.sources
    return layout
  }

  /// Returns the names of all layouts with a file, sorted by their bytes, without duplicates.
  ///
  /// - Throws: The reason why a directory cannot be read; a missing directory counts as empty.
  public func names() throws(ConfigurationError) -> [String] {
    try NamedFiles(paths: paths).names(of: LayoutFile.word.many)
  }
}
