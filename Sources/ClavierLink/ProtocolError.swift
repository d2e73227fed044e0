// SPDX-License-Identifier: MIT

/// An error in a line, described for the line's author.
public struct ProtocolError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Creates the error that a name's value is of the wrong kind.
  init(_ name: String, wants wanted: String, not value: JSONValue) {
    self.init("\(name): it must be \(wanted), not \(value.kind)")
  }

  /// Creates the error that a word is not one of the known words.
  init(noSuch noun: String, _ word: String, of words: [String]) {
    let shown = word.unicodeScalars.count <= 40 ? word : "\(word.prefix(40))…"
    self.init("there is no \(noun) \"\(shown)\"; there is \(words.joined(separator: ", "))")
  }
}
