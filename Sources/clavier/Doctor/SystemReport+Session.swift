// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Linux

extension SystemReport.Session {
  /// Queries the panel's findings on the session's display server; `nil` without a server.
  ///
  /// The panel program checks the server, since the requirements are in its code.
  ///
  /// - Returns: The panel's report, or a finding that the panel is missing or does not answer.
  static func queried(_ directory: String) -> Self? {
    guard ["WAYLAND_DISPLAY", "DISPLAY"].contains(where: { Environment.variable($0) != nil })
    else { return nil }
    return queried(directory, of: ChildProcess.neighbour("clavier-panel"))
  }

  /// Queries a panel program, given by its path, or by its name if the path is unknown.
  static func queried(_ directory: String, of program: String) -> Self {
    guard let text = ChildProcess.output(of: [program, "--examine", "--config", directory]) else {
      guard !program.contains("/") else {
        return Self(findings: [
          .problem(
            "panel", "clavier-panel fails or hangs, so the display server was not examined",
            remedy: "\(program) --examine says why")
        ])
      }
      return Self(findings: [
        .problem(
          "panel", "clavier-panel is not there, so nothing can be seen of the keyboard",
          remedy: "scripts/install or the package clavier-panel puts it beside clavier")
      ])
    }
    return Self(examination: text)
  }

  /// Parses the output of `clavier-panel --examine`; unknown lines are ignored.
  init(examination text: String) {
    var rest = Substring(text)
    while let end = rest.firstIndex(of: "\n") {
      let line = rest[..<end]
      rest = rest[rest.index(after: end)...]
      let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let words = String(parts[1])
      switch parts[0] {
      case "good": findings.append(.good("panel", words))
      case "note": findings.append(.note("panel", words))
      case "problem": findings.append(.problem("panel", words, remedy: nil))
      case "output": output = words
      case "keys":
        let numbers = words.split(separator: " ").compactMap { Double($0) }
        if numbers.count == 2 { keys = Size(width: numbers[0], height: numbers[1]) }
      case "keymap":
        keymap = SessionKeymap(text: String(rest), group: Int(words) ?? 0)
        return
      default: break
      }
    }
  }
}
