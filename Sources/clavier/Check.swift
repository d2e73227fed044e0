// SPDX-License-Identifier: MIT

import ArgumentParser

/// Reads the configuration and says what is wrong with it.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Checks the configuration.")

  func run() throws {}
}
