// SPDX-License-Identifier: MIT

import ClavierFiles

/// The description of a button in a layout of squeekboard.
struct SqueekboardButton {
  /// The action of a button; a button without one types its name.
  enum Action {
    case text(String, SourcePosition)
    case keysym(String, SourcePosition)
    case modifier(Modifier)
    case erase
    case showPreferences(SourcePosition)
    case setView(ViewName)
    /// An action that shows one view, and from there the other; `pops` means a return after one
    /// key.
    case locking(to: ViewName, back: ViewName, pops: Bool)
  }

  /// The name of a view and the position of the name.
  struct ViewName {
    var text: String
    var position: SourcePosition
  }

  /// The names of modifiers.
  enum Modifier: String, CaseIterable {
    case control = "Control"
    case shift = "Shift"
    case lock = "Lock"
    case alt = "Alt"
    case mod1 = "Mod1"
    case mod4 = "Mod4"
    case mod5 = "Mod5"
  }

  /// The start of the button's description.
  let position: SourcePosition
  private(set) var action: Action?
  private(set) var label: String?
  private(set) var icon: (name: String, position: SourcePosition)?
  private(set) var outline: (name: String, position: SourcePosition)?

  /// Whether the button types nothing and shows nothing, so that it only separates other buttons.
  ///
  /// **Source:** squeekboard's layouts, which have no other way to leave room in a row.
  var isGap: Bool {
    guard case .text("", _)? = action else { return false }
    return icon == nil && (label ?? "").allSatisfy(\.isWhitespace)
  }

  /// Reads the description of a button.
  init(name: String, _ entry: YAMLEntry, _ findings: inout Findings) {
    position = entry.keyPosition
    let title = "the button \(quoted(name))"
    var reader = MappingReader(title, entry.node, &findings)
    var actions: [Action] = []
    if let node = reader.remove("action"),
      let action = Self.action(node, "\(title): action", &findings)
    {
      actions.append(action)
    }
    if let (text, place) = reader.text("keysym", &findings) { actions.append(.keysym(text, place)) }
    if let (text, place) = reader.text("text", &findings) { actions.append(.text(text, place)) }
    if let (text, place) = reader.text("modifier", &findings) {
      if let modifier = Modifier(rawValue: text) {
        actions.append(.modifier(modifier))
      } else {
        let words = alternatives(Modifier.allCases.map(\.rawValue))
        findings.error(place, "\(title): modifier: expected \(words), found \(quoted(text))")
      }
    }
    label = reader.text("label", &findings)?.0
    icon = reader.text("icon", &findings)
    outline = reader.text("outline", &findings)
    reader.finish(&findings)
    action = actions.first
    if actions.count > 1 {
      findings.error(
        position, "\(title) can have one of action, keysym, text and modifier only")
    }
  }

  private static func action(
    _ node: YAMLNode, _ title: String, _ findings: inout Findings
  ) -> Action? {
    switch node.value {
    case .scalar("erase"): return .erase
    case .scalar("show_prefs"): return .showPreferences(node.position)
    case .mapping(let entries) where !entries.isEmpty:
      var reader = MappingReader(title, node, &findings)
      let view = reader.text("set_view", &findings).map { ViewName(text: $0.0, position: $0.1) }
      let locking = reader.remove("locking").flatMap { Self.locking($0, title, &findings) }
      reader.finish(&findings)
      if view != nil, locking != nil {
        findings.error(node.position, "\(title) can have one of set_view and locking only")
      }
      return locking ?? view.map(Action.setView)
    case .scalar, .sequence, .mapping:
      findings.error(
        node.position,
        "\(title): expected erase, show_prefs, set_view or locking, found \(node.summary)")
      return nil
    }
  }

  private static func locking(
    _ node: YAMLNode, _ title: String, _ findings: inout Findings
  ) -> Action? {
    var reader = MappingReader("\(title): locking", node, &findings)
    let lock = reader.text("lock_view", &findings).map { ViewName(text: $0.0, position: $0.1) }
    let unlock = reader.text("unlock_view", &findings).map { ViewName(text: $0.0, position: $0.1) }
    let pops = reader.text("pops", &findings)
    if let (word, place) = pops, word != "true", word != "false" {
      findings.error(place, "\(title): pops: expected true or false, found \(quoted(word))")
    }
    // The appearance of a locked key is not part of a layout.
    _ = reader.remove("looks_locked_from")
    reader.finish(&findings)
    guard let lock, let unlock else {
      findings.error(node.position, "\(title): locking needs lock_view and unlock_view")
      return nil
    }
    return .locking(to: lock, back: unlock, pops: pops?.0 != "false")
  }
}
