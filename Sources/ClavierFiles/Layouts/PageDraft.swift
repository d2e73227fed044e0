// SPDX-License-Identifier: MIT

import ClavierKit

/// A page in a file.
struct PageDraft {
  var page: KeyboardLayout.PagesService.Page
  /// The position of the page's table.
  var position: SourcePosition
  /// All keys of the page, for checks that report positions.
  var keys: [KeyDraft]
}

extension TOMLReader {
  /// The maximum number of pages in a file.
  ///
  /// **Source:** squeekboard's `jp+kana`, the largest of its layouts, has more than half of this
  /// number.
  static var pageLimit: Int { 64 }
  /// The maximum number of rows on a page.
  static var rowLimit: Int { 16 }

  /// Reads the content of `[[page]]`: one page, or one for each case in which it is the same.
  mutating func pages(at position: SourcePosition) -> [PageDraft] {
    let hasType = has("type")
    let type = pageType("type")
    var cases: [Keyboard.Case?] = [nil]
    // Caps Lock uses the upper-case page.
    choice(
      "case",
      [
        ("lowercased", [.lowercased]), ("uppercased", [.uppercased]),
        ("capsLocked", [.capsLocked]), ("fixed", [.lowercased, .uppercased]),
      ], into: &cases)
    let (device, orientation) = deviceAndOrientation()
    var defaults = sizes()
    defaults.width = width("key_width")
    let hasRows = has("rows")
    let rows = rows("rows")
    if !hasType { report("type must be given as well, such as type = \"alphabetic\"") }
    if !hasRows { report("rows must be given as well, such as rows = [\"q w e\", \"a s d\"]") }
    guard let type, let rows else { return [] }

    let sizes = KeyboardLayout.Configuration.standard(
      forDevice: device, orientation: orientation)
    let items = rows.map { row in row.map { $0.item(defaults, sizes) } }
    return cases.map { keyboardCase in
      PageDraft(
        page: KeyboardLayout.PagesService.Page(
          type.value, case: keyboardCase, deviceType: device, orientation: orientation,
          layout: KeyboardLayout(itemRows: items)),
        position: position, keys: Array(rows.joined()))
    }
  }

  /// Reads a device and an orientation.
  mutating func deviceAndOrientation() -> (
    device: DeviceType?, orientation: InterfaceOrientation?
  ) {
    var device: DeviceType?
    var orientation: InterfaceOrientation?
    choice("device", DeviceType.allCases.map { ($0.rawValue, Optional($0)) }, into: &device)
    choice(
      "orientation", InterfaceOrientation.allCases.map { ($0.rawValue, Optional($0)) },
      into: &orientation)
    return (device, orientation)
  }

  private mutating func rows(_ key: String) -> [[KeyDraft]]? {
    guard let (elements, position) = array(key) else { return nil }
    guard !elements.isEmpty else { return refuse(key, at: position, "there is no row in it") }
    guard elements.count <= Self.rowLimit else {
      return refuse(key, at: position, "more than \(Self.rowLimit) rows")
    }
    let rows = elements.compactMap { row(key, $0) }
    guard rows.count == elements.count else { return nil }
    guard rows.joined().contains(where: { !$0.action.isSpacer }) else {
      return refuse(key, at: position, "there are only gaps in it, no key")
    }
    return rows
  }
}

extension KeyboardLayout.Configuration {
  /// Returns the standard sizes for a device and an orientation; without them those of a phone in
  /// portrait.
  static func standard(
    forDevice device: DeviceType?, orientation: InterfaceOrientation?
  ) -> KeyboardLayout.Configuration {
    standard(
      for: KeyboardContext(
        interfaceOrientation: orientation ?? .portrait, deviceType: device ?? .phone))
  }
}
