// SPDX-License-Identifier: MIT

import Testing

/// `clavier import-layout`, as a user sees it.
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

  @Test func pagesAreDrawnAndWhatIsDifferentIsTold() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(small, to: "x.yaml")
    let result = try clavier("import-layout", path, "--columns", "40", "--page", "more")
    #expect(
      result.output == """
        == more
        ┌──────────────────────────────────────┐
        │                  1                   │
        ├──────────────────────────────────────┤
        │                 base                 │
        └──────────────────────────────────────┘
        \(path):7:19: show_prefs: there is no menu; "base" goes to the next keyboard
          base: { action: show_prefs }
                          ^

        """)
    #expect(result.status == 0)
    let all = try clavier("import-layout", path, "--width", "800")
    for title in ["== alphabetic, lowercased", "== alphabetic, uppercased", "== more"] {
      #expect(all.output.contains("\(title)\n┌"))
    }
  }

  @Test func aSurfaceTellsItsSize() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "x;y;width;height;name;code\n0;0;10,05;20;A;30\n12;0;10;20;B;48\n", to: "layout.CSV")
    let result = try clavier("import-layout", path, "--columns", "40")
    #expect(result.output.hasSuffix("\nThe surface is 22.0 × 20.0 mm.\n"))
    #expect(result.output.contains("│         a         │        b         │"))
    #expect(result.status == 0)
  }

  @Test func mistakesAreShownWhereTheyAre() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("views: { base: [a] }\n", to: "x.yml")
    let result = try clavier("import-layout", path)
    #expect(
      result.errors == """
        clavier: the layout cannot be imported
        \(path):1:17: there is no outline "default", which "a" needs
        views: { base: [a] }
                        ^

        """)
    #expect(result.status == 1)
  }

  @Test func theEndingSaysWhatAFileIsUnlessItIsSaid() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(small, to: "layout")
    #expect(
      try clavier("import-layout", path).errors == """
        clavier: the layout cannot be imported
        \(path): is neither .yaml nor .csv; say --format squeekboard or --format chromeos

        """)
    #expect(try clavier("import-layout", path, "--format", "squeekboard").status == 0)
    #expect(try clavier("import-layout", path, "--format", "chromeos").status == 1)
  }

  @Test func argumentsWithoutSenseAreRefused() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(small, to: "x.yaml")
    #expect(try clavier("import-layout", path, "--format", "onboard").status == 64)
    #expect(try clavier("import-layout", path, "--columns", "39").status == 64)
    #expect(try clavier("import-layout", path, "--width", "0").status == 64)
    #expect(try clavier("import-layout", path, "--width", "nan").status == 64)
    let page = try clavier("import-layout", path, "--page", "numeric")
    #expect(page.errors == "clavier: there is no page \"numeric\"; there are alphabetic, more\n")
    #expect(page.status == 1)
    let missing = try clavier("import-layout", "\(folder.path)/y.yaml")
    #expect(missing.errors.hasSuffix("/y.yaml: does not exist\n"))
    #expect(missing.status == 1)
  }
}
