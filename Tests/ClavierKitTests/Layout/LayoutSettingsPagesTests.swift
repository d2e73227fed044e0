// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("Pages of settings")
struct LayoutSettingsPagesTests {
  private typealias Service = KeyboardLayout.SettingsPagesService

  /// Returns the service with rows of two choices each, of which the first is in effect.
  private func service(rows: Int, device: DeviceType = .phone) -> (Service, KeyboardContext) {
    let context = KeyboardContext(deviceType: device, hasSettings: true)
    let choices = (0..<rows).map { row in
      ["a", "b"].map { value in
        Service.Choice(
          .custom(named: "settings:\(row):\(value)"), label: "\(row)\(value)",
          isChosen: value == "a")
      }
    }
    return (Service(KeyboardLayout.StandardService(), choices: choices, for: context), context)
  }

  /// Returns the layouts of all pages.
  private func pages(rows: Int, device: DeviceType = .phone) -> [KeyboardLayout] {
    let (service, letters) = self.service(rows: rows, device: device)
    var context = letters
    return service.customPages(for: context).map { name in
      context.keyboardType = .custom(named: name)
      return service.keyboardLayout(for: context)
    }
  }

  private func labels(_ row: KeyboardLayout.ItemRow) -> [String] {
    row.map { $0.label ?? $0.action.label }
  }

  @Test("A phone's page has three rows, in which a dot marks the chosen values, and a key for ABC")
  func phone() {
    let pages = pages(rows: 3)
    #expect(pages.count == 1)
    let rows = pages.first?.itemRows.map(labels)
    #expect(rows == [["● 0a", "0b"], ["● 1a", "1b"], ["● 2a", "2b"], ["ABC"]])
  }

  @Test("More rows are divided equally among pages, which are as high as the letters")
  func several() {
    for device in DeviceType.handhelds {
      let context = KeyboardContext(deviceType: device)
      let letters = KeyboardLayout.StandardService().keyboardLayout(for: context)
      for rows in 1...9 {
        let pages = pages(rows: rows, device: device)
        let counts = pages.map { $0.itemRows.count - 1 }
        #expect(counts.reduce(0, +) == rows)
        #expect((counts.max() ?? 0) - (counts.min() ?? 0) <= 1)
        #expect((counts.max() ?? 0) < letters.itemRows.count)
        for page in pages {
          #expect(abs(page.totalHeight - letters.totalHeight) < 0.001)
          #expect(KeyboardFrames(page, width: 390).tilingFlaw == nil, "\(device), \(rows) rows")
        }
      }
    }
    let bottoms = pages(rows: 4).map { labels($0.itemRows.last ?? []) }
    #expect(bottoms == Array(repeating: ["ABC", "‹", "›"], count: 2))
    #expect(pages(rows: 0).isEmpty)
  }

  @Test(
    "The page of symbols has a key for settings in place of emojis",
    arguments: DeviceType.handhelds)
  func key(device: DeviceType) {
    func actions(_ type: Keyboard.KeyboardType, hasSettings: Bool) -> [KeyboardAction] {
      let context = KeyboardContext(
        keyboardType: type, deviceType: device, hasEmojiKeyboard: true, hasSettings: hasSettings)
      let layout = KeyboardLayout.StandardService().keyboardLayout(for: context)
      return layout.itemRows.joined().map(\.action)
    }
    let symbols = actions(.symbolic, hasSettings: true)
    #expect(symbols.contains(.settings) && !symbols.contains(.keyboardType(.emojis)))
    #expect(symbols.count == actions(.symbolic, hasSettings: false).count)
    for type in [Keyboard.KeyboardType.alphabetic, .numeric] {
      #expect(actions(type, hasSettings: true) == actions(type, hasSettings: false))
    }
  }

  @Test("The menu of the language key ends with the settings, that of Space does not")
  func menu() {
    var context = KeyboardContext(locales: [.english, .german], hasSettings: true)
    let service = Callouts.BaseService()
    let locales: [KeyboardAction] = [.selectLocale(.english), .selectLocale(.german)]
    #expect(service.calloutActions(for: .nextLocale, context: context) == locales + [.settings])
    #expect(service.calloutActions(for: .space, context: context) == locales)
    context.hasSettings = false
    #expect(service.calloutActions(for: .nextLocale, context: context) == locales)
  }

  @Test("The key shows the page, and without a page requests it from the program")
  func engine() throws {
    let letters = KeyboardLayout.PagesService(pages: [
      .init(
        .alphabetic,
        layout: KeyboardLayout(itemRows: [
          [.init(action: .character("a"), width: .available, height: 54)],
          [.init(action: .settings, width: .available, height: 54)],
        ]))
    ])
    let context = KeyboardContext()
    let choice = Service.Choice(.custom(named: "settings:a:b"), label: "B", isChosen: false)
    for choices in [[[choice]], []] {
      let pages = KeyboardPages(
        service: Service(letters, choices: choices, for: context), context: context, width: 390)
      var engine = KeyboardEngine(pages: pages)
      let key = try #require(engine.scene.frames.keys.first { $0.action == .settings })
      var effects: [Effect] = []
      for (phase, time) in [(Contact.Phase.down, 1_000_000), (.up, 1_050_000)] {
        let touch = Touch(
          contact: Contact.ID(rawValue: 1), phase: phase, point: key.touchFrame.center)
        let frame = TouchFrame(time: Timestamp(microseconds: Int64(time)), touches: [touch])
        effects += engine.handle(.touch(frame)).effects
      }
      let page: Keyboard.KeyboardType = choices.isEmpty ? .alphabetic : .settings
      let requests: [Effect] = choices.isEmpty ? [.request(.settings)] : []
      #expect(engine.keyboardType == page)
      #expect(effects == requests)
    }
  }

  @Test("A key of the page looks like one around the letters, and has a name that can be spoken")
  func look() {
    let action = KeyboardAction.custom(named: "settings:height:low")
    #expect(action.isSystemAction && action.accessibilityLabel == "height low")
    let other = KeyboardAction.custom(named: "help")
    #expect(!other.isSystemAction && other.accessibilityLabel == "help")
  }
}
