// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import TestSupport

extension KeyboardLayout.PagesService.Page {
  /// Returns a page that a file could express, named by its index.
  static func random(
    _ index: Int, using random: inout SplitMix64
  ) -> KeyboardLayout.PagesService.Page {
    let cases: [Keyboard.Case?] = [nil, .lowercased, .uppercased, .capsLocked]
    let usual = KeyboardLayout.Item.random(using: &random)
    let rows = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      (0..<Int.random(in: 1...8, using: &random)).map { _ in
        KeyboardLayout.Item.random(like: usual, using: &random)
      }
    }
    let key = KeyboardLayout.Item(action: .space, width: .available, height: 54)
    return KeyboardLayout.PagesService.Page(
      index == 0 ? .alphabetic : .custom(named: "page\(index)"),
      case: cases.randomElement(using: &random) ?? nil,
      deviceType: ([nil] + DeviceType.allCases).randomElement(using: &random) ?? nil,
      orientation: ([nil] + InterfaceOrientation.allCases).randomElement(using: &random) ?? nil,
      layout: KeyboardLayout(itemRows: rows + [[key]]))
  }
}

extension KeyboardLayout.Item {
  /// Returns a key with parts of an existing style, as the keys of a page have.
  fileprivate static func random(
    like usual: KeyboardLayout.Item, using random: inout SplitMix64
  ) -> KeyboardLayout.Item {
    var item = KeyboardLayout.Item.random(using: &random)
    func isUsual() -> Bool { Int.random(in: 0..<4, using: &random) > 0 }
    if isUsual() { item.width = usual.width }
    if isUsual() { item.height = usual.height }
    if isUsual() { item.edgeInsets = usual.edgeInsets }
    if isUsual() { item.alignment = usual.alignment }
    if isUsual() {
      (item.label, item.calloutActions, item.swipes) = (nil, nil, [:])
    }
    return item
  }

  fileprivate static func random(using random: inout SplitMix64) -> KeyboardLayout.Item {
    func tenths(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random)) / 10
    }
    let widths: [KeyboardLayout.ItemWidth] = [
      .available, .input, .inputPercentage(tenths(1...1000)), .percentage(tenths(1...1000) / 100),
      .percentage(.random(in: 0.001...1, using: &random)), .points(tenths(10...100_000)),
    ]
    func actions() -> [KeyboardAction] {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in .random(using: &random) }
    }
    var item = KeyboardLayout.Item(
      action: .random(using: &random), width: widths.randomElement(using: &random) ?? .input,
      height: tenths(10...10_000),
      edgeInsets: EdgeInsets(
        top: tenths(0...5000), leading: tenths(0...5000), bottom: tenths(0...5000),
        trailing: tenths(0...5000)),
      alignment: KeyboardLayout.Alignment.allCases.randomElement(using: &random) ?? .center,
      label: [nil, "", "a \"b\" \\", "日本"].randomElement(using: &random) ?? nil,
      calloutActions: Bool.random(using: &random) ? actions() : nil)
    for direction in Keyboard.SwipeDirection.allCases where Bool.random(using: &random) {
      item.swipes[direction] = KeyboardAction.random(using: &random)
    }
    return item
  }
}
