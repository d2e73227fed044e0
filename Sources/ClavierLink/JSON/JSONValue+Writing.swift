// SPDX-License-Identifier: MIT

extension JSONValue {
  /// The value as one line of UTF-8, with its line feed.
  package var line: [UInt8] {
    var json = JSONBytes()
    write(to: &json)
    json.endLine()
    return json.bytes
  }

  private func write(to json: inout JSONBytes) {
    switch self {
    case .null: json.null()
    case .fraction(let number): json.fraction(number)
    case .boolean(let flag): json.flag(flag)
    case .integer(let number): json.integer(number)
    case .string(let text): json.text(text)
    case .list(let values): json.list(of: values) { $0.write(to: &$1) }
    case .object(let members):
      json.beginObject()
      for member in members {
        json.name(member.name)
        member.value.write(to: &json)
      }
      json.endObject()
    }
  }
}
