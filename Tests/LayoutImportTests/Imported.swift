// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import Glibc
import LayoutImport

/// The result of importing a text, or the messages about it.
enum Imported {
  case layout(ImportedLayout)
  case refused(ConfigurationError)

  init(yaml: String) { self.init(yaml: Array(yaml.utf8)) }

  init(yaml: [UInt8]) {
    self.init { () throws(ConfigurationError) in
      try LayoutImport.squeekboard(SourceText(name: "x.yaml", bytes: yaml))
    }
  }

  init(csv: String, width: Double? = nil) { self.init(csv: Array(csv.utf8), width: width) }

  init(csv: [UInt8], width: Double? = nil) {
    self.init { () throws(ConfigurationError) in
      try LayoutImport.chromeOSTouchKeyboard(
        SourceText(name: "x.csv", bytes: csv), width: width)
    }
  }

  private init(_ body: () throws(ConfigurationError) -> ImportedLayout) {
    do throws(ConfigurationError) {
      self = .layout(try body())
    } catch {
      self = .refused(error)
    }
  }

  /// The whole message: mistakes, or notes.
  var message: String {
    switch self {
    case .layout(let layout): layout.notes.map(\.description).joined(separator: "\n")
    case .refused(let error): error.description
    }
  }

  /// The first lines of the mistakes or notes, without the excerpts.
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

  /// Returns the rows of a page as actions.
  func rows(
    _ type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case = .lowercased
  ) -> [[KeyboardAction]] {
    page(type, keyboardCase).itemRows.map { $0.map(\.action) }
  }

  /// Returns the page for a context; empty if the import failed.
  func page(
    _ type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case = .lowercased
  ) -> KeyboardLayout {
    let context = KeyboardContext(keyboardType: type, keyboardCase: keyboardCase)
    return layout?.service.keyboardLayout(for: context) ?? KeyboardLayout(itemRows: [])
  }
}

extension String {
  func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
