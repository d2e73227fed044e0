// SPDX-License-Identifier: MIT

/// The inflected forms of a stem, those with the fewest affixes first.
///
/// One prefix and up to two suffixes apply, or two prefixes and one suffix with `COMPLEXPREFIXES`.
/// Compounds are not formed. The number of forms and of tried rules is bounded for any dictionary.
struct WordForms {
  /// An intermediate form, with the affixes that may still apply.
  private struct State {
    var word: [Unicode.Scalar]
    /// The flags of the stem or of the last affix.
    var flags: [AffixFlag]
    /// The flags before a cross-product suffix: their prefixes still apply if they are
    /// cross-product too.
    var earlier: [AffixFlag] = []
    var prefixes = 0
    var suffixes = 0
    /// Whether the stem or an affix occurs only in compounds, so that no form of it is a word.
    var isOnlyInCompounds = false
    /// The number of circumfixes among the prefixes, minus that among the suffixes.
    var circumfixes = 0
  }

  /// The maximum number of rules tried for one stem.
  private static let stemRuleLimit = 200_000
  /// The maximum number of rules tried for all stems, so that no dictionary takes longer than
  /// minutes.
  private static let totalRuleLimit = 10_000_000_000

  private let affixes: HunspellAffixes
  private let limit: Int
  private let ruleLimit: Int

  /// Creates the generator of forms.
  ///
  /// - Parameters:
  ///   - affixes: The affixes of the dictionary.
  ///   - limit: The maximum number of forms for one stem.
  ///   - stems: The number of stems of the dictionary, which share the total number of rules.
  init(_ affixes: HunspellAffixes, limit: Int, stems: Int) {
    self.affixes = affixes
    self.limit = limit
    ruleLimit = min(Self.stemRuleLimit, Self.totalRuleLimit / max(stems, 1))
  }

  /// Calls a function with each form; a form may occur twice.
  ///
  /// - Parameters:
  ///   - stem: The letters of the stem.
  ///   - flags: The flags of the stem.
  ///   - body: The function, called with each form.
  /// - Returns: The number of forms.
  @discardableResult
  func forEach(
    _ stem: [Unicode.Scalar], _ flags: [AffixFlag], _ body: ([Unicode.Scalar]) -> Void
  ) -> Int {
    var states = [State(word: stem, flags: flags)]
    states[0].isOnlyInCompounds = hasProperty(affixes.properties.onlyInCompound, flags)
    var next = 0
    var count = 0
    var triedRules = 0
    while next < states.count, count < limit, triedRules < ruleLimit {
      let state = states[next]
      next += 1
      if isWord(state) {
        body(state.word)
        count += 1
      }
      extend(state, &states, &triedRules)
    }
    return count
  }

  private func isWord(_ state: State) -> Bool {
    state.circumfixes == 0 && !state.isOnlyInCompounds && !state.word.isEmpty
      && !hasProperty(affixes.properties.needsAffix, state.flags)
  }

  private func hasProperty(_ flag: AffixFlag?, _ flags: [AffixFlag]) -> Bool {
    flag.map(flags.contains) ?? false
  }

  /// Adds the states with one more affix.
  private func extend(_ state: State, _ states: inout [State], _ triedRules: inout Int) {
    let maximumPrefixes = affixes.hasTwoPrefixes ? 2 : 1
    let maximumSuffixes = affixes.hasTwoPrefixes ? 1 : 2
    for flag in state.flags {
      guard let affixClass = affixes.classes[flag] else { continue }
      switch affixClass.kind {
      case .prefix where state.prefixes < maximumPrefixes: break
      case .suffix where state.suffixes < maximumSuffixes: break
      default: continue
      }
      apply(affixClass, to: state, &states, &triedRules)
    }
    guard state.prefixes < maximumPrefixes else { return }
    for flag in state.earlier where !state.flags.contains(flag) {
      guard let affixClass = affixes.classes[flag], affixClass.kind == .prefix,
        affixClass.isCrossProduct
      else { continue }
      apply(affixClass, to: state, &states, &triedRules)
    }
  }

  private func apply(
    _ affixClass: AffixClass, to state: State, _ states: inout [State], _ triedRules: inout Int
  ) {
    for rule in affixClass.rules {
      triedRules += 1
      guard states.count < 4 * limit + 16,
        let word = affixClass.form(rule, of: state.word, stripsAll: affixes.stripsAll)
      else { continue }
      var new = State(word: word, flags: rule.flags, prefixes: state.prefixes)
      new.suffixes = state.suffixes
      new.circumfixes = state.circumfixes
      new.isOnlyInCompounds =
        state.isOnlyInCompounds || hasProperty(affixes.properties.onlyInCompound, rule.flags)
      let isCircumfix = hasProperty(affixes.properties.circumfix, rule.flags)
      switch affixClass.kind {
      case .prefix:
        new.prefixes += 1
        if isCircumfix { new.circumfixes += 1 }
      case .suffix:
        new.suffixes += 1
        if isCircumfix { new.circumfixes -= 1 }
        if affixClass.isCrossProduct { new.earlier = state.earlier + state.flags }
      }
      states.append(new)
    }
  }
}
