// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierFiles
import ClavierKit
import Evdev
import KeyboardPlan
import Linux

/// Says what the daemon would have made of a recorded device.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Reads a recording as the daemon reads the device, and says what would be typed.",
    discussion: """
      The recording is one of "clavier record" or of evemu-record. Nothing is typed, and no device is \
      opened. The configuration decides as it does for the daemon; only what udev knows of a device is not \
      in a recording: give a calibration that it needs in the configuration.

      Exit status: 0 if the device would be read, 1 if not, 2 if the recording or the configuration is \
      wrong.
      """)

  @Argument(help: "The recording.")
  var file: String

  @Option(name: .long, help: "The configuration's directory.")
  var config = ConfigurationFiles.standardDirectory

  @Flag(name: .long, help: "Tell also each touch: when, which finger, and where in points.")
  var frames = false

  func run() throws {
    let recording: DeviceRecording
    let plan: KeyboardPlan
    do {
      recording = try Self.read(file)
      plan = try KeyboardPlan(ConfigurationFiles(directory: config))
    } catch let error as RecordingError {
      Failure.report("\(file):\(error)")
      throw ExitCode(2)
    } catch {
      let isConfiguration = error is KeyboardPlan.Failure
      Failure.report((isConfiguration ? "the configuration is wrong\n" : "") + "\(error)")
      throw ExitCode(2)
    }
    let name = recording.device.name.singleLine
    do throws(Refusal) {
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
  private static func read(_ path: String) throws -> DeviceRecording {
    let file = try OwnedDescriptor(opening: path, 0)
    // One byte more than allowed is enough to see that it is too much.
    let bytes = try file.readToEnd(limit: RecordingLimits.standard.size + 1, of: path)
    return try DeviceRecording(parsing: bytes)
  }
}
