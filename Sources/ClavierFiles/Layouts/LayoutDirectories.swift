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
  public static let fileLimit = 1000

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
    var loader = LayoutLoader(self)
    guard let layout = loader.layout(named: name) else { throw loader.error }
    return layout
  }

  /// The names of all layouts that have a file, in the order of their bytes, each once.
  ///
  /// - Throws: Why a directory cannot be read; one that is missing has none.
  public func names() throws(ConfigurationError) -> [String] {
    try names(of: "layouts")
  }

  /// The names of all files of a kind, in the order of their bytes, each once.
  func names(of kind: String) throws(ConfigurationError) -> [String] {
    var names: Set<String> = []
    var error = ConfigurationError()
    for path in paths {
      do throws(Diagnostic) {
        names.formUnion(try Self.names(in: FilePath(path), of: kind))
      } catch let diagnostic {
        error.append(diagnostic)
      }
    }
    guard error.isEmpty else { throw error }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Reads the file of a name.
  ///
  /// - Parameter name: A name without characters that could lead out of the directories.
  /// - Returns: The path, and what is there; `nil` if no directory has such a file.
  /// - Throws: Why it cannot be read.
  func file(named name: String) throws(Diagnostic) -> (path: FilePath, source: SourceText)? {
    for directory in paths {
      let path = FilePath(directory).appending(Array("\(name).toml".utf8))
      if let source = try SourceText.read(path) { return (path, source) }
    }
    return nil
  }

  private static func names(
    in path: FilePath, of kind: String
  ) throws(Diagnostic) -> [String] {
    guard var directory = try Directory(path) else { return [] }
    let files = try directory.names(atMost: fileLimit + 1) { name in
      name.suffix(5).elementsEqual(".toml".utf8)
        && LayoutName.mistake(String(decoding: name.dropLast(5), as: UTF8.self)) == nil
    }
    guard files.count <= fileLimit else {
      throw Diagnostic(
        file: path.shown, message: "holds more than \(fileLimit) \(kind); remove some")
    }
    return files.map { String(decoding: $0.dropLast(5), as: UTF8.self) }
  }
}
