// SPDX-License-Identifier: MIT

/// The affixes of one flag, from a block of `PFX` or `SFX` lines.
struct AffixClass {
  /// One affix rule, from a line of the block.
  struct Rule {
    /// The letters to remove from the edge of the word.
    var strip: [Unicode.Scalar]
    /// The letters to add at that edge.
    var affix: [Unicode.Scalar]
    var condition: AffixCondition
    /// The flags of the resulting form: further affixes, and properties.
    var flags: [AffixFlag]
  }

  enum Kind {
    case prefix, suffix
  }

  let kind: Kind
  /// Whether prefixes of this class combine with suffixes, and suffixes with prefixes.
  let isCrossProduct: Bool
  var rules: [Rule] = []

  /// Applies a rule to a word.
  ///
  /// - Parameters:
  ///   - rule: A rule of this class.
  ///   - word: The letters of the word.
  ///   - stripsAll: Whether the rule may remove the whole word (`FULLSTRIP`).
  /// - Returns: The resulting form; `nil` if the rule does not apply.
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
