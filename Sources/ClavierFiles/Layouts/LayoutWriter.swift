// SPDX-License-Identifier: MIT

import ClavierKit

/// Writes pages as a layout file.
///
/// ```
/// # a comment
/// title = "…"
///
/// [[page]]
/// type = "alphabetic"
/// key_width = "10 %"            a common attribute
/// rows = [
///   "q w e r t y u i o p",      plain keys
///   ["{shift}", { key = "z", swipe_down = "-" }, "x c v"],
/// ]
/// ```
///
/// The writer writes all pages without checks; the reader checks the result.
struct LayoutWriter {
  /// The first lines, without `#`.
  var comments: [String] = []
  /// The name of the keyboard for users; `nil` for none.
  var title: String?

  private typealias Page = KeyboardLayout.PagesService.Page

  /// The line length above which elements are on separate lines.
  ///
  /// **Source:** ours; such a line fits into a terminal.
  private static let columns = 100

  /// Returns the text of the file.
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

  /// Returns whether two pages differ only in case, so that one with a fixed case describes both.
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

  /// Returns a row in one line, or with one line per element if one line is too long.
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

/// Returns a text as a TOML string, in '…' if that avoids escapes.
///
/// Invisible characters and direction marks become escapes with their numbers.
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
