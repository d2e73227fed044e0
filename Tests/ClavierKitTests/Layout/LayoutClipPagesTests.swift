// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("Pages of saved clips")
struct LayoutClipPagesTests {
  /// Returns the layouts of all pages of these clips.
  private func pages(
    _ clips: [Keyboard.Clip], device: DeviceType = .phone
  ) -> [KeyboardLayout] {
    var context = KeyboardContext(deviceType: device, hasClips: true)
    let service = KeyboardLayout.ClipPagesService(
      KeyboardLayout.StandardService(), clips: clips, for: context)
    return service.customPages(for: context).map { name in
      context.keyboardType = .custom(named: name)
      return service.keyboardLayout(for: context)
    }
  }

  private func clips(_ count: Int) -> [Keyboard.Clip] {
    (0..<count).map { Keyboard.Clip("text \($0)", label: "label \($0)") }
  }

  /// Returns the keys of a page that type a text.
  private func typing(_ layout: KeyboardLayout) -> [KeyboardLayout.Item] {
    layout.itemRows.joined().filter { item in
      if case .text = item.action { true } else { false }
    }
  }

  @Test("A phone's page has two columns, and keys for letters, other pages, Backspace and Return")
  func phone() {
    let labels = ["Address", "Phone", "E-mail", "Room 12", "Thank you", "Hello", "Bye"]
    let pages = pages(labels.map { Keyboard.Clip($0) })
    #expect(pages.count == 2)
    #expect(
      KeyboardFrames(pages[0], width: 390).drawing(columns: 61) == """
        ┌─────────────────────────────┬─────────────────────────────┐
        │           Address           │            Phone            │
        ├─────────────────────────────┼─────────────────────────────┤
        │           E-mail            │           Room 12           │
        ├─────────────────────────────┼─────────────────────────────┤
        │          Thank you          │            Hello            │
        ├───────────┬───────────┬─────┴─────┬───────────┬───────────┤
        │    ABC    │     ‹     │     ›     │     ⌫     │  return   │
        └───────────┴───────────┴───────────┴───────────┴───────────┘
        """)
    #expect(typing(pages[1]).map(\.label) == ["Bye"])
  }

  @Test("Three clips have a single column on a phone, without keys for other pages")
  func few() {
    let pages = pages(clips(3))
    #expect(pages.count == 1)
    #expect(pages[0].itemRows.map(\.count) == [1, 1, 1, 3])
    let bottom = pages[0].itemRows.last ?? []
    #expect(
      bottom.map(\.action) == [.keyboardType(.alphabetic), .backspace, .primary(.return)])
  }

  @Test(
    "Every clip is on one page, in order, and the pages are as high as the letters",
    arguments: DeviceType.handhelds)
  func all(device: DeviceType) {
    let context = KeyboardContext(deviceType: device, hasClips: true)
    let height = KeyboardLayout.StandardService().keyboardLayout(for: context).totalHeight
    for count in 0...30 {
      let clips = clips(count)
      let pages = pages(clips, device: device)
      let keys = pages.flatMap(typing)
      #expect(keys.map(\.action) == clips.map { KeyboardAction.text($0.text) })
      #expect(keys.compactMap(\.label) == clips.map(\.label))
      for page in pages {
        #expect(abs(page.totalHeight - height) < 0.001)
        #expect(KeyboardFrames(page, width: 390).tilingFlaw == nil, "\(device), \(count) clips")
      }
    }
  }

  @Test("The keys ‹ and › lead through all pages in a ring")
  func ring() {
    let pages = pages(clips(13))
    func actions(_ label: String) -> [KeyboardAction] {
      pages.flatMap { $0.itemRows.joined().filter { $0.label == label }.map(\.action) }
    }
    let types = [Keyboard.KeyboardType.clips, .custom(named: "clips:1"), .custom(named: "clips:2")]
    let keys = types.map(KeyboardAction.keyboardType)
    #expect(actions("›") == [keys[1], keys[2], keys[0]])
    #expect(actions("‹") == [keys[2], keys[0], keys[1]])
  }

  @Test("A clip without a label shows the beginning of its text in one line")
  func labels() {
    #expect(Keyboard.Clip("12 High\n\tStreet").label == "12 High Street")
    let long = Keyboard.Clip(String(repeating: "ab ", count: 20)).label
    #expect(long == "ab ab ab ab ab ab ab ab…")
    #expect(Keyboard.Clip("a", label: "b").label == "b")
  }

  @Test(
    "After a clip with Tab or Return, the text before the cursor is unknown",
    arguments: ["Ann\tB", "Ann\n"])
  func unknownText(text: String) throws {
    var context = KeyboardContext(hasClips: true)
    context.keyboardCase = .lowercased
    let service = KeyboardLayout.ClipPagesService(
      KeyboardLayout.StandardService(), clips: [Keyboard.Clip(text)], for: context)
    let pages = KeyboardPages(service: service, context: context, width: 390)
    var engine = KeyboardEngine(pages: pages, settings: EngineSettings(), localeIdentifier: "en")
    _ = engine.handle(.newField(Keyboard.Field(), Timestamp(microseconds: 0)))
    var effects: [Effect] = []
    let actions = [KeyboardAction.keyboardType(.clips), .text(text)]
    for (index, action) in actions.enumerated() {
      let key = try #require(engine.scene.frames.keys.first { $0.action == action })
      for (phase, delay) in [(Contact.Phase.down, 0), (Contact.Phase.up, 50_000)] {
        let touch = Touch(
          contact: Contact.ID(rawValue: 1), phase: phase, point: key.touchFrame.center)
        let time = Timestamp(microseconds: Int64(1_000_000 * (index + 1) + delay))
        effects += engine.handle(.touch(TouchFrame(time: time, touches: [touch]))).effects
      }
    }
    #expect(effects == [.insertText(text)])
    #expect(engine.text.isUnknown)
  }
}
