// SPDX-License-Identifier: MIT

import ClavierKit

/// The content of a layout file before its base is resolved.
struct LayoutDraft: FileDraft {
  private(set) var name: (value: String, position: SourcePosition)?
  private(set) var title: String?
  private(set) var locale: KeyboardLocale?
  private(set) var extends: (value: String, position: SourcePosition)?
  private(set) var inputSets = InputSetKeys()
  private(set) var letterStyle: KeyboardLayout.LetterStyle?
  private(set) var pages: [PageDraft] = []
  private(set) var edits: [EditDraft] = []
  /// The errors within the file.
  private(set) var problems: [Problem] = []
  /// The full names of all requested keys.
  private(set) var keys: [String] = []

  /// Whether the file has no content other than comments.
  private(set) var isEmpty = false

  /// The words for tables in messages about layout files.
  static let vocabulary = Problem.Vocabulary(
    manual: "clavier-layout(5)",
    rootKeys: [
      "name", "title", "locale", "extends", "letters", "letter_style", "numeric", "symbolic",
    ],
    title: { path in
      switch path {
      case "key": "a key's table"
      case "row": "a row's table"
      case "letter": "a letter's table"
      default: "[[\(path)]]"
      }
    })

  /// The maximum number of keys on all pages of a file, which is that of ten large keyboards.
  static let keyLimit = 2048

  /// The keys that distinguish a layout from themes and configurations.
  static let markers = [
    "name", "locale", "letters", "letter_style", "numeric", "symbolic", "page", "edit",
  ]

  init(_ source: SourceText, at path: FilePath) throws(Diagnostic) {
    try source.checkIsText()
    let root = try TOMLNode.parse(source)
    if case .table(let entries) = root.value { isEmpty = entries.isEmpty }
    let findings = read(root)
    (problems, keys) = (findings.problems, findings.names)
  }

  private mutating func read(_ root: TOMLNode) -> TOMLReader.Findings {
    var reader = TOMLReader(root: root)
    var keyCount = 0
    name = reader.name("name")
    title = reader.title()
    reader.language("locale", into: &locale)
    extends = reader.name("extends")
    inputSets.letters = reader.inputSet("letters")
    reader.choice(
      "letter_style", KeyboardLayout.LetterStyle.allCases.map { ($0.rawValue, $0) },
      into: &letterStyle)
    inputSets.numeric = reader.inputSet("numeric")
    inputSets.symbolic = reader.inputSet("symbolic")
    reader.tables("page", atMost: TOMLReader.pageLimit) { table, position in
      pages += table.pages(at: position)
      let isFull = keyCount > Self.keyLimit
      keyCount += pages.last?.position == position ? pages.last?.keys.count ?? 0 : 0
      if !isFull, keyCount > Self.keyLimit {
        table.report("more than \(Self.keyLimit) keys in all")
      }
    }
    reader.tables("edit", atMost: TOMLReader.editLimit) { table, position in
      if let edit = table.edit(at: position) { edits.append(edit) }
    }
    return reader.finish()
  }
}

extension TOMLReader {
  /// Reads the title.
  fileprivate mutating func title() -> String? {
    guard let title = text("title") else { return nil }
    guard (1...LayoutFile.maximumTitleLength).contains(title.value.unicodeScalars.count) else {
      return refuse(
        "title", at: title.position, "expected 1 to \(LayoutFile.maximumTitleLength) characters")
    }
    return title.value
  }
}
