// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// A service for one language in which every key offers a name.
private struct Named: LocalizedCalloutService {
  var localeKey: String
  var name: String

  func calloutActions(
    for action: KeyboardAction, context: KeyboardContext
  ) -> [KeyboardAction] {
    [.text(name)]
  }
}

/// Returns the alternatives of a key, as one string.
private func offered(
  _ character: String, _ service: any KeyboardCalloutService = Callouts.StandardService(),
  in locale: KeyboardLocale = .english
) -> String {
  let actions = service.calloutActions(
    for: .character(character), context: KeyboardContext(locale: locale))
  return actions.map(\.label).joined()
}

struct CalloutServiceTests {
  @Test(arguments: [
    ("a", "aàáâäæãåā"), ("c", "cçćč"), ("e", "eèéêëēėę"), ("i", "iîïíīįì"), ("l", "lł"),
    ("n", "nñń"), ("o", "oôöòóœøōõ"), ("s", "sßśš"), ("u", "uûüùúū"), ("y", "yÿ"), ("z", "zžźż"),
    ("0", "0°"), ("-", "-–—•"), ("/", "/\\"), ("$", "$₽¥€¢£₩"), ("&", "&§"), ("”", "”\"„“«»"),
    (".", ".…"), ("?", "?¿"), ("!", "!¡"), ("’", "’'‘`"), ("%", "%‰"), ("=", "=≠≈"),
  ])
  func inEnglishAKeyOffers(character: String, expected: String) {
    #expect(offered(character) == expected)
    let actions = Callouts.BaseService().calloutActions(
      for: .character(character), context: KeyboardContext())
    #expect(actions == expected.map { .character(String($0)) })
  }

  @Test func allOtherEnglishKeysHaveNoActions() {
    for scalar in UInt8(ascii: "!")...UInt8(ascii: "~") {
      let character = String(UnicodeScalar(scalar))
      let hasList = "aceilnosuyz0-/$&.?!%=".contains(character.lowercased())
      #expect(offered(character).isEmpty == !hasList, "\(character)")
    }
    #expect(offered("").isEmpty && offered("ab").isEmpty && offered("\u{200B}").isEmpty)
  }

  @Test func onlyCharacterAndDomainKeysHaveActions() {
    let others: [KeyboardAction] = [
      .backspace, .capsLock, .characterMargin("a"), .custom(named: "a"), .dictation,
      .dismissKeyboard, .escape, .key(.home), .keyboardType(.numeric), .modifier(.control),
      .moveCursorBackward, .moveCursorForward, .nextKeyboard, .nextLocale, .none,
      .primary(.return), .shift(.lowercased), .space, .tab, .text("a"),
    ]
    for action in others {
      let actions = Callouts.BaseService().calloutActions(for: action, context: KeyboardContext())
      #expect(actions.isEmpty, "\(action)")
    }
  }

  @Test(arguments: [
    ("A", "AÀÁÂÄÆÃÅĀ"), ("S", "SẞŚŠ"), ("Y", "YŸ"), ("O", "OÔÖÒÓŒØŌÕ"), ("Z", "ZŽŹŻ"),
  ])
  func theKeyOfACapitalOffersCapitals(character: String, expected: String) {
    #expect(offered(character) == expected)
  }

  @Test func aCapitalIsAsLongAsItsLetterAndOfferedOnce() {
    let actions = Callouts.Actions(characters: ["i": "iıí", "n": "nŉñ", "x": "ßx"])
    #expect(actions.texts(for: "I") == ["I", "Í"])
    #expect(actions.texts(for: "N") == ["N", "ŉ", "Ñ"])
    #expect(actions.texts(for: "X") == ["ẞ", "X"])
    #expect(Callouts.Actions(texts: ["l": ["l", "l·l"]]).texts(for: "L") == ["L", "L·L"])
  }

  @Test(arguments: [KeyboardLocale.english, .german])
  func everyListBeginsWithItsKeyWithoutDuplicates(locale: KeyboardLocale) {
    let scalars = (0x21...0x2FF).map { UInt32($0) } + (0x2010...0x20BF).map { UInt32($0) }
    for character in scalars.compactMap(UnicodeScalar.init).map({ String($0) }) {
      let texts = locale.calloutActions.texts(for: character)
      guard let first = texts.first else { continue }
      #expect(first == character)
      #expect(Set(texts).count == texts.count && texts.count <= 17)
      #expect(texts.allSatisfy { $0.count == 1 })
    }
  }

  @Test func germanHasItsOwnLettersFirst() {
    #expect(offered("a", in: .german).hasPrefix("aä"))
    #expect(offered("o", in: .german).hasPrefix("oö"))
    #expect(offered("u", in: .german).hasPrefix("uü"))
    #expect(offered("s", in: .german).hasPrefix("sß"))
    #expect(offered("S", in: .german).hasPrefix("Sẞ"))
    #expect(offered("’", in: .german) == "’'‚‘`")
    #expect(offered("€", in: .german) == "€$£¥₩¢₽")
    #expect(offered("€") == "€$£¥₩¢₽")
  }

  @Test func germanOffersAllThatEnglishDoes() {
    for character in "aceilnosuyz0-/$&”.?!’%=".map({ String($0) }) {
      let english = Set(offered(character)).subtracting("įę")
      #expect(english.isSubset(of: Set(offered(character, in: .german))), "\(character)")
    }
  }

