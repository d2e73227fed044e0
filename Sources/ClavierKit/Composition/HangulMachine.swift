// SPDX-License-Identifier: MIT

/// Makes syllables of the letters of Korean, key by key.
///
/// ```
///              consonant           vowel              consonant            consonant that joins
///     nothing ───────────▶ lead ───────────▶ open ─────────────▶ closed ──────────────────────▶ closed
///        │                  ▲ㄱ     가  ▲│vowel that joins │ 각                              │ 갃
///        │ vowel            │           │╰──▶ open 과      │ vowel: the last consonant is    │
///        ╰────▶ vowel ㅏ     ╰───────────┴──────────────────┴──── the next syllable's 가가 ◀───╯
/// ```
///
/// Backspace takes the letters of the last syllable away one by one, as they came. A syllable is whole when another one
/// begins, and when anything else happens.
struct HangulMachine: Hashable, Sendable {
  /// The syllable that is being made.
  private enum State: Hashable {
    case nothing
    case lead(Character)
    /// A vowel without a consonant before it.
    case vowel(Character)
    case open(Character, Character)
    case closed(Character, Character, Character)
  }

  private var state = State.nothing

  /// What stands in the text of the syllable that is being made; empty for nothing.
  var pending: String {
    switch state {
    case .nothing: ""
    case .lead(let letter), .vowel(let letter): String(letter)
    case .open(let lead, let vowel): Hangul.syllable(lead, vowel, nil).map { String($0) } ?? ""
    case .closed(let lead, let vowel, let final):
      Hangul.syllable(lead, vowel, final).map { String($0) } ?? ""
    }
  }

  /// Ends the syllable.
  mutating func reset() { state = .nothing }

  /// Takes a letter in.
  ///
  /// - Parameter letter: What a key types.
  /// - Returns: What stands in the place of ``pending`` now; `nil` if this is no letter of Korean, which ends the syllable.
  mutating func type(_ letter: Character) -> String? {
    if Hangul.isVowel(letter) { return typeVowel(letter) }
    if Hangul.isLead(letter) || Hangul.isFinal(letter) { return typeConsonant(letter) }
    reset()
    return nil
  }

  private mutating func typeVowel(_ letter: Character) -> String {
    let before = pending
    switch state {
    case .nothing: state = .vowel(letter)
    case .lead(let lead): state = .open(lead, letter)
    case .vowel(let vowel):
      guard let joined = Hangul.joinedVowel(vowel, letter) else { return begin(.vowel(letter)) }
      state = .vowel(joined)
    case .open(let lead, let vowel):
      guard let joined = Hangul.joinedVowel(vowel, letter) else { return begin(.vowel(letter)) }
      state = .open(lead, joined)
    case .closed(let lead, let vowel, let final):
      let parts = Hangul.parts(of: final)
      let next = parts?.second ?? final
      guard Hangul.isLead(next) else { return begin(.vowel(letter)) }
      let rest = Hangul.syllable(lead, vowel, parts?.first).map { String($0) } ?? before
      state = .open(next, letter)
      return rest + pending
    }
    return pending
  }

  private mutating func typeConsonant(_ letter: Character) -> String {
    switch state {
    case .nothing: break
    case .open(let lead, let vowel) where Hangul.isFinal(letter):
      state = .closed(lead, vowel, letter)
      return pending
    case .closed(let lead, let vowel, let final):
      guard let joined = Hangul.joinedFinal(final, letter) else { break }
      state = .closed(lead, vowel, joined)
      return pending
    case .lead, .vowel, .open: break
    }
    // Two consonants that only end syllables begin none.
    guard Hangul.isLead(letter) else {
      let before = pending
      state = .nothing
      return before + String(letter)
    }
    return begin(.lead(letter))
  }

  /// Leaves the syllable as it is and begins the next one.
  private mutating func begin(_ next: State) -> String {
    let before = pending
    state = next
    return before + pending
  }

  /// Takes the last letter away.
  ///
  /// - Returns: What stands in the place of ``pending`` now; `nil` if no syllable is being made.
  mutating func deleteBackward() -> String? {
    switch state {
    case .nothing: return nil
    case .lead: state = .nothing
    case .vowel(let vowel): state = Hangul.parts(of: vowel).map { .vowel($0.first) } ?? .nothing
    case .open(let lead, let vowel):
      state = Hangul.parts(of: vowel).map { .open(lead, $0.first) } ?? .lead(lead)
    case .closed(let lead, let vowel, let final):
      state =
        Hangul.parts(of: final).map { .closed(lead, vowel, $0.first) } ?? .open(lead, vowel)
    }
    return pending
  }
}
