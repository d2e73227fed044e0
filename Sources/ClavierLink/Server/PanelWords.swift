// SPDX-License-Identifier: MIT

public import ClavierKit

/// What the daemon hears of panels: what counts now, of however many there are.
public enum PanelNews: Hashable, Sendable {
  /// Where the keys are shown; `nil` if no panel shows them any more.
  case place(PanelPlace?)
  /// What contacts did that a panel saw.
  case touch(TouchFrame, PanelTouches.Source)
  /// Another field has the cursor; `nil` if nobody knows of one any more.
  case field(PanelField?)
  /// What stands around the cursor in that field.
  case text(TextContext)
  /// What the session makes of keys; `nil` if nobody knows any more.
  case keymap(SessionKeymap?)
  /// Whether a panel can type any text into whatever has the focus.
  case types(Bool)
  /// Whether a text is in the field that a panel was asked to put there, by ``LinkServer/insert(_:)``; said once for each.
  case inserted(Bool)
}

/// What all panels have said: of each thing the last word counts, and when its panel goes, the one before it again.
struct PanelWords {
  /// What the panels have said of one thing, the one that counts last.
  private struct Stack<Value: Hashable> {
    private var entries: [(panel: UInt32, value: Value)] = []

    var current: Value? { entries.last?.value }
    var panel: UInt32? { entries.last?.panel }

    func value(of panel: UInt32) -> Value? { entries.first { $0.panel == panel }?.value }

    /// Takes what a panel says; `nil` takes back what it said.
    mutating func set(_ value: Value?, by panel: UInt32) {
      entries.removeAll { $0.panel == panel }
      if let value { entries.append((panel, value)) }
    }
  }

  private var places = Stack<PanelPlace>()
  private var fields = Stack<PanelField>()
  private var keymaps = Stack<SessionKeymap>()
  private var typers = Stack<Bool>()

  /// The panel that puts a text into the field that has the cursor, or else types it; `nil` if none does.
  var inserter: UInt32? { fields.current?.commits == true ? fields.panel : typers.panel }

  /// Where a panel shows the keys, whether that counts or not.
  func place(of panel: UInt32) -> PanelPlace? { places.value(of: panel) }

  /// Takes a place.
  ///
  /// - Returns: What counts now, if that is another; likewise for the others.
  mutating func take(place: PanelPlace?, of panel: UInt32) -> PanelNews? {
    let before = places.current
    places.set(place, by: panel)
    return places.current == before ? nil : .place(places.current)
  }

  /// Takes a field; one that is like the one before it is another all the same.
  mutating func take(field: PanelField?, of panel: UInt32) -> PanelNews? {
    let before = (fields.panel, fields.current)
    fields.set(field, by: panel)
    if field == nil, before == (fields.panel, fields.current) { return nil }
    return .field(fields.current)
  }

  /// Takes a text, which counts if its field does.
  func take(text: TextContext, of panel: UInt32) -> PanelNews? {
    fields.panel == panel ? .text(text) : nil
  }

  /// Takes a keymap.
  mutating func take(keymap: SessionKeymap?, of panel: UInt32) -> PanelNews? {
    let before = keymaps.current
    keymaps.set(keymap, by: panel)
    return keymaps.current == before ? nil : .keymap(keymaps.current)
  }

  /// Takes whether it types.
  mutating func take(types: Bool, of panel: UInt32) -> PanelNews? {
    let before = typers.current != nil
    typers.set(types ? true : nil, by: panel)
    let isSo = typers.current != nil
    return isSo == before ? nil : .types(isSo)
  }

  /// A panel is gone, and all that it said with it.
  mutating func leave(_ panel: UInt32) -> [PanelNews] {
    [
      take(types: false, of: panel), take(place: nil, of: panel), take(field: nil, of: panel),
      take(keymap: nil, of: panel),
    ].compactMap { $0 }
  }
}
