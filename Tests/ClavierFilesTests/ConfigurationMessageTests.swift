// SPDX-License-Identifier: MIT

import Testing

/// The exact messages about wrong keys and values of a configuration.
struct ConfigurationMessageTests {
  @Test func aMistakeShowsItsLineAndACaret() {
    #expect(
      message("[keyboard]\nlocle = \"de\"\n") == """
        x.toml:2:1: there is no key "locle" in [keyboard]; did you mean "locale"?
        locle = "de"
        ^
        """)
    #expect(
      message("[touch]\nrotation = 45 # degrees\n") == """
        x.toml:2:12: touch.rotation: expected 0, 90, 180 or 270, found the number 45
        rotation = 45 # degrees
                   ^
        """)
  }

  @Test func tooManyAndTooLongDevicesAreRefused() {
    let many = Array(repeating: "\"ELAN\"", count: 17).joined(separator: ", ")
    #expect(
      headlines("[touch]\ndevices = [\(many)]")
        == ["2:11: touch.devices: more than 16 devices; [] takes every touchscreen"])
    let long = String(repeating: "x", count: 256)
    #expect(
      headlines("[touch]\ndevices = [\"\(long)\"]")
        == ["2:12: touch.devices: \"\(long.prefix(40))…\" is longer than 255 bytes"])
  }

  @Test func theTimeWithoutATouchIsAWholeNumberOfSeconds() {
    #expect(
      headlines("[keyboard]\nidle_reset = -1")
        == ["2:14: keyboard.idle_reset: -1 is not within 0 to 86400"])
    #expect(
      headlines("[keyboard]\nidle_reset = \"60s\"")
        == ["2:14: keyboard.idle_reset: expected a whole number, found the text \"60s\""])
  }

  @Test func onlyKnownLanguagesAreAcceptedOnce() {
    #expect(
      headlines("[keyboard]\nlocales = [\"en\", \"tlh\"]")
        == [
          "2:18: keyboard.locales: expected the identifier of a language, as `clavier layouts locales` "
            + "lists them, found the text \"tlh\""
        ])
    #expect(
      headlines("[keyboard]\nlocales = [\"de\", \"en\", \"de\"]")
        == ["2:24: keyboard.locales: \"de\" is there twice"])
    #expect(
      headlines("[keyboard]\nlocales = \"de\"")
        == ["2:11: keyboard.locales: expected an array in [brackets], found the text \"de\""])
    #expect(headlines("[keyboard]\nlocales = [\"en\", 3]").count == 1)
    #expect(headlines("[keyboard]\nlocales = []\nlocale = \"de\"").isEmpty)
  }

  @Test func namesOfLayoutsHaveFewCharacters() {
    let remedy = "only letters, digits, - and _ may be in it"
    let several = "\(remedy), and commas between several"
    #expect(
      headlines(
        "[output]\nlayout = \"us de\"\nvariant = \"nö\"\nmodel = \"a,b\"\noptions = \"x y\"") == [
          "2:10: output.layout: \"us de\" is no name of a layout; \(several)",
          "3:11: output.variant: \"nö\" is no name of a variant; \(several)",
          "4:9: output.model: \"a,b\" is no name of a model; \(remedy)",
          "5:11: output.options: \"x y\" are no options; only letters, digits, - and _ may be in them, "
            + "colons, and commas between several, such as \"grp:alt_shift_toggle\"",
        ])
    #expect(
      headlines("[output]\nlayout = \"us,de,fr,gb,it\"")
        == ["2:10: output.layout: \"us,de,fr,gb,it\" are more than 4 names"])
    #expect(headlines("[output]\nlayout = \"us,ru\"\nvariant = \",phonetic\"").isEmpty)
    let long = String(repeating: "x", count: 65)
    #expect(
      headlines("[output]\nlayout = \"\(long)\"")
        == ["2:10: output.layout: \"\(long.prefix(40))…\" is longer than 64 characters"])
  }

  @Test func keysOfAnyNameAreShownInOneLine() {
    #expect(
      headlines("[words.replacements]\n\"a\\u001B\\nb\" = 1") == [
        "2:16: words.replacements.a\\u001B\\u000Ab: expected a text in quotes, found the number 1"
      ])
    let long = String(repeating: "x", count: 5000)
    let message = headlines("[words.replacements]\n\(long) = 1").first ?? ""
    #expect(message.contains("words.replacements.\(long.prefix(40))…: expected a text in quotes"))
  }

  @Test func aVariantNeedsALayout() {
    #expect(
      message("[output]\nvariant = \"nodeadkeys\"\n") == """
        x.toml:2:11: output.variant: set output.layout as well, to which it belongs
        variant = "nodeadkeys"
                  ^
        """)
    #expect(
      headlines("[output]\noptions = \"compose:menu\"")
        == ["2:11: output.options: set output.layout as well, to which it belongs"])
    #expect(headlines("[output]\nmodel = \"\"").isEmpty)
    // An empty text needs none.
    #expect(
      headlines("[output]\nvariant = \"\"\nmodel = \"pc105\"")
        == ["3:9: output.model: set output.layout as well, to which it belongs"])
    // If the layout itself is wrong, only that is reported.
    #expect(headlines("[output]\nvariant = \"nodeadkeys\"\nlayout = 3").count == 1)
  }

  @Test func severalMistakesComeInTheOrderOfTheFile() {
    #expect(
      headlines(
        """
        [timing]
        hysteresis_points = -1
        [keyboard]
        caps_lok = true
        locale = "qq"
        [touch]
        area = { bottom = 200, x = 1 }
        """) == [
          "2:21: timing.hysteresis_points: -1 is not within 0 to 100",
          "4:1: there is no key \"caps_lok\" in [keyboard]; did you mean \"caps_lock\"?",
          "5:10: keyboard.locale: expected the identifier of a language, as `clavier layouts "
            + "locales` lists them, found the text \"qq\"",
          "7:19: touch.area.bottom: 200 is not within 5 to 100",
          "7:24: there is no key \"x\" in [touch.area]; clavier.toml(5) lists all that there are",
        ])
  }
}
