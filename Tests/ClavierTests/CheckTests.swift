// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// `clavier check` and `clavierd --check`, as a user sees them.
@Suite(.enabled(if: Tier.runsRealTests))
struct CheckTests {
  private let clavier = Program(name: "clavier")
  private let clavierd = Program(name: "clavierd")

  @Test func aCorrectFileIsAccepted() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("[output]\nlayout = \"de\"\n", to: "clavier.toml")
    let result = try clavier("check", path)
    #expect(
      result.output == "\(path): the configuration is good. "
        + "Keys are sent for the layout \"de\", set in the configuration.\n")
    #expect(result.status == 0)
  }

  @Test func aMistakeIsShownAtItsPosition() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("[keyboard]\nlocael = \"de\"\n", to: "clavier.toml")
    let result = try clavier("check", "--config", folder.path)
    #expect(
      result.errors == """
        clavier: the configuration is wrong
        \(path):2:1: there is no key "locael" in [keyboard]; did you mean "locale"?
        locael = "de"
        ^

        """)
    #expect(result.status == 1)
  }

  @Test func aLayoutThatTheMachineDoesNotHaveIsRefused() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("[output]\nlayout = \"klingon\"\n", to: "clavier.toml")
    let result = try clavier("check", path)
    #expect(
      result.errors.hasPrefix(
        "clavier: \(path):2:10: output.layout: there is no keyboard layout \"klingon\": choose"))
    #expect(result.status == 1)
  }

  @Test(
    "Layout names in other notations are reported with the line to write",
    arguments: [
      ("[output]\nlayout = \"us(intl)\"", "write layout = \"us\" and variant = \"intl\""),
      (
        "[output]\nlayout = \"de(nodeadkeys)\"",
        "write layout = \"de\" and variant = \"nodeadkeys\""
      ),
      ("[output]\nlayout = \"uk\"", "did you mean \"gb\"?"),
      ("[output]\nlayout = \"ja\"", "did you mean \"jp\"?"),
      ("[output]\nlayout = \"sv\"", "did you mean \"se\"?"),
      ("[keyboard]\nlayout = \"us\"", "write layout = \"xkb:us\""),
      ("[keyboard]\nlayout = \"us(dvorak)\"", "write layout = \"xkb:us(dvorak)\""),
      ("[keyboard]\nlocale = \"German\"", "did you mean \"de\"?"),
      ("[keyboard]\nlocale = \"zh\"", "write \"en\", whose letters an input method composes"),
      ("[keyboard]\nlocale = \"zh_TW.UTF-8\"", "write \"en\", whose letters"),
      ("[keyboard]\nlocales = [\"en\", \"svenska\"]", "did you mean \"sv\"?"),
    ])
  func otherNotations(text: String, remedy: String) throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write(text, to: "clavier.toml")
    let result = try clavier("check", "--config", folder.path)
    #expect(result.errors.contains("\(path):2:"), "\(result.errors)")
    #expect(result.errors.contains(remedy), "\(result.errors)")
    #expect(result.status == 1)
  }

  @Test func aLayoutOfXKBIsMadeAndItsLettersAreAskedFor() throws {
    let folder = try TemporaryDirectory()
    _ = try folder.write(
      "[keyboard]\nlayout = \"xkb:ru\"\n[output]\nlayout = \"ru\"\n", to: "clavier.toml")
    let good = try clavier("check", "--config", folder.path)
    #expect(good.output.contains("The keys are those of xkb:ru, \"xkb:ru\".\n"))
    #expect(good.output.contains("no Latin letters: neither xkb:ru nor the receiver's layout"))
    #expect(good.errors.isEmpty && good.status == 0)
    #expect(try clavierd("--check", "--config", folder.path).status == 0)

    _ = try folder.write(
      "[keyboard]\nlayout = \"xkb:ru\"\n[output]\nlayout = \"us\"\n", to: "clavier.toml")
    let other = try clavier("check", "--config", folder.path)
    #expect(
      other.errors == """
        clavier: keyboard.layout "xkb:ru": 62 of the 62 letters cannot be typed for the layout "us"; \
        give the session the layout "ru", and set output.layout = "ru" if it is not detected

        """)
    #expect(other.status == 0)
  }

  @Test func aLayoutMissingInXKBIsReportedAtItsPosition() throws {
    let folder = try TemporaryDirectory()
    _ = try folder.write("[keyboard]\nlayout = \"phone\"\n", to: "clavier.toml")
    let path = try folder.write(
      "[keyboard]\nlayout = \"xkb:us(dvorka)\"\n", to: "conf.d/50-site.toml")
    let result = try clavier("check", "--config", folder.path)
    #expect(
      result.errors == """
        clavier: the configuration is wrong
        \(path):2:10: keyboard.layout: the keyboard layout "us" has no variant "dvorka": choose one of those \
        that /usr/share/X11/xkb/rules/evdev.lst lists below "! variant", or none; the \
        service reads own layouts from /etc/xkb/symbols, and no home directory (searched: \
        /etc/xkb, /usr/share/X11/xkb); did you mean "xkb:us(dvorak)"?
        layout = "xkb:us(dvorka)"
                 ^

        """)
    #expect(result.status == 1)
    #expect(try clavierd("--check", "--config", folder.path).status == 78)
    let alone = try clavier("check", path)
    #expect(alone.errors == result.errors && alone.status == 1)
  }

  @Test func theConfiguredLayoutIsCheckedToo() throws {
    let folder = try TemporaryDirectory()
    _ = try folder.write("[keyboard]\nlayout = \"till\"\n", to: "clavier.toml")
    let missing = try clavier("check", "--config", folder.path)
    #expect(
      missing.errors.contains("there is no layout \"till\"; its file would be till.toml in one of ")
    )
    #expect(missing.errors.contains("clavier.toml:2:10: keyboard.layout: there is no layout"))
    #expect(missing.errors.contains("\(folder.path)/layouts, "))
    #expect(missing.status == 1)
    #expect(try clavierd("--check", "--config", folder.path).status == 78)

    let path = try folder.write("extends = \"pim\"\n", to: "layouts/till.toml")
    let wrong = try clavier("check", "--config", folder.path)
    #expect(
      wrong.errors.contains(
        "\(path):1:11: extends: there is no layout \"pim\"; did you mean \"pin\"?"))
    #expect(try clavierd("--check", "--config", folder.path).status == 78)

    _ = try folder.write("title = \"Till\"\nextends = \"pin\"\n", to: "layouts/till.toml")
    let good = try clavier("check", "--config", folder.path)
    #expect(good.output.hasSuffix("The keys are those of till, \"Till\".\n"))
    #expect(good.status == 0)
    #expect(try clavierd("--check", "--config", folder.path).status == 0)
  }

  @Test func theThemeThatItNamesIsReadToo() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("[panel]\ntheme = \"kisok\"\n", to: "clavier.toml")
    let missing = try clavier("check", "--config", folder.path)
    #expect(
      missing.errors == """
        clavier: the configuration is wrong
        \(path):2:9: panel.theme: there is no theme "kisok"; did you mean "kiosk"?
        theme = "kisok"
                ^

        """)
    #expect(missing.status == 1)
    #expect(try clavier("check", path).errors == missing.errors)

    _ = try folder.write("[panel]\ntheme = \"ours\"\n", to: "clavier.toml")
    let theme = try folder.write("tint = \"blau\"\n", to: "themes/ours.toml")
    let wrong = try clavier("check", "--config", folder.path)
    #expect(wrong.errors.contains("\(theme):1:8: "), "\(wrong.errors)")
    #expect(wrong.status == 1)

    _ = try folder.write("tint = \"#00F\"\n", to: "themes/ours.toml")
    let good = try clavier("check", "--config", folder.path)
    #expect(good.errors.isEmpty && good.status == 0)
  }

  @Test func layoutsAreSearchedInTheGivenDirectories() throws {
    let folder = try TemporaryDirectory()
    let other = try TemporaryDirectory()
    _ = try folder.write("[keyboard]\nlayout = \"till\"\n", to: "clavier.toml")
    _ = try folder.write("title = \"Own\"\nextends = \"pin\"\n", to: "layouts/till.toml")
    _ = try other.write("title = \"Other\"\nextends = \"pin\"\n", to: "till.toml")
    let own = try clavier("check", "--config", folder.path)
    #expect(own.output.hasSuffix("The keys are those of till, \"Own\".\n"))
    let given = try clavier("check", "--config", folder.path, "--layouts", other.path)
    #expect(given.output.hasSuffix("The keys are those of till, \"Other\".\n"))
    let path = try folder.write("extends = \"till\"\n", to: "layouts/shop.toml")
    #expect(try clavier("check", path, "--config", folder.path).status == 0)
  }

  @Test func theDaemonChecksTheConfiguration() throws {
    let folder = try TemporaryDirectory()
    let good = try clavierd("--check", "--config", folder.path)
    #expect(good.output == "\(folder.path): the configuration is good\n")
    #expect(good.status == 0)
    _ = try folder.write("[touch]\nrotation = 45\n", to: "clavier.toml")
    let bad = try clavierd("--check", "--config", folder.path)
    #expect(bad.errors.contains("clavier.toml:2:12: "))
    #expect(bad.status == 78)
  }
}

