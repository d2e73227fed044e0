// SPDX-License-Identifier: MIT

/// The names of layouts, themes and pages.
enum FileName {
  /// The suffix of the files' names.
  static let suffix = ".toml"

  private static let maximumLength = 64

  /// Returns the reason why a text cannot be a name; `nil` if it can.
  ///
  /// Names become parts of paths, and the permitted characters cannot leave the directory.
  static func error(in text: String) -> String? {
    if text.isEmpty { return "is empty" }
    if text.utf8.count > maximumLength { return "is longer than \(maximumLength) characters" }
    guard !text.utf8.allSatisfy(\.isNameByte) else { return nil }
    return "is no name; only letters, digits, - and _ may be in it"
  }

  /// Returns the name of a file's content: the last component of its path, without `.toml`.
  static func ofFile(at path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(suffix) ? String(file.dropLast(suffix.utf8.count)) : file
  }
}

extension UInt8 {
  /// Whether this is an ASCII letter, a digit, `-` or `_`.
  var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension TOMLReader {
  /// Reads a name, with its position.
  mutating func name(_ key: String) -> (value: String, position: SourcePosition)? {
    guard let text = text(key) else { return nil }
    guard let reason = FileName.error(in: text.value) else { return text }
    return refuse(key, at: text.position, "\(quoted(text.value)) \(reason)")
  }

  /// Reads a name, or an empty text for none.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - prefix: The prefix of names of another kind, which are returned unchecked; `nil` for none.
  /// - Returns: The name; `nil` if the key is missing or invalid.
  mutating func optionalName(_ key: String, besides prefix: String? = nil) -> String? {
    guard let text = text(key) else { return nil }
    if text.value.isEmpty { return "" }
    if let prefix, text.value.hasPrefix(prefix) { return text.value }
    guard let reason = FileName.error(in: text.value) else { return text.value }
    // XKB's notation of a layout with its variant.
    let isXKBNotation = text.value.contains("(") && text.value.hasSuffix(")")
    let remedy =
      prefix.flatMap {
        isXKBNotation ? "; for an XKB layout write \(key) = \"\($0)\(text.value)\"" : nil
      }
    return refuse(key, at: text.position, "\(quoted(text.value)) \(reason)\(remedy ?? "")")
  }
}
