// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierLink

// The commands that perform a single action of the daemon.

extension Clavier {
  /// The `clavier show` command.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show",
      abstract: "Shows the keyboard.",
      discussion: """
        Released touch devices (clavier release) are grabbed again if touch.grab says so.

        \(LinkOptions.exitStatus)
        """)

    @OptionGroup var link: LinkOptions

    func run() throws { try link.perform(.show) }
  }

  /// The `clavier hide` command.
  struct Hide: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "hide",
      abstract: "Hides the keyboard; its touches belong to the application.",
      discussion: LinkOptions.exitStatus)

    @OptionGroup var link: LinkOptions

    func run() throws { try link.perform(.hide) }
  }

  /// The `clavier toggle` command, which shows a hidden keyboard and hides a visible one.
  struct Toggle: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "toggle",
      abstract: "Shows the keyboard if it is hidden, otherwise hides it.",
      discussion: LinkOptions.exitStatus)

    @OptionGroup var link: LinkOptions

    func run() throws { try link.perform(.toggle) }
  }

  /// The `clavier release` command, which releases all grabbed touch devices.
  struct Release: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "release",
      abstract: "Releases all grabbed touch devices.",
      discussion: """
        Resting five fingers on a device for 3 seconds does the same. The keyboard continues to \
        type. "clavier show" and a reload of the configuration grab the devices again.

        \(LinkOptions.exitStatus)
        """)

    @OptionGroup var link: LinkOptions

    func run() throws { try link.perform(.release) }
  }

  /// The `clavier forget` command, which clears the user's state, as between two visitors of a
  /// kiosk.
  struct Forget: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "forget",
      abstract: "Forgets the user, as between two visitors of a kiosk.",
      discussion: """
        The keyboard returns to its first language and the letters' page. The text before the \
        cursor, suggestions, Shift and the like, waiting keys, all learned words and chosen \
        settings are forgotten; touches in progress are cancelled. keyboard.idle_reset does the \
        same after a time without a touch.

        \(LinkOptions.exitStatus)
        """)

    @OptionGroup var link: LinkOptions

    func run() throws { try link.perform(.forget) }
  }
}

extension LinkOptions {
  static let exitStatus =
    "Exit status: 0 on success, 1 if no daemon answers, 2 for another connection error."

  func perform(_ action: LinkAction) throws {
    try withClient { client throws(LinkError) in try client.perform(action) }
  }
}
