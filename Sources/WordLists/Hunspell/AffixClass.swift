// SPDX-License-Identifier: MIT

/// The affixes of one flag: a block of `PFX` or `SFX` lines.
struct AffixClass {
  /// One line of the block.
  struct Rule {
    /// The letters taken from the edge of the word.
    var strip: [Unicode.Scalar]
    /// The letters put there.
    var affix: [Unicode.Scalar]
    var condition: AffixCondition
    /// The flags of the form: further affixes, and properties.
    var flags: [AffixFlag]
  }

  enum Kind {
    case prefix, suffix
  }

  let kind: Kind
  /// Whether the affixes combine with those of the other kind.
  let crosses: Bool
  var rules: [Rule] = []

  /// Applies a rule to a word.
  ///
  /// - Parameters:
  ///   - rule: A rule of this class.
  ///   - word: The letters of the word.
  ///   - stripsAll: Whether nothing of the word need be left, `FULLSTRIP`.
  /// - Returns: The form; `nil` if the rule does not apply.
  func form(
    _ rule: Rule, of word: [Unicode.Scalar], stripsAll: Bool
  ) -> [Unicode.Scalar]? {
    let kept = word.count - rule.strip.count
    guard kept > 0 || (kept == 0 && stripsAll),
      kept + rule.affix.count <= WordListLimits.letters
    else { return nil }
    switch kind {
    case .prefix:
      guard word.starts(with: rule.strip), rule.condition.fitsStart(of: word) else { return nil }
      return rule.affix + word[(word.count - kept)...]
    case .suffix:
      guard rule.condition.fitsEnd(of: word), word[kept...].elementsEqual(rule.strip) else {
        return nil
      }
      return word[..<kept] + rule.affix
    }
  }
}
