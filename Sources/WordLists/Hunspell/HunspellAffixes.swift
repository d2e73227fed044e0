// SPDX-License-Identifier: MIT

/// The `.aff` file of a hunspell dictionary: its encoding, its flags and its affixes.
///
/// The lines for suggestions, compounds, input conversion and morphology are skipped.
///
/// **Source:** hunspell(5).
struct HunspellAffixes {
  /// The flags of the properties of words; `nil` for a property that the file does not use.
  struct Properties {
    var noSuggest: AffixFlag?
    var forbidden: AffixFlag?
    var onlyInCompound: AffixFlag?
    var needsAffix: AffixFlag?
    var circumfix: AffixFlag?
  }

  var decoder = Decoder(.latin1)
  var flagKind = AffixFlagKind.byte
  /// The sets of flags that are referred to by numbers, from 1; empty if flags are written out.
  var aliases: [[AffixFlag]] = []
  var properties = Properties()
  var classes: [AffixFlag: AffixClass] = [:]
  var language: String?
  /// Whether two prefixes and one suffix combine, instead of one prefix and two suffixes.
  var hasTwoPrefixes = false
  var stripsAll = false
  private var declaredAliasCount: Int?

  /// Reads the file in two passes, since its encoding may follow the lines that use it.
  ///
  /// - Throws: ``WordListError`` with the line of the `.aff` file.
  init(_ bytes: [UInt8]) throws(WordListError) {
    do throws(WordListError) {
      if let zero = bytes.firstIndex(of: 0) {
        throw WordListError("is no text: byte \(zero) is zero")
      }
      var lines = TextLines(bytes)
      while let line = lines.nextEntry() { try readNotation(line) }
      // Files that were converted to UTF-8 have letters as flags without declaring them.
      if flagKind == .byte, String(validating: bytes, as: UTF8.self) != nil {
        flagKind = .character
      }
      lines = TextLines(bytes)
      var reader = AffixBlockReader()
      while let line = lines.nextEntry() {
        try readContent(line)
        try reader.read(line, into: &self)
      }
      try reader.finish()
    } catch {
      throw error.inAffixes()
    }
  }

  /// Reads a line that determines the notation of the others.
  private mutating func readNotation(_ line: TextLine) throws(WordListError) {
    let fields = line.fields
    guard let name = fields.first, fields.count >= 2 else { return }
    let value = String(decoding: fields[1], as: UTF8.self)
    switch String(decoding: name, as: UTF8.self) {
    case "SET":
      guard let charset = Charset(named: value) else {
        throw line.error(
          "\(TextLine.excerpt(fields[1])) is no known encoding; convert both files with iconv, "
            + "and write SET UTF-8")
      }
      decoder = Decoder(charset)
    case "FLAG":
      guard let kind = AffixFlagKind(named: value) else {
        throw line.error("\(TextLine.excerpt(fields[1])) is no kind of flags")
      }
      flagKind = kind
    case "LANG": language = value.languageCode
    default: return
    }
  }

  /// Reads a line of properties and aliases.
  private mutating func readContent(_ line: TextLine) throws(WordListError) {
    let fields = line.fields
    switch String(decoding: fields[0], as: UTF8.self) {
    case "COMPLEXPREFIXES": hasTwoPrefixes = true
    case "FULLSTRIP": stripsAll = true
    case "NOSUGGEST": properties.noSuggest = try flag(line)
    case "FORBIDDENWORD": properties.forbidden = try flag(line)
    case "ONLYINCOMPOUND": properties.onlyInCompound = try flag(line)
    case "NEEDAFFIX", "PSEUDOROOT": properties.needsAffix = try flag(line)
    case "CIRCUMFIX": properties.circumfix = try flag(line)
    case "AF": try readAlias(line)
    default: return
    }
  }

  private func flag(_ line: TextLine) throws(WordListError) -> AffixFlag {
    guard line.fields.count >= 2, let flags = flagKind.flags(line.fields[1]), flags.count == 1
    else { throw line.error("needs one flag") }
    return flags[0]
  }

  private mutating func readAlias(_ line: TextLine) throws(WordListError) {
    guard line.fields.count >= 2 else { throw line.error("needs a number or flags") }
    if declaredAliasCount == nil {
      guard let count = UInt64(decimal: line.fields[1]), count <= 1 << 20 else {
        throw line.error("needs the number of aliases")
      }
      declaredAliasCount = Int(count)
      return
    }
    guard let flags = flagKind.flags(line.fields[1]) else {
      throw line.error("\(TextLine.excerpt(line.fields[1])) writes no flags")
    }
    aliases.append(flags)
  }

  /// Returns the flags of a field, which may be the number of an alias.
  func flags(_ field: ArraySlice<UInt8>, at line: TextLine) throws(WordListError) -> [AffixFlag] {
    if aliases.isEmpty {
      guard let flags = flagKind.flags(field) else {
        throw line.error("\(TextLine.excerpt(field)) writes no flags")
      }
      return flags
    }
    guard let number = UInt64(decimal: field), number <= aliases.count else {
      throw line.error("\(TextLine.excerpt(field)) is none of the \(aliases.count) flag aliases")
    }
    return number == 0 ? [] : aliases[Int(number) - 1]
  }
}
