// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import KeyboardPlan

/// The claims of all panels: of each thing the last claim counts, and when its panel leaves, the one before it again.
struct PanelRegistry {
  /// The claims about one thing, the one that counts last.
  private struct Stack<Value: Hashable> {
    private var entries: [(panel: UInt32, value: Value)] = []

    var current: Value? { entries.last?.value }
    var panel: UInt32? { entries.last?.panel }

    func value(of panel: UInt32) -> Value? { entries.first { $0.panel == panel }?.value }

    /// Sets a panel's claim, or withdraws it where the value is `nil`.
    ///
    /// - Returns: Whether another value counts now.
    mutating func set(_ value: Value?, by panel: UInt32) -> Bool {
      let before = current
      entries.removeAll { $0.panel == panel }
      if let value { entries.append((panel, value)) }
      return current != before
    }
  }

  private var places = Stack<PanelPlace>()
  private var fields = Stack<PanelField>()
  private var keymaps = Stack<SessionKeymap>()
  private var typists = Stack<Bool>()
  private var contacts: [UInt32: RemoteContacts] = [:]
  /// The text around the cursor in ``field``; `nil` if unknown, and in a secret field.
  private(set) var text: TextContext?
  /// The panel that was asked to insert a text, and has not answered; `nil` for none.
  var pendingInserter: UInt32?

  /// The place where the keys are shown; `nil` without a panel that shows them.
  var place: PanelPlace? { places.current }
  /// The field that has the cursor; `nil` if unknown.
  var field: PanelField? { fields.current }
  /// The session's keymap; `nil` if unknown.
  var keymap: SessionKeymap? { keymaps.current }
  /// The same in XKB's text format.
  var keymapText: [UInt8]? { keymap.map { Array($0.text.utf8) } }
  /// Whether a panel can type any text into the program that has the focus.
  var typesTexts: Bool { typists.current != nil }

  /// The panel that inserts a text into the field, or else types it; `nil` without one.
  var inserter: UInt32? { fields.current?.commits == true ? fields.panel : typists.panel }

  /// The place where a panel shows the keys, whether it counts or not.
  func place(of panel: UInt32) -> PanelPlace? { places.value(of: panel) }

  /// Whether a panel has said anything that counts now about the field's text.
  func ownsField(_ panel: UInt32) -> Bool { fields.panel == panel }

  /// The part that the keyboard's shape depends on; `nil` without a panel that claims anything of it.
  var shape: KeyboardShape.Session? {
    let purpose = field?.field.purpose ?? .standard
    guard place != nil || purpose != .standard || typesTexts else { return nil }
    return KeyboardShape.Session(
      headroom: place?.headroom, purpose: purpose, takesAnyText: typesTexts)
  }

  /// Sets a panel's place; likewise for the others.
  ///
  /// - Returns: Whether another value counts now.
  mutating func set(place: PanelPlace?, by panel: UInt32) -> Bool { places.set(place, by: panel) }

  /// Sets a panel's field; one that equals the one before it is a new field all the same.
  mutating func set(field: PanelField?, by panel: UInt32) -> Bool {
    let before = fields.panel
    let isOther = fields.set(field, by: panel)
    guard isOther || field != nil || fields.panel != before else { return false }
    text = nil
    return true
  }

  /// Sets the text around the cursor, which counts if its panel's field does.
  mutating func set(text: TextContext) {
    self.text = field?.field.isSecret == false ? text : nil
  }

  mutating func set(keymap: SessionKeymap?, by panel: UInt32) -> Bool {
    keymaps.set(keymap, by: panel)
  }

  mutating func set(typesTexts: Bool, by panel: UInt32) -> Bool {
    typists.set(typesTexts ? true : nil, by: panel)
  }

  /// Handles the touches of a panel.
  ///
  /// - Returns: The part that is possible, as a frame; `nil` if nothing is.
  mutating func frame(
    _ touch: PanelTouch, of panel: UInt32, at now: Timestamp
  ) -> TouchFrame? {
    contacts[panel, default: RemoteContacts(panel: panel)].frame(touch, at: now)
  }

  /// Removes the contacts of a panel that leaves.
  ///
  /// - Returns: The frame that cancels them; `nil` without any.
  mutating func removeContacts(of panel: UInt32, at now: Timestamp) -> TouchFrame? {
    guard var contacts = contacts.removeValue(forKey: panel) else { return nil }
    return contacts.cancelAll(at: now)
  }
}
