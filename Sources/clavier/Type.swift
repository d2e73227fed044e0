// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierLink

/// The `clavier type` command, which types a text through the daemon.
struct Type: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "type",
    abstract: "Types a text into the focused window.",
    discussion: """
      The pace is about 45 letters a second. A line feed is typed as Return. Characters that the \
      receiver's layout (output.layout) lacks are skipped and reported.

      Arguments are visible in the process list: pass secrets on standard input.

      Exit status: 0 on success, 1 if characters were skipped or no daemon answers, 2 for another \
      connection error.
      """)

  @Argument(help: "The words, separated by single spaces. Default: standard input.")
  var words: [String] = []

  @OptionGroup var link: LinkOptions

  func run() throws {
    let text = words.isEmpty ? try standardInput() : words.joined(separator: " ")
    var missing = 0
    try link.withClient { client throws(LinkError) in missing = try client.type(text) }
    guard missing > 0 else { return }
    let characters = missing == 1 ? "1 character was" : "\(missing) characters were"
    throw Failure.exit(
      1,
      "\(characters) skipped: the receiver's layout lacks them, or the lockdown refuses them; see "
        + "output.layout and output.lockdown in clavier.toml(5)")
  }

  /// Reads standard input, without the line feed at its end.
  private func standardInput() throws -> String {
    var lines: [String] = []
    while let line = readLine(strippingNewline: false) { lines.append(line) }
    let text = lines.joined()
    return text.last?.isNewline == true ? String(text.dropLast()) : text
  }
}
