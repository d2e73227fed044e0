// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierSettings
import ClavierFiles
import ClavierKit
import Evdev

/// Tells what each input device is, and why it is used or not.
struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tells what each input device is, and why it is read or not.",
    discussion: """
      Each device is opened for a moment, which takes root or the group "input".

      Exit status: 0 if at least one device would be read, 1 if none.
      """)

  @Option(name: .long, help: "The configuration's directory.")
  var config = ConfigurationFiles.standardDirectory

  func run() throws {
    let survey: DeviceSurvey
    do {
      var settings = try ConfigurationFiles(directory: config).read().touch
      let quirks = QuirkFiles().read()
      settings.quirks = quirks.rules
      if let mistakes = quirks.error { Failure.report("quirks that are passed over\n\(mistakes)") }
      survey = DeviceSurvey(settings)
    } catch {
      Failure.report("the configuration is wrong\n\(error)")
      throw ExitCode(2)
    }
    print(survey, terminator: "")
    guard survey.entries.contains(where: { $0.use == .read }) else { throw ExitCode(1) }
  }
}