  @Test func aDomainKeyOffersTheEndsOfAddresses() {
    func domains(_ locale: KeyboardLocale) -> [KeyboardAction] {
      Callouts.StandardService().calloutActions(
        for: .urlDomain, context: KeyboardContext(locale: locale))
    }
    let world: [KeyboardAction] = [
      .urlDomain, .text(".com"), .text(".org"), .text(".net"), .text(".edu"),
    ]
    #expect(domains(.english) == world + [.text(".uk"), .text(".us")])
    #expect(domains(.german) == world + [.text(".de"), .text(".at"), .text(".ch")])
    let german: any KeyboardCalloutService = .localized(for: .german)
    #expect(german.calloutActions(for: .urlDomain, context: KeyboardContext()) == domains(.german))
  }

  @Test func aTableCanReplaceTheLanguagesActions() {
    let service = Callouts.BaseService(actions: .init(characters: ["a": "ab"]))
    #expect(offered("a", service, in: .german) == "ab")
    #expect(offered("s", service).isEmpty)
  }

  @Test func aSubclassChangesOneStep() {
    class Service: Callouts.BaseService {
      override func texts(for character: String, context: KeyboardContext) -> [String] {
        super.texts(for: character, context: context) + ["?"]
      }
      override func domains(for context: KeyboardContext) -> [String] { [".local"] }
    }
    #expect(offered("l", Service()) == "lł?")
    let domains = Service().calloutActions(for: .urlDomain, context: KeyboardContext())
    #expect(domains == [.urlDomain, .text(".local")])
  }
}

struct CalloutServiceRegistrationTests {
  private typealias Standard = Callouts.StandardService

  @Test func aServiceServesItsLanguageAndTheBaseAllOthers() throws {
    let service = try Standard(localizedServices: [Named(localeKey: "de", name: "deutsch")])
    #expect(offered("a", service, in: .german) == "deutsch")
    #expect(offered("l", service) == "lł")
    #expect(service.keyboardCalloutService(for: KeyboardContext(locale: .german)) is Named)
    service.baseService = Callouts.DisabledService()
    #expect(offered("l", service).isEmpty)
  }

  @Test func registeringReplacesTheServiceOfTheLanguage() throws {
    let service = try Standard(localizedServices: [Named(localeKey: "de", name: "old")])
    service.registerLocalizedService(Named(localeKey: "DE", name: "new"))
    #expect(offered("a", service, in: .german) == "new")
    let hidden: any KeyboardCalloutService = service
    try hidden.tryRegisterLocalizedService(Named(localeKey: "de", name: "newer"))
    #expect(offered("a", service, in: .german) == "newer")
    try service.tryRegisterLocalizedService(
      Callouts.LanguageService(locale: .english, actions: .german))
    #expect(offered("g", service) == "gğ")
  }

  @Test func aServiceForARegionDoesNotServeTheWholeLanguage() throws {
    let service = try Standard(localizedServices: [Named(localeKey: "de-AT", name: "austria")])
    #expect(offered("g", service, in: .german) == "gğ")
  }

  @Test func twoServicesForOneLanguageAreAnError() {
    let german = [Named(localeKey: "de", name: "1"), Named(localeKey: "DE", name: "2")]
    #expect(throws: KeyboardCalloutServiceError.severalServicesForLocale("DE")) {
      try Standard(localizedServices: german)
    }
    #expect(throws: KeyboardCalloutServiceError.severalServicesForLocale("DE")) {
      let _: Standard = try .standard(localizedServices: german)
    }
  }

  @Test func onlyTheStandardServiceRegistersLanguageServices() {
    let named = Named(localeKey: "de", name: "deutsch")
    let services: [any KeyboardCalloutService] = [Callouts.BaseService(), .disabled, named]
    for service in services {
      #expect(
        throws: KeyboardCalloutServiceError.serviceDoesNotSupportLocalizedServiceRegistration
      ) {
        // The service to register with is searched first.
        try service.tryRegisterLocalizedService(Callouts.BaseService())
      }
    }
  }

  @Test func aServiceWithoutLanguageCannotBeRegistered() {
    #expect(
      throws: KeyboardCalloutServiceError.providedServiceDoesNotImplementLocalizedServiceProtocol
    ) {
      try Standard().tryRegisterLocalizedService(Callouts.BaseService())
    }
  }

  @Test func errorsNameTheirRemedy() {
    let errors: [(KeyboardCalloutServiceError, String)] = [
      (.serviceDoesNotSupportLocalizedServiceRegistration, "Callouts.StandardService"),
      (.providedServiceDoesNotImplementLocalizedServiceProtocol, "LocalizedService"),
      (.severalServicesForLocale("sv"), "\"sv\""),
    ]
    for (error, remedy) in errors {
      #expect(error.description.contains(remedy))
    }
  }

  @Test func shorthandsMakeTheServicesTheyName() throws {
    let base = Named(localeKey: "", name: "base")
    let german = Named(localeKey: "de", name: "deutsch")
    let service: any KeyboardCalloutService = try .standard(
      baseService: base, localizedServices: [german])
    #expect(offered("a", service) == "base")
    #expect(offered("a", service, in: .german) == "deutsch")
    #expect(offered("l", .standard()) == "lł")
    #expect(offered("l", .disabled).isEmpty)
    #expect(offered("g", .localized(for: .german)) == "gğ")
  }
}
