// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierKit
import ClavierLink

/// The `clavier dictate` command, which offers dictation by a command that recognizes speech.
struct Dictate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dictate",
    abstract: "Offers dictation by a command that recognizes speech.",
    discussion: """
      While it runs, phone and tablet keyboards in its languages have a key for dictation. It \
      starts the command, with the language in CLAVIER_LANGUAGE. The command prints lines:

        partial hello wor    the text so far, which is shown
        final hello world    a text to type

      All other lines are ignored. The key again, or any other key, ends the command by SIGTERM, \
      and after 2 seconds by SIGKILL. Final texts are typed if the key ended it. docs/dictation.md \
      has commands.

        clavier dictate --language en -- my-recognizer --microphone

      Exit status: 0 after SIGINT, SIGTERM or SIGHUP, 1 if no daemon answers or it ends, 2 if the \
      command cannot be started, or for another connection error.
      """)

  @Option(
    name: .customLong("language"),
    help: "A language of the command, such as de. May be repeated. Default: all.")
  var languages: [KeyboardLocale] = []

  @OptionGroup var link: LinkOptions

  @Argument(parsing: .postTerminator, help: "The command and its arguments.")
  var command: [String]

  func run() throws {
    try link.withClient { client throws(LinkError) in
      try DictationAdapter(command, for: client).run(in: languages)
    }
  }
}
