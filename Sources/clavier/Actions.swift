// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierLink

/// Shows the keyboard.
struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the keyboard: it takes touches again.",
    discussion: """
      Touch devices that were let go (clavier release) are grabbed again, if touch.grab says so.

      \(LinkOptions.exitStatus)
      """)

  @OptionGroup var link: LinkOptions

  func run() throws { try link.perform(.show) }
}

/// Hides the keyboard.
struct Hide: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Hides the keyboard: touches on it type nothing and belong to the application.",
    discussion: LinkOptions.exitStatus)

  @OptionGroup var link: LinkOptions

  func run() throws { try link.perform(.hide) }
}

/// Shows the keyboard or hides it.
struct Toggle: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the keyboard if it is hidden, and else hides it.",
    discussion: LinkOptions.exitStatus)

  @OptionGroup var link: LinkOptions

  func run() throws { try link.perform(.toggle) }
}

/// Lets all touch devices go.
struct Release: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lets all grabbed touch devices go at once.",
    discussion: """
      For whoever has lost the touchscreen to the keyboard. Five fingers that rest on it for 3 seconds do the \
      same. The keyboard goes on typing; "clavier show" grabs again, and so does reading the configuration again.

      \(LinkOptions.exitStatus)
      """)

  @OptionGroup var link: LinkOptions

  func run() throws { try link.perform(.release) }
}

extension LinkOptions {
  fileprivate static let exitStatus =
    "Exit status: 0 once it is done, 1 if no daemon answers, 2 if it cannot be talked to."

  fileprivate func perform(_ action: LinkAction) throws {
    try talk { client throws(LinkError) in try client.perform(action) }
  }
}
