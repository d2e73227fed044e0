// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierFiles
import ClavierKit
import ClavierSettings
import Evdev
import Glibc
import Linux

/// The `clavier calibrate` command, which derives a surface's calibration from four touches.
struct Calibrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calibrate",
    abstract: "Calibrates a touch surface by four touches.",
    discussion: """
      The result is a drop-in of the configuration for the daemon, and a udev rule for compositors. \
      The command prints how to load both. It does not replace files that it did not write.

      On a text console, and with --fill, it draws a cross for each touch; elsewhere it asks for the \
      corners of the picture. The device is grabbed meanwhile.

      Exit status: 0 if both files are written, 1 if the touches are implausible or the device \
      cannot be read or named, 2 if a file cannot be written.
      """)

  @Argument(
    help: "The device: a name, vendor:product or path. Default: the only touch device.")
  var device: String?

  @Option(name: .long, help: "The configuration's directory.")
  var config = ConfigurationFiles.standardDirectory

  @Option(name: .long, help: "The file of the udev rule; rules for other devices are kept.")
  var udev = CalibrationRecord.standardRules

  @Flag(name: .long, help: "Write no udev rule.")
  var noUdev = false

  @Flag(name: .long, help: "Draw crosses: this terminal fills the screen.")
  var fill = false

  @Option(
    name: .long,
    help: """
      Read the touches from a file of four lines, or - for standard input. Each line has two \
      fractions of the device's axes: a corner of the picture, clockwise from the top left. \
      A device is required.
      """)
  var points: String?

  func validate() throws {
    guard !fill || points == nil else {
      throw ValidationError("Give either --fill or --points, which needs no crosses.")
    }
  }

  func run() throws {
    let settings = try readSettings()
    let subject: CalibrationSubject
    let touches: [CalibrationSolution.Touch]
    if let points {
      subject = try CalibrationSubject(named: device, settings)
      try CalibrationRecord.check(subject)
      touches = try subject.touches(atCorners: CalibrationPoints.read(points))
    } else {
      let reader = try CalibrationSubject.open(device, settings)
      subject = CalibrationSubject(reader, named: device)
      try CalibrationRecord.check(subject)
      touches = try CalibrationPrompt(fill: fill).touches(reader, subject)
    }
    let solution: CalibrationSolution
    do throws(CalibrationError) {
      solution = try CalibrationSolution(touches)
    } catch {
      throw Failure.exit(1, "\(error)")
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
      throw Failure.exit(1, "the configuration is wrong\n\(error)")
    }
  }
}

/// The device to calibrate, with the properties that its record needs.
struct CalibrationSubject {
  /// The value for `match` in the configuration.
  var match: DeviceMatch
  var device: DeviceMatch.Device
  var rotation = Rotation.none
  /// The size of the surface before its rotation, in millimetres.
  var size: Size?
  var rangeCorrection = Transform.identity
}

extension CalibrationSubject {
  /// Opens the device with a name; without a name, the only device that the daemon would read.
  static func open(_ name: String?, _ settings: TouchSettings) throws -> RawTouchReader {
    let path = try node(name, settings)
    do throws(RawTouchReader.Failure) {
      return try RawTouchReader(opening: path, settings)
    } catch {
      throw Failure.exit(1, "\(path): \(error)")
    }
  }

  private static func node(_ name: String?, _ settings: TouchSettings) throws -> String {
    var settings = settings
    if let name {
      if name.hasPrefix("/") { return name }
      settings.devices = [name]
    }
    let inventory = DeviceInventory(settings)
    let nodes = inventory.entries.filter { $0.use == .read }.map(\.path)
    if let node = nodes.first, nodes.count == 1 { return node }
    let condition = name.map { "that is “\($0)”" } ?? "that the daemon would read"
    Failure.report(
      nodes.isEmpty
        ? "there is no touch device \(condition); the devices are:"
        : "there are several touch devices \(condition); give one of them by its path:")
    reportToUser(inventory.description)
    throw ExitCode(1)
  }

  /// Creates the subject of an open device.
  ///
  /// - Parameters:
  ///   - reader: The device.
  ///   - name: The user's name for the device. A link is kept, since it distinguishes two equal
  ///     devices.
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
    // Devices on simple buses have no vendor and product.
    guard let vendor = device.vendor, let product = device.product, (vendor, product) != (0, 0)
    else {
      return .name(device.name)
    }
    return .model(vendor: vendor, product: product)
  }

  /// Creates the subject of a device that is not connected.
  init(named name: String?, _ settings: TouchSettings) throws {
    guard let name, !name.isEmpty else {
      throw Failure.exit(64, "--points requires a device")
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

  /// Pairs touches with their targets, before the picture's rotation.
  func touches(_ raw: [Point], targets: [Point]) -> [CalibrationSolution.Touch] {
    let back = rotation.transform.inverse ?? .identity
    return zip(raw, targets).map { CalibrationSolution.Touch(raw: $0, target: back($1)) }
  }

  /// Pairs touches with the corners of the picture.
  func touches(atCorners raw: [Point]) -> [CalibrationSolution.Touch] {
    touches(raw, targets: CalibrationTargets.corners(of: size))
  }
}
