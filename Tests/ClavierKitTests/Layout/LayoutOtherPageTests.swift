// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// English letters, and a page of arrows.
private struct ArrowProvider: LocalizedInputSetProvider {
  let localeKey = "en"

  func alphabeticInputSet(for context: KeyboardContext) -> InputSet { .qwerty }
  func numericInputSet(for context: KeyboardContext) -> InputSet { .numeric(currency: "$") }
  func symbolicInputSet(for context: KeyboardContext) -> InputSet { .symbolic(currencies: []) }
  func customPages(for context: KeyboardContext) -> [String] { ["arrows"] }
  func otherInputSet(for context: KeyboardContext) -> InputSet? {
    guard context.keyboardType == .custom(named: "arrows") else { return nil }
    return InputSet(rows: [.init(chars: "↖↑↗"), .init(chars: "←·→"), .init(chars: "↙↓↘")])
  }
}

/// Pages beside those of letters, digits and signs.
struct LayoutOtherPageTests {
  private func context(
    _ type: Keyboard.KeyboardType, _ device: DeviceType = .phone, emojis: Bool = false
  ) -> KeyboardContext {
    KeyboardContext(keyboardType: type, deviceType: device, hasEmojiKeyboard: emojis)
  }

  @Test(arguments: DeviceType.handhelds)
  func thePageOfEmojisHasEmojisAndLeadsBack(device: DeviceType) throws {
    let service = KeyboardLayout.StandardService()
    let layout = service.keyboardLayout(for: context(.emojis, device, emojis: true))
    let actions = layout.itemRows.joined().map(\.action)
    for row in InputSet.emojis.rows.characters() {
      for emoji in row { #expect(actions.contains(.character(emoji))) }
    }
    #expect(actions.contains(.keyboardType(.alphabetic)))
    #expect(actions.contains(.keyboardType(.numeric)))
    #expect(!actions.contains(.keyboardType(.emojis)))
    #expect(!actions.contains { $0.isShiftAction })
    #expect(KeyboardFrames(layout, width: 390).tilingFlaw == nil, "\(device)")
  }

  @Test func withoutAPageOfEmojisThereAreLetters() {
    let service = KeyboardLayout.PhoneService()
    let layout = service.keyboardLayout(for: context(.emojis))
    #expect(layout.hasKey(.character("q")))
    #expect(layout.hasKey(.shift(.lowercased)) && layout.hasKey(.keyboardType(.numeric)))
  }

  @Test func everyEmojiIsOneKeyOfTwoColumns() {
    let emojis = InputSet.emojis.rows.characters().joined()
    #expect(emojis.count == 27 && Set(emojis).count == 27)
    #expect(emojis.allSatisfy { $0.count == 1 })
  }

  @Test func theKeyForEmojisShowsThemOnTheCompiledKeyboard() {
    let service = KeyboardLayout.StandardService()
    let with = KeyboardPages(
      service: service, context: context(.alphabetic, emojis: true), width: 390)
    #expect(with[.emojis, .auto].keys.contains { $0.action == .character("😀") })
    let without = KeyboardPages(service: service, context: context(.alphabetic), width: 390)
    #expect(without[.emojis, .uppercased] == without[.alphabetic, .uppercased])
  }

  @Test(arguments: DeviceType.handhelds)
  func aProvidersOwnPageHasSystemKeysAroundIt(device: DeviceType) throws {
    let service = KeyboardLayout.DeviceBasedService(inputSetProvider: ArrowProvider())
    #expect(service.customPages(for: KeyboardContext(deviceType: device)) == ["arrows"])
    let layout = service.keyboardLayout(for: context(.custom(named: "arrows"), device))
    #expect(layout.hasKey(.character("↖")) && layout.hasKey(.backspace))
    #expect(layout.hasKey(.keyboardType(.alphabetic)) && layout.hasKey(.keyboardType(.numeric)))
    let pages = KeyboardPages(
      service: service, context: KeyboardContext(deviceType: device), width: 800)
    #expect(pages[.custom(named: "arrows"), .auto].keys.contains { $0.action == .character("·") })
  }

  @Test func theStandardServiceHasThePagesOfTheLanguagesService() throws {
    let provider = try StandardInputSetProvider(localizedProviders: [ArrowProvider()])
    #expect(provider.customPages(for: KeyboardContext()) == ["arrows"])
    #expect(provider.otherInputSet(for: context(.custom(named: "arrows"))) != nil)
    var german = context(.custom(named: "arrows"))
    german.locale = .german
    #expect(provider.otherInputSet(for: german) == nil)
    #expect(provider.customPages(for: german).isEmpty)

    let base = KeyboardLayout.DeviceBasedService(inputSetProvider: provider)
    let standard = try KeyboardLayout.StandardService(
      baseService: base, localizedServices: [Paged(locale: .german)])
    #expect(standard.customPages(for: KeyboardContext()) == ["arrows"])
    #expect(standard.customPages(for: german) == ["extra", "arrows"])
    #expect(KeyboardLayout.StandardService().customPages(for: KeyboardContext()).isEmpty)
  }

  private final class Paged: KeyboardLayout.LanguageService {
    override func customPages(for context: KeyboardContext) -> [String] { ["extra", "arrows"] }
  }
}
