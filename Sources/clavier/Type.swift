// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierLink

/// Has the daemon type a text.
struct Type: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Types a text into whatever has the keyboard focus.",
    discussion: """
      The keys are those of the receiver's layout (output.layout), in a pace that no reader falls behind. A line \
      feed is Return. What the layout has no keys for is left out, and told.

      Whoever sees the list of processes sees the arguments: give secrets on standard input.

      Exit status: 0 once all is typed, 1 if characters were left out or no daemon answers, 2 if it cannot be \
      talked to.
      """)

  @Argument(help: "The text: words, one space between them. Without any, standard input is typed.")
  var words: [String] = []

  @OptionGroup var link: LinkOptions

  func run() throws {
    let text = words.isEmpty ? try standardInput() : words.joined(separator: " ")
    var missing = 0
    try link.talk { client throws(LinkError) in missing = try client.type(text) }
    guard missing > 0 else { return }
    let characters = missing == 1 ? "1 character was" : "\(missing) characters were"
    Failure.report(
      "\(characters) left out: the receiver's layout has no keys for that, or the lockdown refuses it; see "
        + "output.layout and output.lockdown in clavier.toml(5)")
    throw ExitCode(1)
  }

  /// All of standard input, without the line feed at its end.
  private func standardInput() throws -> String {
    var lines: [String] = []
    while let line = readLine(strippingNewline: false) { lines.append(line) }
    let text = lines.joined()
    return text.last?.isNewline == true ? String(text.dropLast()) : text
  }
}
