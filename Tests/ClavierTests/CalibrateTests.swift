// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import Evdev
import Foundation
import TestSupport
import Testing

/// `clavier calibrate` without a device.
@Suite(.enabled(if: Tier.runsRealTests))
final class CalibrateTests {
  private let clavier = Program(name: "clavier")
  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
  }

  private var rules: String { "\(folder.path)/99.rules" }

  /// Calibrates with touches at these positions of the device's axes.
  private func calibrate(
    _ points: [(Double, Double)], _ device: String = "0eef:0001", _ more: String...
  ) throws -> Program.Result {
    let lines = points.map { "\($0.0) \($0.1)\n" }.joined()
    return try clavier(
      ["calibrate", device, "--points", "-", "--config", folder.path, "--udev", rules] + more,
      input: lines)
  }

  private func touch() throws -> TouchSettings {
    try ConfigurationFiles(directory: folder.path).read().touch
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  /// Touches of a mirrored surface whose picture begins a tenth inside it.
  private let mirrored = [(0.884, 0.116), (0.116, 0.116), (0.116, 0.884), (0.884, 0.884)]

  @Test func daemonAndCompositorGetTheSameMatrix() throws {
    let result = try calibrate(mirrored)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("from their targets:\n  1: 0.0 % of the picture\n"))
    #expect(result.output.contains("The surface is mirrored against its picture.\n"))
    #expect(!result.output.contains("swapped"))
    #expect(result.output.contains("systemctl reload clavier"))
    #expect(result.output.contains("udevadm control --reload"))

    let rule = try #require(try touch().rules.first)
    #expect(rule.matches == [.model(vendor: 0xEEF, product: 1)])
    guard case .matrix(let matrix)? = rule.settings.calibration else {
      Issue.record("no matrix")
      return
    }
    let corner = matrix(Point(x: 0.884, y: 0.116))
    #expect(corner.squaredDistance(to: Point(x: 0.02, y: 0.02)) < 1e-10, "\(corner)")
    let udev = try text(rules)
    let start = try #require(udev.range(of: "MATRIX}=\""))
    let value = udev[start.upperBound...].prefix { $0 != "\"" }
    #expect(Transform(calibrationMatrix: String(value)) == matrix)
    #expect(udev.contains(#"ATTRS{id/vendor}=="0eef", ATTRS{id/product}=="0001", ENV{"#))
  }

  @Test func aSecondCalibrationReplacesTheFirst() throws {
    #expect(try calibrate(mirrored).status == 0)
    #expect(try calibrate(mirrored, "1234:5678").status == 0)
    let first = try text(rules)
    #expect(first.split(separator: "\n").count == 3)
    let straight = [(0.02, 0.02), (0.98, 0.02), (0.98, 0.98), (0.02, 0.98)]
    #expect(try calibrate(straight).status == 0)
    let again = try text(rules).split(separator: "\n")
    #expect(again.count == 3)
    #expect(again[1].contains("1234"))
    #expect(again[2].hasSuffix("=\"1.0 0.0 0.0 0.0 1.0 0.0\""))
    let settings = try touch()
    #expect(settings.rules.count == 2)
    #expect(settings.rules.first?.settings.calibration == .matrix(.identity))
  }

  @Test func filesOfOtherProgramsAreKept() throws {
    _ = try folder.write("# mine\n", to: "99.rules")
    let result = try calibrate(mirrored)
    #expect(result.status == 2)
    #expect(result.errors.contains("99.rules was not written by clavier calibrate and is kept"))
    #expect(try text(rules) == "# mine\n")

    _ = try folder.write("[touch]\n", to: "conf.d/50-calibration-0eef-0001.toml")
    #expect(try calibrate(mirrored).status == 2)
    #expect(try text("\(folder.path)/conf.d/50-calibration-0eef-0001.toml") == "[touch]\n")
  }

  @Test func aNameMayHoldAnySign() throws {
    #expect(try calibrate(mirrored, #"A*b "c" \ d"#).status == 0)
    #expect(try touch().rules.first?.matches == [.name(#"A*b "c" \ d"#)])
    #expect(try text(rules).contains(#"ATTRS{name}=="A?b ?c? ? d", ENV{"#))
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/conf.d")
    #expect(files == ["50-calibration-a-b--c----d.toml"])
  }

  @Test func aQuotationMarkWithACombiningMarkIsEscaped() throws {
    #expect(try calibrate(mirrored, "a\"\u{301}b").status == 0)
    #expect(try touch().rules.first?.matches == [.name("a\"\u{301}b")])
    #expect(try text(rules).contains("ATTRS{name}==\"a?\u{301}b\""))
  }

  @Test func aDeviceThatNoSettingCanNameIsRefused() throws {
    for (name, reason) in [
      ("a\nRUN+=\u{7F}b", "holds a control character"), ("/tmp/x", "is not below /dev/input"),
    ] {
      let result = try calibrate(mirrored, name)
      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("clavier: no setting can name this device; give a link"))
      #expect(result.errors.contains(reason))
      #expect(!FileManager.default.fileExists(atPath: rules))
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/conf.d"))
    }
  }

  @Test func devicesWithNamesInOtherScriptsHaveTheirOwnFiles() throws {
    #expect(try calibrate(mirrored, "触摸屏").status == 0)
    #expect(try calibrate(mirrored, "触控板").status == 0)
    #expect(try touch().rules.flatMap(\.matches) == [.name("触控板"), .name("触摸屏")])
  }

  @Test func aDeviceThatIsKnownByItsPathHasNoRule() throws {
    let result = try calibrate(mirrored, "/dev/input/by-path/pci-0-event")
    #expect(result.status == 0)
    #expect(result.output.contains("No udev rule is written for a device that is known by its"))
    #expect(!FileManager.default.fileExists(atPath: rules))
  }

  @Test func withoutAUdevRuleNoneIsWritten() throws {
    #expect(try calibrate(mirrored, "0eef:0001", "--no-udev").status == 0)
    #expect(!FileManager.default.fileExists(atPath: rules))
  }

  @Test func theSettingsRotationIsNotInTheMatrix() throws {
    _ = try folder.write("[touch]\nrotation = 90\n", to: "clavier.toml")
    // The user's top left is the device's bottom left.
    let result = try calibrate([(0.02, 0.98), (0.02, 0.02), (0.98, 0.02), (0.98, 0.98)])
    #expect(result.status == 0)
    let rule = try #require(try touch().rules.first)
    #expect(rule.settings.calibration == .matrix(.identity))
  }

  @Test func theDistanceIsInMillimetresWhereTheSizeIsKnown() throws {
    _ = try folder.write(
      "[[device]]\nmatch = \"0eef:0001\"\nsize_mm = [500, 250]\n", to: "clavier.toml")
    let result = try calibrate([(0.01, 0.02), (0.99, 0.02), (0.99, 0.98), (0.03, 0.98)])
    #expect(result.output.contains("  1: 2.5 mm\n"))
  }

  @Test func invalidPointsWriteNoFile() throws {
    for points in [
      [(0.1, 0.1), (0.1, 0.1), (0.9, 0.9), (0.1, 0.9)],
      [(0.9, 0.1), (0.1, 0.1), (0.9, 0.9), (0.1, 0.9)],
      [(0.1, 0.5), (0.3, 0.5), (0.6, 0.5), (0.9, 0.5)],
      [(0.45, 0.4), (0.55, 0.4), (0.55, 0.6), (0.45, 0.6)],
    ] {
      let result = try calibrate(points)
      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("clavier: "))
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/conf.d"))
    }
    let garbage = try clavier(
      ["calibrate", "x", "--points", "-", "--config", folder.path], input: "1 2\n3\n")
    #expect(garbage.errors.contains("expected four lines of two numbers"))
    #expect(garbage.status == 1)
  }

  @Test func anUnwritableFileIsReportedWithARemedy() throws {
    let result = try clavier(
      ["calibrate", "x", "--points", "-", "--config", "/proc/nowhere", "--no-udev"],
      input: mirrored.map { "\($0.0) \($0.1)\n" }.joined())
    #expect(result.status == 2)
    #expect(result.errors.contains("cannot be written"))
    #expect(result.errors.contains("run it as root, or choose other places"))
  }

  @Test func aMissingDeviceIsReportedWithTheConnectedOnes() throws {
    let result = try clavier("calibrate", "no such device", "--config", folder.path)
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("clavier: there is no touch device that is “no such device”"))
    #expect(try clavier("calibrate", "--points", "-").status == 64)
  }
}
