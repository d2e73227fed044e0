// SPDX-License-Identifier: MIT

import ClavierKit
public import ClavierSettings

/// The files with quirks of touch device models.
///
/// The files contain `[[device]]` tables like the configuration, without settings of a single
/// machine, such as a device's mounting. All files of all directories are read, in the byte order
/// of their names.
public struct QuirkFiles: Hashable, Sendable {
  /// The directories of the files; later ones override earlier ones.
  public var directories: [String]

  /// The directories of the system and of local builds.
  public static let standardDirectories = [
    "/usr/share/clavier/quirks", "/usr/local/share/clavier/quirks",
  ]

  /// The maximum number of files in a directory.
  public static let fileLimit = 100

  public init(directories: [String] = Self.standardDirectories) {
    self.directories = directories
  }

  /// The rules of the files, and the errors in them.
  public struct Findings: Hashable, Sendable {
    /// The rules of all files without errors.
    public var rules: [DeviceRule] = []
    /// All errors; `nil` for none.
    public var error: ConfigurationError?
  }

  /// Reads the quirks from all files.
  ///
  /// Files with errors are skipped, so that they do not stop the keyboard.
  ///
  /// - Returns: The rules and the errors.
  public func read() -> Findings {
    var findings = Findings()
    var error = ConfigurationError()
    for directory in directories {
      do throws(Diagnostic) {
        for path in try Directory.tomlFiles(in: FilePath(directory), atMost: Self.fileLimit) {
          findings.rules += Self.rules(path, &error)
        }
      } catch let diagnostic {
        error.append(diagnostic)
      }
    }
    findings.error = error.isEmpty ? nil : error
    return findings
  }

  /// Returns the rules of a file; empty if the file has errors or cannot be read.
  private static func rules(
    _ path: FilePath, _ error: inout ConfigurationError
  ) -> [DeviceRule] {
    do throws(Diagnostic) {
      guard let source = try SourceText.read(path) else { return [] }
      try source.checkIsText()
      var reader = TOMLReader(root: try TOMLNode.parse(source))
      let rules = reader.deviceRules(areQuirks: true)
      let findings = reader.finish()
      for problem in findings.problems.sorted(by: { $0.position < $1.position }) {
        error.append(
          Diagnostic(
            source, at: problem.position,
            message: problem.message(knowing: findings.names, in: Configuration.vocabulary)))
      }
      return findings.problems.isEmpty ? rules : []
    } catch let diagnostic {
      error.append(diagnostic)
      return []
    }
  }
}
