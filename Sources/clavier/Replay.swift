// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierFiles
import ClavierKit
import ClavierSettings
import Evdev
import KeyboardPlan
import Linux

/// The `clavier replay` command, which prints what the daemon would do with a recording.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Replays a recording without typing, and prints what would be typed.",
    discussion: """
      The recording is from "clavier record", evemu-record or "libinput record". Of several \
      devices the first that the daemon reads is replayed, unless --device names one. The \
      configuration applies as for the daemon. A recording has no udev properties; set a \
      calibration in the configuration.

      Exit status: 0 if the daemon reads the device, 1 if not, 2 if the recording or the \
      configuration is wrong.
      """)

  @Argument(help: "The recording.")
  var file: String

  @Option(name: .long, help: "The configuration's directory.")
  var config = ConfigurationFiles.standardDirectory

  @Option(name: .long, help: "The device of the recording: its name, model or node.")
  var device: String?

  @Flag(name: .long, help: "Print each touch too: its time, its finger, and its place in points.")
  var frames = false

  func run() throws {
    let recording: DeviceRecording
    let plan: KeyboardPlan
    do {
      let devices = try Self.read(file)
      plan = try KeyboardPlan(ConfigurationFiles(directory: config))
      recording = try Self.choose(device, among: devices, plan.configuration.touch, file)
    } catch let error as RecordingError {
      throw Failure.exit(2, "\(file):\(error)")
    } catch {
      let isConfiguration = error is KeyboardPlan.Failure
      throw Failure.exit(2, (isConfiguration ? "the configuration is wrong\n" : "") + "\(error)")
    }
    let name = recording.device.name.singleLine
    do throws(UnsupportedDeviceError) {
      let touches = try RecordedTouches(recording, plan.configuration.touch)
      print("“\(name)” is read: \(DeviceClass(recording.device.capabilities))")
      var run = ReplayRun(plan, touches, showsFrames: frames)
      run.play()
    } catch {
      let remedy = error.remedy.map { "; \($0)" } ?? ""
      print("“\(name)” is not read: \(error.reason)\(remedy)")
      throw ExitCode(1)
    }
  }

  /// Reads a recording.
  ///
  /// - Throws: ``RecordingError``; ``SystemError``.
  private static func read(_ path: String) throws -> [LibinputRecording.Device] {
    let file = try OwnedDescriptor(opening: path, 0)
    // One byte beyond the limit is enough to detect an excess.
    let bytes = try file.readToEnd(limit: RecordingLimits.standard.size + 1, of: path)
    if LibinputRecording.recognizes(bytes), bytes.count <= RecordingLimits.standard.size {
      return try LibinputRecording(parsing: SourceText(name: path, bytes: bytes)).devices
    }
    return [LibinputRecording.Device(node: "", recording: try DeviceRecording(parsing: bytes))]
  }

  /// Returns the device to replay.
  ///
  /// - Parameters:
  ///   - entry: The user's choice; `nil` for the first device that the daemon reads, or else the
  ///     first.
  ///   - devices: The devices of the recording, at least one.
  ///   - settings: The touch settings.
  ///   - path: The recording, for the message.
  /// - Returns: The device's recording.
  /// - Throws: A ``Diagnostic`` if no device matches.
  private static func choose(
    _ entry: String?, among devices: [LibinputRecording.Device], _ settings: TouchSettings,
    _ path: String
  ) throws -> DeviceRecording {
    let chosen =
      if let entry {
        devices.first { DeviceMatch(entry).matches($0.match) { _ in nil } }
      } else {
        devices.first { (try? RecordedTouches($0.recording, settings)) != nil } ?? devices.first
      }
    guard let chosen else {
      let names = devices.map { "“\($0.recording.device.name.singleLine)”" }
      throw Diagnostic(
        file: path,
        message:
          "has no device “\((entry ?? "").singleLine)”; it has \(names.joined(separator: ", "))")
    }
    return chosen.recording
  }
}

extension LibinputRecording.Device {
  /// The properties by which settings match the device.
  fileprivate var match: DeviceMatch.Device {
    let identity = recording.device.identity
    return DeviceMatch.Device(
      name: recording.device.name, vendor: identity.vendor, product: identity.product, path: node)
  }
}
