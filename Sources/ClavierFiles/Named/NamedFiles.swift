// SPDX-License-Identifier: MIT

/// A search path for files by name.
///
/// The name `ours` is the file `ours.toml` of the first directory that contains it.
struct NamedFiles {
  let paths: [String]
  /// The copy of a configuration whose files are used instead; `nil` for the files on disk.
  var copy: ConfigurationCopy?

  /// The maximum number of files in a directory.
  static let fileLimit = 1000
  /// The maximum length of a chain of files that extend each other.
  static let depthLimit = 8

  /// Reads the file of a name.
  ///
  /// - Parameter name: A ``FileName``.
  /// - Returns: The path and the content; `nil` if no directory contains it.
  /// - Throws: The reason why the file cannot be read.
  func file(named name: String) throws(Diagnostic) -> (path: FilePath, source: SourceText)? {
    for directory in paths {
      let path = FilePath(directory).appending(Array((name + FileName.suffix).utf8))
      if let copy {
        if let source = copy.source(ofFileAt: path) { return (path, source) }
      } else if let source = try SourceText.read(path) {
        return (path, source)
      }
    }
    return nil
  }

  /// Returns the names of all files, sorted by their bytes, without duplicates.
  ///
  /// - Parameter plural: The plural word for the files in messages.
  /// - Returns: The names, without `.toml`.
  /// - Throws: The reason why a directory cannot be read; a missing directory counts as empty.
  func names(of plural: String) throws(ConfigurationError) -> [String] {
    var names: Set<String> = []
    var error = ConfigurationError()
    for path in paths {
      do throws(Diagnostic) {
        names.formUnion(try Self.names(in: FilePath(path), of: plural))
      } catch let diagnostic {
        error.append(diagnostic)
      }
    }
    guard error.isEmpty else { throw error }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func names(
    in path: FilePath, of plural: String
  ) throws(Diagnostic) -> [String] {
    guard var directory = try Directory(path) else { return [] }
    let suffix = FileName.suffix.utf8
    let files = try directory.names(atMost: fileLimit + 1) { name in
      name.suffix(suffix.count).elementsEqual(suffix)
        && FileName.error(in: String(decoding: name.dropLast(suffix.count), as: UTF8.self)) == nil
    }
    guard files.count <= fileLimit else {
      throw Diagnostic(
        file: path.displayText, message: "holds more than \(fileLimit) \(plural); remove some")
    }
    return files.map { String(decoding: $0.dropLast(suffix.count), as: UTF8.self) }
  }
}
