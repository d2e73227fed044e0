// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierSettings
import ClavierFiles
import ClavierKit
import Evdev
import Glibc
import Linux

/// What a calibration writes: for the daemon a drop-in, for compositors a udev rule.
struct CalibrationRecord {
  /// Where udev reads the rules of the machine; the number makes them the last.
  static let standardRules = "/etc/udev/rules.d/99-clavier-calibration.rules"
  /// The first line of each file; one without it is somebody else's.
  static let mark = "# Written by clavier calibrate"

  let subject: CalibrationSubject
  /// From the unit square of the device's axes, as the settings give their ranges, to that of the picture.
  let matrix: Transform

  init(_ subject: CalibrationSubject, _ matrix: Transform) {
    self.subject = subject
    self.matrix = matrix
  }

  /// The drop-in.
  ///
  /// The matrix holds all that the axes need, so nothing that was said of them before counts.
  var dropIn: String {
    """
    \(Self.mark), which replaces this file.
    [[device]]
    match = \(Self.quoted(subject.match.description))
    calibration = [\(matrix.numbers.joined(separator: ", "))]
    swap_axes = false
    invert_x = false
    invert_y = false

    """
  }

  /// The drop-in's name: one for each device.
  var dropInName: String {
    let words = subject.match.description.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        ? String(scalar).lowercased() : "-"
    }
    return "50-calibration-\(words.joined().prefix(100)).toml"
  }

  /// The line of the udev rule, and its beginning, which is that of all lines of this device; `nil` for a
  /// device that is known by its path only.
  ///
  /// **Source:** udev(7), ATTRS and ENV; libinput, "Static device configuration via udev".
  var rule: (line: String, beginning: String)? {
    let matches: String
    switch subject.match {
    case .model:
      let parts = subject.match.description.split(separator: ":")
      guard parts.count == 2 else { return nil }
      matches = #"ATTRS{id/vendor}=="\#(parts[0])", ATTRS{id/product}=="\#(parts[1])""#
    case .name(let name): matches = #"ATTRS{name}=="\#(Self.pattern(name))""#
    case .path: return nil
    }
    let matrix = subject.rangeCorrection.then(matrix).numbers.joined(separator: " ")
    let beginning = #"ACTION!="remove", SUBSYSTEM=="input", KERNEL=="event*", \#(matches), "#
    return (beginning + #"ENV{LIBINPUT_CALIBRATION_MATRIX}="\#(matrix)""#, beginning)
  }

  /// Writes both, and tells what was written and how it is loaded.
  func write(configuration: String, rules: String?) throws {
    let path = "\(configuration)/conf.d/\(dropInName)"
    try Self.replace(path) { _ in dropIn }
    print("\nWritten: \(path)\n  the daemon reads it with: systemctl reload clavier")
    guard let rules else { return }
    guard let rule else {
      print("No udev rule is written for a device that is known by its path.")
      return
    }
    try Self.replace(rules) { old in
      // Of another device the rule stays.
      let others = old.split(separator: "\n").filter {
        !$0.hasPrefix("#") && !$0.hasPrefix(rule.beginning)
      }
      let lines = ["\(Self.mark); it replaces the line of a device."] + others + [rule.line[...]]
      return lines.joined(separator: "\n") + "\n"
    }
    print(
      """
      Written: \(rules)
        udev reads it with: udevadm control --reload && udevadm trigger --subsystem-match=input
        compositors take it when the device is plugged in, or when they start
      """)
  }

  /// Puts a file in place, whole or not at all, unless what is there is somebody else's.
  private static func replace(_ path: String, with text: (String) -> String) throws {
    do throws(SystemError) {
      let old = try FileReplacement.content(of: path)
      if old?.hasPrefix(mark) ?? true {
        return try FileReplacement.write(text(old ?? ""), to: path)
      }
      Failure.report("\(path) is not of clavier calibrate and stays as it is; move it away first")
    } catch {
      Failure.report(
        "\(path) cannot be written: \(error); run it as root, or choose other places with --config and "
          + "--udev")
    }
    throw ExitCode(2)
  }

  /// A text of TOML.
  private static func quoted(_ text: String) -> String {
    let escaped = text.map { character in
      character == "\"" || character == "\\" ? "\\\(character)" : String(character)
    }
    return "\"\(escaped.joined())\""
  }

  /// A name as a pattern of udev: what means something there stands for any one character.
  private static func pattern(_ name: String) -> String {
    String(name.map { #"*?[]|"\"#.contains($0) ? "?" : $0 })
  }
}

extension Transform {
  /// Its six numbers to a millionth, in the order of libinput.
  fileprivate var numbers: [String] {
    [a, b, c, d, e, f].map { number in
      let rounded = (number * 1e6).rounded() / 1e6
      // Without the sign of a negative zero.
      return "\(rounded == 0 ? 0 : rounded)"
    }
  }
}

extension CalibrationSubject {
  /// What was found, for the person who touched.
  func report(on solution: CalibrationSolution) -> String {
    var text = "Device: \(match)\n"
    text += "The touches are off their targets by:\n"
    for (number, error) in solution.errors.enumerated() {
      text += "  \(number + 1): \(distance(error, solution.matrix))\n"
    }
    let matrix = solution.matrix
    let isSideways = matrix.a.magnitude < matrix.b.magnitude
    let isMirrored = matrix.a * matrix.e - matrix.b * matrix.d < 0
    if isSideways { text += "The surface's axes are swapped, or it is turned by 90 degrees.\n" }
    if isMirrored { text += "The surface is mirrored against its picture.\n" }
    return text
  }

  /// How far off, in millimetres where the size is known.
  private func distance(_ error: Size, _ matrix: Transform) -> String {
    guard let size else {
      let fraction = max(error.width.magnitude, error.height.magnitude)
      return "\(Self.tenths(fraction * 100)) % of the picture"
    }
    let isSideways = matrix.a.magnitude < matrix.b.magnitude
    let x = error.width * (isSideways ? size.height : size.width)
    let y = error.height * (isSideways ? size.width : size.height)
    return "\(Self.tenths((x * x + y * y).squareRoot())) mm"
  }

  private static func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
