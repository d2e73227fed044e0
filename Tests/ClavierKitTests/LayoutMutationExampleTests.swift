// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// A tab key at the top on the left, in the words of KeyboardKit 6.
private class TabService: KeyboardLayout.PhoneService {
  override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
    var layout = super.keyboardLayout(for: context)
    var rows = layout.itemRows
    var row = layout.itemRows[0]
    let next = row[0]
    let size = KeyboardLayoutItemSize(width: .available, height: next.size.height)
    let tab = KeyboardLayoutItem(action: .tab, size: size, insets: next.insets)
    row.insert(tab, at: 0)
    rows[0] = row
    layout.itemRows = rows
    return layout
  }
}

/// The same above a longer row.
private final class ShortTopTabService: TabService {
  override func inputSet(for context: KeyboardContext) -> InputSet {
    InputSet(rows: [
      .init(chars: "wertyuio"), .init(chars: "asdfghjkl;"), .init(chars: "zxcvbnm"),
    ])
  }
}

/// A flag after the space key, in the words of KeyboardKit 8.
private final class FlagService: KeyboardLayout.PhoneService {
  override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
    var layout = super.keyboardLayout(for: context)
    guard let item = layout.tryCreateBottomRowItem(for: .character("🇸🇪")) else { return layout }
    layout.itemRows.insert(item, after: .space, atRow: layout.bottomRowIndex)
    return layout
  }
}

/// The examples that the documents of KeyboardKit give for layouts of one's own.
struct LayoutMutationExampleTests {
  private let standard = KeyboardLayout.PhoneService().keyboardLayout(for: KeyboardContext())

  @Test func theTabKeyIsTheFirstAndTheRestIsAsItWas() {
    let layout = TabService().keyboardLayout(for: KeyboardContext())
    #expect(layout.itemRows[0].first?.action == .tab)
    #expect(layout.itemRows[0].first?.size == .init(width: .available, height: 54))
    #expect(layout.itemRows[0].first?.edgeInsets == EdgeInsets(horizontal: 3, vertical: 6))
    #expect(Array(layout.itemRows[0].dropFirst()) == standard.itemRows[0])
    #expect(layout.itemRows.dropFirst() == standard.itemRows.dropFirst())
    let frames = KeyboardFrames(layout, width: 390)
    #expect(frames.keys.first?.action == .tab)
    expectTiling(frames, "tab")
  }

  @Test func theTabKeyTakesWhatItsRowLeaves() throws {
    let layout = ShortTopTabService().keyboardLayout(for: KeyboardContext())
    let frames = KeyboardFrames(layout, width: 390)
    let tab = try #require(frames.keys.first)
    #expect(tab.action == .tab)
    // Ten letters in the second row are 39 points wide each, and eight of them beside the tab key.
    #expect(abs(tab.touchFrame.width - 78) < 1e-9)
    #expect(abs(tab.capFrame.width - 72) < 1e-9)
    #expect(frames.hitTest(Point(x: 1, y: 1)) == 0)
    #expect(frames.hitTest(Point(x: 79, y: 1)) == 1)
    expectTiling(frames, "short top row")
  }

  @Test func theFlagStandsAfterSpaceAsWideAsTheSwitcher() throws {
    let layout = FlagService().keyboardLayout(for: KeyboardContext())
    let row = try #require(layout.bottomRow)
    let space = try #require(row.index(of: .space))
    #expect(row[space + 1].action == .character("🇸🇪"))
    #expect(row[space + 1].width == layout.bottomRowSystemItemWidth)
    #expect(row.count == standard.itemRows[3].count + 1)
    let frames = KeyboardFrames(layout, width: 390)
    let flag = try #require(frames.keys.first { $0.action == .character("🇸🇪") })
    #expect(abs(flag.touchFrame.width - 47.97) < 1e-9)
    expectTiling(frames, "flag")
  }

  @Test func aServiceThatEditsNothingThereIsLeavesTheLayout() {
    var layout = KeyboardLayout(itemRows: [])
    layout.itemRows.insert(keyItem(.tab), after: .space, atRow: layout.bottomRowIndex)
    #expect(layout.itemRows.isEmpty)
  }
}
