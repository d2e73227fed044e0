// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// A tab key in the upper left corner, written with the older names.
private class TabKeyboardLayoutProvider: StandardKeyboardLayoutProvider {
  override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
    var layout = super.keyboardLayout(for: context)
    guard var row = layout.itemRows.first, let next = row.first else { return layout }
    let tab = KeyboardLayoutItem(
      action: .tab, width: .available, height: next.height, edgeInsets: next.edgeInsets)
    row.insert(tab, at: 0)
    layout.itemRows[0] = row
    return layout
  }
}

struct LayoutServiceAliasTests {
  @Test func aTabKeyCanBeInsertedIntoTheStandardLayout() throws {
    let context = KeyboardContext()
    let layout = TabKeyboardLayoutProvider().keyboardLayout(for: context)
    let standard = StandardKeyboardLayoutProvider().keyboardLayout(for: context)
    #expect(layout.itemRows[0].map(\.action) == [.tab] + standard.itemRows[0].map(\.action))
    #expect(layout.itemRows.dropFirst() == standard.itemRows.dropFirst())
    let tab = try #require(layout.itemRows[0].first)
    #expect(tab.height == 54 && tab.edgeInsets == EdgeInsets(horizontal: 3, vertical: 6))
  }

  @Test func aStandardProviderUsesTheInputSetsOfItsProvider() {
    let provider = StandardKeyboardLayoutProvider(
      inputSetProvider: EnglishInputSetProvider(alphabetic: .azerty))
    for device in DeviceType.handhelds {
      let layout = provider.keyboardLayout(for: KeyboardContext(deviceType: device))
      #expect(layout.itemRows[0].map(\.action.label).joined().contains("azertyuiop"))
    }
  }

  @Test func aStandardProviderUsesTheProvidersOfDevices() {
    let nothing = StaticKeyboardLayoutProvider(KeyboardLayout(itemRows: []))
    func rowCounts(_ service: any KeyboardLayoutProvider) -> [Int] {
      DeviceType.handhelds.map {
        service.keyboardLayout(for: KeyboardContext(deviceType: $0)).itemRows.count
      }
    }
    let sets = StandardInputSetProvider()
    #expect(
      rowCounts(StandardKeyboardLayoutProvider(inputSetProvider: sets, iPhoneProvider: nothing))
        == [0, 4, 4])
    #expect(
      rowCounts(StandardKeyboardLayoutProvider(inputSetProvider: sets, iPadProvider: nothing))
        == [4, 0, 0])
  }

  @Test func olderNamesOfInputSetsMakeTheSame() {
    #expect(AlphabeticInputSet.english == .qwerty)
    #expect(InputSet.standard(currency: "£") == .numeric(currency: "£"))
    #expect(InputSet.standard(currencies: ["£"]) == .symbolic(currencies: ["£"]))
  }

  @Test func servicesHaveTheNamesOfTheirDevicesToo() {
    #expect(KeyboardLayout.iPhoneService.self == iPhoneKeyboardLayoutProvider.self)
    #expect(KeyboardLayout.iPadService.self == iPadKeyboardLayoutProvider.self)
    let context = KeyboardContext(deviceType: .tabletPro)
    #expect(
      KeyboardLayout.iPadProService().keyboardLayout(for: context)
        == KeyboardLayout.TabletProService().keyboardLayout(for: context))
  }
}
