// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit

extension SqueekboardFile {
  /// Makes a page of each view.
  ///
  /// Mistakes in the mention of views and outlines show here, where it is known which buttons are used.
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
      for form in forms(of: view.name) {
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

  /// The size of a button; that of a missing outline is the default's, as squeekboard does.
  func outline(of button: String) -> Outline {
    buttons[button]?.outline.flatMap { outlines[$0.name] } ?? outlines[Self.defaultOutline]
      ?? Outline(width: 1, height: 1)
  }

  /// Which page a view becomes.
  func keyboardType(of view: String) -> Keyboard.KeyboardType {
    types[view] ?? .custom(named: view)
  }

  /// Which pages these views become: one whose name no page of ours can have gets one.
  static func types(
    of views: [View], _ findings: inout Findings
  ) -> [String: Keyboard.KeyboardType] {
    var types: [String: Keyboard.KeyboardType] = [
      firstView: .alphabetic, capitals: .alphabetic, "numbers": .numeric, "symbols": .symbolic,
    ]
    var taken = Set(views.map(\.name))
    for view in views where types[view.name] == nil {
      var name = view.name
      if let mistake = LayoutName.pageMistake(name) {
        var number = 1
        while !taken.insert("page\(number)").inserted { number += 1 }
        name = "page\(number)"
        findings.note(
          view.position, "the view \(quoted(view.name)) is called \(quoted(name)): it \(mistake)")
      }
      types[view.name] = .custom(named: name)
    }
    return types
  }

  /// The view of capitals.
  static let capitals = "upper"

  /// For which cases the view is a page of letters; `nil` for one that has nothing to do with them.
  ///
  /// Without a view of capitals the first one is there in their place, as its letters have none.
  private func forms(of view: String) -> [Keyboard.Case?] {
    switch view {
    case Self.firstView where hasView(Self.capitals): [.lowercased]
    case Self.firstView: [.lowercased, .uppercased]
    case Self.capitals: [.uppercased, .capsLocked]
    default: [nil]
    }
  }
}
