// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierSettings
import ClavierFiles
import ClavierKit
import Evdev

/// The `clavier devices` command, which describes each input device and its use.
struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the input devices, whether the daemon reads each of them, and why not.",
    discussion: """
      Each device is opened for a moment, which requires root or the group "input".

      Exit status: 0 if at least one device would be read, 1 if none, 2 if the configuration is wrong.
      """)

  @Option(name: .long, help: "The configuration's directory.")
  var config = ConfigurationFiles.standardDirectory

  func run() throws {
    let inventory: DeviceInventory
    do {
      var settings = try ConfigurationFiles(directory: config).read().touch
      let quirks = QuirkFiles().read()
      settings.quirks = quirks.rules
      if let mistakes = quirks.error { Failure.report("skipped quirks:\n\(mistakes)") }
      inventory = DeviceInventory(settings)
    } catch {
      throw Failure.exit(2, "the configuration is wrong\n\(error)")
    }
    print(inventory, terminator: "")
    guard inventory.entries.contains(where: { $0.use == .read }) else { throw ExitCode(1) }
  }
}
