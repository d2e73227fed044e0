// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import KeyboardPlan

/// The claims of all panels, such as a place or a field.
///
/// The latest claim of a kind is in effect; when its panel disconnects, the previous one applies
/// again.
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
  private var applications = Stack<String>()
  /// Whether any panel has named an application so far.
  private(set) var hasNamedApplication = false
  private var typingPanels = Stack<Bool>()
  /// The panels that can replace a text in their field.
  private var replacingPanels: Set<UInt32> = []
  private var contacts: [UInt32: RemoteContacts] = [:]
  /// The text around the cursor in ``field``; `nil` if unknown, and in a secret field.
  private(set) var text: TextContext?
  /// The last request to insert a text: its panel, its number, and whether the field is still the
  /// same; `nil` once the panel has answered.
  private var insertion: (panel: UInt32, number: Int, isInField: Bool)?
  /// The number of the last request to insert a text, 0 before the first.
  private var lastInsertion = 0

  /// The place where the keys are shown; `nil` if no panel shows them.
  var place: PanelPlace? { places.current }
  /// The focused field; `nil` if unknown.
  var field: PanelField? { fields.current }
  /// The session's keymap; `nil` if unknown.
  var keymap: SessionKeymap? { keymaps.current }
  /// ``keymap`` in XKB's text format.
  var keymapText: [UInt8]? { keymap.map { Array($0.text.utf8) } }
  /// The name of the application with the focus; `nil` if unknown.
  var application: String? { applications.current }
  /// Whether a panel can type any text into the focused program.
  var typesAnyText: Bool { typingPanels.current != nil }

  /// The panel that inserts a text into the field, or otherwise types it; `nil` for none.
  var insertingPanel: UInt32? {
    fields.current?.commits == true ? fields.panel : typingPanels.panel
  }

  /// Returns the panel that can replace the end of a text before the cursor.
  ///
  /// - Parameter known: The text that the keyboard assumes before the cursor.
  /// - Returns: The panel; `nil` if there is none, or if the session has not reported this text.
  func panel(replacingEndOf known: String) -> UInt32? {
    guard let panel = fields.panel, fields.current?.commits == true,
      replacingPanels.contains(panel), let reported = text?.beforeInput,
      reported.utf8.suffix(known.utf8.count).elementsEqual(known.utf8)
    else { return nil }
    return panel
  }

  /// Records a request to a panel to insert a text.
  ///
  /// - Returns: The number of the request.
  mutating func beginInsertion(by panel: UInt32) -> Int {
    lastInsertion += 1
    insertion = (panel, lastInsertion, true)
    return lastInsertion
  }

  /// Records the answer of a panel to a request to insert a text.
  ///
  /// - Parameters:
  ///   - panel: The panel.
  ///   - number: The number of the request; `nil` for the last one.
  /// - Returns: Whether the field is still that of the request; `nil` unless the answer is the
  ///   first one to the last request.
  mutating func endInsertion(by panel: UInt32, number: Int?) -> Bool? {
    guard let last = insertion, last.panel == panel, number == nil || number == last.number else {
      return nil
    }
    insertion = nil
    return last.isInField
  }

  /// Returns the place where a panel shows the keys, even if another panel's place is in effect.
  func place(of panel: UInt32) -> PanelPlace? { places.value(of: panel) }

  /// Returns the application with the focus in a panel's session, even if another one is in effect.
  func application(of panel: UInt32) -> String? { applications.value(of: panel) }

  /// Returns whether a panel has reported the current field, so that its reports of the text count.
  func ownsField(_ panel: UInt32) -> Bool { fields.panel == panel }

  /// The claims that affect the keyboard's shape; `nil` for none.
  var shape: KeyboardShape.Session? {
    let purpose = field?.field.purpose ?? .standard
    guard place != nil || purpose != .standard || typesAnyText else { return nil }
    return KeyboardShape.Session(
      headroom: place?.headroom, purpose: purpose, acceptsAnyText: typesAnyText,
      isInTextField: field != nil && purpose == .standard)
  }

  /// Sets a panel's place.
  ///
  /// - Returns: Whether the current value has changed.
  mutating func set(place: PanelPlace?, by panel: UInt32) -> Bool { places.set(place, by: panel) }

  /// Sets the field of a panel; a repeated report counts as a new field.
  mutating func set(field: PanelField?, by panel: UInt32) -> Bool {
    let before = fields.panel
    let isChanged = fields.set(field, by: panel)
    guard isChanged || field != nil || fields.panel != before else { return false }
    text = nil
    insertion?.isInField = false
    return true
  }

  /// Sets the text around the cursor; secret fields have none.
  mutating func set(text: TextContext) {
    self.text = field?.field.isSecret == false ? text : nil
  }

  /// Makes the text around the cursor unknown, until the next report.
  mutating func forgetText() { text = nil }

  mutating func set(keymap: SessionKeymap?, by panel: UInt32) -> Bool {
    keymaps.set(keymap, by: panel)
  }

  mutating func set(application: String?, by panel: UInt32) -> Bool {
    if application != nil { hasNamedApplication = true }
    return applications.set(application, by: panel)
  }

  mutating func set(typesAnyText: Bool, by panel: UInt32) -> Bool {
    typingPanels.set(typesAnyText ? true : nil, by: panel)
  }

  /// Sets whether a panel can replace a text of its field.
  mutating func set(replacesTexts: Bool, by panel: UInt32) {
    if replacesTexts { replacingPanels.insert(panel) } else { replacingPanels.remove(panel) }
  }

  /// Converts the touches of a panel to a frame.
  ///
  /// - Returns: The frame of the valid touches; `nil` if there are none.
  mutating func frame(
    _ touch: PanelTouch, of panel: UInt32, at now: Timestamp
  ) -> TouchFrame? {
    contacts[panel, default: RemoteContacts(panel: panel)].frame(touch, at: now)
  }

  /// Removes the contacts of a disconnected panel.
  ///
  /// - Returns: The frame that cancels them; `nil` if there are none.
  mutating func removeContacts(of panel: UInt32, at now: Timestamp) -> TouchFrame? {
    guard var contacts = contacts.removeValue(forKey: panel) else { return nil }
    return contacts.cancelAll(at: now)
  }
}
