// SPDX-License-Identifier: MIT

import ClavierKit

/// An edit in a file.
struct EditDraft {
  var edit: LayoutEdit
  /// The position of the edit's table.
  var position: SourcePosition
  /// The key of the file that names the edit's target, and the position of the target.
  var subject: (key: String, place: TextPlace)

  /// The new keys of the edit; for a changed key, a gap with the key's new attributes.
  var newKeys: [KeyDraft] {
    switch edit.change {
    case .insert(let keys, _, _), .addRow(let keys): keys
    case .replace(_, let key): [key]
    case .restyle(_, let style):
      [KeyDraft(action: .none, style: style, place: subject.place)]
    case .remove: []
    }
  }
}

extension TOMLReader {
  /// The maximum number of edits in a file.
  static var editLimit: Int { 64 }

  /// The keys for the operations of an edit.
  private static var verbs: [String] { ["insert", "remove", "replace", "change", "add_row"] }

  /// Reads the content of `[[edit]]`; `nil` if it is invalid.
  mutating func edit(at position: SourcePosition) -> EditDraft? {
    let verbs = Self.verbs.filter { has($0) }
    let problemCount = problems.count
    let page = pageType("page")?.value
    let (device, orientation) = deviceAndOrientation()
    let row = editRow()
    let parts = EditParts(&self)
    guard verbs.count == 1, let verb = verbs.first else {
      let rule = "give one of \(Self.verbs.joined(separator: ", "))"
      if areAllKeysRead { report(verbs.isEmpty ? rule : rule + ", not several") }
      return nil
    }
    // After a message about an unknown key, none follows about the missing key.
    if let problem = parts.error(for: verb), areAllKeysRead { report(problem) }
    guard problems.count == problemCount, let change = parts.change(verb) else { return nil }
    return EditDraft(
      edit: LayoutEdit(
        page: page, device: device, orientation: orientation, row: row, change: change),
      position: position,
      subject: (
        parts.subjectKey(verb), parts.subject ?? TextPlace(position: position, offset: 0)
      ))
  }

  /// Reads the row: a number from 1 at the top, or the word "bottom".
  private mutating func editRow() -> LayoutEdit.Row? {
    let key = "row"
    guard let node = remove(key) else { return nil }
    switch node.value {
    case .string("bottom"): return .bottom
    case .integer(let number) where (1...Int64(Self.rowLimit)).contains(number):
      return .index(Int(number) - 1)
    case .integer(let number):
      report(key, at: node.position, "\(number) is not within 1 to \(Self.rowLimit)")
    default:
      reportMismatch(key, node, expected: "a number from 1 at the top, or \"bottom\"")
    }
    return nil
  }
}

/// All possible parts of an edit; the operation determines the required ones.
private struct EditParts {
  typealias Target = (action: KeyboardAction, place: TextPlace)

  private var insert: [KeyDraft]?
  private var before: Target?
  private var after: Target?
  private var remove: Target?
  private var replace: Target?
  private var with: KeyDraft?
  private var change: Target?
  private var style: KeyStyle
  private var addRow: [KeyDraft]?
  /// The keys in the file, except those that every edit may have.
  private var present: Set<String>

  init(_ reader: inout TOMLReader) {
    let all = ["before", "after", "with"] + Self.attributes
    var present: Set<String> = []
    for key in all where reader.has(key) { present.insert(key) }
    self.present = present
    insert = reader.keys("insert")
    before = reader.action("before")
    after = reader.action("after")
    remove = reader.action("remove")
    replace = reader.action("replace")
    with = reader.singleKey("with")
    change = reader.action("change")
    style = reader.style()
    addRow = reader.remove("add_row").flatMap { reader.row("add_row", $0) }
  }

  private static let attributes =
    ["width", "height", "insets", "alignment", "label", "callouts"]
    + Keyboard.SwipeDirection.allCases.map(\.key)

  /// Returns the message about a missing or superfluous part; `nil` if all parts are valid.
  func error(for verb: String) -> String? {
    let needed: Set<String>
    switch verb {
    case "insert":
      let sides = present.intersection(["before", "after"])
      guard sides.count == 1 else { return "insert takes either before or after, with a key" }
      needed = sides
    case "replace":
      guard present.contains("with") else { return "replace takes the new key, in with" }
      needed = ["with"]
    case "change":
      let specified = present.intersection(Self.attributes)
      guard !specified.isEmpty else {
        return "change takes width, label or whatever shall be different"
      }
      needed = specified
    default: needed = []
    }
    guard let extra = present.subtracting(needed).min() else { return nil }
    return Self.attributes.contains(extra) && verb != "remove"
      ? "\(extra) belongs to change; a new key has its own, in a table { key = …, \(extra) = … }"
      : "\(extra) does not belong to \(verb)"
  }

  /// Returns the edit's change; `nil` if a part of it is invalid.
  func change(_ verb: String) -> LayoutEdit.Change? {
    func target(_ part: Target?) -> LayoutEdit.Target? {
      part.map { LayoutEdit.Target(action: $0.action) }
    }
    switch verb {
    case "insert":
      guard let insert, let neighbour = target(before ?? after) else { return nil }
      return .insert(insert, before == nil ? .after : .before, neighbour)
    case "replace":
      guard let with, let target = target(replace) else { return nil }
      return .replace(target, with)
    case "change": return target(change).map { .restyle($0, style) }
    case "remove": return target(remove).map { .remove($0) }
    default: return addRow.map { .addRow($0) }
    }
  }

  /// Returns the key of the file that names the edit's target.
  func subjectKey(_ verb: String) -> String {
    verb == "insert" ? (before == nil ? "after" : "before") : verb
  }

  /// The position of the target.
  var subject: TextPlace? {
    (before ?? after ?? remove ?? replace ?? change)?.place
  }
}
