// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("Layouts that are written out page by page")
struct LayoutPagesServiceTests {
  private func layout(_ text: String) -> KeyboardLayout {
    let row = text.map {
      KeyboardLayout.Item(action: .character(String($0)), width: .input, height: 50)
    }
    let shift = KeyboardLayout.Item(action: .shift(.lowercased), width: .input, height: 50)
    return KeyboardLayout(itemRows: [row + [shift]])
  }

  private func keys(
    _ service: KeyboardLayout.PagesService, _ context: KeyboardContext
  ) -> String {
    service.keyboardLayout(for: context).itemRows.joined().map(\.action.label).joined()
  }

  @Test("A letters page without a case follows Shift, and so does its Shift key")
  func letters() {
    let service = KeyboardLayout.PagesService(pages: [.init(.alphabetic, layout: layout("aß1"))])
    #expect(keys(service, KeyboardContext()) == "aß1⇧")
    #expect(keys(service, KeyboardContext(keyboardCase: .uppercased)) == "Aẞ1⇧")
    #expect(keys(service, KeyboardContext(keyboardCase: .capsLocked)) == "Aẞ1⇪")
    let turkish = KeyboardLayout.PagesService(pages: [.init(.alphabetic, layout: layout("ıi"))])
    #expect(keys(turkish, KeyboardContext(keyboardCase: .uppercased, locale: .turkish)) == "Iİ⇧")
  }

  @Test("A page for capitals also serves Caps Lock, until there is one for that")
  func cases() {
    var service = KeyboardLayout.PagesService(pages: [
      .init(.alphabetic, case: .lowercased, layout: layout("a")),
      .init(.alphabetic, case: .uppercased, layout: layout("X")),
    ])
    #expect(keys(service, KeyboardContext(keyboardCase: .auto)) == "a⇧")
    #expect(keys(service, KeyboardContext(keyboardCase: .uppercased)) == "X⇧")
    #expect(keys(service, KeyboardContext(keyboardCase: .capsLocked)) == "X⇧")
    service.pages.append(.init(.alphabetic, case: .capsLocked, layout: layout("Y")))
    #expect(keys(service, KeyboardContext(keyboardCase: .capsLocked)) == "Y⇧")
  }

  @Test(
    "A page for the device takes precedence over one for the orientation, and both over neither"
  )
  func variants() {
    let service = KeyboardLayout.PagesService(pages: [
      .init(.numeric, layout: layout("1")),
      .init(.numeric, orientation: .landscape, layout: layout("2")),
      .init(.numeric, deviceType: .tablet, layout: layout("3")),
      .init(.numeric, deviceType: .tablet, orientation: .landscape, layout: layout("4")),
    ])
    func key(_ device: DeviceType, _ orientation: InterfaceOrientation) -> String {
      keys(
        service,
        KeyboardContext(
          keyboardType: .numeric, interfaceOrientation: orientation, deviceType: device))
    }
    #expect(key(.phone, .portrait) == "1⇧")
    #expect(key(.phone, .landscape) == "2⇧")
    #expect(key(.tablet, .portrait) == "3⇧")
    #expect(key(.tablet, .landscape) == "4⇧")
  }

  @Test("A missing page is replaced by the letters, and a service without pages has no keys")
  func missing() {
    var service = KeyboardLayout.PagesService(pages: [.init(.alphabetic, layout: layout("a"))])
    #expect(keys(service, KeyboardContext(keyboardType: .custom(named: "gone"))) == "a⇧")
    service.pages = []
    #expect(service.keyboardLayout(for: KeyboardContext()).itemRows.isEmpty)
  }

  @Test("Custom pages that fit the context are returned once each, and can be shown")
  func customPages() {
    let service = KeyboardLayout.PagesService(pages: [
      .init(.custom(named: "greek"), layout: layout("αβ")),
      .init(.alphabetic, layout: layout("ab")),
      .init(.custom(named: "greek"), orientation: .landscape, layout: layout("γ")),
      .init(.custom(named: "math"), layout: layout("∑")),
      .init(.custom(named: "tablet"), deviceType: .tablet, layout: layout("t")),
      .init(.custom(named: "wide"), orientation: .landscape, layout: layout("w")),
    ])
    #expect(service.customPages(for: KeyboardContext()) == ["greek", "math"])
    #expect(
      service.customPages(for: KeyboardContext(deviceType: .tablet)) == ["greek", "math", "tablet"])
    let pages = KeyboardPages(service: service, context: KeyboardContext(), width: 300)
    #expect(pages[.custom(named: "greek"), .uppercased].keys.map(\.label) == ["α", "β", "⇧"])
    #expect(pages[.custom(named: "math"), .auto].keys.map(\.label) == ["∑", "⇧"])
    #expect(pages[.custom(named: "gone"), .uppercased].keys.map(\.label) == ["A", "B", "⇧"])
  }
}
