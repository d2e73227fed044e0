// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierFiles
import ClavierKit
import ClavierSettings
import Evdev
import Glibc
import Linux

/// Finds out by four touches how a surface lies over its picture, and writes that down.
struct Calibrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Finds out by four touches how a touch surface lies over its picture.",
    discussion: """
      On a text console, or with --fill in a terminal that fills the screen, it draws a cross for each \
      touch; elsewhere it asks for the corners of the picture. While it runs nobody else sees the device's \
      touches. It writes a drop-in of the configuration for the daemon, and a udev rule for compositors, and \
      says how to load both. Files that it did not write stay as they are.

      Exit status: 0 if both are written, 1 if the touches make no sense or the device cannot be read, 2 if \
      a file cannot be written.
      """)

  @Argument(
    help: "The device: its name, vendor:product, or path; the only touch device if not given.")
  var device: String?

  @Option(name: .long, help: "The configuration's directory.")
  var config = ConfigurationFiles.standardDirectory

  @Option(name: .long, help: "Where the udev rule is written.")
  var udev = CalibrationRecord.standardRules

  @Flag(name: .long, help: "Write no udev rule.")
  var noUdev = false

  @Flag(name: .long, help: "Draw crosses: this terminal fills the picture.")
  var fill = false

  @Option(
    name: .long,
    help: """
      Read no device, but a file of four lines: where the corners of the picture were touched, clockwise from \
      the top left, as two fractions of the device's axes. Then the device must be given.
      """)
  var points: String?

  func run() throws {
    let settings = try readSettings()
    let subject: CalibrationSubject
    let touches: [CalibrationSolution.Touch]
    if let points {
      subject = try CalibrationSubject(named: device, settings)
      touches = try subject.touches(atCorners: CalibrationPoints.read(points))
    } else {
      let reader = try CalibrationSubject.open(device, settings)
      subject = CalibrationSubject(reader, named: device)
      touches = try CalibrationPrompt(fill: fill).touches(reader, subject)
    }
    let solution: CalibrationSolution
    do throws(CalibrationMistake) {
      solution = try CalibrationSolution(touches)
    } catch {
      Failure.report("\(error)")
      throw ExitCode(1)
    }
    print(subject.report(on: solution), terminator: "")
    try CalibrationRecord(subject, solution.matrix).write(
      configuration: config, rules: noUdev ? nil : udev)
  }

  private func readSettings() throws -> TouchSettings {
    do throws(ConfigurationError) {
      var settings = try ConfigurationFiles(directory: config).read().touch
      settings.quirks = QuirkFiles().read().rules
      return settings
    } catch {
      Failure.report("the configuration is wrong\n\(error)")
      throw ExitCode(1)
    }
  }
}

/// The device that is calibrated, as far as its record needs it.
struct CalibrationSubject {
  /// What is written under match.
  var match: DeviceMatch
  var device: DeviceMatch.Device
  var rotation = Rotation.none
  /// How wide and high the surface is before it is rotated, in millimetres.
  var size: Size?
  var rangeCorrection = Transform.identity
}

extension CalibrationSubject {
  /// Opens the device that is meant: the one that is named, or the only one that is read.
  static func open(_ name: String?, _ settings: TouchSettings) throws -> RawTouchReader {
    let path = try node(name, settings)
    do throws(RawTouchReader.Failure) {
      return try RawTouchReader(opening: path, settings)
    } catch {
      Failure.report("\(path): \(error)")
      throw ExitCode(1)
    }
  }

  private static func node(_ name: String?, _ settings: TouchSettings) throws -> String {
    var settings = settings
    if let name {
      if name.hasPrefix("/") { return name }
      settings.devices = [name]
    }
    let survey = DeviceSurvey(settings)
    let nodes = survey.entries.filter { $0.use == .read }.map(\.path)
    if let node = nodes.first, nodes.count == 1 { return node }
    let what = name.map { "that is “\($0)”" } ?? "that the daemon would read"
    Failure.report(
      nodes.isEmpty
        ? "there is no touch device \(what); this is what there is:"
        : "there are several touch devices \(what); give one of them by its path:")
    Failure.tell(survey.description)
    throw ExitCode(1)
  }

  /// A device that was opened.
  ///
  /// - Parameters:
  ///   - reader: The device.
  ///   - name: How the user named it: a link says which of two alike is meant, so it is kept.
  init(_ reader: RawTouchReader, named name: String?) {
    self.init(match: Self.match(reader.match, named: name), device: reader.match)
    rotation = reader.rotation
    size = reader.size
    rangeCorrection = reader.rangeCorrection
  }

  private static func match(_ device: DeviceMatch.Device, named name: String?) -> DeviceMatch {
    if let name, name.hasPrefix("/dev/input/"), !name.hasPrefix("/dev/input/event") {
      return .path(name)
    }
    // Devices on simple buses have no numbers.
    guard let vendor = device.vendor, let product = device.product, (vendor, product) != (0, 0)
    else {
      return .name(device.name)
    }
    return .model(vendor: vendor, product: product)
  }

  /// A device that is not here.
  init(named name: String?, _ settings: TouchSettings) throws {
    guard let name, !name.isEmpty else {
      Failure.report("with --points, say which device they are of")
      throw ExitCode(64)
    }
    let match = DeviceMatch(name)
    var device = DeviceMatch.Device(name: "", path: "")
    switch match {
    case .name(let name): device.name = name
    case .model(let vendor, let product): (device.vendor, device.product) = (vendor, product)
    case .path(let path): device.path = path
    }
    self.init(match: match, device: device)
    let own = settings.settings(for: device) { $0 }
    rotation = own.rotation ?? .none
    size = own.size
  }

  /// Touches with the targets that they were for, before the picture is turned.
  func touches(_ raw: [Point], targets: [Point]) -> [CalibrationSolution.Touch] {
    let back = rotation.transform.inverse ?? .identity
    return zip(raw, targets).map { CalibrationSolution.Touch(raw: $0, target: back($1)) }
  }

  /// Touches at the corners of the picture.
  func touches(atCorners raw: [Point]) -> [CalibrationSolution.Touch] {
    touches(raw, targets: CalibrationTargets.corners(of: size))
  }
}
