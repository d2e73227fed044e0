// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("Pages with all emojis")
struct LayoutEmojiPagesTests {
  private typealias Service = KeyboardLayout.EmojiPagesService

  private func context(_ device: DeviceType = .phone, emojis: Bool = true) -> KeyboardContext {
    KeyboardContext(deviceType: device, hasEmojiKeyboard: emojis)
  }

  /// Returns a group of emojis with the given names.
  private func group(_ name: String, _ count: Int) -> [Service.Emoji] {
    (0..<count).map { Service.Emoji("\(name)\($0)") }
  }

  private func service(_ groups: [[Service.Emoji]], for context: KeyboardContext) -> Service {
    Service(KeyboardLayout.StandardService(), groups: groups, for: context)
  }

  /// Returns the layouts of all pages of emojis.
  private func pages(_ service: Service, for context: KeyboardContext) -> [KeyboardLayout] {
    let names = service.customPages(for: context)
    let others = names.map { Keyboard.KeyboardType.custom(named: $0) }
    let types = [Keyboard.KeyboardType.emojis] + others
    return types.map { type in
      var context = context
      context.keyboardType = type
      return service.keyboardLayout(for: context)
    }
  }

  private func emojis(_ layout: KeyboardLayout) -> [String] {
    let keys = layout.itemRows.joined().map(\.action)
    return keys.filter(\.isEmojiAction).map(\.label)
  }

  /// Returns the actions of the keys with a label.
  private func actions(_ label: String, _ layout: KeyboardLayout) -> [KeyboardAction] {
    layout.itemRows.joined().filter { $0.label == label }.map(\.action)
  }

  @Test(
    "Every emoji is on one page, in order, and the pages are as high as the letters",
    arguments: DeviceType.handhelds)
  func all(device: DeviceType) {
    for count in 1...90 {
      let groups = [group("a", count), [], group("b", 3)]
      let context = context(device)
      let service = service(groups, for: context)
      let pages = pages(service, for: context)
      #expect(pages.flatMap(emojis) == groups.joined().map(\.text))
      let height = service.keyboardLayout(for: context).totalHeight
      for page in pages {
        #expect(abs(page.totalHeight - height) < 0.001)
        #expect(page.itemRows.allSatisfy { (1...14).contains($0.count) })
        #expect(KeyboardFrames(page, width: 390).tilingFlaw == nil, "\(device), \(count) emojis")
      }
    }
  }

  @Test("A phone's page has up to ten keys in a row, and equal parts of its group")
  func parts() {
    let pages = pages(service([group("a", 100)], for: context()), for: context())
    #expect(pages.map { emojis($0).count } == [25, 25, 25, 25])
    #expect(pages[0].itemRows.map(\.count) == [9, 9, 9, 3])
    let full = self.pages(service([group("a", 28)], for: context()), for: context())
    #expect(full.map { $0.itemRows.map(\.count) } == [[10, 10, 10, 3]])
  }

  @Test("The edge keys lead from page to page, and the bottom row to letters and each group")
  func keys() {
    let groups = [group("a", 40), group("b", 3)]
    let service = service(groups, for: context())
    let pages = pages(service, for: context())
    #expect(service.customPages(for: context()) == ["emojis:1", "emojis:2"])
    let second = KeyboardAction.keyboardType(.custom(named: "emojis:1"))
    let last = KeyboardAction.keyboardType(.custom(named: "emojis:2"))
    #expect(pages.map { actions("›", $0) } == [[second], [last], [.keyboardType(.emojis)]])
    #expect(pages.map { actions("‹", $0) } == [[last], [.keyboardType(.emojis)], [second]])
    for page in pages {
      let bottom = page.itemRows.last ?? []
      #expect(
        bottom.map(\.action) == [
          .keyboardType(.alphabetic), .keyboardType(.emojis), last, .backspace,
        ])
      #expect(bottom.map(\.label) == [nil, "a0", "b0", nil])
    }
  }

  @Test("The keys of all pages have labels of one size")
  func sizes() {
    let context = context()
    let service = service([group("a", 70), group("b", 3)], for: context)
    let types = pages(service, for: context).flatMap { $0.itemRows.joined().map(\.action) }
    let sizes = types.filter { action in
      guard case .keyboardType(let type) = action else { return false }
      return type != .alphabetic
    }.map { $0.standardButtonFontSize(for: context) }
    #expect(!sizes.isEmpty && Set(sizes).count == 1)
  }

  @Test("A held emoji offers its skin tones, and one without them nothing")
  func tones() {
    let hand = Service.Emoji("👋", variants: ["👋", "👋🏻", "👋🏿"])
    let service = service([[hand, Service.Emoji("😀")]], for: context())
    let page = pages(service, for: context())[0]
    let offered = page.firstItem(with: .emoji("👋"))?.calloutActions
    #expect(offered == [.emoji("👋"), .emoji("👋🏻"), .emoji("👋🏿")])
    #expect(page.firstItem(with: .emoji("😀"))?.calloutActions == [])
  }

  @Test("Frequent emojis are on one more page before the groups, with others of the first one")
  func frequent() {
    let groups = [group("a", 40), group("b", 3)]
    for count in [2, 60] {
      let typed = Array(group("a", 40).suffix(1) + group("c", count - 1))
      let service = Service(
        KeyboardLayout.StandardService(), groups: groups, frequent: typed, for: context())
      let pages = pages(service, for: context())
      let first = emojis(pages[0])
      #expect(first.prefix(2) == ["a39", "c0"])
      #expect(first.count == 28 && Set(first).count == 28)
      #expect(first.last == (count == 2 ? "a25" : "c26"))
      #expect(pages.dropFirst().flatMap(emojis) == groups.joined().map(\.text))
      let bottom = pages[0].itemRows.last ?? []
      #expect(bottom.map(\.label) == [nil, "🕘", "a0", "b0", nil])
    }
  }

  @Test("The search has a key before Backspace on all pages, if there is one")
  func search() {
    let service = Service(
      KeyboardLayout.StandardService(), groups: [group("a", 40), group("b", 3)],
      hasSearch: true, for: context())
    for page in pages(service, for: context()) {
      let bottom = page.itemRows.last ?? []
      #expect(bottom.map(\.label) == [nil, "a0", "b0", "🔍", nil])
      let key = KeyboardAction.custom(named: Service.searchName)
      #expect(bottom.dropLast().last?.action == key)
    }
  }

  @Test("Without a key for emojis, and without emojis, there are no pages of them")
  func none() {
    let groups = [group("a", 40)]
    let plain = context(emojis: false)
    #expect(service(groups, for: plain).customPages(for: plain).isEmpty)
    let pad = context(.numpad)
    #expect(service(groups, for: pad).customPages(for: pad).isEmpty)
    #expect(service([[]], for: context()).customPages(for: context()).isEmpty)
  }
}
