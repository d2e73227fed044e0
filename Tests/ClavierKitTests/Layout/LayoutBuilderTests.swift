// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// Layouts without a custom service, and the place of a custom one in a keyboard.
struct LayoutBuilderTests {
  private typealias Layout = KeyboardLayout

  @Test(arguments: DeviceType.handhelds)
  func buildersAndServicesMakeTheSameLayouts(device: DeviceType) {
    for type in Keyboard.KeyboardType.inputTypes {
      let context = KeyboardContext(keyboardType: type, locale: .german, deviceType: device)
      #expect(
        Layout.standard(for: context) == Layout.StandardService().keyboardLayout(for: context))
      #expect(Layout.baseLayout(for: context) == Layout.BaseService().keyboardLayout(for: context))
    }
  }

  @Test func phoneAndTabletLayoutsDoNotDependOnTheDevice() {
    let phone = Layout.standard(for: KeyboardContext())
    let tablet = Layout.standard(for: KeyboardContext(deviceType: .tablet))
    for device in DeviceType.allCases {
      for floats in [false, true] {
        let context = KeyboardContext(deviceType: device, isKeyboardFloating: floats)
        #expect(Layout.iPhoneLayout(for: context) == phone)
        #expect(Layout.iPadLayout(for: context) == tablet)
      }
    }
  }

  @Test func anActionHasAStandardItem() {
    let configuration = Layout.Configuration.standardPad
    let letter = KeyboardAction.character("a").standardLayoutItem(for: configuration)
    #expect(
      letter
        == Layout.Item(
          action: .character("a"), width: .input, height: 64,
          edgeInsets: EdgeInsets(horizontal: 5, vertical: 4)))
    #expect(KeyboardAction.tab.standardLayoutItem(for: configuration).width == .available)
    let corner = KeyboardAction.tab.standardLayoutItem(
      for: configuration, width: .points(9), alignment: .bottomLeading)
    #expect(corner.width == .points(9) && corner.alignment == .bottomLeading)
    for gap in [KeyboardAction.none, .characterMargin("a")] {
      #expect(gap.standardLayoutItem(for: configuration).edgeInsets == .zero)
    }
  }

  @Test func anIdealItemMayHaveItsLabelInACorner() {
    let layout = Layout.standard(for: KeyboardContext())
    #expect(layout.createIdealItem(for: .tab).alignment == .center)
    let corner = layout.createIdealItem(for: .tab, alignment: .bottomTrailing)
    #expect(corner.alignment == .bottomTrailing && corner.height == 54)
  }

  @Test func aLayoutCanBeSearchedForAKey() {
    let layout = Layout.standard(for: KeyboardContext())
    #expect(layout.hasKey(for: .space) && !layout.hasKey(for: .tab))
  }

  // Services.

  @Test func aKeyboardsServiceIsTheStandardOneUntilItIsReplaced() {
    final class Nothing: Layout.StandardService {
      override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
        KeyboardLayout(itemRows: [])
      }
    }
    let services = Keyboard.Services()
    let context = KeyboardContext()
    #expect(services.layoutService.keyboardLayout(for: context) == Layout.standard(for: context))
    services.layoutService = Nothing()
    #expect(services.layoutService.keyboardLayout(for: context).itemRows.isEmpty)
    #expect(
      Keyboard.Services(layoutService: .preview).layoutService.keyboardLayout(for: context)
        == Layout.standard(for: context))
  }

  @Test func aKeyboardRegistersLanguageServices() throws {
    let services = Keyboard.Services()
    try services.tryRegisterLocalizedLayoutService(
      Layout.ProService.German(alphabeticInputSet: .qwerty))
    let german = services.layoutService.keyboardLayout(for: KeyboardContext(locale: .german))
    #expect(german.itemRows[0].map(\.action.label).joined() == "qwertyuiop")
    #expect(
      throws: KeyboardLayoutServiceError.providedServiceDoesNotImplementLocalizedServiceProtocol
    ) {
      try services.tryRegisterLocalizedLayoutService(Layout.PhoneService())
    }
    services.layoutService = Layout.PhoneService()
    #expect(throws: KeyboardLayoutServiceError.serviceDoesNotSupportLocalizedServiceRegistration) {
      try services.tryRegisterLocalizedLayoutService(Layout.ProService.German())
    }
  }

  @Test func languageServicesHaveTheirLocales() {
    let context = KeyboardContext(locale: .german)
    #expect(
      Layout.ProService.German().keyboardLayout(for: context) == Layout.standard(for: context))
    #expect(Layout.ProService.German().localeKey == "de")
    #expect(Layout.ProService.English().localeKey == "en")
    #expect(
      Layout.ProService.English().keyboardLayout(for: KeyboardContext())
        == Layout.standard(for: KeyboardContext()))
  }

  @Test func aServiceOfALanguageCanBeChanged() {
    let standard = Layout.StandardService()
    standard.registerLocalizedService(BriefLayoutTests.FlagService())
    for device in DeviceType.handhelds {
      let german = KeyboardContext(locale: .german, deviceType: device)
      let english = KeyboardContext(deviceType: device)
      #expect(standard.keyboardLayout(for: german).hasKey(.character("🇩🇪")))
      #expect(!standard.keyboardLayout(for: english).hasKey(.character("🇩🇪")))
    }
  }

  // Orders of letters.

  private func firstRow(_ type: Keyboard.LayoutType?, _ locale: KeyboardLocale) -> String {
    let context = KeyboardContext(locale: locale, layoutType: type)
    return Layout.standard(for: context).itemRows[0].map(\.action.label).joined()
  }

  @Test func theLettersHaveTheRequestedOrder() {
    #expect(firstRow(nil, .english) == "qwertyuiop")
    #expect(firstRow(.qwerty, .english) == "qwertyuiop")
    #expect(firstRow(.qwertz, .english) == "qwertzuiop")
    #expect(firstRow(.azerty, .english) == "azertyuiop")
    #expect(firstRow(.colemak, .english) == "qwfpgjluy")
    #expect(firstRow(.dvorak, .english) == "’,.pyfgcrl")
  }

  @Test func aMatchingOrderKeepsTheLanguagesLetters() {
    #expect(firstRow(.qwertz, .german) == "qwertzuiopü")
    #expect(firstRow(nil, .german) == "qwertzuiopü")
    #expect(firstRow(.qwerty, .german) == "qwertyuiop")
  }

  @Test func aServiceOfALanguageFollowsTheOrderUnlessItHasLettersOfItsOwn() {
    func firstRow(_ service: KeyboardLayout.LanguageService) -> String {
      let context = KeyboardContext(locale: .german, layoutType: .azerty)
      return service.keyboardLayout(for: context).itemRows[0].map(\.action.label).joined()
    }
    #expect(firstRow(Layout.ProService.German()) == "azertyuiop")
    #expect(firstRow(.localized(for: .german)) == "azertyuiop")
    #expect(firstRow(Layout.ProService.German(alphabeticInputSet: .dvorak)) == "’,.pyfgcrl")
  }

  @Test func digitsAndSignsDoNotDependOnTheOrder() {
    for type in [Keyboard.KeyboardType.numeric, .symbolic] {
      let usual = KeyboardContext(keyboardType: type, locale: .german)
      for order in Keyboard.LayoutType.allCases {
        var context = usual
        context.layoutType = order
        #expect(Layout.standard(for: context) == Layout.standard(for: usual))
      }
    }
  }

  @Test func theRequestedOrderOverridesAProviders() throws {
    let provider = try StandardInputSetProvider(
      localizedProviders: [EnglishInputSetProvider(alphabetic: .azerty)])
    #expect(provider.alphabeticInputSet(for: KeyboardContext()) == .azerty)
    #expect(provider.alphabeticInputSet(for: KeyboardContext(layoutType: .dvorak)) == .dvorak)
  }
}
