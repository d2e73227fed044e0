// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `clavier simulate --picture`, as a user sees it.
@Suite(.enabled(if: Tier.runsRealTests))
struct SimulatePictureTests {
  private let clavier = Program(name: "clavier")
  private let script = "wait 100ms\ndown 1 a\nwait 700ms\nup 1\ntap b\nwait 200ms\n"

  private func simulate(_ arguments: String..., script: String? = nil) throws -> Program.Result {
    try clavier(["simulate", "-", "--plain"] + arguments, input: script ?? self.script)
  }

  /// Returns the number of frames in a PNG's header.
  private func frameCount(_ path: String) throws -> Int? {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // The chunk after the signature and the header.
    guard bytes[37..<41].elementsEqual("acTL".utf8) else { return nil }
    return bytes[41..<45].reduce(0) { $0 << 8 | Int($1) }
  }

  @Test func scenesBecomeAnAnimation() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/new/a.png"
    let result = try simulate("--picture", path, "--scale", "1")
    #expect(result.output.hasSuffix("text \"Ab\"\n"))
    #expect(result.errors.isEmpty && result.status == 0)
    // The frames: at rest, a key pressed, its list, the letter typed, and the second key pressed
    // and typed.
    #expect(try frameCount(path) == 6)
  }

  @Test func aNumberInTheNameGivesASeries() throws {
    let folder = try TemporaryDirectory()
    let result = try simulate("--picture", folder.path + "/a%02d.png", "--scale", "0.5")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == (1...6).map { "a0\($0).png" })
    let times = result.output.split(separator: "\n").filter { $0.hasPrefix("picture ") }
      .map { $0.split(separator: " ").last }
    #expect(times == ["0ms", "100ms", "600ms", "800ms", "850ms", "900ms"] || times.count == 6)
    #expect(try frameCount(folder.path + "/a03.png") == nil)
    let lines = try simulate("--picture", folder.path + "/b%d.svg")
    #expect(lines.status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/b6.svg"))
  }

  @Test func theBarOfAKeyThatWaitsGrows() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/a.png"
    let script = "wait 100ms\ndown 1 a\nwait 900ms\nup 1\n"
    _ = try simulate("--picture", path, "--scale", "1", script: script)
    let without = try #require(try frameCount(path))
    _ = try simulate("--picture", path, "--scale", "1", script: "set dwell 800ms\n" + script)
    // One frame for each 50 ms.
    #expect(try (14...20).contains(frameCount(path) ?? 0) && without < 6)
  }

  @Test func appearanceOptionsChangeThePicture() throws {
    let folder = try TemporaryDirectory()
    var pictures: Set<Data> = []
    let optionSets = [[], ["--appearance", "dark"], ["--theme", "kiosk"], ["--scale", "1.5"]]
    for options in optionSets {
      let path = folder.path + "/a.png"
      let result = try clavier(
        ["simulate", "-", "--plain", "--picture", path] + options, input: script)
      #expect(result.errors.isEmpty, "\(options)")
      #expect(pictures.insert(try Data(contentsOf: URL(filePath: path))).inserted, "\(options)")
    }
  }

  @Test(arguments: ["a.svg", "a", "a%s.png", "a%d", "a%d%d.png", "a%3d.png", "a%099d.png", "%.png"])
  func aFileNameWithoutPictureExtensionIsRefused(name: String) throws {
    let result = try simulate("--picture", name)
    #expect(result.errors.contains("the name of an animated picture ends in .png"))
    #expect(result.status == 64)
  }

  @Test func pictureOptionsRequireAPicture() throws {
    let optionSets = [
      ["--scale", "2"], ["--theme", "kiosk"], ["--themes", "/tmp"], ["--appearance", "dark"],
    ]
    for options in optionSets {
      let result = try clavier(["simulate", "-"] + options, input: script)
      #expect(result.errors.contains("--appearance require --picture."))
    }
    let scale = try simulate("--picture", "a.png", "--scale", "40")
    #expect(scale.errors.contains("use a number from 0.1 to 32.0") && scale.status == 64)
  }

  @Test func aPictureRequiresOneCase() throws {
    let script = "== one\ntap a\n--\ntext \"A\"\n\n== two\ntap b\n--\ntext \"B\"\n"
    let result = try simulate("--picture", "/nonexistent/a.png", script: script)
    #expect(result.errors == "clavier: --picture requires one case; the script has 2\n")
    #expect(result.status == 2)
  }

  @Test func tooLongScriptsForAPictureAreReported() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/a.png"
    let script = "set width 50\n" + String(repeating: "tap a b\n", count: 900)
    let result = try simulate("--picture", path, "--scale", "0.2", script: script)
    #expect(result.errors.contains("an animated picture has at most 3000 frames"))
    #expect(result.status == 2 && !FileManager.default.fileExists(atPath: path))
  }

  @Test func charactersWithoutAFontAreReportedOnce() throws {
    let folder = try TemporaryDirectory()
    let script = "suggest \"\u{10FFFD}\"\nwait 100ms\ntap a\nsuggest \"\u{10FFFD}\"\nwait 50ms\n"
    let result = try simulate(
      "--picture", folder.path + "/a.png", script: "set autocomplete on\n" + script)
    #expect(result.errors.components(separatedBy: "no font has").count == 2)
    #expect(result.errors.contains("\u{10FFFD}") && result.status == 0)
  }

  @Test func drawingAndWritingErrorsAreReported() throws {
    let write = try simulate("--picture", "/proc/a.png")
    #expect(write.errors.contains("/proc/a.png") && write.status == 2)
    let theme = try simulate("--picture", "/nonexistent/a.png", "--theme", "kisok")
    #expect(theme.errors.hasPrefix("clavier: nothing was drawn\n"))
    #expect(theme.errors.contains("kisok"))
    #expect(theme.status == 2)
    let large = try simulate(
      "--picture", "/nonexistent/a.png", "--scale", "32", script: "set width 10000\ntap a")
    #expect(large.errors.contains("nothing was drawn\na picture of 320000 ×"))
  }
}
