// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierFiles
import ClavierKit
import Evdev
import KeyboardPlan
import Linux

/// The `clavier replay` command, which prints what the daemon would do with a recording.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replays a recording without typing, and prints what would be typed.",
    discussion: """
      The recording is from "clavier record" or evemu-record. The configuration applies as for the \
      daemon. A recording has no udev properties; set a calibration in the configuration.

      Exit status: 0 if the daemon reads the device, 1 if not, 2 if the recording or the \
      configuration is wrong.
      """)

  @Argument(help: "The recording.")
  var file: String

  @Option(name: .long, help: "The configuration's directory.")
  var config = ConfigurationFiles.standardDirectory

  @Flag(name: .long, help: "Print each touch too: its time, its finger, and its place in points.")
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
  private static func read(_ path: String) throws -> DeviceRecording {
    let file = try OwnedDescriptor(opening: path, 0)
    // One byte over the limit is enough to detect an excess.
    let bytes = try file.readToEnd(limit: RecordingLimits.standard.size + 1, of: path)
    return try DeviceRecording(parsing: bytes)
  }
}
