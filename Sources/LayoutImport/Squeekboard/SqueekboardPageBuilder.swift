// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit

/// Makes layout items from squeekboard's buttons.
struct SqueekboardPageBuilder {
  private let file: SqueekboardFile
  /// The icons whose meaning is that of a standard label.
  private static let icons: Set = [
    "key-shift", "key-enter", "edit-clear-symbolic", "keyboard-mode-symbolic",
  ]
  /// The insets of a phone's keys, so that the visible part of a cell is as large as in
  /// squeekboard.
  private static let insets = EdgeInsets(horizontal: 3, vertical: 3)

  init(_ file: SqueekboardFile) {
    self.file = file
  }

  /// Reports errors in the buttons that the views use, and differences from squeekboard.
  func check(_ used: Set<String>, _ findings: inout Findings) {
    var reported: Set<String> = []
    for view in file.views {
      let names = view.rows.flatMap(\.names)
      if !names.isEmpty, names.allSatisfy({ file.buttons[$0]?.isGap == true }) {
        findings.error(
          view.position, "the view \(quoted(view.name)) has only gaps, and no key; add one")
      }
      for row in view.rows {
        for name in row.names where file.buttons[name] == nil && reported.insert(name).inserted {
          check(undescribed: name, row.position, &findings)
        }
      }
    }
    for name in used.sorted() {
      guard let button = file.buttons[name] else { continue }
      check(outlineOf: name, button, &findings)
      if let icon = button.icon, button.label == nil, !Self.icons.contains(icon.name) {
        findings.note(
          icon.position, "there is no icon \(quoted(icon.name)); the key shows what it does")
      }
      check(actionOf: name, button, &findings)
    }
  }

  private func check(
    undescribed name: String, _ place: SourcePosition, _ findings: inout Findings
  ) {
    if name.utf8.count > 1, name.utf8.allSatisfy({ $0 < 0x80 }) {
      findings.note(place, "the button \(quoted(name)) is not described, so it types its name")
    }
    if file.outlines[SqueekboardFile.defaultOutline] == nil {
      findings.error(place, "there is no outline \"default\", which \(quoted(name)) needs")
    }
  }

  private func check(
    outlineOf name: String, _ button: SqueekboardButton, _ findings: inout Findings
  ) {
    let outline = button.outline?.name ?? SqueekboardFile.defaultOutline
    guard file.outlines[outline] == nil else { return }
    let place = button.outline?.position ?? button.position
    if file.outlines[SqueekboardFile.defaultOutline] == nil {
      findings.error(place, "there is no outline \(quoted(outline)), and no \"default\"")
    } else {
      findings.note(place, "there is no outline \(quoted(outline)); the default counts")
    }
  }

  private func check(
    actionOf name: String, _ button: SqueekboardButton, _ findings: inout Findings
  ) {
    switch button.action {
    case .keysym(let keysym, let place) where SqueekboardKeysym.action(keysym) == nil:
      findings.note(
        place,
        "the key \(quoted(keysym)) is not supported; \(quoted(name)) does nothing"
          + hint(for: keysym, among: SqueekboardKeysym.names))
    case .text("", let place) where !button.isGap:
      findings.note(place, "\(quoted(name)) types nothing")
    case .showPreferences(let place):
      findings.note(
        place, "show_prefs: there is no menu; \(quoted(name)) goes to the next keyboard")
    case .setView(let view):
      check(view, &findings)
      if view.text == SqueekboardFile.capitals {
        findings.note(view.position, "set_view: shows the letters; capitals are a matter of Shift")
      }
    case .locking(let lock, let unlock, let pops):
      check(lock, &findings)
      check(unlock, &findings)
      if pops, !Self.isShift(lock, unlock) {
        findings.note(
          lock.position,
          "lock_view: the page \(quoted(lock.text)) stays; squeekboard leaves it after one key")
      }
    case .keysym, .text, .modifier, .erase, nil: break
    }
  }

