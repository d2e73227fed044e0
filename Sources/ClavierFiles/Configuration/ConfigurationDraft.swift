// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

/// A configuration while file after file is read into it.
///
/// Each file is checked by itself, and then its values take the place of those before: so a drop-in
/// overrides single keys, and a mistake is found even in a value that a later file overrides.
struct ConfigurationDraft {
  private(set) var configuration = Configuration()
  private(set) var error = ConfigurationError()
  /// Where the last file that does so names a layout, without a message.
  private(set) var layoutMention: Diagnostic?
  /// Says that a variant or its like was set where no layout is; counts at the end, when all files are read.
  private var missingLayout: Diagnostic?

  /// Reads one text more.
  mutating func read(_ source: SourceText) {
    do throws(Diagnostic) {
      try source.checkIsText()
      read(try TOMLNode.parse(source), of: source)
    } catch {
      fail(error)
    }
  }

  /// Notes that a file cannot be read at all.
  mutating func fail(_ diagnostic: Diagnostic) {
    error.append(diagnostic)
  }

  /// The configuration that all files together make.
  ///
  /// - Returns: The configuration, if nothing was wrong with any file.
  /// - Throws: All that is wrong.
  consuming func finish() throws(ConfigurationError) -> Configuration {
    // Where something else is wrong, it may be the layout.
    if error.isEmpty, configuration.output.lacksLayout, let missingLayout {
      error.append(missingLayout)
    }
    guard error.isEmpty else { throw error }
    return configuration
  }

  private mutating func read(_ root: TOMLNode, of source: SourceText) {
    var companion: OutputSettings.Companion?
    let findings = configuration.read(root, companion: &companion)
    for problem in findings.problems.sorted(by: { $0.position < $1.position }) {
      error.append(
        Diagnostic(
          source, at: problem.position,
          message: problem.message(knowing: findings.names, in: Configuration.dialect)))
    }
    if let position = root["keyboard"]?["layout"]?.position {
      layoutMention = Diagnostic(source, at: position, message: "")
    }
    if let companion {
      missingLayout = Diagnostic(
        source, at: companion.position,
        message: "output.\(companion.key): set output.layout as well, to which it belongs")
    }
  }
}

extension Configuration {
  /// How configuration files speak of their tables.
  static let dialect = Problem.Dialect(title: { path in
    switch path {
    case "device": "[[device]]"
    case "language": "[[language]]"
    case "device.area": "area of [[device]]"
    case "device.dead_areas": "dead_areas of [[device]]"
    default: "[\(path)]"
    }
  })

  /// The full names of all keys that a file may have, sections included.
  static var keys: [String] {
    var configuration = Configuration()
    var companion: OutputSettings.Companion?
    let nothing = TOMLNode(value: .table([]), position: SourcePosition(line: 1, column: 1))
    return configuration.read(nothing, companion: &companion).names
  }

  /// Takes over what a file says; tells where it sets what belongs to a layout, for a check across files.
  fileprivate mutating func read(
    _ root: TOMLNode, companion: inout OutputSettings.Companion?
  ) -> TOMLReader.Findings {
    var reader = TOMLReader(root: root)
    reader.table("keyboard") { section in
      keyboard.read(&section)
      engine.read(&section)
    }
    reader.languages(into: &languages)
    reader.table("touch") { section in touch.read(&section) }
    touch.rules += reader.deviceRules()
    reader.table("output") { section in companion = output.read(&section) }
    reader.table("panel") { section in panel.read(&section) }
    reader.table("timing") { section in engine.timing.read(&section) }
    reader.table("accessibility") { section in engine.accessibility.read(&section) }
    return reader.finish()
  }
}
