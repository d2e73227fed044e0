// SPDX-License-Identifier: MIT

import ArgumentParser

/// Tells what each input device is, and why it is used or not.
struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Lists the input devices.")

  func run() throws {}
}
