// SPDX-License-Identifier: MIT

/// The state between the lines of `PFX` and `SFX` blocks.
///
/// A block is a header with the number of rules, `SFX D Y 4`, and rules: `SFX D y ied [^aeiou]y`.
struct AffixBlockReader {
  /// The number of rules of the current block that are not read yet.
  private var remainingRules = 0
  private var flag: AffixFlag = 0
  private var kind = AffixClass.Kind.suffix
  private var header: TextLine?

  /// Reads a line if it belongs to a block.
  mutating func read(
    _ line: TextLine, into affixes: inout HunspellAffixes
  ) throws(WordListError) {
    let fields = line.fields
    let lineKind: AffixClass.Kind
    switch String(decoding: fields[0], as: UTF8.self) {
    case "PFX": lineKind = .prefix
    case "SFX": lineKind = .suffix
    default: return
    }
    guard fields.count >= 4 else { throw line.error("has too few fields for an affix") }
    guard let flags = affixes.flagKind.flags(fields[1]), flags.count == 1 else {
      throw line.error("\(TextLine.excerpt(fields[1])) is no flag")
    }
    if remainingRules == 0 {
      try begin(lineKind, flags[0], line, &affixes)
    } else {
      guard lineKind == kind, flags[0] == flag else {
        // Some headers announce more rules than there are; hunspell continues with the next block.
        try begin(lineKind, flags[0], line, &affixes)
        return
      }
      remainingRules -= 1
      let rule = try rule(line, fields, affixes)
      affixes.classes[flag]?.rules.append(rule)
    }
  }

  /// Checks the end of the file.
  ///
  /// - Throws: ``WordListError`` if the last block is incomplete.
  func finish() throws(WordListError) {
    guard remainingRules > 0, let header else { return }
    throw header.error("\(remainingRules) of the rules are missing: the file is cut off")
  }

  private mutating func begin(
    _ kind: AffixClass.Kind, _ flag: AffixFlag, _ line: TextLine,
    _ affixes: inout HunspellAffixes
  ) throws(WordListError) {
    let fields = line.fields
    guard let count = UInt64(decimal: fields[3]), count <= 1 << 20 else {
      throw line.error("\(TextLine.excerpt(fields[3])) is no number of rules")
    }
    let isCrossProduct = fields[2].elementsEqual("Y".utf8)
    guard isCrossProduct || fields[2].elementsEqual("N".utf8) else {
      throw line.error("\(TextLine.excerpt(fields[2])) is neither Y nor N")
    }
    (self.kind, self.flag, remainingRules, header) = (kind, flag, Int(count), line)
    // Some files split one class into two blocks.
    if affixes.classes[flag]?.kind != kind {
      affixes.classes[flag] = AffixClass(kind: kind, isCrossProduct: isCrossProduct)
    }
  }

  private func rule(
    _ line: TextLine, _ fields: [ArraySlice<UInt8>], _ affixes: HunspellAffixes
  ) throws(WordListError) -> AffixClass.Rule {
    let slash = fields[3].firstIndex(of: UInt8(ascii: "/"))
    let flags = try slash.map { slash throws(WordListError) in
      try affixes.flags(fields[3][(slash + 1)...], at: line)
    }
    let strip = try letters(fields[2], line, affixes)
    let affix = try letters(fields[3][..<(slash ?? fields[3].endIndex)], line, affixes)
    let written = fields.count > 4 ? fields[4] : [0x2E]
    guard let text = affixes.decoder.scalars(written), let condition = AffixCondition(text) else {
      throw line.error("\(TextLine.excerpt(written)) is no condition")
    }
    return AffixClass.Rule(strip: strip, affix: affix, condition: condition, flags: flags ?? [])
  }

  /// Returns the letters of a field; the digit zero stands for none.
  private func letters(
    _ field: ArraySlice<UInt8>, _ line: TextLine, _ affixes: HunspellAffixes
  ) throws(WordListError) -> [Unicode.Scalar] {
    if field.elementsEqual("0".utf8) { return [] }
    guard let scalars = affixes.decoder.scalars(field) else {
      throw line.error("is not in the encoding that SET names")
    }
    return scalars
  }
}