/// The daemon's startup on a machine without uinput.
@Suite(.enabled(if: Tier.runsRealTests))
struct DaemonStartTests {
  private let clavierd = Program(name: "clavierd")

  @Test func versionAndUsageArePrinted() throws {
    #expect(try clavierd("--version").output == "clavierd 0.1.0\n")
    #expect(try clavierd("--help").output.hasPrefix("usage: clavierd "))
  }

  @Test(arguments: [
    ["--bogus"], ["--config"], ["--config", ""], ["--socket"], ["--socket", ""], ["extra"],
  ])
  func unknownArgumentsOfTheDaemonAreRefused(arguments: [String]) throws {
    let result =
      arguments.count == 2
      ? try clavierd(arguments[0], arguments[1]) : try clavierd(arguments[0])
    #expect(result.errors.hasSuffix("see clavierd --help\n"))
    #expect(result.status == 64)
  }

  @Test func aWrongConfigurationStopsTheDaemon() throws {
    let folder = try TemporaryDirectory()
    _ = try folder.write("colour = \"red\"\n", to: "clavier.toml")
    let result = try clavierd("--config", folder.path)
    #expect(result.errors.hasPrefix("<4>\(folder.path)/clavier.toml:1:1: "))
    #expect(result.status == 78)
  }
}

