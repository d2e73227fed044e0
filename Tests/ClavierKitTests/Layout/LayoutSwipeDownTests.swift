// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// The texts of swipes down on a tablet's keys.
struct LayoutSwipeDownTests {
  private func layout(
    _ type: Keyboard.KeyboardType = .alphabetic, _ device: DeviceType = .tablet,
    locale: KeyboardLocale = .english, enabled: Bool = true
  ) -> KeyboardLayout {
    KeyboardLayout.StandardService().keyboardLayout(
      for: KeyboardContext(
        keyboardType: type, locale: locale, deviceType: device,
        isSwipeDownActionsEnabled: enabled))
  }

  /// Returns the texts of swipes on the character keys, row by row; a space for keys without one.
  private func swipes(_ layout: KeyboardLayout) -> [String] {
    layout.itemRows.map { row in
      row.filter { if case .character = $0.action { true } else { false } }
        .map { $0.swipeDownAction?.label ?? "_" }.joined()
    }
  }

  @Test(arguments: [DeviceType.tablet, .tabletPro])
  func letterKeysSwipeToDigitsAndSigns(device: DeviceType) {
    #expect(swipes(layout(device: device)) == ["1234567890", "@#$&*()’”", "%-+=/;:!?", ""])
    #expect(
      swipes(layout(device: device, locale: .german))
        == ["1234567890_", "@#€&*()’”__", "%-+=/;:!?", ""])
  }

  private func layout(device: DeviceType, locale: KeyboardLocale = .english) -> KeyboardLayout {
    layout(.alphabetic, device, locale: locale)
  }

  @Test func numericKeysSwipeToDifferingSymbols() {
    #expect(swipes(layout(.numeric)) == ["__________", "€£¥_^[]{}", "§|~…\\<>__", ""])
    #expect(swipes(layout(.symbolic)) == ["__________", "_________", "_________", ""])
  }

  @Test func onlyCharacterKeysHaveSwipes() {
    for item in layout().itemRows.joined() where item.swipeDownAction != nil {
      #expect(item.action.isInputAction && !item.action.isSpacer && item.action != .space)
    }
  }

  @Test func swipesAreAbsentOnPhonesAndIfDisabled() {
    for device in DeviceType.handhelds {
      #expect(!hasSwipes(layout(.alphabetic, device, enabled: false)))
    }
    #expect(!hasSwipes(layout(.alphabetic, .phone)))
  }

  @Test func setsOfMoreOrFewerRowsHaveNoSwipes() {
    for count in [0, 1, 2, 4, 5] {
      let rows = [InputSet.Row](repeating: .init(chars: "abc"), count: count)
      let service = KeyboardLayout.TabletService(alphabeticInputSet: InputSet(rows: rows))
      #expect(!hasSwipes(service.keyboardLayout(for: KeyboardContext(deviceType: .tablet))))
    }
    let short = KeyboardLayout.TabletService(
      alphabeticInputSet: .qwerty, numericInputSet: InputSet(rows: [.init(chars: "12")]))
    #expect(!hasSwipes(short.keyboardLayout(for: KeyboardContext(deviceType: .tablet))))
  }

  private func hasSwipes(_ layout: KeyboardLayout) -> Bool {
    layout.itemRows.joined().contains { $0.swipeDownAction != nil }
  }

  @Test func fieldKeysHaveNoSwipes() {
    let context = KeyboardContext(deviceType: .tablet, fieldPurpose: .email)
    let row = KeyboardLayout.TabletService().keyboardLayout(for: context).bottomRow ?? []
    #expect(row.allSatisfy { $0.swipeDownAction == nil })
  }

  @Test func framesHaveTheSwipesOfTheirItems() throws {
    let frames = KeyboardFrames(layout(), width: 768)
    let q = try #require(frames.keys.first { $0.action == .character("q") })
    #expect(q.swipeDownAction == .character("1"))
  }

  @Test func aServiceMayHaveItsOwnSwipes() {
    final class Signs: KeyboardLayout.TabletService {
      override func swipeDownInputSet(for context: KeyboardContext) -> InputSet? {
        .symbolic(currencies: ["€"])
      }
    }
    let layout = Signs().keyboardLayout(for: KeyboardContext(deviceType: .tablet))
    #expect(swipes(layout)[1] == "€_^[]{}__")
  }
}
