// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

/// A configuration under construction, built from one file after another.
///
/// Each file is checked separately, and then its values override the earlier ones. So a drop-in can
/// override single keys, and errors are found even in overridden values.
struct ConfigurationDraft {
  private(set) var configuration = Configuration()
  private(set) var error = ConfigurationError()
  /// The texts that were read, in their order.
  private(set) var sources: [SourceText] = []
  /// The last position of each key that names a layout or the theme; the message is the key.
  private(set) var namePositions: [NamingKey: Diagnostic] = [:]
  /// The error that an XKB variant, model or options lack a layout; checked after all files.
  private var missingLayout: Diagnostic?

  /// Reads a text of the configuration.
  mutating func read(_ source: SourceText) {
    sources.append(source)
    do throws(Diagnostic) {
      try source.checkIsText()
      read(try TOMLNode.parse(source), of: source)
    } catch {
      fail(error)
    }
  }

  /// Records that a file cannot be read.
  mutating func fail(_ diagnostic: Diagnostic) {
    error.append(diagnostic)
  }

  /// Returns the combined configuration of all files.
  ///
  /// - Returns: The configuration, if no file has errors.
  /// - Throws: All errors.
  consuming func finish() throws(ConfigurationError) -> Configuration {
    // If there are other errors, one of them may concern the layout.
    if error.isEmpty, configuration.output.lacksLayout, let missingLayout {
      error.append(missingLayout)
    }
    guard error.isEmpty else { throw error }
    return configuration
  }

  private mutating func read(_ root: TOMLNode, of source: SourceText) {
    var dependentKey: OutputSettings.DependentKey?
    let findings = configuration.read(root, dependentKey: &dependentKey)
    for problem in findings.problems.sorted(by: { $0.position < $1.position }) {
      error.append(
        Diagnostic(
          source, at: problem.position,
          message: problem.message(knowing: findings.names, in: Configuration.vocabulary)))
    }
    for key in NamingKey.allCases {
      guard let position = root[key.rawValue]?[key.name]?.position else { continue }
      namePositions[key] = Diagnostic(source, at: position, message: "\(key.rawValue).\(key.name)")
    }
    if let dependentKey {
      missingLayout = Diagnostic(
        source, at: dependentKey.position,
        message: "output.\(dependentKey.key): set output.layout as well, to which it belongs")
    }
  }
}

/// A key that names a layout or a theme, by its section.
package enum NamingKey: String, CaseIterable {
  /// `keyboard.layout`: the layout of the keys.
  case keyboard
  /// `output.layout`: the layout of the receiver.
  case output
  /// `panel.theme`: the theme of the panel.
  case panel

  /// The key in the section.
  var name: String { self == .panel ? "theme" : "layout" }
}

extension Configuration {
  /// The words for tables in messages about configuration files.
  static let vocabulary = Problem.Vocabulary(title: { path in
    switch path {
    case "clip": "[[clip]]"
    case "application": "[[application]]"
    case "device": "[[device]]"
    case "language": "[[language]]"
    case "device.area": "area of [[device]]"
    case "device.dead_areas": "dead_areas of [[device]]"
    default: "[\(path)]"
    }
  })

  /// The full names of all valid keys, with their sections.
  static var keys: [String] {
    var configuration = Configuration()
    var dependentKey: OutputSettings.DependentKey?
    let emptyTable = TOMLNode(value: .table([]), position: SourcePosition(line: 1, column: 1))
    return configuration.read(emptyTable, dependentKey: &dependentKey).names
  }

  /// Reads a file's root table.
  ///
  /// The parameter `dependentKey` is set to the first key that requires a layout, for a check
  /// across files.
  fileprivate mutating func read(
    _ root: TOMLNode, dependentKey: inout OutputSettings.DependentKey?
  ) -> TOMLReader.Findings {
    var reader = TOMLReader(root: root)
    reader.table("keyboard") { section in
      keyboard.read(&section)
      engine.read(&section)
    }
    reader.clips(into: &clips)
    reader.languages(into: &languages)
    reader.table("touch") { section in touch.read(&section) }
    touch.rules += reader.deviceRules()
    applicationRules += reader.applicationRules()
    reader.table("output") { section in dependentKey = output.read(&section) }
    reader.table("panel") { section in panel.read(&section) }
    reader.table("feedback") { section in feedback.read(&section) }
    reader.table("words") { section in words.read(&section) }
    reader.table("timing") { section in engine.timing.read(&section) }
    reader.table("accessibility") { section in engine.accessibility.read(&section) }
    return reader.finish()
  }
}