/// The output of `clavier devices` without devices, and the help texts.
@Suite(.enabled(if: Tier.runsRealTests))
struct CommandTests {
  private let clavier = Program(name: "clavier")

  @Test func devicesNeedAGoodConfiguration() throws {
    let folder = try TemporaryDirectory()
    _ = try folder.write("[touch]\ndevices = 5\n", to: "clavier.toml")
    let result = try clavier("devices", "--config", folder.path)
    #expect(result.errors.contains("clavier.toml:2:11: "))
    #expect(result.status == 2)
  }

  @Test(
    "Options without effect are refused",
    arguments: [
      ["record", "/dev/input/event0", "--force"], ["simulate", "-", "--themes", "/tmp"],
      ["layouts", "coverage", "--layout", "us", "--locale", "de", "text"],
      ["layouts", "coverage", "--layout", "us", "--locale", "de", "--of", "phone"],
      ["layouts", "coverage", "--console", "--options", "compose:menu"],
      ["calibrate", "x", "--fill", "--points", "-"],
    ])
  func uselessOptions(arguments: [String]) throws {
    let result = try clavier(arguments)
    #expect(result.status == 64 && result.output.isEmpty, "\(result.errors)")
  }

  @Test func helpNamesEveryCommand() throws {
    let help = try clavier("--help").output
    for command in [
      "simulate", "check", "devices", "layouts", "status", "health", "metrics", "requests", "show",
      "hide", "toggle",
      "release", "calibrate", "rotate", "language",
    ] {
      #expect(help.contains("  \(command) "))
    }
    let layouts = try clavier("layouts", "--help").output
    for command in ["list", "show", "import"] { #expect(layouts.contains("  \(command) ")) }
    #expect(try clavier("--version").output == "clavier 0.1.0\n")
  }
}
