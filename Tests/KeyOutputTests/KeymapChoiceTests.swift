// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import KeyOutput

struct KeymapChoiceTests {
  private static let german = KeyboardDefaults(
    parsing: "XKBLAYOUT=de,us\nXKBVARIANT=neo,\nXKBMODEL=pc104\nXKBOPTIONS=compose:menu".utf8)

  private func choice(
    layout: String? = nil, variant: String? = nil, _ defaults: KeyboardDefaults?
  ) -> KeymapChoice {
    var settings = OutputSettings()
    settings.layout = layout
    settings.variant = variant
    return KeymapChoice(settings, defaults)
  }

  @Test func theConfigurationWinsAndTakesNothingFromTheMachine() {
    let choice = choice(layout: "fr", Self.german)
    #expect(choice.names == KeymapNames(layout: "fr"))
    #expect(choice.reason == "Keys are sent for the layout \"fr\", as the configuration says.")
  }

  @Test func theMachinesLayoutComesWithAllThatBelongsToIt() {
    let choice = choice(Self.german)
    #expect(
      choice.names
        == KeymapNames(layout: "de", variant: "neo", model: "pc104", options: "compose:menu"))
    #expect(
      choice.reason == """
        Keys are sent for the layout "de", variant "neo", as /etc/default/keyboard says.
        """)
  }

  @Test func aVariantAloneGoesWithTheLayoutThatIsFound() {
    let choice = choice(variant: "nodeadkeys", Self.german)
    #expect(choice.names.layout == "de")
    #expect(choice.names.variant == "nodeadkeys")
    #expect(
      choice.reason == """
        Keys are sent for the layout "de", variant "nodeadkeys": \
        the layout is from /etc/default/keyboard, its variant from the configuration.
        """)
  }

  @Test(arguments: [nil, KeyboardDefaults(parsing: "XKBMODEL=pc104\nXKBVARIANT=neo".utf8)])
  func whereNobodyNamesALayoutItIsUs(defaults: KeyboardDefaults?) {
    let choice = choice(layout: "", defaults)
    #expect(choice.names == KeymapNames(layout: "us"))
    #expect(
      choice.reason == """
        Keys are sent for the layout "us", \
        since neither the configuration nor /etc/default/keyboard names a layout.
        """)
  }

  @Test func ofAListInTheConfigurationTheFirstIsTaken() {
    let choice = choice(layout: "ch,de", variant: "fr,", nil)
    #expect(choice.names == KeymapNames(layout: "ch", variant: "fr"))
  }
}
