// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierLink
import Linux

/// The `clavier metrics` command, which prints the daemon's counters for Prometheus.
struct Metrics: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "metrics",
    abstract: "Prints the daemon's counters as OpenMetrics text.",
    discussion: """
      Counts touches, keys by class, corrections, reloads and lost devices; never which keys. \
      clavier-metrics.timer writes them each minute for the textfile collector of \
      prometheus-node-exporter:

        systemctl enable --now clavier-metrics.timer

      Exit status: 0 on success, 1 if no daemon answers, which the text then says, 2 for another \
      connection error, or a file that cannot be written.
      """)

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Replace a file atomically, in the collector's text format, and print nothing.",
      valueName: "file"))
  var output: String?

  @OptionGroup var link: LinkOptions

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output needs the name of a file.") }
  }

  func run() throws {
    let answer = try link.health()
    let text = OpenMetrics(answer, isForCollector: output != nil).text
    do throws(SystemError) {
      if let output {
        try FileReplacement.write(text, to: output)
      } else {
        try StandardOutput.write(Array(text.utf8))
      }
    } catch {
      throw Failure.exit(2, "the metrics cannot be written\n\(error)")
    }
    if case .unreachable = answer { throw ExitCode(1) }
  }
}
