// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// A service for one language that makes one key with a name.
private struct Named: LocalizedLayoutService {
  var localeKey: String
  var name: String

  func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
    KeyboardLayout(itemRows: [[.init(action: .text(name), width: .available, height: 10)]])
  }
}

struct LayoutServiceRegistrationTests {
  private typealias Standard = KeyboardLayout.StandardService

  private func firstLabel(
    _ service: any KeyboardLayoutService, _ locale: KeyboardLocale
  ) -> String? {
    let layout = service.keyboardLayout(for: KeyboardContext(locale: locale))
    return layout.itemRows.first?.first?.action.label
  }

  @Test func aServiceServesItsLanguageAndTheBaseAllOthers() throws {
    let service = try Standard(localizedServices: [Named(localeKey: "de", name: "deutsch")])
    #expect(firstLabel(service, .german) == "deutsch")
    #expect(firstLabel(service, .english) == "q")
    #expect(service.keyboardLayoutService(for: KeyboardContext(locale: .german)) is Named)
  }

  @Test func theBaseCanBeReplaced() {
    let service = Standard(baseService: Named(localeKey: "", name: "base"))
    #expect(firstLabel(service, .german) == "base")
    service.baseService = KeyboardLayout.PhoneService()
    #expect(firstLabel(service, .german) == "q")
  }

  @Test func withoutServicesEveryDeviceHasItsStandard() {
    let service = Standard()
    for device in DeviceType.allCases {
      let context = KeyboardContext(deviceType: device)
      let expected = KeyboardLayout.DeviceBasedService().keyboardLayout(for: context)
      #expect(service.keyboardLayout(for: context) == expected)
    }
  }

  @Test func registeringReplacesTheServiceOfTheLanguage() throws {
    let service = try Standard(localizedServices: [Named(localeKey: "de", name: "old")])
    service.registerLocalizedService(Named(localeKey: "DE", name: "new"))
    #expect(firstLabel(service, .german) == "new")
    try service.tryRegisterLocalizedService(Named(localeKey: "de", name: "newer"))
    #expect(firstLabel(service, .german) == "newer")
    try service.tryRegisterLocalizedService(Named(localeKey: "en", name: "english"))
    #expect(firstLabel(service, .english) == "english")
  }

  @Test func aServiceForARegionDoesNotServeTheWholeLanguage() throws {
    let service = try Standard(localizedServices: [Named(localeKey: "de-AT", name: "austria")])
    #expect(firstLabel(service, .german) == "q")
  }

  @Test func twoServicesForOneLanguageAreAnError() {
    let (one, two) = (Named(localeKey: "de", name: "1"), Named(localeKey: "DE", name: "2"))
    let error = #expect(throws: KeyboardLayoutServiceError.self) {
      try Standard(localizedServices: [one, two])
    }
    #expect(error == .severalServicesForLocale("DE"))
    let region = [Named(localeKey: "de_AT", name: "1"), Named(localeKey: "de-AT", name: "2")]
    #expect(throws: KeyboardLayoutServiceError.severalServicesForLocale("de-AT")) {
      try Standard(localizedServices: region)
    }
  }

  @Test func onlyTheStandardServiceRegistersLanguageServices() {
    let named = Named(localeKey: "de", name: "deutsch")
    for service in [KeyboardLayout.PhoneService(), KeyboardLayout.TabletService()] {
      #expect(
        throws: KeyboardLayoutServiceError.serviceDoesNotSupportLocalizedServiceRegistration
      ) {
        try service.tryRegisterLocalizedService(named)
      }
    }
    #expect(throws: KeyboardLayoutServiceError.serviceDoesNotSupportLocalizedServiceRegistration) {
      // The service to register with is searched first.
      try named.tryRegisterLocalizedService(KeyboardLayout.PhoneService())
    }
  }

  @Test func aServiceWithoutLanguageCannotBeRegistered() {
    #expect(
      throws: KeyboardLayoutServiceError.providedServiceDoesNotImplementLocalizedServiceProtocol
    ) {
      try Standard().tryRegisterLocalizedService(KeyboardLayout.PhoneService())
    }
  }

  @Test func registrationReachesTheStandardServiceBehindTheProtocol() throws {
    let service: any KeyboardLayoutService = Standard()
    try service.tryRegisterLocalizedService(Named(localeKey: "en", name: "english"))
    #expect(firstLabel(service, .english) == "english")
  }

  @Test func errorsNameTheirRemedy() {
    let errors: [(KeyboardLayoutServiceError, String)] = [
      (.serviceDoesNotSupportLocalizedServiceRegistration, "KeyboardLayout.StandardService"),
      (.providedServiceDoesNotImplementLocalizedServiceProtocol, "LocalizedService"),
      (.severalServicesForLocale("sv"), "\"sv\""),
    ]
    for (error, remedy) in errors {
      #expect(error.description.contains(remedy))
    }
  }

  @Test func aLanguageCanHaveOtherLetters() throws {
    let service = Standard()
    try service.tryRegisterLocalizedService(
      KeyboardLayout.LanguageService(locale: .german, alphabeticInputSet: .qwerty))
    for device in DeviceType.handhelds {
      var context = KeyboardContext(locale: .german, deviceType: device)
      let letters = service.keyboardLayout(for: context).itemRows[0].map(\.action.label).joined()
      #expect(letters.contains("qwertyuiop") && !letters.contains("ü"))
      context.keyboardType = .numeric
      let digits = service.keyboardLayout(for: context).itemRows[1].map(\.action.label)
      #expect(digits.contains("€"))
    }
  }

  @Test(arguments: KeyboardLocale.samples)
  func aLocalizedServiceMakesTheStandardLayoutsOfItsLanguage(locale: KeyboardLocale) {
    let service = KeyboardLayout.LanguageService(locale: locale)
    #expect(service.localeKey == locale.rawValue)
    for device in DeviceType.allCases {
      for type in Keyboard.KeyboardType.inputTypes {
        let context = KeyboardContext(keyboardType: type, locale: locale, deviceType: device)
        #expect(
          service.keyboardLayout(for: context) == Standard().keyboardLayout(for: context))
        #expect(service.customPages(for: context) == Standard().customPages(for: context))
      }
    }
  }

  @Test func shorthandsMakeTheServicesTheyName() throws {
    let shorthands: [any KeyboardLayoutService] = [.standard(), .disabled]
    #expect(shorthands[0] is Standard)
    #expect(shorthands[1] is KeyboardLayout.DisabledService)
    #expect(firstLabel(.localized(for: .german), .english) == "q")
    let base = Named(localeKey: "", name: "base")
    let german = Named(localeKey: "de", name: "deutsch")
    let service: any KeyboardLayoutService = try .standard(
      baseService: base, localizedServices: [german])
    #expect(firstLabel(service, .english) == "base")
    #expect(firstLabel(service, .german) == "deutsch")
    #expect(throws: KeyboardLayoutServiceError.severalServicesForLocale("de")) {
      let _: Standard = try .standard(localizedServices: [german, german])
    }
  }
}
