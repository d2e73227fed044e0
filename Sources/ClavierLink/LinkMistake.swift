// SPDX-License-Identifier: MIT

/// What is wrong with a line, for whoever wrote it.
public struct LinkMistake: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// The value of a name is not of the kind that it must be.
  init(_ name: String, wants wanted: String, not value: JSONValue) {
    self.init("\(name): it must be \(wanted), not \(value.kind)")
  }

  /// A word that is none of those that there are.
  init(noSuch thing: String, _ word: String, of words: [String]) {
    let shown = word.unicodeScalars.count <= 40 ? word : "\(word.prefix(40))…"
    self.init("there is no \(thing) \"\(shown)\"; there is \(words.joined(separator: ", "))")
  }
}
