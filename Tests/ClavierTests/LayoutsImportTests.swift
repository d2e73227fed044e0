// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// `clavier layouts import`, as a user sees it.
@Suite(.enabled(if: Tier.runsRealTests))
struct LayoutsImportTests {
  private let clavier = Program(name: "clavier")

  private let small = """
    outlines: { default: { width: 1, height: 40 } }
    views:
      base: ["a b", "more"]
      more: ["1", "base"]
    buttons:
      more: { action: { set_view: more }, label: "12" }
      base: { action: show_prefs }

    """

  @Test func theFileIsPrintedWithTheDifferences() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write(small, to: "x.yaml")
    let result = try clavier("layouts", "import", path)
    #expect(
      result.output == """
        # Imported from x.yaml.
        # What is different in it, by the lines of that file:
        #   7: show_prefs: there is no menu; "base" goes to the next keyboard

        title = "x"

        [[page]]
        type = "alphabetic"
        case = "fixed"
        key_width = "50 %"
        height = 40
        insets = 3
        rows = [
          "a b",
          [{ key = "{page:more}", label = "12" }],
        ]

        [[page]]
        type = "more"
        key_width = "50 %"
        height = 40
        insets = 3
        rows = [
          "1",
          [{ key = "{globe}", label = "base" }],
        ]

        """)
    #expect(result.errors.hasPrefix("\(path):7:19: show_prefs: there is no menu; "))
    #expect(result.status == 0)
  }

  @Test func theFileIsALayoutToUse() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write(small, to: "us.yaml")
    let toml = try folder.write(
      try clavier("layouts", "import", path).output, to: "layouts/us.toml")
    #expect(try clavier("check", toml).output == "\(toml): the layout \"us\" is good.\n")
    _ = try folder.write("[keyboard]\nlayout = \"us\"\n", to: "clavier.toml")
    let check = try clavier("check", "--config", folder.path)
    #expect(check.output.hasSuffix("The keys are those of us, \"us\".\n"))
    #expect(check.status == 0)
    let shown = try clavier(
      "layouts", "show", "us", "--layouts", "\(folder.path)/layouts", "--columns", "40")
    let drawn = try clavier("layouts", "import", path, "--draw", "--columns", "40")
    let first = shown.output.split(separator: "\n").dropFirst().prefix(5)
    #expect(first == drawn.output.split(separator: "\n").dropFirst().prefix(5))
    #expect(shown.output.contains("\nmore, 390 × 80 points\n"))
    #expect(shown.status == 0)
  }

  @Test func unsupportedFeaturesAreReported() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write(
      "outlines: { default: { width: 1, height: 2000 } }\nviews: { base: [a] }\n", to: "x.yaml")
    let result = try clavier("layouts", "import", path)
    #expect(
      result.errors == """
        clavier: a layout file cannot express this layout
        the written layout:9:10: page.height: 2000 is not within 1 to 1000
        height = 2000
                 ^

        """)
    #expect(result.output.isEmpty)
    #expect(result.status == 1)
    #expect(try clavier("layouts", "import", path, "--draw").status == 0)
  }

  @Test func pagesAreDrawnAndDifferencesReported() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write(small, to: "x.yaml")
    let result = try clavier(
      "layouts", "import", path, "--draw", "--columns", "40", "--page", "more")
    #expect(
      result.output == """
        == more
        ┌──────────────────────────────────────┐
        │                  1                   │
        ├──────────────────────────────────────┤
        │                 base                 │
        └──────────────────────────────────────┘

        """)
    #expect(
      result.errors == """
        \(path):7:19: show_prefs: there is no menu; "base" goes to the next keyboard
          base: { action: show_prefs }
                          ^

        """)
    #expect(result.status == 0)
    let all = try clavier("layouts", "import", path, "--draw", "--width", "800")
    for title in ["== alphabetic, lowercased", "== alphabetic, uppercased", "== more"] {
      #expect(all.output.contains("\(title)\n┌"))
    }
  }

  @Test func aSurfaceReportsItsSize() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write(
      "x;y;width;height;name;code\n0;0;10,05;20;A;30\n12;0;10;20;B;48\n", to: "layout.CSV")
    let result = try clavier("layouts", "import", path, "--draw", "--columns", "40")
    #expect(result.output.hasSuffix("\nThe surface is 22.0 × 20.0 mm.\n"))
    #expect(result.output.contains("│         a         │        b         │"))
    #expect(result.status == 0)
  }

  @Test func mistakesAreShownAtTheirPositions() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("views: { base: [a] }\n", to: "x.yml")
    let result = try clavier("layouts", "import", path)
    #expect(
      result.errors == """
        clavier: the layout cannot be imported
        \(path):1:17: there is no outline "default", which "a" needs
        views: { base: [a] }
                        ^

        """)
    #expect(result.status == 1)
  }

  @Test func theExtensionDeterminesTheFormatUnlessGiven() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write(small, to: "layout")
    #expect(
      try clavier("layouts", "import", path).errors == """
        clavier: the layout cannot be imported
        \(path): is neither .yaml nor .csv; say --format squeekboard or --format chromeos

        """)
    #expect(try clavier("layouts", "import", path, "--format", "squeekboard").status == 0)
    #expect(try clavier("layouts", "import", path, "--format", "chromeos").status == 1)
  }

  @Test func argumentsWithoutSenseAreRefused() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write(small, to: "x.yaml")
    #expect(try clavier("layouts", "import", path, "--format", "onboard").status == 64)
    #expect(try clavier("layouts", "import", path, "--draw", "--columns", "39").status == 64)
    #expect(try clavier("layouts", "import", path, "--columns", "40").status == 64)
    #expect(try clavier("layouts", "import", path, "--page", "more").status == 64)
    #expect(try clavier("layouts", "import", path, "--width", "0").status == 64)
    #expect(try clavier("layouts", "import", path, "--width", "nan").status == 64)
    let page = try clavier("layouts", "import", path, "--draw", "--page", "numeric")
    #expect(page.errors == "clavier: there is no page \"numeric\"; there are alphabetic, more\n")
    #expect(page.status == 1)
    let missing = try clavier("layouts", "import", "\(folder.path)/y.yaml")
    #expect(missing.errors.hasSuffix("/y.yaml: does not exist\n"))
    #expect(missing.status == 1)
  }
}
