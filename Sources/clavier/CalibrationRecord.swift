// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierSettings
import ClavierFiles
import ClavierKit
import Evdev
import Glibc
import Linux

/// The output of a calibration: a drop-in for the daemon, and a udev rule for compositors.
struct CalibrationRecord {
  /// The path of the udev rule, whose number sorts it last.
  static let standardRules = "/etc/udev/rules.d/99-clavier-calibration.rules"
  /// The first line of each file; a file without this line belongs to the user.
  static let heading = "# Written by clavier calibrate"

  let subject: CalibrationSubject
  /// The transform from the unit square of the device's axes, with the configured ranges, to the
  /// unit square of the picture.
  let matrix: Transform

  init(_ subject: CalibrationSubject, _ matrix: Transform) {
    self.subject = subject
    self.matrix = matrix
  }

  /// The text of the drop-in.
  ///
  /// The matrix includes all corrections of the axes, so the other settings are reset.
  var dropIn: String {
    """
    \(Self.heading), which replaces this file.
    [[device]]
    match = \(Self.quoted(subject.match.description))
    calibration = [\(matrix.numbers.joined(separator: ", "))]
    swap_axes = false
    invert_x = false
    invert_y = false

    """
  }

  /// The drop-in's file name.
  ///
  /// Devices whose names differ by more than case and punctuation have different file names.
  var dropInName: String {
    let words = subject.match.description.unicodeScalars.map { scalar -> String in
      guard scalar.isASCII else { return String(scalar.value, radix: 16) }
      let isWord = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      return isWord ? String(scalar).lowercased() : "-"
    }
    return "50-calibration-\(words.joined().prefix(100)).toml"
  }

  /// The device's line of the udev rule, and its beginning, shared by all lines of this device.
  ///
  /// The value is `nil` for a device that is only known by its path.
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

  /// Checks that the configuration accepts the device's name, without which the daemon would refuse
  /// the drop-in, and a line feed would begin a udev rule.
  ///
  /// - Throws: `ExitCode` after a report with the remedy.
  static func check(_ subject: CalibrationSubject) throws {
    let text = CalibrationRecord(subject, .identity).dropIn
    do throws(ConfigurationError) {
      _ = try Configuration(toml: Array(text.utf8), named: "the drop-in")
    } catch {
      throw Failure.exit(
        1, "no setting can name this device; give a link, such as in /dev/input/by-path\n\(error)")
    }
  }

  /// Writes both files, and prints their paths and how to load them.
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
      // The rules of other devices are kept.
      let otherLines = old.split(separator: "\n").filter {
        !$0.hasPrefix("#") && !$0.hasPrefix(rule.beginning)
      }
      let lines =
        ["\(Self.heading); it replaces the line of a device."] + otherLines + [rule.line[...]]
      return lines.joined(separator: "\n") + "\n"
    }
    print(
      """
      Written: \(rules)
        udev reads it with: udevadm control --reload && udevadm trigger --subsystem-match=input
        compositors take it when the device is plugged in, or when they start
      """)
  }

  /// Replaces a file atomically, unless it belongs to the user.
  private static func replace(_ path: String, with text: (String) -> String) throws {
    do throws(SystemError) {
      let old = try FileReplacement.content(of: path)
      if old?.hasPrefix(heading) ?? true {
        return try FileReplacement.write(text(old ?? ""), to: path)
      }
      Failure.report("\(path) was not written by clavier calibrate and is kept; move it away first")
    } catch {
      Failure.report(
        "\(path) cannot be written: \(error); run it as root, or choose other places with --config and "
          + "--udev")
    }
    throw ExitCode(2)
  }

  /// Encodes a TOML string.
  private static func quoted(_ text: String) -> String {
    // Scalars are compared, since a combining mark merges with a quotation mark into one character.
    let escaped = text.unicodeScalars.map { scalar -> String in
      if scalar.properties.generalCategory == .control {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      return scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
    }
    return "\"\(escaped.joined())\""
  }

  /// Encodes a name as a udev pattern, with `?` for special characters.
  private static func pattern(_ name: String) -> String {
    name.unicodeScalars.map { #"*?[]|"\"#.unicodeScalars.contains($0) ? "?" : String($0) }.joined()
  }
}

extension Transform {
  /// The six numbers, rounded to a millionth, in libinput's order.
  fileprivate var numbers: [String] {
    [a, b, c, d, e, f].map { number in
      let rounded = (number * 1e6).rounded() / 1e6
      // The comparison removes the sign of a negative zero.
      return "\(rounded == 0 ? 0 : rounded)"
    }
  }
}

extension CalibrationSubject {
  /// Returns the calibration's result, for the user.
  func report(on solution: CalibrationSolution) -> String {
    var text = "Device: \(match.description.singleLine)\n"
    text += "Distances of the touches from their targets:\n"
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

  /// Formats a distance, in millimetres if the size is known.
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
