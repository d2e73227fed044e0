// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct LayoutServiceBaseTests {
  private typealias Layout = KeyboardLayout

  private func labels(_ service: any KeyboardLayoutService, _ context: KeyboardContext) -> [String]
  {
    service.keyboardLayout(for: context).itemRows.map { $0.map(\.action.label).joined() }
  }

  @Test func theBaseHasInputKeysAlone() {
    let service = Layout.BaseService()
    #expect(labels(service, KeyboardContext()) == ["qwertyuiop", "asdfghjkl", "zxcvbnm"])
    let german = KeyboardContext(
      keyboardCase: .uppercased, locale: .german, deviceType: .tablet)
    #expect(labels(service, german) == ["QWERTZUIOPÜ", "ASDFGHJKLÖÄ", "YXCVBNM,."])
    let items = service.keyboardLayout(for: german).itemRows.joined()
    #expect(items.allSatisfy { $0.width == .input && $0.height == 64 })
  }

  @Test func otherKeysShareTheRemainingWidth() {
    final class Spaced: KeyboardLayout.BaseService {
      override func actions(
        for inputSet: InputSet, context: KeyboardContext
      ) -> [[KeyboardAction]] {
        super.actions(for: inputSet, context: context) + [[.none, .space]]
      }
    }
    let row = Spaced().keyboardLayout(for: KeyboardContext()).itemRows[3]
    #expect(row.map(\.width) == [.available, .available])
    #expect(row.map(\.edgeInsets) == [.zero, EdgeInsets(horizontal: 3, vertical: 6)])
  }

  @Test func switchersLeadToTheOtherPages() {
    let service = Layout.BaseService()
    func context(_ type: Keyboard.KeyboardType) -> KeyboardContext {
      KeyboardContext(keyboardType: type, keyboardCase: .capsLocked)
    }
    #expect(service.lowerSwitcher(for: context(.alphabetic)) == .shift(.capsLocked))
    #expect(service.lowerSwitcher(for: context(.numeric)) == .keyboardType(.symbolic))
    #expect(service.lowerSwitcher(for: context(.symbolic)) == .keyboardType(.numeric))
    let unknown = Keyboard.KeyboardType.custom(named: "gone")
    #expect(service.lowerSwitcher(for: context(unknown)) == .shift(.lowercased))
    #expect(
      service.lowerSwitcher(for: KeyboardContext(keyboardType: unknown, locale: .arabic)) == .none)
    #expect(service.bottomSwitcher(for: context(.alphabetic)) == .keyboardType(.numeric))
    #expect(service.bottomSwitcher(for: context(.numeric)) == .keyboardType(.alphabetic))
    #expect(service.bottomSwitcher(for: context(.symbolic)) == .keyboardType(.alphabetic))
    #expect(service.returnAction(for: KeyboardContext(returnKeyType: .go)) == .primary(.go))
  }

  @Test func aBaseMayHaveItsOwnInputSets() {
    let service = Layout.BaseService(alphabeticInputSet: .dvorak)
    #expect(labels(service, KeyboardContext(locale: .german))[1] == "aoeuidhtns")
    #expect(labels(service, KeyboardContext(keyboardType: .numeric))[1] == "-/:;()$&@”")
    #expect(labels(service, KeyboardContext(keyboardType: .symbolic))[1] == "_\\|~<>€£¥•")
  }

  @Test func theDisabledServiceIsTheSameInEveryLanguage() {
    let service = Layout.DisabledService()
    for locale in KeyboardLocale.samples {
      #expect(
        labels(service, KeyboardContext(locale: locale)) == ["qwertyuiop", "asdfghjkl", "zxcvbnm"])
    }
    let digits = KeyboardContext(keyboardType: .numeric, locale: .german)
    #expect(labels(service, digits)[1] == "-/:;()$&@”")
  }

  @Test func theStaticServiceHasOneLayout() {
    let layout = Layout.BaseService().keyboardLayout(for: KeyboardContext())
    let service = Layout.StaticService(layout)
    for device in DeviceType.allCases {
      let context = KeyboardContext(keyboardType: .symbolic, deviceType: device)
      #expect(service.keyboardLayout(for: context) == layout)
    }
  }

  @Test func theDeviceSelectsTheService() {
    let service = Layout.DeviceBasedService()
    let expected: [(DeviceType, any KeyboardLayoutService)] = [
      (.phone, Layout.PhoneService()), (.tablet, Layout.TabletService()),
      (.tabletPro, Layout.TabletProService()), (.terminal, Layout.TerminalService()),
      (.full, Layout.FullService()), (.numpad, Layout.NumpadService()),
      (.pin, Layout.PinService()), (.phonePad, Layout.PhonePadService()),
      (.email, Layout.AddressService(fieldPurpose: .email)),
      (.url, Layout.AddressService(fieldPurpose: .url)),
    ]
    #expect(expected.map(\.0) == DeviceType.allCases)
    for (device, own) in expected {
      let context = KeyboardContext(deviceType: device)
      #expect(service.keyboardLayout(for: context) == own.keyboardLayout(for: context))
    }
  }

  @Test func theServiceOfADeviceCanBeReplaced() {
    let nothing = Layout.StaticService(Layout(itemRows: []))
    let service = Layout.DeviceBasedService(tabletService: nothing)
    #expect(labels(service, KeyboardContext(deviceType: .tablet)).isEmpty)
    #expect(labels(service, KeyboardContext()).count == 4)
    service.phoneService = nothing
    service.tabletProService = nothing
    #expect(labels(service, KeyboardContext()).isEmpty)
    #expect(labels(service, KeyboardContext(deviceType: .tabletPro)).isEmpty)
  }

  @Test func theServiceOfAKioskCanBeReplaced() {
    let service = Layout.DeviceBasedService()
    service.terminalService = Layout.StaticService(Layout(itemRows: []))
    service.fullService = service.terminalService
    service.numpadService = service.terminalService
    service.pinService = service.terminalService
    service.phonePadService = service.terminalService
    service.emailService = service.terminalService
    service.urlService = service.terminalService
    for device in DeviceType.allCases {
      let rows = labels(service, KeyboardContext(deviceType: device))
      #expect(rows.isEmpty == !DeviceType.handhelds.contains(device))
    }
    #expect(service.customPages(for: KeyboardContext(deviceType: .terminal)).isEmpty)
  }

  @Test func allDevicesMayHaveTheSameInputSets() {
    let service = Layout.DeviceBasedService(inputSetProvider: StaticInputSetProvider.empty)
    for device in DeviceType.handhelds {
      for type in Keyboard.KeyboardType.inputTypes {
        let context = KeyboardContext(keyboardType: type, deviceType: device)
        let actions = service.keyboardLayout(for: context).itemRows.joined().map(\.action)
        #expect(actions.contains(.backspace) && actions.contains(.space))
        #expect(!actions.contains { if case .character = $0 { true } else { false } })
      }
    }
  }
}
