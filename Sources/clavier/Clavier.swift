// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierKit

/// The `clavier` command, with a file for each subcommand.
///
/// Each subcommand states its name, since deriving the names from the types would take half of the
/// instructions of a start.
@main
struct Clavier: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clavier",
    abstract: "Controls and examines the Clavier touch keyboard.",
    version: "clavier \(Version.current)",
    subcommands: [
      Simulate.self, Check.self, Doctor.self, Devices.self, Calibrate.self, Record.self,
      Replay.self, Layouts.self, WordsCommand.self, Render.self, Status.self, Health.self,
      Metrics.self, Requests.self, Language.self, Show.self, Hide.self, Toggle.self, Release.self,
      Forget.self, Rotate.self, Type.self, Dictate.self,
    ])
}
