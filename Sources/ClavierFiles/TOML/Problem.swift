// SPDX-License-Identifier: MIT

/// Something in a TOML tree that its reader does not accept.
struct Problem {
  var position: SourcePosition
  var kind: Kind

  enum Kind {
    case message(String)
    /// A key that nobody asked for, in a table by its path.
    case unknownKey(String, table: String)
    /// A key of the root that nobody asked for; a section, or one that stands before all of them.
    case unknownRootKey(String, isSection: Bool)
  }

  /// What to tell the author.
  ///
  /// - Parameter names: The full names of all keys that there are, such as `touch.area.left`.
  /// - Returns: What is wrong and how to repair it, in one line.
  func message(knowing names: [String]) -> String {
    switch kind {
    case .message(let text):
      return text
    case .unknownKey(let key, let table):
      let siblings = names.filter { $0.hasPrefix(table + ".") }
        .map { String($0.dropFirst(table.count + 1)) }
      let near = suggestion(for: key, among: siblings).map { "did you mean \"\($0)\"?" }
      return "there is no key \(quoted(key)) in [\(table)]; "
        + (Self.home(of: key, names) ?? near ?? Self.manual)
    case .unknownRootKey(let key, isSection: false):
      return "there is no key \(quoted(key)) outside the sections; "
        + (Self.home(of: key, names) ?? Self.manual)
    case .unknownRootKey(let key, isSection: true):
      let sections = names.filter { !$0.contains(".") }
      let near = suggestion(for: key, among: sections).map { "did you mean [\($0)]?" }
      return "there is no section \(quoted(key)); " + (near ?? Self.manual)
    }
  }

  /// Where a key is at home that stands in the wrong place.
  private static func home(of key: String, _ names: [String]) -> String? {
    guard let name = names.first(where: { $0.hasSuffix("." + key) }),
      let dot = name.lastIndex(of: ".")
    else { return nil }
    return "it belongs in [\(name[..<dot])]"
  }

  private static let manual = "clavier.toml(5) lists all that there are"
}
