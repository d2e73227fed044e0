// SPDX-License-Identifier: MIT

import ClavierLink

/// The daemon's health and counters as metrics in text.
///
/// Only the types counter and gauge are used, which Prometheus's older text format also has. In
/// that format, the lines that only OpenMetrics has are comments.
///
/// **Source:** OpenMetrics 1.0, "Text format"; Prometheus, "Exposition formats".
struct OpenMetrics {
  /// The lines of the metrics, with the final line.
  var text: String { lines + "# EOF\n" }
  private var lines = ""
  /// Whether the format is Prometheus's older one.
  ///
  /// In that format, a counter's type and help have the name of its samples.
  private let isForCollector: Bool

  /// Creates the metrics from an answer; without a daemon, only its absence and the reason.
  init(_ answer: HealthAnswer, isForCollector: Bool = false) {
    self.isForCollector = isForCollector
    switch answer {
    case .health(let health):
      addState(isUp: true, health.problems)
      addGauges(of: health)
      addCounters(health.counters)
    case .unreachable(let kind):
      addState(isUp: false, [HealthProblem(kind)])
    }
  }

  private mutating func addState(isUp: Bool, _ problems: [HealthProblem]) {
    add(gauge: "up", isUp ? 1 : 0, "Whether the daemon answers.")
    add(gauge: "healthy", problems.isEmpty ? 1 : 0, "Whether nothing is broken.")
    guard !problems.isEmpty else { return }
    begin("problem", "gauge", "The broken parts, by name.")
    for problem in problems { add("problem", [("name", problem.name)], 1) }
  }

  private mutating func addGauges(of health: LinkHealth) {
    begin("build_info", "gauge", "The daemon's version.")
    add("build_info", [("version", health.version)], 1)
    add(gauge: "ready", health.state == .ready ? 1 : 0, "Whether the daemon types.")
    add(gauge: "shown", health.isShown ? 1 : 0, "Whether the keyboard is shown.")
    add(gauge: "surfaces", health.surfaces, "The touch devices that are read.")
    add(gauge: "panels", health.panels.count, "The connected panels.")
    guard let memory = health.memory else { return }
    let name = "resident_memory_bytes"
    begin(name, "gauge", unit: "bytes", "The daemon's resident memory.")
    add(name, [], memory)
  }

  private mutating func addCounters(_ counters: LinkCounters) {
    add(counter: "taps", counters.taps, "Touches that pressed a key.")
    begin("keys", "counter", "Typed keys by class.")
    let classes = [
      ("character", counters.characters), ("backspace", counters.backspaces),
      ("space", counters.spaces), ("return", counters.returns), ("other", counters.otherKeys),
    ]
    for (word, count) in classes { add("keys_total", [("class", word)], count) }
    add(counter: "refused_keys", counters.refused, "Keys that the lockdown refused.")
    add(counter: "corrections", counters.corrections, "Corrected words.")
    add(
      counter: "reverted_corrections", counters.revertedCorrections,
      "Corrections that the user took back.")
    add(
      counter: "ignored_touches", counters.ignoredTouches,
      "Touches that were palms or in dead areas.")
    add(counter: "device_losses", counters.deviceLosses, "Touch devices that were lost.")
    add(counter: "panel_connections", counters.panelConnections, "Panels that connected.")
    begin("configuration_reloads", "counter", "Reloads of the configuration by result.")
    let reloads = [("applied", counters.reloads), ("refused", counters.refusedReloads)]
    for (word, count) in reloads { add("configuration_reloads_total", [("result", word)], count) }
  }
}

// Families and samples, whose names lack the common prefix.

extension OpenMetrics {
  private static let prefix = "clavier_"

  private mutating func add(gauge name: String, _ value: Int, _ help: String) {
    begin(name, "gauge", help)
    add(name, [], value)
  }

  private mutating func add(counter name: String, _ value: Int, _ help: String) {
    begin(name, "counter", help)
    add("\(name)_total", [], value)
  }

  /// Begins a family, whose samples follow.
  private mutating func begin(
    _ name: String, _ type: String, unit: String? = nil, _ help: String
  ) {
    let family = Self.prefix + name + (isForCollector && type == "counter" ? "_total" : "")
    lines += "# TYPE \(family) \(type)\n"
    if let unit { lines += "# UNIT \(family) \(unit)\n" }
    lines += "# HELP \(family) \(help)\n"
  }

  private mutating func add(
    _ name: String, _ labels: [(name: String, value: String)], _ value: Int
  ) {
    let pairs = labels.map { "\($0.name)=\"\(Self.escaped($0.value))\"" }
    let list = pairs.isEmpty ? "" : "{\(pairs.joined(separator: ","))}"
    lines += "\(Self.prefix)\(name)\(list) \(value)\n"
  }

  /// Returns a label's value with its quotation marks, reverse solidi and line feeds escaped.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
