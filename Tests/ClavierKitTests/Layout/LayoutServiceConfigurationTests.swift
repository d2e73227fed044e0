// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct LayoutServiceConfigurationTests {
  private typealias Configuration = KeyboardLayout.Configuration

  private func tablet(
    _ width: Double, _ height: Double, _ orientation: InterfaceOrientation
  ) -> Configuration {
    .standardPad(
      for: KeyboardContext(
        interfaceOrientation: orientation, screenSize: Size(width: width, height: height)))
  }

  @Test func tabletSizesMatchTheMeasurements() {
    let all = [
      Configuration.standardPad, .standardPadLandscape, .standardPadProLarge,
      .standardPadProLargeLandscape,
    ]
    #expect(all.map(\.buttonCornerRadius) == [5, 7, 6, 8])
    #expect(all.map(\.buttonInsets.leading) == [5, 7, 4, 7])
    #expect(all.map(\.buttonInsets.trailing) == [5, 7, 4, 7])
    #expect(all.map(\.buttonInsets.top) == [4, 6, 4, 5])
    #expect(all.map(\.buttonInsets.bottom) == [4, 6, 4, 5])
    #expect(all.map(\.rowHeight) == [64, 86, 69, 88])
    let toolbars = zip(all.map(\.inputToolbarHeight), [51.2, 68.8, 55.2, 70.4])
    #expect(toolbars.allSatisfy { abs($0 - $1) < 0.01 })
  }

  @Test func theToolbarOfPhonesIsAsHighAsARow() {
    let all = [
      Configuration.standardPhone, .standardPhoneLandscape, .standardPhoneProMax,
      .standardPhoneProMaxLandscape,
    ]
    #expect(all.map(\.inputToolbarHeight) == [54, 40, 56, 40])
  }

  @Test func theDefaultToolbarHeightIsFourFifthsOfARow() {
    let implied = Configuration(buttonCornerRadius: 1, buttonInsets: .zero, rowHeight: 50)
    #expect(implied.inputToolbarHeight == 40)
    let explicit = Configuration(
      buttonCornerRadius: 1, buttonInsets: .zero, rowHeight: 50, inputToolbarHeight: 7)
    #expect(explicit.inputToolbarHeight == 7)
  }

  @Test func tabletsOfEachKindAndOrientationHaveTheirSizes() {
    #expect(tablet(768, 1024, .portrait) == .standardPad)
    #expect(tablet(1024, 768, .landscape) == .standardPadLandscape)
    #expect(tablet(834, 1194, .portrait) == .standardPad)
    #expect(tablet(1024, 1366, .portrait) == .standardPadProLarge)
    #expect(tablet(1366, 1024, .landscape) == .standardPadProLargeLandscape)
    #expect(tablet(0, 0, .portrait) == .standardPad)
  }

  @Test func aScreenLessThan50PointsFromALargeOneIsLarge() {
    for (width, height) in [(1073.9, 1415.9), (974.1, 1316.1), (1366, 1024), (1415.9, 974.1)] {
      #expect(tablet(width, height, .portrait) == .standardPadProLarge, "\(width) × \(height)")
    }
    let others: [(Double, Double)] = [
      (1074, 1366), (974, 1366), (1024, 1416), (1024, 1316), (1366, 974),
    ]
    for (width, height) in others {
      #expect(tablet(width, height, .portrait) == .standardPad, "\(width) × \(height)")
    }
    #expect(tablet(.nan, 1366, .landscape) == .standardPadLandscape)
    #expect(tablet(.infinity, .infinity, .portrait) == .standardPad)
  }

  @Test func kiosksHaveSizesOfTheirOwn() {
    let expected: [(DeviceType, Configuration, Configuration)] = [
      (.terminal, .standardFiveRows, .standardFiveRowsLandscape),
      (.email, .standardFiveRows, .standardFiveRowsLandscape),
      (.url, .standardFiveRows, .standardFiveRowsLandscape),
      (.full, .standardComputer, .standardComputerLandscape),
      (.numpad, .standardDigits, .standardDigitsLandscape),
      (.phonePad, .standardDigits, .standardDigitsLandscape),
      (.pin, .standardPin, .standardPinLandscape),
    ]
    #expect(Set(DeviceType.handhelds + expected.map(\.0)) == Set(DeviceType.allCases))
    for (device, portrait, landscape) in expected {
      func standard(_ orientation: InterfaceOrientation) -> Configuration {
        .standard(for: KeyboardContext(interfaceOrientation: orientation, deviceType: device))
      }
      #expect(standard(.portrait) == portrait && standard(.landscape) == landscape, "\(device)")
      // In landscape, more of the screen remains for the text.
      #expect(landscape.rowHeight < portrait.rowHeight, "\(device)")
    }
  }

  @Test func servicesKeepTheSizesOfTheirDevices() {
    let services: [(DeviceType, KeyboardLayout.BaseService)] = [
      (.terminal, KeyboardLayout.TerminalService()), (.full, KeyboardLayout.FullService()),
      (.numpad, KeyboardLayout.NumpadService()), (.pin, KeyboardLayout.PinService()),
      (.phonePad, KeyboardLayout.PhonePadService()),
      (.email, KeyboardLayout.AddressService(fieldPurpose: .email)),
      (.url, KeyboardLayout.AddressService(fieldPurpose: .url)),
    ]
    for (device, service) in services {
      for orientation in InterfaceOrientation.allCases {
        let context = KeyboardContext(interfaceOrientation: orientation, deviceType: device)
        #expect(service.configuration(for: context) == .standard(for: context))
        let phone = KeyboardContext(interfaceOrientation: orientation)
        #expect(service.configuration(for: phone) == .standard(for: context))
      }
    }
  }

  @Test func theDeviceDecides() {
    for device in DeviceType.handhelds {
      for orientation in InterfaceOrientation.allCases {
        for screen in [Size(width: 428, height: 926), Size(width: 1024, height: 1366)] {
          let context = KeyboardContext(
            interfaceOrientation: orientation, screenSize: screen, deviceType: device)
          let expected: Configuration =
            device == .phone ? .standardPhone(for: context) : .standardPad(for: context)
          #expect(Configuration.standard(for: context) == expected)
        }
      }
    }
    #expect(Configuration.standard(for: KeyboardContext(deviceType: .tabletPro)) == .standardPad)
  }
}
