// SPDX-License-Identifier: MIT

import ClavierKit
public import ClavierSettings

/// The files that say what is peculiar to models of touch devices.
///
/// They hold `[[device]]` tables as the configuration does, without what only a machine can say: how a
/// device is mounted. All files of all directories are read, in the order of the bytes of their names.
public struct QuirkFiles: Hashable, Sendable {
  /// Where the files are; later directories override earlier ones.
  public var directories: [String]

  /// What the system brings, and what was built on the machine.
  public static let standardDirectories = [
    "/usr/share/clavier/quirks", "/usr/local/share/clavier/quirks",
  ]

  /// How many files of a directory are read at most.
  public static let fileLimit = 100

  public init(directories: [String] = Self.standardDirectories) {
    self.directories = directories
  }

  /// What the files say, and what is wrong with them.
  public struct Findings: Hashable, Sendable {
    /// What holds, from all files with no mistake.
    public var rules: [DeviceRule] = []
    /// All that is wrong; `nil` if nothing is.
    public var error: ConfigurationError?
  }

  /// Reads all files.
  ///
  /// One with a mistake is passed over: no keyboard stands still for a quirk.
  ///
  /// - Returns: What they say.
  public func read() -> Findings {
    var findings = Findings()
    var error = ConfigurationError()
    for directory in directories {
      do throws(Diagnostic) {
        for path in try Directory.tomlFiles(in: FilePath(directory), atMost: Self.fileLimit) {
          guard let source = try SourceText.read(path) else { continue }
          findings.rules += Self.rules(source, &error)
        }
      } catch let diagnostic {
        error.append(diagnostic)
      }
    }
    findings.error = error.isEmpty ? nil : error
    return findings
  }

  /// What one file says; nothing if anything is wrong with it.
  private static func rules(
    _ source: SourceText, _ error: inout ConfigurationError
  ) -> [DeviceRule] {
    do throws(Diagnostic) {
      try source.checkIsText()
      var reader = TOMLReader(root: try TOMLNode.parse(source))
      let rules = reader.deviceRules(areQuirks: true)
      let findings = reader.finish()
      for problem in findings.problems.sorted(by: { $0.position < $1.position }) {
        error.append(
          Diagnostic(
            source, at: problem.position,
            message: problem.message(knowing: findings.names, in: Configuration.dialect)))
      }
      return findings.problems.isEmpty ? rules : []
    } catch let diagnostic {
      error.append(diagnostic)
      return []
    }
  }
}
