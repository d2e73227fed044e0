// SPDX-License-Identifier: MIT

/// The files that form the configuration of a machine.
///
/// `clavier.toml` is read first, then each `conf.d/*.toml` in the byte order of the names, so that
/// `50-site.toml` overrides `10-vendor.toml`. Each key overrides that of earlier files; arrays and
/// inline tables are replaced as a whole. Missing files are ignored.
public struct ConfigurationFiles: Hashable, Sendable {
  /// The directory of the files.
  public var directory: String
  /// The copy that is read instead of the files; `nil` to read the files.
  public var copy: ConfigurationCopy?

  /// The directory of a machine's configuration.
  public static let standardDirectory = "/etc/clavier"

  /// The maximum number of drop-ins.
  public static let dropInLimit = 100

  /// Creates the files of a directory.
  ///
  /// - Parameters:
  ///   - directory: The directory of the files.
  ///   - copy: The copy that is read instead of the files; `nil` to read the files.
  public init(directory: String = Self.standardDirectory, copy: ConfigurationCopy? = nil) {
    self.directory = directory
    self.copy = copy
  }

  /// Reads and combines all files.
  ///
  /// - Returns: The combined settings, with defaults for omitted ones.
  /// - Throws: All errors in all files.
  public func read() throws(ConfigurationError) -> Configuration {
    try draft().finish()
  }

  /// Reads all files, as ``read()``, and copies their texts.
  ///
  /// - Returns: The combined settings, and the copy, without the layout and theme that they name.
  /// - Throws: All errors in all files.
  package func readAndCopy() throws(ConfigurationError) -> (
    configuration: Configuration, copy: ConfigurationCopy
  ) {
    let read = draft()
    let copy = ConfigurationCopy(of: directory, settings: read.sources)
    return (try read.finish(), copy)
  }

  /// Returns the position of a name, with the key as the message; `nil` if no file has the key.
  ///
  /// The files are read again, for messages about a missing layout or theme.
  package func position(of key: NamingKey) -> Diagnostic? { draft().namePositions[key] }

  private func draft() -> ConfigurationDraft {
    var draft = ConfigurationDraft()
    if let copy {
      for source in copy.settings { draft.read(source) }
      return draft
    }
    draft.read(FilePath(directory).appending(Array("clavier.toml".utf8)))
    do throws(Diagnostic) {
      let dropIns = FilePath(directory).appending(Array("conf.d".utf8))
      for path in try Directory.tomlFiles(in: dropIns, atMost: Self.dropInLimit) {
        draft.read(path)
      }
    } catch {
      draft.fail(error)
    }
    return draft
  }
}

extension Configuration {
  /// Reads a single file, with defaults for omitted settings.
  ///
  /// - Parameter path: The file; in contrast to ``ConfigurationFiles``, a missing file is an error.
  /// - Throws: All errors.
  public init(file path: String) throws(ConfigurationError) {
    let path = FilePath(path)
    var draft = ConfigurationDraft()
    if !draft.read(path) {
      draft.fail(Diagnostic(file: path.displayText, message: "does not exist"))
    }
    self = try draft.finish()
  }

  /// Returns the position of a name in a file: see ``ConfigurationFiles/position(of:)``.
  package static func position(of key: NamingKey, file path: String) -> Diagnostic? {
    var draft = ConfigurationDraft()
    draft.read(FilePath(path))
    return draft.namePositions[key]
  }

  /// Returns the position of a name in a text: see ``ConfigurationFiles/position(of:)``.
  package static func position(of key: NamingKey, toml text: [UInt8]) -> Diagnostic? {
    var draft = ConfigurationDraft()
    draft.read(SourceText(name: "", bytes: text))
    return draft.namePositions[key]
  }

  /// Reads a text, with defaults for omitted settings.
  ///
  /// - Parameters:
  ///   - text: The text, UTF-8.
  ///   - name: The name for messages.
  /// - Throws: All errors.
  public init(toml text: [UInt8], named name: String) throws(ConfigurationError) {
    var draft = ConfigurationDraft()
    draft.read(SourceText(name: name, bytes: text))
    self = try draft.finish()
  }
}

extension ConfigurationDraft {
  /// Reads a file if it exists.
  ///
  /// - Returns: Whether the file exists.
  @discardableResult
  fileprivate mutating func read(_ path: FilePath) -> Bool {
    do throws(Diagnostic) {
      guard let source = try SourceText.read(path) else { return false }
      read(source)
    } catch {
      fail(error)
    }
    return true
  }
}
