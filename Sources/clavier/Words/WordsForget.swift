// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierLink

/// The `clavier words forget` command.
struct WordsForget: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget",
    abstract: "Deletes the words that the daemon has learned.",
    discussion: """
      For example, for the next guest of a kiosk. The file of learned words is deleted, and the \
      emojis that were typed are forgotten; lexicons are kept. words.learn enables learning.

      \(LinkOptions.exitStatus)
      """)

  @OptionGroup var link: LinkOptions

  func run() throws { try link.perform(.forgetWords) }
}
