// SPDX-License-Identifier: MIT

// The file format of own words: a line with the format's name and version, then a line for each
// entry, in ascending order.
//
//   clavier-own-words 1
//   word 3 Grußwort
//   pair 2 thank you
//   removed foo
//   removed a lot

extension OwnWords {
  private static let format = "clavier-own-words 1"

  /// The content of the file.
  public var text: String {
    var lines = words.map { "word \($1) \($0)" }
    lines += pairs.map { "pair \($1) \($0.first) \($0.second)" }
    lines += removed.map { "removed \($0)" }
    return ([Self.format] + lines.sorted()).joined(separator: "\n") + "\n"
  }

  /// Parses the content of a file; one invalid line makes the whole file invalid.
  ///
  /// - Throws: ``LearnedText/ParseError`` for the first invalid line.
  public init(text: String) throws(LearnedText.ParseError) {
    self.init()
    try LearnedText.parse(text, as: Self.format, of: "learned words") { read($0) }
  }

  private mutating func read(_ parts: [String]) -> Bool {
    let count = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    switch (parts.first, parts.count) {
    case ("word", 3):
      guard count > 0, Self.canLearn(parts[2]), words.count < Self.wordLimit else { return false }
      words[parts[2]] = min(count, Self.countLimit)
    case ("pair", 4):
      guard count > 0, Self.canLearn(parts[2]), Self.canLearn(parts[3]),
        pairs.count < Self.pairLimit
      else { return false }
      pairs[Pair(first: parts[2], second: parts[3])] = min(count, Self.countLimit)
    case ("removed", 2...):
      let suggestion = parts.dropFirst().joined(separator: " ")
      guard Self.canRemove(suggestion), removed.count < Self.wordLimit else { return false }
      removed.insert(suggestion)
    default: return false
    }
    return true
  }

  /// The maximum count that is read, so that later additions do not overflow.
  private static let countLimit = 1 << 30
}
