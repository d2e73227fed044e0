// SPDX-License-Identifier: MIT

/// Directories in which files are found by their names.
///
/// The name `ours` is the file `ours.toml` of the first directory that has one.
struct NamedFiles {
  let paths: [String]

  /// How many files a directory may have.
  static let fileLimit = 1000
  /// How many files may extend each other.
  static let depthLimit = 8

  /// Reads the file of a name.
  ///
  /// - Parameter name: A ``FileName``.
  /// - Returns: The path, and what is there; `nil` if no directory has such a file.
  /// - Throws: Why it cannot be read.
  func file(named name: String) throws(Diagnostic) -> (path: FilePath, source: SourceText)? {
    for directory in paths {
      let path = FilePath(directory).appending(Array((name + FileName.suffix).utf8))
      if let source = try SourceText.read(path) { return (path, source) }
    }
    return nil
  }

  /// The names of all files, in the order of their bytes, each once.
  ///
  /// - Parameter plural: What the files are, for messages.
  /// - Returns: The names, without `.toml`.
  /// - Throws: Why a directory cannot be read; one that is missing has none.
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
        && FileName.mistake(String(decoding: name.dropLast(suffix.count), as: UTF8.self)) == nil
    }
    guard files.count <= fileLimit else {
      throw Diagnostic(
        file: path.shown, message: "holds more than \(fileLimit) \(plural); remove some")
    }
    return files.map { String(decoding: $0.dropLast(suffix.count), as: UTF8.self) }
  }
}
