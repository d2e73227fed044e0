// SPDX-License-Identifier: MIT

import ClavierKit

/// Writes pages as a layout file.
///
/// ```
///   # a comment
///   title = "…"
///
///   [[page]]
///   type = "alphabetic"
///   key_width = "10 %"            what most of its keys have in common
///   rows = [
///     "q w e r t y u i o p",      keys that say no more
///     ["{shift}", { key = "z", swipe_down = "-" }, "x c v"],
///   ]
/// ```
///
/// It says whatever the pages are, right or wrong; the reader knows what a file may say.
struct LayoutWriter {
  /// The first lines, without `#`.
  var comments: [String] = []
  /// What people call the keyboard; `nil` for its name.
  var title: String?

  private typealias Page = KeyboardLayout.PagesService.Page

  /// A line that would be longer is broken where it has elements.
  ///
  /// **Source:** ours; it fits a terminal beside an excerpt's place.
  private static let columns = 100

  /// The text of the file.
  func text(_ pages: [KeyboardLayout.PagesService.Page]) -> String {
    var lines = comments.map { "# " + singleLine($0.unicodeScalars) }
    if !lines.isEmpty { lines.append("") }
    if let title { lines += ["title = \(tomlString(title))", ""] }
    var rest = pages[...]
    while let page = rest.popFirst() {
      let isFixed = rest.first.map { Self.isFixed(page, $0) } ?? false
      if isFixed { rest.removeFirst() }
      lines += self.lines(page, case: isFixed ? "fixed" : page.keyboardCase?.rawValue)
      if !rest.isEmpty { lines.append("") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether two pages are one that has its letters as they are written.
  private static func isFixed(_ page: Page, _ next: Page) -> Bool {
    var capitals = page
    capitals.keyboardCase = .uppercased
    return page.keyboardCase == .lowercased && next == capitals
  }

  private func lines(_ page: Page, case word: String?) -> [String] {
    let writer = KeyWriter(page)
    var lines = ["[[page]]", "type = \(tomlString(page.keyboardType.id))"]
    if let word { lines.append("case = \(tomlString(word))") }
    if let device = page.deviceType { lines.append("device = \(tomlString(device.rawValue))") }
    if let orientation = page.orientation {
      lines.append("orientation = \(tomlString(orientation.rawValue))")
    }
    lines += writer.defaults.fields(width: "key_width")
    lines.append("rows = [")
    for row in page.layout.itemRows { lines += self.lines(writer.row(row)) }
    return lines + ["]"]
  }

  /// A row in one line, or, if that is too long, with a line for each of its elements.
  private func lines(_ row: KeyWriter.Row) -> [String] {
    let fields = row.style.fields(width: "key_width")
    let end = fields.isEmpty ? "," : ", " + fields.joined(separator: ", ") + " },"
    let start = fields.isEmpty ? "  " : "  { keys = "
    let isPlain = row.elements.count == 1 && row.elements[0].utf8.first != UInt8(ascii: "{")
    let keys = row.elements.joined(separator: ", ")
    let line = start + (isPlain ? keys : "[\(keys)]") + end
    if isPlain || line.unicodeScalars.count <= Self.columns { return [line] }
    return [start + "["] + row.elements.map { "    \($0)," } + ["  ]" + end]
  }
}

/// A text as TOML writes it: in '…' where it has quotes or backslashes and nothing that speaks against it.
///
/// What would be invisible, or turn the direction of writing, is written by its number.
func tomlString(_ text: String) -> String {
  let scalars = text.unicodeScalars
  let needsEscape = scalars.contains { $0 == "\"" || $0 == "\\" }
  let isShown = singleLine(scalars).unicodeScalars.elementsEqual(scalars)
  if needsEscape, isShown, !scalars.contains("'") { return "'\(text)'" }
  return "\"" + scalars.map(escaped).joined() + "\""
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\"": "\\\""
  case "\\": "\\\\"
  default: singleLine([scalar])
  }
}
