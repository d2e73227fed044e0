// SPDX-License-Identifier: MIT

import ClavierKit

extension OutputSettings {
  /// Takes what `[output]` holds.
  ///
  /// - Returns: Where the variant is set, if it is.
  mutating func read(_ section: inout TOMLReader) -> SourcePosition? {
    if let name = section.xkbName("layout") { layout = name.value.isEmpty ? nil : name.value }
    section.boolean("dead_keys", into: &hasDeadKeys)
    section.milliseconds("key_pace_ms", in: 0...1000, into: &keyPace)
    section.choice("lockdown", into: &lockdown.preset)
    section.lockdownRules("lockdown_allow", into: &lockdown.allowed)
    section.lockdownRules("lockdown_deny", into: &lockdown.denied)
    guard let name = section.xkbName("variant") else { return nil }
    variant = name.value.isEmpty ? nil : name.value
    return name.position
  }
}

extension TOMLReader {
  /// Takes an array of rules of a lockdown.
  fileprivate mutating func lockdownRules(_ key: String, into target: inout [Lockdown.Rule]) {
    guard let (elements, position) = array(key) else { return }
    guard elements.count <= Lockdown.ruleLimit else {
      return report(key, at: position, "more than \(Lockdown.ruleLimit) rules")
    }
    var rules: [Lockdown.Rule] = []
    for element in elements {
      guard case .string(let text) = element.value else {
        return mismatch(key, element, expected: "a text in quotes")
      }
      guard let rule = Lockdown.Rule(text) else {
        return report(
          key, at: element.position,
          "\(quoted(text)) is no key: write modifiers (ctrl, alt, super, altgr, shift) and a key, such as "
            + "\"ctrl+alt+*\" or \"alt+f4\"")
      }
      rules.append(rule)
    }
    target = rules
  }

  /// Takes the name of an XKB layout or variant; empty for none.
  ///
  /// **Source:** the names in xkeyboard-config's `evdev.lst` have these characters and at most 26 of them.
  fileprivate mutating func xkbName(
    _ key: String
  ) -> (value: String, position: SourcePosition)? {
    guard let name = text(key) else { return nil }
    guard name.value.utf8.allSatisfy(Self.isNameByte) else {
      report(
        key, at: name.position,
        "\(quoted(name.value)) is no name of a \(key); only letters, digits, - and _ may be in it")
      return nil
    }
    guard name.value.utf8.count <= Self.longestName else {
      report(
        key, at: name.position,
        "\(quoted(name.value)) is longer than \(Self.longestName) characters")
      return nil
    }
    return name
  }

  private static var longestName: Int { 64 }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