  private func check(_ view: SqueekboardButton.ViewName, _ findings: inout Findings) {
    guard !file.hasView(view.text) else { return }
    findings.error(
      view.position,
      "there is no view \(quoted(view.text))" + hint(for: view.text, among: file.views.map(\.name)))
  }

  /// Returns whether a button toggles between lower case and capitals.
  private static func isShift(
    _ lock: SqueekboardButton.ViewName, _ unlock: SqueekboardButton.ViewName
  ) -> Bool {
    Set([lock.text, unlock.text]) == [SqueekboardFile.firstView, SqueekboardFile.capitals]
  }

  /// Returns the item for a button.
  ///
  /// - Parameters:
  ///   - name: The button.
  ///   - view: The view that contains it.
  ///   - form: The case of the page.
  ///   - totalWidth: The width of the widest row, in pixels.
  /// - Returns: A key or gap whose width is in proportion to that row.
  func item(
    _ name: String, on view: String, as form: Keyboard.Case?, totalWidth: Double
  ) -> KeyboardLayout.Item {
    let button = file.buttons[name]
    let outline = file.outline(of: name)
    let width = KeyboardLayout.ItemWidth.percentage(outline.width / totalWidth)
    if button?.isGap == true {
      return KeyboardLayout.Item(action: .none, width: width, height: outline.height)
    }
    let action = action(name, button, on: view, as: form)
    let label = button.flatMap { button in
      button.label ?? (button.icon == nil && button.action.typesNoText ? name : nil)
    }
    return KeyboardLayout.Item(
      action: action, width: width, height: outline.height, edgeInsets: Self.insets,
      label: label == action.label ? nil : label)
  }

  private func action(
    _ name: String, _ button: SqueekboardButton?, on view: String, as form: Keyboard.Case?
  ) -> KeyboardAction {
    switch button?.action {
    case nil: return Self.typing(name)
    case .text("", _)?: return .custom(named: name)
    case .text(let text, _)?: return Self.typing(text)
    case .keysym(let keysym, _)?: return SqueekboardKeysym.action(keysym) ?? .custom(named: name)
    case .erase?: return .backspace
    case .showPreferences?: return .nextKeyboard
    case .modifier(let modifier)?: return Self.action(modifier, as: form)
    case .setView(let target)?:
      return .keyboardType(file.keyboardType(of: target.text))
    case .locking(let lock, let unlock, _)?:
      if Self.isShift(lock, unlock), let form { return .shift(form) }
      let target = view == lock.text ? unlock : lock
      return .keyboardType(file.keyboardType(of: target.text))
    }
  }

  private static func action(
    _ modifier: SqueekboardButton.Modifier, as form: Keyboard.Case?
  ) -> KeyboardAction {
    switch modifier {
    case .control: .modifier(.control)
    case .alt, .mod1: .modifier(.alt)
    case .mod4: .modifier(.super)
    case .mod5: .modifier(.altGr)
    case .shift: .shift(form ?? .lowercased)
    case .lock: .capsLock
    }
  }

  /// Returns the action that types a text.
  private static func typing(_ text: String) -> KeyboardAction {
    switch text {
    case " ": .space
    case "\t": .tab
    case "\n", "\r": .primary(.return)
    case "\u{1B}": .escape
    case _ where text.dropFirst().isEmpty: .character(text)
    default: .text(text)
    }
  }
}

/// Returns a suggestion for an invalid name, as the end of a message.
private func hint(for name: String, among names: [String]) -> String {
  suggestion(for: name, among: names).map { "; did you mean \(quoted($0))?" } ?? ""
}

extension SqueekboardButton.Action? {
  /// Whether squeekboard labels the key with the button's name, since it types no text of its own.
  fileprivate var typesNoText: Bool {
    switch self {
    case .keysym, .modifier, .setView, .locking, .showPreferences, .erase: true
    case .text, nil: false
    }
  }
}
