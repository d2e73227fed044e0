// SPDX-License-Identifier: MIT

import ClavierLink
import ClavierSettings
import Testing

@testable import clavier

/// The text of `clavier metrics`, against the grammar of OpenMetrics.
@Suite("Metrics in OpenMetrics text")
struct OpenMetricsTests {
  private static let health: LinkHealth = {
    var health = LinkHealth(
      version: "0.1.0-\"x\\y\n", state: .ready, surfaces: 2,
      panels: [PanelHealth(name: "mine")], memory: 8_388_608)
    health.counters.taps = 12
    health.counters.backspaces = 3
    health.counters.refusedReloads = 1
    return health
  }()

  /// A sample: its whole line, and its family.
  private struct Sample {
    var line: String
    var family: Substring
  }

  /// Reads a text, and records each violation of the grammar as an issue.
  ///
  /// **Source:** OpenMetrics 1.0. The lines of a family are together, its metadata before its
  /// samples. Samples of a counter end with `_total`, and names with their unit. The text ends with
  /// one `# EOF`.
  private func samples(of text: String) -> [Sample] {
    #expect(text.hasSuffix("\n# EOF\n"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2)
    var (samples, families): ([Sample], Set<Substring>) = ([], [])
    var (family, type, hasHelp): (Substring, Substring, Bool) = ("", "", false)
    for line in lines {
      if let match = line.wholeMatch(of: /# TYPE ([a-z][a-z0-9_]*) (counter|gauge)/) {
        (family, type, hasHelp) = (match.output.1, match.output.2, false)
        #expect(families.insert(family).inserted, "\(family) comes twice")
        #expect(!family.hasSuffix("_total"))
      } else if let match = line.wholeMatch(of: /# UNIT ([a-z0-9_]+) ([a-z]+)/) {
        #expect(match.output.1 == family && family.hasSuffix("_\(match.output.2)"))
      } else if let match = line.wholeMatch(of: /# HELP ([a-z0-9_]+) [^\\]+/) {
        #expect(match.output.1 == family && !hasHelp)
        hasHelp = true
      } else if let match = line.wholeMatch(
        of: /([a-z0-9_]+)(\{[a-z]+="([^"\\]|\\["\\n])*"\})? (0|[1-9][0-9]*)/)
      {
        let name = type == "counter" ? "\(family)_total" : "\(family)"
        #expect(match.output.1 == name && hasHelp)
        samples.append(Sample(line: String(line), family: family))
      } else {
        Issue.record("no line of OpenMetrics: \(line)")
      }
    }
    // Each family has samples, and no sample comes twice.
    #expect(Set(samples.map(\.family)) == families)
    let series = samples.map { $0.line.prefix { $0 != " " } }
    #expect(Set(series).count == series.count)
    return samples
  }

  @Test("A healthy daemon's text follows the grammar, and is small")
  func grammar() {
    let text = OpenMetrics(.health(Self.health)).text
    let lines = samples(of: text).map(\.line)
    for line in [
      "clavier_up 1", "clavier_healthy 1", "clavier_ready 1", "clavier_shown 1",
      "clavier_surfaces 2", "clavier_panels 1", "clavier_resident_memory_bytes 8388608",
      "clavier_taps_total 12", "clavier_keys_total{class=\"backspace\"} 3",
      "clavier_keys_total{class=\"character\"} 0",
      "clavier_configuration_reloads_total{result=\"refused\"} 1",
      "clavier_build_info{version=\"0.1.0-\\\"x\\\\y\\n\"} 1",
    ] {
      #expect(lines.contains(line), "\(line) is missing")
    }
    #expect(!text.contains("clavier_problem") && text.utf8.count < 4096)
  }

  @Test("Problems are labels, and an unknown memory has no sample")
  func problems() {
    var health = Self.health
    health.state = .starting
    health.storingError = LinkHealth.StoringError("read-only")
    health.memory = nil
    health.findProblems(touchesFrom: .devices)
    let text = OpenMetrics(.health(health)).text
    let lines = samples(of: text).map(\.line)
    #expect(lines.contains("clavier_healthy 0") && lines.contains("clavier_ready 0"))
    #expect(lines.contains("clavier_problem{name=\"service-starting\"} 1"))
    #expect(lines.contains("clavier_problem{name=\"storing-fails\"} 1"))
    #expect(!text.contains("memory"))
  }

  @Test("For the textfile collector, types and help have the names of the samples")
  func collector() {
    let text = OpenMetrics(.health(Self.health), isForCollector: true).text
    let lines = text.split(separator: "\n").map(String.init)
    let found = lines.filter { !$0.hasPrefix("#") }
    for sample in found {
      let name = String(sample.prefix { $0 != "{" && $0 != " " })
      let type = name.hasSuffix("_total") ? "counter" : "gauge"
      #expect(lines.contains("# TYPE \(name) \(type)"), "\(name) has no type")
      #expect(lines.contains(where: { $0.hasPrefix("# HELP \(name) ") }), "\(name) has no help")
    }
    #expect(found == samples(of: OpenMetrics(.health(Self.health)).text).map(\.line))
  }

  @Test("Without a daemon, its absence is a sample")
  func noDaemon() {
    let text = OpenMetrics(.unreachable(.noService)).text
    #expect(
      samples(of: text).map(\.line) == [
        "clavier_up 0", "clavier_healthy 0", "clavier_problem{name=\"no-service\"} 1",
      ])
  }
}
