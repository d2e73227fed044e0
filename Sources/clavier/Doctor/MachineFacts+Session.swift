// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Linux

extension MachineFacts.Session {
  /// What the panel finds on the display server of this session; `nil` where there is none.
  ///
  /// The panel itself is asked, since it knows best what it needs.
  ///
  /// - Parameter directory: Where the configuration is.
  /// - Returns: What it told, or that there is no panel to ask.
  static func asked(_ directory: String) -> Self? {
    guard ["WAYLAND_DISPLAY", "DISPLAY"].contains(where: { Environment.variable($0) != nil })
    else { return nil }
    let program = OtherProgram.neighbour("clavier-panel")
    guard let text = OtherProgram.output(of: [program, "--examine", "--config", directory]) else {
      return Self(findings: [
        .problem(
          "panel", "clavier-panel is not there, so nothing can be seen of the keyboard",
          remedy: "scripts/install puts it beside clavier")
      ])
    }
    return Self(examination: text)
  }

  /// Reads what `clavier-panel --examine` prints; what it does not know it passes over.
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
