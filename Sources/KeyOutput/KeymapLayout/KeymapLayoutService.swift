// SPDX-License-Identifier: MIT

public import ClavierKit

/// The input sets of a keymap, for the layout services of all devices.
struct KeymapInputSets: ComputerKeysProvider {
  let phone: InputSet
  let tablet: InputSet
  let signs: KeymapSigns
  let computer: ComputerKeys

  /// Returns the letters, as many per row as fit the device.
  func alphabeticInputSet(for context: KeyboardContext) -> InputSet {
    switch context.deviceTypeForKeyboard {
    case .tablet, .tabletPro: tablet
    default: phone
    }
  }

  func numericInputSet(for context: KeyboardContext) -> InputSet { signs.numeric }
  func symbolicInputSet(for context: KeyboardContext) -> InputSet { signs.symbolic }
  func computerKeys(for context: KeyboardContext) -> ComputerKeys { computer }
}

/// Makes the pages of a ``KeymapLayout``: the device's pages with the keymap's keys and callouts.
public struct KeymapLayoutService: KeyboardLayoutService {
  private let base: KeyboardLayout.DeviceBasedService
  private let phoneCallouts: KeymapCallouts
  private let tabletCallouts: KeymapCallouts
  /// The accent keys, by the texts of dead keys.
  private let accents: [String: KeyboardAction]
  private let languageCallouts = Callouts.StandardService.standard()

  public init(_ layout: KeymapLayout) {
    let keys = layout.keys
    let phone = KeymapRows(keys, in: .phone)
    let tablet = KeymapRows(keys, in: .tablet)
    base = KeyboardLayout.DeviceBasedService(
      inputSetProvider: KeymapInputSets(
        phone: phone.inputSet, tablet: tablet.inputSet, signs: KeymapSigns(keys),
        computer: ComputerKeys(keys)))
    phoneCallouts = phone.callouts
    tabletCallouts = tablet.callouts
    let letters = keys.letters
    var accents: [String: KeyboardAction] = [:]
    for text in keys.texts {
      guard accents[text] == nil, let dead = DeadKey(text: text) else { continue }
      var replacements: [String: String] = [:]
      for (letter, result) in dead.joined(letters) {
        replacements[String(letter)] = String(result)
      }
      accents[text] = .diacritic(
        Keyboard.Diacritic(char: dead.sign, replacements: replacements))
    }
    self.accents = accents
  }

  /// Returns the page of the context's device, with the keymap's keys.
  public func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
    var layout = base.keyboardLayout(for: context)
    let callouts: KeymapCallouts
    switch context.deviceTypeForKeyboard {
    case .tablet, .tabletPro: callouts = tabletCallouts
    default: callouts = phoneCallouts
    }
    for row in layout.itemRows.indices {
      for index in layout.itemRows[row].indices {
        adapt(&layout.itemRows[row][index], callouts, context)
      }
    }
    return layout
  }

  /// Returns the custom pages of the device.
  public func customPages(for context: KeyboardContext) -> [String] {
    base.customPages(for: context)
  }

  /// Turns a dead key into an accent key, and puts the keymap's callouts before the language's.
  private func adapt(
    _ item: inout KeyboardLayout.Item, _ callouts: KeymapCallouts, _ context: KeyboardContext
  ) {
    switch item.action {
    case .character(let text):
      if let accent = accents[text] {
        item.action = accent
        return
      }
      guard let others = callouts.texts[text] else { return }
      let own = [item.action] + others.map { KeyboardAction.character($0) }
      let language = languageCallouts.calloutActions(for: item.action, context: context)
      item.calloutActions = own + language.filter { !own.contains($0) }
    case .characterMargin(let text) where accents[text] != nil:
      item.action = .none
    default: return
    }
  }
}

extension ComputerKeys {
  /// Creates the keys of a computer's keyboard from a keymap.
  ///
  /// The key beside the left Shift is removed if it has no text of its own. The key beside Return
  /// then moves to the row above, as on US keyboards.
  init(_ keys: KeymapKeys) {
    var rows = keys.rows.map { $0.filter { !$0.isEmpty } }
    let others = Set(rows.joined().filter { $0 != keys.rows[3].first }.flatMap(\.lowLevels))
    if let first = keys.rows[3].first, others.isSuperset(of: first.lowLevels) {
      rows[3].removeAll { $0 == first }
      if let last = keys.rows[2].last, rows[2].last == last, rows[1].count <= 12 {
        rows[2].removeLast()
        rows[1].append(last)
      }
    }
    var third: [String: String] = [:]
    for key in rows.joined() where third[key.lower] == nil {
      let text = key.level(2)
      if !text.isEmpty, !text.isInvisible { third[key.lower] = text }
    }
    self.init(rows: rows.map { $0.map(\.item) }, third: third)
  }
}

extension KeymapKey {
  /// The texts alone and with Shift.
  fileprivate var lowLevels: [String] { [level(0), level(1)].filter { !$0.isEmpty } }
}
