// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import EventScript
import Glibc
import KeyOutput
import Linux

/// Implements `kinds`: plays the same script on each kind of device, in each mounting, into a real
/// daemon.
///
/// All devices are plugged in at once. For each mounting, a daemon is started with the matching
/// configuration; then each device types the script. Prints a line that begins with ✔ or ✘ for each
/// kind.
enum Kinds {
  /// A mounting of devices, and the calibration that corrects it.
  private struct Mounting {
    var name: String
    var rotation = Rotation.none
    var calibration = Transform.identity
  }

  private static let mountings =
    Rotation.allCases.map { Mounting(name: "\($0.rawValue)°", rotation: $0) } + [
      // Rotated, mirrored, scaled and translated, with all of the keyboard still on the surface.
      Mounting(name: "matrix", calibration: Transform(0, 1.1, -0.05, 1.1, 0, -0.05))
    ]

  /// The default speed, as a multiple of the script's.
  private static let usualSpeed: Int64 = 2
  /// The maximum lateness of a touch for a result to count.
  private static let timeout = Duration.milliseconds(20)

  /// - Throws: ``RigError`` or ``SystemError`` if no kind can be played.
  static func run(_ arguments: inout Arguments) throws {
    var kinds = SurfaceKind.allCases
    var speed = usualSpeed
    while let option = arguments.option() {
      switch option {
      case "--kind": kinds = [try SurfaceKind(named: try arguments.word("the kind"))]
      case "--speed": speed = try arguments.number("--speed", in: 1...10)
      default: throw RigError("kinds has no option \(option)")
      }
    }
    let (paths, daemon) = try Play.split(&arguments)
    guard paths.count == 1, let path = paths.first else { throw RigError("kinds needs one script") }
    let scriptCase = try ScriptParser.parse(Play.text(of: path))[0]
    var session = try Session(scriptCase, kinds: kinds, speed: speed, daemon: daemon)
    for mounting in mountings {
      try session.play(mounting.name, mounting.rotation, mounting.calibration)
    }
    for device in session.devices {
      let faults = device.faults
      let names = mountings.map(\.name).joined(separator: ", ")
      print(
        faults.isEmpty
          ? "✔ \(device.kind.rawValue) types it: \(names)"
          : "✘ \(device.kind.rawValue) does not type it\n    " + faults.joined(separator: "\n    "))
    }
  }

  /// The devices, and the script that they play.
  private struct Session {
    private(set) var devices: [Device] = []
    private let daemon: [String]
    private let directory: String
    private let frames: [TouchFrame]
    private let keyboardSize: Size
    private let expected: [KeyTimeline.Action]
    private let receiver = KeymapNames(layout: "us")

    init(
      _ scriptCase: ScriptCase, kinds: [SurfaceKind], speed: Int64, daemon: [String]
    ) throws {
      self.daemon = daemon
      directory = try Play.temporaryDirectory()
      let model = try ScriptRun.play(scriptCase)
      frames = model.frames.map { frame in
        var frame = frame
        frame.time = Timestamp(microseconds: frame.time.microseconds / speed)
        return frame
      }
      keyboardSize = scriptCase.setting.pages.size
      expected = try KeyTimeline.actions(of: model.effects, keymap: .names(receiver))
      for kind in kinds { devices.append(try Device(kind)) }
    }

    mutating func play(_ name: String, _ rotation: Rotation, _ calibration: Transform) throws {
      try Play.write(toml(rotation, calibration), to: "\(directory)/clavier.toml")
      var process = try DaemonProcess(daemon + ["--config", directory], directory: directory)
      try process.awaitNotifications(["READY=1", "STATUS=reading"])
      var reader = try KeyReader(named: VirtualKeyboard.name)
      let placement = Placement(
        keyboardSize: keyboardSize, area: Fixture.area, rotation: rotation, calibration: calibration
      )
      // The daemon opens devices one after the other, as udev announces them.
      let wanted = Set(devices.map(\.node))
      _ = Clock.poll(for: EventNode.timeout) {
        EventNode.polled().isSuperset(of: wanted) ? true : nil
      }
      let read = EventNode.polled()
      for device in devices {
        let fault =
          read.contains(device.node)
          ? try device.play(frames, placement, expected, receiver, &reader) : "nobody reads it"
        if let fault { device.faults.append("\(name): \(fault)") }
      }
      let status = try process.end(by: SIGTERM)
      guard status == 0 else { throw RigError("the daemon ended with \(status ?? -1)") }
    }

    private func toml(_ rotation: Rotation, _ calibration: Transform) -> String {
      let matrix = [
        calibration.a, calibration.b, calibration.c, calibration.d, calibration.e, calibration.f,
      ]
      return """
        [keyboard]
        autocapitalization = "none"
        orientation = "portrait"

        [touch]
        rotation = \(rotation.rawValue)
        calibration = \(calibration == .identity ? "[]" : "\(matrix)")
        devices = [\(devices.map { "\"\($0.name)\"" }.joined(separator: ", "))]

        [output]
        layout = "\(receiver.layout)"
        follow_console = false

        """
    }
  }

  /// A device that stays plugged in, and its last problem.
  private final class Device {
    let kind: SurfaceKind
    let name: String
    var faults: [String] = []
    private var screen: Touchscreen

    init(_ kind: SurfaceKind) throws {
      self.kind = kind
      name = "Rig \(kind.rawValue)"
      screen = try Touchscreen(Touchscreen.Shape(kind, named: name))
    }

    var node: String { screen.node }

    /// Plays, and repeats the play while the machine is too slow.
    ///
    /// - Returns: The problem; `nil` for none.
    func play(
      _ frames: [TouchFrame], _ placement: Placement, _ expected: [KeyTimeline.Action],
      _ receiver: KeymapNames, _ reader: inout KeyReader
    ) throws -> String? {
      var fault: String?
      for _ in 0..<Fixture.maximumPlays {
        reader.removeAll()
        let lateness = try screen.play(frames, placement) { moment in try reader.read(until: moment)
        }
        try screen.sendPendingLift()
        try reader.readUntilQuiet(for: .milliseconds(80), within: .seconds(5))
        let actions = try KeyTimeline.actions(of: reader.records, keymap: .names(receiver))
        if actions == expected { return nil }
        fault = "keys say \(actions), expected \(expected); the latest touch was \(lateness) late"
        if lateness < Kinds.timeout { return fault }
      }
      return fault
    }
  }
}
