// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import KeyOutput
import KeyboardCore

// Events from outside the keyboard.

extension ScriptRun {
  func perform(_ event: ScriptEvent, _ step: ScriptStep) throws(ScriptError) {
    guard !setting.configuration.isEmpty else {
      throw error(step, "this step needs a receiver: begin the case with a line \"config\"")
    }
    switch event {
    case .type(let text):
      var missing = 0
      update { missing = $0.type(text, at: $1) }
      if missing > 0 { transcript.append("missing \(missing)") }
    case .language(let locale):
      var isDone = false
      update { isDone = $0.switchLanguage(to: locale, at: $1) }
      if !isDone { transcript.append("no such language") }
    case .reload(let line):
      setting.configuration.append(line)
      setting.configurationLines.append(step.line)
      let plan = try setting.plan(from: step.line)
      update { $0.handle(.reload(plan), at: $1) }
    case .panel(let panel, let report): send(.panel(panel, report))
    case .panelKeymap(let panel, let layouts, let group):
      let keymap = layouts.map { SessionKeymap(layouts: $0, group: group) }
      send(.panel(panel, .keymap(keymap)))
    case .panelDisconnects(let panel): send(.panelDisconnected(panel))
    case .show: send(.show)
    case .hide: send(.hide)
    case .toggle: send(.toggle)
    case .forget: send(.forget)
    case .otherKeyboardTypes: send(.typedElsewhere)
    case .otherKeyboardHolds(let names): send(.heldKeys(try keys(names, step)))
    case .lights(let capsLock, let numLock):
      send(.lights(LockLights(capsLock: capsLock, numLock: numLock)))
    case .hardwareKeyboard(let isPresent): send(.hardwareKeyboard(isPresent: isPresent))
    case .console(let layout): send(.console(try console(layout, step)))
    case .surfaces(let sizes): send(.surfaces(sizes.map { KeyboardCore.Surface(size: $0) }))
    case .reset: send(.reset(hasOtherReceiver: false))
    case .stop: send(.stop)
    }
  }

  private func send(_ event: KeyboardCore.Event) { update { $0.handle(event, at: $1) } }

  private func keys(_ names: [String], _ step: ScriptStep) throws(ScriptError) -> [Keycode] {
    var keys: [Keycode] = []
    for name in names {
      let codes = (1...Keycode.highest.rawValue).lazy.map(Keycode.init(rawValue:))
      guard let key = codes.first(where: { $0.name == name }) else {
        throw error(step, "no key is called \(name)")
      }
      keys.append(key)
    }
    return keys
  }

  /// Returns a text console with the characters that a layout gives with a single key, or with
  /// Shift.
  private func console(_ layout: String?, _ step: ScriptStep) throws(ScriptError) -> TextConsole? {
    guard let layout else { return nil }
    do {
      let keymap = try Keymap(.names(KeymapNames(layout: layout)))
      return TextConsole(name: "tty1", keymap: ConsoleKeymap(imitating: keymap))
    } catch {
      throw self.error(step, "\(error)")
    }
  }
}

extension KeyboardCore.Surface {
  /// A surface covered by the keyboard, with its size in millimetres.
  fileprivate init(size: Size) {
    self.init(
      aspectRatio: size.width / size.height, areaWidth: size.width,
      area: Rect(x: 0, y: 0, width: 1, height: 1))
  }
}

extension SessionKeymap {
  /// Creates the keymap of a session with these XKB layouts; its text is invalid if they are not
  /// installed.
  fileprivate init(layouts: String, group: Int) {
    self.init(text: KeymapNames(layout: layouts).text() ?? layouts, group: group)
  }
}

extension ConsoleKeymap {
  /// Creates a console's tables for the printable ASCII characters of a keymap.
  ///
  /// **Source:** linux/keyboard.h: a value is a kind in its upper byte and a number. Letters are of
  /// kind 11, other characters of kind 0, and Shift is 0x0700.
  fileprivate init(imitating keymap: Keymap) {
    var tables: [UInt8: [UInt16]] = [
      0: Array(repeating: 0x0200, count: 256), 1: Array(repeating: 0x0200, count: 256),
    ]
    for table in tables.keys {
      tables[table]?[42] = 0x0700
      tables[table]?[14] = 0x007F
      tables[table]?[28] = 0x0201
    }
    for value in UInt16(0x20)..<0x7F {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let keys = keymap.chord(for: Character(scalar)).map { Array($0.keys) } ?? []
      guard let key = keys.last, keys.count == 1 || keys.dropLast().map(\.name) == ["leftshift"]
      else { continue }
      let kind: UInt16 = scalar.properties.isAlphabetic ? 0x0B00 : 0
      tables[keys.count == 1 ? 0 : 1]?[Int(key.rawValue)] = kind | value
    }
    self.init(tables: tables)
  }
}
