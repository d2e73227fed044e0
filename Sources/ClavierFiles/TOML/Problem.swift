// SPDX-License-Identifier: MIT

/// Something in a TOML tree that its reader does not accept.
struct Problem {
  var position: SourcePosition
  var kind: Kind

  enum Kind {
    case message(String)
    /// A key that nobody asked for, in a table by its path; the root's is empty.
    case unknownKey(String, table: String)
  }

  /// What to tell the author.
  ///
  /// - Parameter names: The full names of all keys that there are, such as `touch.area.left`.
  /// - Returns: What is wrong, in one line.
  func message(knowing names: [String]) -> String {
    switch kind {
    case .message(let text): text
    case .unknownKey(let key, let table):
      Self.unknown(key, table, "; " + Self.remedy(for: key, in: table, names))
    }
  }

  private static func unknown(_ key: String, _ table: String, _ remedy: String) -> String {
    let place = table.isEmpty ? "above the first section" : "in [\(table)]"
    return "there is no key \(quoted(key)) \(place)\(remedy)"
  }

  private static func remedy(for key: String, in table: String, _ names: [String]) -> String {
    let prefix = table.isEmpty ? "" : table + "."
    let siblings = names.compactMap { name -> String? in
      guard name.hasPrefix(prefix) else { return nil }
      let rest = name.dropFirst(prefix.count)
      return rest.contains(".") ? nil : String(rest)
    }
    if let name = names.first(where: { $0.hasSuffix("." + key) }),
      let dot = name.lastIndex(of: ".")
    {
      return "it belongs in [\(name[..<dot])]"
    }
    if let near = suggestion(for: key, among: siblings) {
      return "did you mean \"\(near)\"?"
    }
    return "clavier.toml(5) lists them all"
  }
}
