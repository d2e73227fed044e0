// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

@Suite("Semantics 10: the languages of a keyboard, its key and its menu")
struct LocaleContextTests {
  private func context(
    _ locale: KeyboardLocale, _ locales: [KeyboardLocale], added: [KeyboardLocale] = []
  ) -> KeyboardContext {
    KeyboardContext(locale: locale, locales: locales, addedLocales: added)
  }

  /// The current locale, all, the added ones; the expected next one, and the menu.
  struct Row: Sendable {
    var at: KeyboardLocale
    var all: [KeyboardLocale]
    var added: [KeyboardLocale] = []
    var next: KeyboardLocale
    var menu: [KeyboardLocale]
  }

  @Test(
    "selectNextLocale: list = added locales if usable (9.0 any non-empty list), else locales",
    arguments: [
      Row(at: .english, all: [], next: .english, menu: []),
      Row(at: .english, all: [.english], next: .english, menu: []),
      Row(at: .german, all: [.english], next: .english, menu: []),
      Row(at: .english, all: [.english, .german], next: .german, menu: [.english, .german]),
      Row(at: .german, all: [.english, .german], next: .english, menu: [.german, .english]),
      Row(at: .english, all: [.english, .german], added: [.english], next: .english, menu: []),
      Row(
        at: .english, all: [.english, .german], added: [.german], next: .german,
        menu: [.english, .german]),
      Row(at: .german, all: [.english, .german], added: [.german], next: .german, menu: []),
      Row(
        at: .english, all: [.english, .german], added: [.german, .english], next: .german,
        menu: [.english, .german]),
      Row(at: .english, all: [.english, .english], next: .english, menu: []),
    ])
  func lists(row: Row) {
    var context = context(row.at, row.all, added: row.added)
    #expect(context.nextLocale == row.next)
    #expect(context.localeMenu == row.menu)
    #expect(context.hasMultipleLocales == !row.menu.isEmpty)
    context.selectNextLocale()
    #expect(context.locale == row.next)
  }

  @Test("A response's locale requests apply in order; the result is nil if the locale is the same")
  func requests() {
    let context = context(.english, [.english, .german])
    func locale(after requests: [Effect.Request]) -> KeyboardLocale? {
      var response = Response()
      response.effects = [.insertText("a")] + requests.map(Effect.request) + [.deleteBackward(1)]
      return context.locale(after: response)
    }
    #expect(context.locale(after: Response()) == nil)
    #expect(locale(after: []) == nil)
    #expect(locale(after: [.dictation, .nextKeyboard, .dismissKeyboard]) == nil)
    #expect(locale(after: [.nextLocale]) == .german)
    #expect(locale(after: [.nextLocale, .nextLocale]) == nil)
    #expect(locale(after: [.selectLocale(.german), .nextKeyboard]) == .german)
    #expect(locale(after: [.selectLocale(.english)]) == nil)
    #expect(locale(after: [.selectLocale(.german), .nextLocale]) == nil)
  }

  // The key.

  private func keys(_ context: KeyboardContext) -> [KeyboardFrames.Key] {
    let pages = KeyboardPages(
      service: KeyboardLayout.StandardService(), context: context, width: 900)
    return pages[.alphabetic, .lowercased].keys
  }

  private static let devicesOfLetters: [DeviceType] = [
    .phone, .tablet, .tabletPro, .terminal, .full, .email, .url,
  ]

  @Test(
    "The locale key is present with more than one locale, on each device that has letters",
    arguments: devicesOfLetters, InterfaceOrientation.allCases)
  func key(device: DeviceType, orientation: InterfaceOrientation) throws {
    var context = context(.german, [.english, .german])
    context.deviceType = device
    context.interfaceOrientation = orientation
    let keys = keys(context)
    let shown = keys.filter { $0.action == .nextLocale }
    #expect(shown.map(\.label) == ["DE"])
    let space = keys.first { $0.action == .space }
    #expect(try #require(shown.first).touchFrame.width >= 30)
    if let space { #expect(space.touchFrame.width >= 90) }
    context.locales = [.german]
    #expect(!self.keys(context).contains { $0.action == .nextLocale })
  }

  @Test("A pad of digits has no key for languages", arguments: DeviceType.allCases)
  func pads(device: DeviceType) {
    var context = context(.german, [.english, .german])
    context.deviceType = device
    let hasKey = keys(context).contains { $0.action == .nextLocale }
    #expect(hasKey == Self.devicesOfLetters.contains(device))
  }

  @Test("The locale key stands beside the keys for the next keyboard or emojis, before Space")
  func place() {
    func bottom(_ context: KeyboardContext) -> [String] {
      KeyboardLayout.standard(for: context).bottomRow?.map(\.action.name) ?? []
    }
    var context = context(.english, [.english, .german])
    #expect(bottom(context) == ["123", "locale", "space", "return"])
    context.hasEmojiKeyboard = true
    #expect(bottom(context) == ["123", "emojis", "locale", "space", "return"])
    context.needsInputModeSwitchKey = true
    #expect(bottom(context) == ["123", "globe", "locale", "space", "return"])
    context.deviceType = .tablet
    #expect(bottom(context) == ["123", "globe", "locale", "space", "123"])
    context.deviceType = .tabletPro
    #expect(bottom(context) == ["globe", "locale", "123", "space", "123"])
  }

  @Test("nextLocale → upper-cased language code (EN), unless its layout has a different label")
  func label() {
    func item(_ label: String?) -> KeyboardLayout.Item {
      KeyboardLayout.Item(action: .nextLocale, width: .available, height: 40, label: label)
    }
    let pages = KeyboardLayout.PagesService(pages: [
      .init(.alphabetic, layout: KeyboardLayout(itemRows: [[item(nil), item("Sprache")]]))
    ])
    for (locale, text) in [(KeyboardLocale.english, "EN"), (.german, "DE")] {
      let frames = KeyboardPages(
        service: pages, context: KeyboardContext(locale: locale), width: 390)
      #expect(frames[.alphabetic, .auto].keys.map(\.label) == [text, "Sprache"])
    }
  }

  // The menu.

  @Test("Locale menu: only when locales.count > 1, on nextLocale, current first, by own names")
  func menu() {
    let service = Callouts.BaseService()
    func offered(_ context: KeyboardContext) -> [KeyboardAction] {
      service.calloutActions(for: .nextLocale, context: context)
    }
    #expect(offered(KeyboardContext()).isEmpty)
    #expect(offered(context(.german, [.german])).isEmpty)
    let actions = offered(context(.german, [.english, .german]))
    #expect(actions == [.selectLocale(.german), .selectLocale(.english)])
    #expect(actions.map(\.label) == ["Deutsch", "English"])
    #expect(actions.allSatisfy { $0.isSystemAction && $0.isLocaleAction && !$0.isInputAction })
    let localized = Callouts.LanguageService(locale: .german)
    let context = context(.german, [.english, .german])
    #expect(localized.calloutActions(for: .nextLocale, context: context) == actions)
  }
}
