// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import Glibc
import LayoutImport
import Testing

/// Imports a text, or says what its author is told.
enum Imported {
  case layout(ImportedLayout)
  case refused(ConfigurationError)

  init(yaml: String) { self.init(yaml: Array(yaml.utf8)) }

  init(yaml: [UInt8]) {
    self.init { () throws(ConfigurationError) in
      try LayoutImport.squeekboard(yaml: yaml, named: "x.yaml")
    }
  }

  init(csv: String, width: Double? = nil) { self.init(csv: Array(csv.utf8), width: width) }

  init(csv: [UInt8], width: Double? = nil) {
    self.init { () throws(ConfigurationError) in
      try LayoutImport.chromeOSTouchKeyboard(csv: csv, named: "x.csv", width: width)
    }
  }

  private init(_ body: () throws(ConfigurationError) -> ImportedLayout) {
    do throws(ConfigurationError) {
      self = .layout(try body())
    } catch {
      self = .refused(error)
    }
  }

  /// All that its author is told: mistakes, or notes.
  var message: String {
    switch self {
    case .layout(let layout): layout.notes.map(\.description).joined(separator: "\n")
    case .refused(let error): error.description
    }
  }

  /// The first lines of the mistakes or notes: without the excerpts.
  var headlines: [String] {
    let diagnostics =
      switch self {
      case .layout(let layout): layout.notes
      case .refused(let error): error.diagnostics
      }
    return diagnostics.map { diagnostic in
      let position = diagnostic.position.map { "\($0.line):\($0.column): " } ?? ""
      return position + diagnostic.message
    }
  }

  var layout: ImportedLayout? {
    if case .layout(let layout) = self { layout } else { nil }
  }

  /// The rows of a page as actions.
  func rows(
    _ type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case = .lowercased
  ) -> [[KeyboardAction]] {
    page(type, keyboardCase).itemRows.map { $0.map(\.action) }
  }

  /// The page for a context; empty if nothing was imported.
  func page(
    _ type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case = .lowercased
  ) -> KeyboardLayout {
    let context = KeyboardContext(keyboardType: type, keyboardCase: keyboardCase)
    return layout?.service.keyboardLayout(for: context) ?? KeyboardLayout(itemRows: [])
  }
}

/// Makes sure that the touch frames of a keyboard fill it without overlap, and that caps are inside.
func expectTiled(_ frames: KeyboardFrames, _ comment: String) {
  var area = 0.0
  for row in frames.rows {
    let keys = frames.keys[row.keys]
    let meet = zip(keys, keys.dropFirst()).allSatisfy { $0.touchFrame.maxX == $1.touchFrame.minX }
    let fill =
      keys.first?.touchFrame.minX == 0 && keys.last?.touchFrame.maxX == frames.size.width
    #expect(meet && fill, "\(comment)")
    for key in keys {
      let (cap, touch) = (key.capFrame, key.touchFrame)
      let isInside =
        touch.minX <= cap.minX && cap.minX <= cap.maxX && cap.maxX <= touch.maxX
        && touch.minY <= cap.minY && cap.minY <= cap.maxY && cap.maxY <= touch.maxY
      if !isInside { Issue.record("\(comment): \(cap) in \(touch)") }
      area += touch.width * touch.height
    }
  }
  let meet = zip(frames.rows, frames.rows.dropFirst()).allSatisfy { $0.maxY == $1.minY }
  let whole = frames.size.width * frames.size.height
  #expect(
    meet && frames.rows.first?.minY == 0 && frames.rows.last?.maxY == frames.size.height
      && abs(area - whole) <= 1e-9 * whole, "\(comment)")
}

/// How long a thread works at something, whatever else the machine does.
func workingTime(_ body: () -> Void) -> Duration {
  func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
  let start = now()
  body()
  return now() - start
}

extension String {
  func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
