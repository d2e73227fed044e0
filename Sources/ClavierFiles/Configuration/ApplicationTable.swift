// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

extension TOMLReader {
  /// Reads all `[[application]]` tables of a file.
  ///
  /// - Returns: The rules with a valid match.
  mutating func applicationRules() -> [Configuration.ApplicationRule] {
    var rules: [Configuration.ApplicationRule] = []
    let isGiven = has("application")
    tables("application", atMost: Self.applicationLimit) { table, _ in
      if let rule = table.applicationRule() { rules.append(rule) }
    }
    if !isGiven { collectNames(of: "application") { _ = $0.applicationRule() } }
    return rules
  }

  private mutating func applicationRule() -> Configuration.ApplicationRule? {
    var settings = Configuration.ApplicationSettings()
    choice(
      "device", DeviceType.allCases.map { ($0.rawValue, Optional($0)) }, into: &settings.device)
    var isForProse = true
    let isProseGiven = has("prose")
    boolean("prose", into: &isForProse)
    if isProseGiven { settings.isForProse = isForProse }
    return applicationMatches("match").map {
      Configuration.ApplicationRule(matches: $0, settings: settings)
    }
  }

  /// Reads the applications of a table: one text, or several in an array.
  ///
  /// Call the method after all other keys were read.
  private mutating func applicationMatches(_ key: String) -> [ApplicationMatch]? {
    guard let node = remove(key) else {
      // After a message about an unknown key, none follows about the missing key.
      if exists, areAllKeysRead {
        report("\(key) must be given: the name of an application, as clavier status shows it")
      }
      return nil
    }
    guard case .array(let elements) = node.value else {
      return applicationMatch(key, node).map { [$0] }
    }
    guard (1...Self.applicationNameLimit).contains(elements.count) else {
      return refuse(
        key, at: node.position,
        "names \(elements.count) applications, not 1 to \(Self.applicationNameLimit)")
    }
    var matches: [ApplicationMatch] = []
    for element in elements {
      if let match = applicationMatch(key, element) { matches.append(match) }
    }
    return matches.count == elements.count ? matches : nil
  }

  private mutating func applicationMatch(_ key: String, _ node: TOMLNode) -> ApplicationMatch? {
    guard case .string(let text) = node.value else {
      return refuse(key, node, expected: "a text in quotes")
    }
    guard ApplicationMatch.isName(text) else {
      return refuse(
        key, at: node.position,
        "\(quoted(text)) is no name: it has 1 to \(ApplicationMatch.maximumLength) bytes, and no "
          + "control characters")
    }
    return ApplicationMatch(text)
  }

  /// The maximum number of tables in a file.
  private static var applicationLimit: Int { 64 }
  /// The maximum number of names in a table.
  private static var applicationNameLimit: Int { 16 }
}
