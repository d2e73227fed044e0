// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit

/// A layout of squeekboard, validated but not yet converted to pages.
///
/// ```yaml
/// outlines:                                  # sizes in pixels
///   default: { width: 35, height: 52 }
/// views:                                     # rows of names of buttons
///   base: ["a b c", "Shift_L space"]
/// buttons:                                   # those that do not type their own name
///   space: { outline: "wide", text: " " }
/// ```
struct SqueekboardFile {
  /// A view of squeekboard, which becomes a page.
  struct View {
    var name: String
    var rows: [Row]
    /// The position of the view's name.
    var position: SourcePosition
  }

  /// A row with the names of its buttons, from left to right; never empty.
  struct Row {
    var names: [String]
    var position: SourcePosition
  }

  /// The size of buttons, in pixels.
  struct Outline {
    var width: Double
    var height: Double
  }

  /// The maximum number of views, of buttons and of outlines.
  static let nameLimit = 1000
  /// The maximum number of rows in a view, and of buttons in a row.
  static let rowLimit = 20
  static let columnLimit = 100
  /// The outline of buttons that name none.
  static let defaultOutline = "default"
  /// The view that is shown first.
  static let firstView = "base"

  private(set) var views: [View] = []
  /// The page type of each view, by the view's name.
  private(set) var types: [String: Keyboard.KeyboardType] = [:]
  private(set) var outlines: [String: Outline] = [:]
  private(set) var buttons: [String: SqueekboardButton] = [:]

  /// Reads the root node of a file.
  ///
  /// - Returns: The file; `nil` if there is no view to make a page from, which the findings then
  ///   report.
  init?(_ root: YAMLNode, _ findings: inout Findings) {
    var reader = MappingReader("a layout", root, &findings)
    readMargins(reader.remove("margins"), &findings)
    if let node = reader.remove("outlines") { readOutlines(node, &findings) }
    let views = reader.remove("views")
    if let node = reader.remove("buttons") { readButtons(node, &findings) }
    if let views {
      readViews(views, &findings)
    } else if case .mapping = root.value {
      findings.error(nil, "has no views, so it is no layout of squeekboard")
    }
    reader.finish(&findings)
    guard !self.views.isEmpty else { return nil }
  }

  private func readMargins(_ node: YAMLNode?, _ findings: inout Findings) {
    guard let node else { return }
    var reader = MappingReader("margins", node, &findings)
    let margins = ["top", "bottom", "side"].compactMap {
      reader.length($0, 0...10_000, isOptional: true, &findings)
    }
    reader.finish(&findings)
    if margins.contains(where: { $0 > 0 }) {
      findings.note(node.position, "margins are left out: our keys fill the keyboard")
    }
  }

  private mutating func readOutlines(_ node: YAMLNode, _ findings: inout Findings) {
    for (name, entry) in entries("outlines", node, &findings) {
      var reader = MappingReader("the outline \(quoted(name))", entry.node, &findings)
      let width = reader.length("width", 0.1...10_000, &findings)
      let height = reader.length("height", 0.1...10_000, &findings)
      reader.finish(&findings)
      outlines[name] = Outline(width: width ?? 1, height: height ?? 1)
    }
  }

  private mutating func readButtons(_ node: YAMLNode, _ findings: inout Findings) {
    for (name, entry) in entries("buttons", node, &findings) {
      buttons[name] = SqueekboardButton(name: name, entry, &findings)
    }
  }

  private mutating func readViews(_ node: YAMLNode, _ findings: inout Findings) {
    for (name, entry) in entries("views", node, &findings).sorted(by: {
      $0.value.keyPosition < $1.value.keyPosition
    }) {
      let rows = rows(of: name, entry.node, &findings)
      views.append(View(name: name, rows: rows, position: entry.keyPosition))
    }
    types = Self.types(of: self.views, &findings)
    // A node that is no mapping, or too large, has been reported already.
    if case .mapping(let entries) = node.value, entries.count <= Self.nameLimit,
      !hasView(Self.firstView)
    {
      findings.error(node.position, "there is no view \"base\", which is shown first")
    }
  }

  private func rows(
    of view: String, _ node: YAMLNode, _ findings: inout Findings
  ) -> [Row] {
    guard case .sequence(let elements) = node.value, !elements.isEmpty else {
      let found = if case .sequence = node.value { "an empty list" } else { node.summary }
      findings.error(
        node.position, "the view \(quoted(view)): expected a list of rows, found \(found)")
      return []
    }
    if elements.count > Self.rowLimit {
      findings.error(
        node.position, "the view \(quoted(view)) has more than \(Self.rowLimit) rows")
      return []
    }
    return elements.compactMap { element in
      guard case .scalar(let text) = element.value else {
        findings.error(
          element.position, "expected the names of a row's buttons, found \(element.summary)")
        return nil
      }
      let names = text.utf8.split(separator: UInt8(ascii: " "), maxSplits: Self.columnLimit)
      guard !names.isEmpty, names.count <= Self.columnLimit else {
        findings.error(
          element.position, "a row has 1 to \(Self.columnLimit) buttons, with spaces between them")
        return nil
      }
      return Row(names: names.map { String($0) ?? "" }, position: element.position)
    }
  }

  /// Returns the entries of a mapping by name; of several entries with one name the last, as in
  /// squeekboard.
  private func entries(
    _ key: String, _ node: YAMLNode, _ findings: inout Findings
  ) -> [String: YAMLEntry] {
    guard case .mapping(let entries) = node.value else {
      findings.error(node.position, "\(key): expected a mapping, found \(node.summary)")
      return [:]
    }
    guard entries.count <= Self.nameLimit else {
      findings.error(node.position, "\(key): more than \(Self.nameLimit) of them")
      return [:]
    }
    return Dictionary(entries.map { ($0.key, $0) }) { first, second in
      findings.note(
        first.keyPosition, "\(quoted(first.key)) is described again below, and that counts")
      return second
    }
  }
}
