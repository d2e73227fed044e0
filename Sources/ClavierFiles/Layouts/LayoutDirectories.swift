// SPDX-License-Identifier: MIT

/// Where layouts are found by their names.
///
/// The layout `kiosk` is the file `kiosk.toml` of the first directory that has one.
public struct LayoutDirectories: Hashable, Sendable {
  public var paths: [String]

  /// What a site has, what was built on the machine, what the system brings.
  public static let standardPaths = [
    "/etc/clavier/layouts", "/usr/local/share/clavier/layouts", "/usr/share/clavier/layouts",
  ]

  /// The names of the keyboards that need no file.
  public static var builtInNames: [String] { LayoutName.builtIn }

  /// How many layouts a directory may have.
  public static let fileLimit = NamedFiles.fileLimit

  public init(_ paths: [String] = Self.standardPaths) {
    self.paths = paths
  }

  /// Finds a layout by its name: a built-in one, or one of a file.
  ///
  /// This is what the daemon asks with the name that the configuration gives.
  ///
  /// - Parameter name: The name, such as `phone` or `kiosk`.
  /// - Returns: The layout.
  /// - Throws: That there is none, or all that is wrong with its file or with what it extends.
  public func layout(named name: String) throws(ConfigurationError) -> LayoutFile {
    if let layout = LayoutFile.builtIn(name) { return layout }
    var loader = NamedFileLoader<LayoutFile>(paths)
    guard let layout = loader.content(named: name) else { throw loader.error }
    return layout
  }

  /// The names of all layouts that have a file, in the order of their bytes, each once.
  ///
  /// - Throws: Why a directory cannot be read; one that is missing has none.
  public func names() throws(ConfigurationError) -> [String] {
    try NamedFiles(paths: paths).names(of: LayoutFile.word.many)
  }
}
