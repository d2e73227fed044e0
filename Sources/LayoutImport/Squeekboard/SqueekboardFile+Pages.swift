// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit

extension SqueekboardFile {
  /// Makes a page of each view.
  ///
  /// Errors in references to views and outlines are detected here, where the used buttons are
  /// known.
  func pages(_ findings: inout Findings) -> KeyboardLayout.PagesService {
    var used: Set<String> = []
    for view in views {
      for row in view.rows { used.formUnion(row.names) }
    }
    noteUnused(buttons.filter { !used.contains($0.key) }, &findings)
    let builder = SqueekboardPageBuilder(self)
    builder.check(used, &findings)
    let width = views.flatMap(\.rows).map { row in
      row.names.reduce(0) { $0 + outline(of: $1).width }
    }.max()
    var pages: [KeyboardLayout.PagesService.Page] = []
    for view in views {
      for form in letterCases(of: view.name) {
        let rows = view.rows.map { row in
          row.names.map { builder.item($0, on: view.name, as: form, totalWidth: width ?? 1) }
        }
        pages.append(
          KeyboardLayout.PagesService.Page(
            keyboardType(of: view.name), case: form, layout: KeyboardLayout(itemRows: rows)))
      }
    }
    let isFirst = { (page: KeyboardLayout.PagesService.Page) in page.keyboardType == .alphabetic }
    return KeyboardLayout.PagesService(
      pages: pages.filter(isFirst) + pages.filter { !isFirst($0) })
  }

  private func noteUnused(
    _ unused: [String: SqueekboardButton], _ findings: inout Findings
  ) {
    guard let first = unused.min(by: { $0.value.position < $1.value.position }) else { return }
    let others = unused.count > 1 ? " and \(unused.count - 1) more" : ""
    findings.note(
      first.value.position, "no view has the button \(quoted(first.key))\(others); left out")
  }

  func hasView(_ name: String) -> Bool {
    views.contains { $0.name == name }
  }

  /// Returns the size of a button; a missing outline falls back to the default, as in squeekboard.
  func outline(of button: String) -> Outline {
    buttons[button]?.outline.flatMap { outlines[$0.name] } ?? outlines[Self.defaultOutline]
      ?? Outline(width: 1, height: 1)
  }

  /// Returns the page type of a view.
  func keyboardType(of view: String) -> Keyboard.KeyboardType {
    types[view] ?? .custom(named: view)
  }

  /// Returns the page types of the views; a name that pages must not have is replaced.
  static func types(
    of views: [View], _ findings: inout Findings
  ) -> [String: Keyboard.KeyboardType] {
    var types: [String: Keyboard.KeyboardType] = [
      firstView: .alphabetic, capitals: .alphabetic, "numbers": .numeric, "symbols": .symbolic,
    ]
    var taken = Set(views.map(\.name))
    for view in views where types[view.name] == nil {
      var name = view.name
      if let reason = LayoutName.pageNameError(name) {
        var number = 1
        while !taken.insert("page\(number)").inserted { number += 1 }
        name = "page\(number)"
        findings.note(
          view.position, "the view \(quoted(view.name)) is called \(quoted(name)): it \(reason)")
      }
      types[view.name] = .custom(named: name)
    }
    return types
  }

  /// The view of capital letters.
  static let capitals = "upper"

  /// Returns the cases for which a view is the page of letters; `[nil]` for a view of another kind.
  ///
  /// Without a view of capitals, the first view also serves as the page of capitals.
  private func letterCases(of view: String) -> [Keyboard.Case?] {
    switch view {
    case Self.firstView where hasView(Self.capitals): [.lowercased]
    case Self.firstView: [.lowercased, .uppercased]
    case Self.capitals: [.uppercased, .capsLocked]
    default: [nil]
    }
  }
}
