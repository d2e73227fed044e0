// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("An object with state has few stored properties, in reach of few files")
struct StoredPropertyTests {
  /// Plain values, whose properties are independent: settings, styles, a context, a device.
  private static let values: Set<String> = [
    "CorrectionCosts", "EmojiKeyboardStyle", "InputNode", "KeyboardContext", "PanelSettings",
    "Styles", "ThemeDraft", "ThemePalette",
  ]

  /// **Source:** ours: an object with more is made of parts that have not been named yet.
  private static let limit = 14

  @Test("No object has more than the limit")
  func limit() {
    let types = SourceFile.sources.filter { $0.path.hasSuffix(".swift") }
      .flatMap(\.storedPropertyCounts)
    #expect(types.contains { $0.name == "KeyboardEngine" && $0.count > 10 })
    #expect(Self.values.isSubset(of: types.lazy.filter { $0.count > Self.limit }.map(\.name)))
    for type in types where type.count > Self.limit && !Self.values.contains(type.name) {
      Issue.record("\(type.name) has \(type.count) stored properties")
    }
  }

  @Test("Computed properties, and those of inner types, do not count")
  func count() {
    let text = """
      public struct Outer {
        public let first: Int
        private(set) var second = { 1 }()
        var third: Int { didSet { print() } }
        lazy var fourth = 4
        var fifth: Int {
          didSet { print() }
        }
        static let none = 0
        var computed: Int { 0 }
        var longer: Int {
          let local = 1
          return local
        }
        final class Inner {
          var sixth = 6
        }
        func function() { var local = 0 }
      }
      """
    let file = SourceFile(path: "", lines: text.components(separatedBy: "\n"))
    let counts = file.storedPropertyCounts.map { "\($0.name) \($0.count)" }.sorted()
    #expect(counts == ["Inner 1", "Outer 5"])
  }
}

extension SourceFile {
  /// The structures and classes of the file, with the number of stored properties in their bodies.
  fileprivate var storedPropertyCounts: [(name: String, count: Int)] {
    lines.indices.compactMap { start in
      let line = lines[start]
      let words = line.split(separator: " ")
      guard line.hasSuffix("{"),
        let keyword = words.firstIndex(where: { $0 == "struct" || $0 == "class" }),
        keyword + 1 < words.count, words[..<keyword].allSatisfy(Self.isModifier)
      else { return nil }
      let indentation = String(line.prefix { $0 == " " })
      let body = lines[(start + 1)...].prefix { $0 != indentation + "}" }
      let name = words[keyword + 1].prefix { $0.isLetter || $0.isNumber }
      // A stored property with observers begins like a computed one.
      let count = body.indices.count { index in
        Self.isStored(body[index], at: indentation + "  ")
          || body[index].hasSuffix(" {") && lines[index + 1].hasPrefix(indentation + "    didSet")
      }
      return (String(name), count)
    }
  }

  private static func isModifier(_ word: Substring) -> Bool {
    let modifiers = ["public", "package", "private", "fileprivate", "final", "lazy", "weak"]
    return modifiers.contains(String(word)) || word.hasPrefix("@") || word.hasSuffix("(set)")
      || word.hasPrefix("unowned") || word.hasPrefix("nonisolated")
  }

  /// Returns whether a line declares a stored property at an indentation.
  private static func isStored(_ line: String, at indentation: String) -> Bool {
    guard line.hasPrefix(indentation), line.dropFirst(indentation.count).first != " " else {
      return false
    }
    let words = line.split(separator: " ")
    guard let keyword = words.firstIndex(where: { $0 == "let" || $0 == "var" }),
      words[..<keyword].allSatisfy(isModifier)
    else { return false }
    // A computed property has its body in place of a value.
    let declaration = line.prefix { $0 != "=" }
    return !declaration.contains("{") || line.contains("{ didSet")
  }
}
