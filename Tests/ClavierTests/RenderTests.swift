// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `clavier render`, as a user sees it.
@Suite(.enabled(if: Tier.runsRealTests))
struct RenderTests {
  private let clavier = Program(name: "clavier")

  private func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: URL(filePath: path))
  }

  /// Returns the width and height in a PNG file's header.
  private func size(_ path: String) throws -> [Int] {
    let bytes = [UInt8](try bytes(path))
    return [16, 20].map { offset in
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  @Test func theExtensionDeterminesTheFormat() throws {
    let folder = try TemporaryDirectory()
    for (ending, start) in [("png", "\u{89}PNG"), ("svg", "<?xml"), ("pdf", "%PDF")] {
      let path = folder.path + "/new/a.\(ending)"
      let result = try clavier("render", path)
      #expect(result == Program.Result(output: "", errors: "", status: 0))
      #expect(try bytes(path).starts(with: Data(start.unicodeScalars.map { UInt8($0.value) })))
    }
  }

  @Test func aPictureCanGoToStandardOutput() throws {
    let result = try clavier("render", "-", "--format", "svg", "--width", "200", "--scale", "1")
    #expect(result.output.hasPrefix("<?xml") && result.output.contains("width=\"200"))
  }

  @Test func anUnknownFormatIsRefused() throws {
    let result = try clavier("render", "/nonexistent/a.jpeg")
    #expect(
      result.errors.contains(
        "The file's ending names no format: use one of png, svg, pdf, or give --format."))
    #expect(result.status == 64)
  }

  @Test func thePictureHasTheRequestedSize() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/a.png"
    _ = try clavier("render", path)
    #expect(try size(path) == [780, 428])
    _ = try clavier("render", path, "--width", "320", "--scale", "1.5")
    #expect(try size(path) == [480, 321])
    _ = try clavier("render", path, "--device", "tablet", "--orientation", "landscape")
    #expect(try size(path)[0] == 2048)
  }

  @Test(arguments: ["0", "-1", "33", "nan"])
  func anInvalidScaleIsRefused(scale: String) throws {
    let result = try clavier("render", "a.png", "--scale=\(scale)")
    #expect(result.errors.contains("use a number from 0.1 to 32.0") && result.status == 64)
  }

  @Test func tooLargePicturesAreRefused() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/a.png"
    let result = try clavier("render", path, "--width", "10000", "--scale", "32")
    #expect(
      result.errors.hasPrefix("clavier: nothing was drawn\na picture of 320000 ×")
        && result.errors.hasSuffix("use another width or scale\n"))
    #expect(result.status == 1 && !FileManager.default.fileExists(atPath: path))
  }

  @Test(.enabled(if: Tier.runsSlowTests)) func eachOptionChangesThePicture() throws {
    let folder = try TemporaryDirectory()
    let optionSets = [
      [], ["--appearance", "dark"], ["--locale", "de"], ["--page", "numeric"], ["--shift", "on"],
      ["--shift", "locked"], ["--pressed", "a"], ["--pressed", "a", "--pressed", "backspace"],
      ["--callout", "e"], ["--theme", "kiosk"], ["--device", "terminal"],
      ["--orientation", "landscape"], ["--suggestion", "the"], ["--font", "Noto Serif"],
    ]
    var pictures: [Data: [String]] = [:]
    for options in optionSets {
      let path = folder.path + "/a.png"
      let result = try clavier(["render", path] + options)
      #expect(result.errors.isEmpty && result.status == 0, "\(options)")
      let other = pictures.updateValue(options, forKey: try bytes(path))
      #expect(other == nil, "\(options) is drawn as \(other ?? [])")
    }
  }

  @Test func layoutsAndThemesOfFilesAreDrawn() throws {
    let folder = try TemporaryDirectory()
    let layout = try folder.write("extends = \"phone\"\n", to: "ours.toml")
    let theme = try folder.write("extends = \"kiosk\"\n", to: "look.toml")
    let path = folder.path + "/a.svg"
    let result = try clavier("render", path, "--layout", layout, "--theme", theme)
    #expect(result == Program.Result(output: "", errors: "", status: 0))
    let wrong = try folder.write("extends = \"phnoe\"", to: "wrong.toml")
    let outcome = try clavier("render", path, "--layout", wrong)
    #expect(outcome.errors.contains("\(wrong):1:11: extends: there is no layout \"phnoe\""))
    #expect(outcome.status == 1)
    let noTheme = try clavier("render", path, "--theme", "kisok")
    #expect(noTheme.errors.contains("kisok") && noTheme.status == 1)
  }

  @Test func aMissingKeyOrPageIsReported() throws {
    let key = try clavier("render", "a.png", "--pressed", "ß")
    let start = "clavier: nothing was drawn\nthere is no key \"ß\" on this page; it has q"
    #expect(key.errors.hasPrefix(start) && key.status == 1)
    let list = try clavier("render", "a.png", "--callout", "q")
    #expect(list.errors.hasSuffix("the key \"q\" offers nothing when it is held\n"))
    let page = try clavier("render", "a.png", "--page", "no")
    let pages = "There is no page \"no\"; there are alphabetic, numeric, symbolic."
    #expect(page.errors.contains(pages))
    #expect(page.status == 1)
  }

  @Test func anUnwritableFileIsReported() throws {
    let result = try clavier("render", "/proc/a.png")
    #expect(result.errors.hasPrefix("clavier: the picture cannot be written\n"))
    #expect(result.errors.contains("/proc/a.png") && result.status == 2)
  }

  @Test func textsTooSmallForAScreenAreReported() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/a.png"
    let small = try clavier("render", path, "--millimeters", "70.4")
    let start = "clavier: capitals should be 3.5 mm high to be read from 60 cm; on a keyboard 70.4"
    #expect(small.errors.hasPrefix(start))
    #expect(small.errors.contains("\"space\" 2") && small.status == 0)
    #expect(FileManager.default.fileExists(atPath: path))
    let large = try clavier("render", path, "--millimeters", "344", "--width", "844")
    #expect(large.errors.isEmpty && large.status == 0)
    for number in ["9", "10001", "nan"] {
      let result = try clavier("render", path, "--millimeters", number)
      #expect(result.errors.contains("--millimeters must be from 10 to 10000."))
    }
    let sheet = try clavier("render", path, "--millimeters", "99", "--sheet", "themes")
    #expect(sheet.errors.contains("--millimeters excludes --sheet.") && sheet.status == 64)
  }

  @Test func keyImagesAreReadBesideTheLayout() throws {
    let folder = try TemporaryDirectory()
    let layout = try folder.write(
      """
      extends = "phone"
      [[edit]]
      page = "alphabetic"
      row = "bottom"
      insert = "{image:logo logo Logo}"
      after = "{space}"
      """, to: "ours.toml")
    let path = folder.path + "/a.png"
    let without = try clavier("render", path, "--layout", layout)
    let text = try bytes(path)
    #expect(without.errors.contains("logo: there is no logo.png in \(folder.path)"))
    #expect(without.status == 0)
    _ = try clavier("render", folder.path + "/logo.png", "--scale", "0.2")
    let with = try clavier("render", path, "--layout", layout)
    #expect(with == Program.Result(output: "", errors: "", status: 0))
    #expect(try bytes(path) != text)
  }

  @Test func everyShiftStateHasAName() throws {
    let folder = try TemporaryDirectory()
    for state in ["off", "on", "locked"] {
      let result = try clavier(
        "render", folder.path + "/a.png", "--shift", state, "--pressed", "shift")
      #expect(result.errors.isEmpty && result.status == 0, "\(state)")
    }
  }

  @Test func keysWithSignsOfOptionsCanBeNamed() throws {
    let folder = try TemporaryDirectory()
    let result = try clavier(
      "render", folder.path + "/a.png", "--page", "numeric", "--pressed", "-")
    #expect(result.errors.isEmpty && result.status == 0)
  }
}
