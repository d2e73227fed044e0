// SPDX-License-Identifier: MIT

/// The files that make up the configuration of a machine.
///
/// First `clavier.toml`, then each `conf.d/*.toml` in the order of the bytes of their names, so that
/// `50-site.toml` overrides `10-vendor.toml`. Each key that a file sets takes the place of what the files
/// before it said; arrays and inline tables are replaced whole. Missing files change nothing.
public struct ConfigurationFiles: Hashable, Sendable {
  /// The directory that holds the files.
  public var directory: String

  /// Where the configuration of a machine is.
  public static let standardDirectory = "/etc/clavier"

  /// How many drop-ins are read at most.
  public static let dropInLimit = 100

  public init(directory: String = Self.standardDirectory) {
    self.directory = directory
  }

  /// Reads all files.
  ///
  /// - Returns: What they say together, with defaults for the rest.
  /// - Throws: All that is wrong in any of them.
  public func read() throws(ConfigurationError) -> Configuration {
    try draft().finish()
  }

  /// Where they name the keyboard's layout, without a message; `nil` if they name none.
  ///
  /// They are read again: for messages about a layout that is not there.
  package func layoutMention() -> Diagnostic? { draft().layoutMention }

  private func draft() -> ConfigurationDraft {
    var draft = ConfigurationDraft()
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
  /// Reads one file by itself, with defaults for what it does not say.
  ///
  /// - Parameter path: The file; here, a missing one is a mistake.
  /// - Throws: All that is wrong with it.
  public init(file path: String) throws(ConfigurationError) {
    let path = FilePath(path)
    var draft = ConfigurationDraft()
    if !draft.read(path) {
      draft.fail(Diagnostic(file: path.shown, message: "does not exist"))
    }
    self = try draft.finish()
  }

  /// Where one file names the keyboard's layout, as ``ConfigurationFiles/layoutMention()``.
  package static func layoutMention(file path: String) -> Diagnostic? {
    var draft = ConfigurationDraft()
    draft.read(FilePath(path))
    return draft.layoutMention
  }

  /// Reads one text, with defaults for what it does not say.
  ///
  /// - Parameters:
  ///   - text: The text, UTF-8.
  ///   - name: The name to call it by in messages.
  /// - Throws: All that is wrong with it.
  public init(toml text: [UInt8], named name: String) throws(ConfigurationError) {
    var draft = ConfigurationDraft()
    draft.read(SourceText(name: name, bytes: text))
    self = try draft.finish()
  }
}

extension ConfigurationDraft {
  /// Reads one file more, if there is one.
  ///
  /// - Returns: Whether there is something of this name.
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
