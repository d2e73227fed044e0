// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

extension OutputSettings {
  /// A key that requires a layout, with its position.
  typealias DependentKey = (key: String, position: SourcePosition)

  /// Reads the `[output]` section.
  ///
  /// - Returns: The first key that requires a layout; `nil` if none is set.
  mutating func read(_ section: inout TOMLReader) -> DependentKey? {
    if let name = section.xkbNames("layout") { layout = name.value.isEmpty ? nil : name.value }
    section.boolean("follow_console", into: &followsConsole)
    section.boolean("dead_keys", into: &hasDeadKeys)
    section.choice("unicode_input", into: &unicodeInput)
    section.milliseconds("key_pace_ms", in: 0...1000, into: &keyPace)
    section.choice("lockdown", into: &lockdown.preset)
    section.lockdownRules("lockdown_allow", into: &lockdown.allowed)
    section.lockdownRules("lockdown_deny", into: &lockdown.denied)
    var dependentKeys: [DependentKey] = []
    func setDependent(
      _ key: String, _ name: (value: String, position: SourcePosition)?, into target: inout String?
    ) {
      guard let name else { return }
      target = name.value.isEmpty ? nil : name.value
      if target != nil { dependentKeys.append((key, name.position)) }
    }
    setDependent("variant", section.xkbNames("variant"), into: &variant)
    setDependent("model", section.xkbName("model"), into: &model)
    setDependent("options", section.xkbOptions(), into: &options)
    return dependentKeys.first
  }

  /// Whether a setting requires a layout, and none is set.
  var lacksLayout: Bool { layout == nil && (variant != nil || model != nil || options != nil) }
}

extension TOMLReader {
  /// Reads an array of lockdown rules.
  fileprivate mutating func lockdownRules(_ key: String, into target: inout [Lockdown.Rule]) {
    guard let (elements, position) = array(key) else { return }
    guard elements.count <= Lockdown.ruleLimit else {
      return report(key, at: position, "more than \(Lockdown.ruleLimit) rules")
    }
    var rules: [Lockdown.Rule] = []
    for element in elements {
      guard case .string(let text) = element.value else {
        return reportMismatch(key, element, expected: "a text in quotes")
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

  /// Reads the name of an XKB model; empty for none.
  ///
  /// **Source:** the names in xkeyboard-config's `evdev.lst` have these characters and at most 26
  /// of them.
  fileprivate mutating func xkbName(
    _ key: String
  ) -> (value: String, position: SourcePosition)? {
    guard let name = text(key) else { return nil }
    guard name.value.utf8.allSatisfy(\.isNameByte) else {
      return refuse(
        key, at: name.position,
        "\(quoted(name.value)) is no name of a \(key); only letters, digits, - and _ may be in it")
    }
    return limited(key, name, to: Self.maximumNameLength)
  }

  /// Reads the names of XKB layouts or variants, separated by commas; empty for none.
  ///
  /// **Source:** the X Keyboard Extension's protocol, 4.1: a keymap has up to four groups.
  mutating func xkbNames(
    _ key: String
  ) -> (value: String, position: SourcePosition)? {
    guard let names = text(key) else { return nil }
    let parts = names.value.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.utf8.allSatisfy(\.isNameByte) }) else {
      return refuse(
        key, at: names.position,
        "\(quoted(names.value)) is no name of a \(key); \(Self.remedy(key, names.value))")
    }
    guard parts.count <= 4 else {
      return refuse(key, at: names.position, "\(quoted(names.value)) are more than 4 names")
    }
    if let long = parts.first(where: { $0.utf8.count > Self.maximumNameLength }) {
      return limited(key, (String(long), names.position), to: Self.maximumNameLength)
    }
    return names
  }

  /// Returns the remedy for names with other characters: XKB's notation corresponds to two keys
  /// here.
  private static func remedy(_ key: String, _ names: String) -> String {
    let isPath = "/~.".contains { names.first == $0 } || names.hasSuffix(".xkb")
    if key == "layout", isPath {
      return "a file of its own is copied to /etc/xkb/symbols, where the service reads it, and "
        + "its name there is the layout's"
    }
    let parts = names.split(separator: "(", omittingEmptySubsequences: false)
    guard key == "layout", parts.count == 2, parts[1].last == ")", !parts[0].isEmpty,
      (parts[0] + parts[1].dropLast()).utf8.allSatisfy(\.isNameByte)
    else { return "only letters, digits, - and _ may be in it, and commas between several" }
    return "write layout = \"\(parts[0])\" and variant = \"\(parts[1].dropLast())\""
  }

  /// Reads a list of XKB options; empty for none.
  fileprivate mutating func xkbOptions() -> (value: String, position: SourcePosition)? {
    guard let options = text("options") else { return nil }
    let marks = [UInt8(ascii: ":"), UInt8(ascii: ",")]
    guard options.value.utf8.allSatisfy({ $0.isNameByte || marks.contains($0) }) else {
      return refuse(
        "options", at: options.position,
        "\(quoted(options.value)) are no options; only letters, digits, - and _ may be in them, colons, and commas "
          + "between several, such as \"grp:alt_shift_toggle\"")
    }
    return limited("options", options, to: 1024)
  }

  private mutating func limited(
    _ key: String, _ name: (value: String, position: SourcePosition), to length: Int
  ) -> (value: String, position: SourcePosition)? {
    guard name.value.utf8.count > length else { return name }
    return refuse(
      key, at: name.position, "\(quoted(name.value)) is longer than \(length) characters")
  }

  private static var maximumNameLength: Int { 64 }
}
