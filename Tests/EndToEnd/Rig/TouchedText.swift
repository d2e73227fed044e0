// SPDX-License-Identifier: MIT

import ClavierKit
import EventScript

/// The touches that type a text on a keyboard, after the first lines of a script.
///
/// The keyboard's pages, and the lists of its held keys, are explored first. A character without a
/// key on the current page is typed on the page that takes the fewest taps. A character without any
/// key is typed from a list.
struct TouchedText {
  /// The visible keys, which distinguish pages and their cases.
  private typealias Keys = [KeyboardAction]

  /// A page, with the steps of a script for each use.
  private struct Page {
    var taps: [Character: String] = [:]
    var lists: [Character: String] = [:]
    var switches: [(steps: String, keys: Keys)] = []
  }

  /// The keyboard's setting, and the steps before the text, such as the focus of a field.
  private let beginning: ScriptCase
  private var pages: [Keys: Page] = [:]

  /// Implements `touches`: prints the lines for a touchscreen that type a text.
  ///
  /// - Throws: ``RigError`` if the keyboard cannot type it; `ScriptError` for a mistake in the
  ///   script.
  static func run(_ arguments: inout Arguments) throws {
    let text = try arguments.word("a text")
    var script: [String] = []
    while !arguments.isEmpty { script.append(try arguments.word("a line")) }
    let run = try TouchedText(script).run(typing: text)
    print(lines(for: run).joined(separator: "\n"))
  }

  /// Explores a keyboard.
  ///
  /// - Parameter script: The lines of a script: its setting, and the steps before the text.
  /// - Throws: `ScriptError` for a mistake in them.
  private init(_ script: [String]) throws {
    beginning = try ScriptParser.parseSteps(script.joined(separator: "\n"))
    var paths = [""]
    while let path = paths.popLast() {
      let run = try self.run(after: path)
      let keys = run.keys
      if pages[keys] != nil { continue }
      pages[keys] = try page(after: path, run)
      paths += pages[keys]?.switches.map { path + $0.steps } ?? []
    }
  }

  /// Returns the run after the beginning and these steps.
  private func run(after path: String) throws -> ScriptRun {
    let run = try ScriptRun.play(beginning)
    try run.perform(path)
    return run
  }

  private func page(after path: String, _ run: ScriptRun) throws -> Page {
    var page = Page()
    for key in run.engine.scene.frames.keys {
      let tap = "down 1 \(key.capFrame.center.word)\nwait 60ms\nup 1\nwait 60ms\n"
      switch key.action {
      case .character(let text) where text.count == 1:
        page.taps[Character(text)] = tap
        try run.perform("down 1 \(key.capFrame.center.word)\nwait 800ms\n")
        for item in run.engine.scene.actionCallout?.items ?? [] where item.label.count == 1 {
          page.lists[Character(item.label)] = """
            down 1 \(key.capFrame.center.word)
            wait 800ms
            move 1 \(item.frame.center.word)
            wait 60ms
            up 1
            wait 60ms

            """
        }
        try run.perform("cancel\nwait 60ms\n")
      case .space: page.taps[" "] = tap
      case .primary: page.taps["\n"] = tap
      case .shift, .keyboardType(.alphabetic), .keyboardType(.numeric), .keyboardType(.symbolic):
        page.switches.append((tap, try self.run(after: path + tap).keys))
      default: break
      }
    }
    return page
  }

  /// Returns the run in which the keyboard types a text.
  ///
  /// - Throws: ``RigError`` if it has no key for a character, or types something else.
  private func run(typing text: String) throws -> ScriptRun {
    let run = try self.run(after: "")
    for character in text {
      let steps =
        steps(to: { $0.taps[character] }, from: run.keys)
        ?? steps(to: { $0.lists[character] }, from: run.keys)
      guard let steps else { throw RigError("the keyboard has no key for \"\(character)\"") }
      try run.perform(steps)
    }
    guard run.document.text == text else {
      throw RigError("the keyboard types \"\(run.document.text)\"")
    }
    return run
  }

  /// Returns the steps on the nearest page that has them, after those that switch to it.
  private func steps(to wanted: (Page) -> String?, from keys: Keys) -> String? {
    var seen: Set<Keys> = [keys]
    var next = [(steps: "", keys: keys)]
    while !next.isEmpty {
      let (path, keys) = next.removeFirst()
      guard let page = pages[keys] else { continue }
      if let steps = wanted(page) { return path + steps }
      for (steps, keys) in page.switches where seen.insert(keys).inserted {
        next.append((path + steps, keys))
      }
    }
    return nil
  }

  /// Returns the lines for a touchscreen as large as ``Fixture/shape`` that repeat a run's touches.
  private static func lines(for run: ScriptRun) -> [String] {
    let placement = Placement(
      keyboardSize: run.engine.scene.frames.size, area: Fixture.area)
    var lines: [String] = []
    var time = Timestamp(microseconds: 0)
    for frame in run.frames {
      lines.append("wait \((frame.time.microseconds - time.microseconds) / 1000)")
      time = frame.time
      for touch in frame.touches {
        let (x, y) = placement.place(of: touch.point, on: Fixture.shape)
        switch touch.phase {
        case .down: lines.append("down 0 \(x) \(y)")
        case .moved: lines.append("move 0 \(x) \(y)")
        case .up, .cancelled: lines.append("up 0")
        }
      }
      lines.append("sync")
    }
    return lines
  }
}

extension ScriptRun {
  /// The visible keys.
  fileprivate var keys: [KeyboardAction] { engine.scene.frames.keys.map(\.action) }

  /// Performs the steps of a script.
  fileprivate func perform(_ steps: String) throws {
    for step in try ScriptParser.parseSteps(steps).steps { try perform(step) }
  }
}

extension Point {
  /// The point in the words of a script.
  fileprivate var word: String { "@\(x),\(y)" }
}
