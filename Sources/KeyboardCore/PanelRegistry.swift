// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import KeyboardPlan

/// The claims of all panels.
///
/// The latest claim of a kind is in effect; when its panel leaves, the previous one returns.
struct PanelRegistry {
  /// The claims of one kind, oldest first; the last is in effect.
  private struct Stack<Value: Hashable> {
    private var entries: [(panel: UInt32, value: Value)] = []

    var current: Value? { entries.last?.value }
    var panel: UInt32? { entries.last?.panel }

    func value(of panel: UInt32) -> Value? { entries.first { $0.panel == panel }?.value }

    /// Sets a panel's claim, or withdraws it if the value is `nil`.
    ///
    /// - Returns: Whether the current value has changed.
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
  /// The panels that can replace a text of their field.
  private var replacers: Set<UInt32> = []
  private var contacts: [UInt32: RemoteContacts] = [:]
  /// The text around the cursor in ``field``; `nil` if unknown, and in a secret field.
  private(set) var text: TextContext?
  /// The panel that was asked last to insert a text, the request's number, and whether the field is
  /// still the same; `nil` once it has answered.
  private var insertion: (panel: UInt32, number: Int, isInField: Bool)?
  /// The number of the last request to insert a text, 0 before the first.
  private var lastInsertion = 0

  /// The place where the keys are shown; `nil` without a panel that shows them.
  var place: PanelPlace? { places.current }
  /// The field that has the cursor; `nil` if unknown.
  var field: PanelField? { fields.current }
  /// The session's keymap; `nil` if unknown.
  var keymap: SessionKeymap? { keymaps.current }
  /// ``keymap`` in XKB's text format.
  var keymapText: [UInt8]? { keymap.map { Array($0.text.utf8) } }
  /// Whether a panel can type any text into the program that has the focus.
  var typesTexts: Bool { typists.current != nil }

  /// The panel that inserts a text into the field, or else types it; `nil` without one.
  var inserter: UInt32? { fields.current?.commits == true ? fields.panel : typists.panel }

  /// Returns the panel that can replace the end of a text before the cursor.
  ///
  /// - Parameter known: The text that the keyboard assumes before the cursor.
  /// - Returns: The panel; `nil` without one, or if the session has not reported this text.
  func replacer(ofEndOf known: String) -> UInt32? {
    guard let panel = fields.panel, fields.current?.commits == true, replacers.contains(panel),
      let reported = text?.beforeInput,
      reported.utf8.suffix(known.utf8.count).elementsEqual(known.utf8)
    else { return nil }
    return panel
  }

  /// Notes that a panel is asked to insert a text.
  ///
  /// - Returns: The number of the request.
  mutating func beginInsertion(by panel: UInt32) -> Int {
    lastInsertion += 1
    insertion = (panel, lastInsertion, true)
    return lastInsertion
  }

  /// Notes the answer of a panel that was asked to insert a text.
  ///
  /// - Parameters:
  ///   - panel: The panel.
  ///   - number: The number of the request; `nil` for the last one.
  /// - Returns: Whether the field is still that of the request; `nil` unless it is the first answer
  ///   to the last request.
  mutating func endInsertion(by panel: UInt32, number: Int?) -> Bool? {
    guard let last = insertion, last.panel == panel, number == nil || number == last.number else {
      return nil
    }
    insertion = nil
    return last.isInField
  }

  /// Returns the place where a panel shows the keys, even if another panel's place is in effect.
  func place(of panel: UInt32) -> PanelPlace? { places.value(of: panel) }

  /// Returns whether the current field is a panel's, so that its reports of the text count.
  func ownsField(_ panel: UInt32) -> Bool { fields.panel == panel }

  /// The claims that affect the keyboard's shape; `nil` without any.
  var shape: KeyboardShape.Session? {
    let purpose = field?.field.purpose ?? .standard
    guard place != nil || purpose != .standard || typesTexts else { return nil }
    return KeyboardShape.Session(
      headroom: place?.headroom, purpose: purpose, takesAnyText: typesTexts,
      isInTextField: field != nil && purpose == .standard)
  }

  /// Sets a panel's place.
  ///
  /// - Returns: Whether the current value has changed.
  mutating func set(place: PanelPlace?, by panel: UInt32) -> Bool { places.set(place, by: panel) }

  /// Sets a panel's field; a repeated report counts as a new field.
  mutating func set(field: PanelField?, by panel: UInt32) -> Bool {
    let before = fields.panel
    let isOther = fields.set(field, by: panel)
    guard isOther || field != nil || fields.panel != before else { return false }
    text = nil
    insertion?.isInField = false
    return true
  }

  /// Sets the text around the cursor; secret fields have none.
  mutating func set(text: TextContext) {
    self.text = field?.field.isSecret == false ? text : nil
  }

  /// Forgets the text around the cursor, until the next report.
  mutating func forgetText() { text = nil }

  mutating func set(keymap: SessionKeymap?, by panel: UInt32) -> Bool {
    keymaps.set(keymap, by: panel)
  }

  mutating func set(typesTexts: Bool, by panel: UInt32) -> Bool {
    typists.set(typesTexts ? true : nil, by: panel)
  }

  /// Sets whether a panel can replace a text of its field.
  mutating func set(replacesTexts: Bool, by panel: UInt32) {
    if replacesTexts { replacers.insert(panel) } else { replacers.remove(panel) }
  }

  /// Converts the touches of a panel to a frame.
  ///
  /// - Returns: The valid part as a frame; `nil` if it is empty.
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
