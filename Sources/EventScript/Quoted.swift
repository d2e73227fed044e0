// SPDX-License-Identifier: MIT

/// Texts in quotation marks, in the form of scripts.
enum Quoted {
  /// Returns the text in quotation marks, with the escapes `\n`, `\t`, `\"` and `\\`.
  static func quote(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: result.append(character)
      }
    }
    return result + "\""
  }

  /// Returns the text of a quotation; `nil` if it is invalid.
  static func text(_ quotation: Substring) -> String? {
    guard quotation.count >= 2, quotation.first == "\"", quotation.last == "\"" else { return nil }
    var result = ""
    var rest = quotation.dropFirst().dropLast()
    while let character = rest.popFirst() {
      guard character == "\\" else {
        if character == "\"" { return nil }
        result.append(character)
        continue
      }
      switch rest.popFirst() {
      case "n": result += "\n"
      case "t": result += "\t"
      case "\"": result += "\""
      case "\\": result += "\\"
      default: return nil
      }
    }
    return result
  }
}
