// SPDX-License-Identifier: MIT

/// Texts in quotation marks, as scripts write them.
enum Quoted {
  /// The text in quotation marks, with `\n`, `\t`, `\"` and `\\` for what would not show.
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

  /// The text that a quotation stands for; `nil` if it is none.
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
