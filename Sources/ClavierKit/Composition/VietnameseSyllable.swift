// SPDX-License-Identifier: MIT

/// The syllables of Vietnamese, as rules for the combination of their parts.
///
/// A syllable is an onset and a rhyme: the vowels and the consonants after them. The glide of `qu`
/// and the i of `gi` belong to the onset here: `quyên` is qu and yên, `giêng` is gi and êng.
enum VietnameseSyllable {
  /// Returns whether a syllable exists.
  ///
  /// - Parameters:
  ///   - onset: The consonants before the vowels, in lower case.
  ///   - rhyme: The vowels with their marks and the consonants after them, in lower case.
  ///   - tone: The tone, 0 for none.
  /// - Returns: Whether the syllable exists with these marks and this tone.
  static func exists(onset: String, rhyme: String, tone: Int) -> Bool {
    guard onset != "q", isSpelled(onset, rhyme) else { return false }
    if names.contains(onset + rhyme) { return [0, 2].contains(tone) }
    // A syllable with a final stop has one of two tones.
    if isStopped(rhyme), ![2, 5].contains(tone) { return false }
    return possibleRhymes(onset, rhyme).contains(where: rhymes.contains)
  }

  /// Returns whether a syllable has this beginning, without regard to the marks of its letters.
  ///
  /// Marks are typed after their letters, or at the end of the word.
  static func begins(onset: String, rhyme: String, tone: Int) -> Bool {
    guard isSpelled(onset, rhyme) else { return false }
    if plain(rhyme) == "ak", names.contains(where: { plain($0) == plain(onset) + "ak" }) {
      return [0, 2].contains(tone)
    }
    if isStopped(rhyme), ![0, 2, 5].contains(tone) { return false }
    return possibleRhymes(onset, rhyme).contains { rhymePrefixes.contains(plain($0)) }
  }

  /// Returns the rhyme alone, and the rhyme with the vowel that belongs to the onset.
  private static func possibleRhymes(_ onset: String, _ rhyme: String) -> [String] {
    switch onset {
    case "qu": [rhyme, "u" + rhyme, "o" + rhyme]
    case "gi": [rhyme, "i" + rhyme]
    default: [rhyme]
    }
  }

  /// Returns whether the onset is spelled as its rhyme demands.
  ///
  /// Before e, ê, i and y the sounds of c, g and ng are written k, gh and ngh. Names also have k
  /// before other vowels, such as Bắc Kạn.
  private static func isSpelled(_ onset: String, _ rhyme: String) -> Bool {
    guard let first = rhyme.first else { return true }
    return switch onset {
    case "c", "ng": !"eêiy".contains(first)
    case "g": !"eêy".contains(first)
    default: true
    }
  }

  private static func isStopped(_ rhyme: String) -> Bool {
    ["c", "ch", "p", "t"].contains { rhyme.hasSuffix($0) }
  }

  private static func plain(_ text: String) -> String {
    String(text.map { VietnameseLetter($0)?.plain ?? $0 })
  }

  /// All rhymes, without tones.
  ///
  /// **Source:** the descriptions of the written Vietnamese syllable in dictionaries, including the
  /// rhymes of loans, such as boong and tuýp.
  private static let rhymes = Set(
    """
    a ac ach ai am an ang anh ao ap at au ay
    ă ăc ăm ăn ăng ăp ăt  â âc âm ân âng âp ât âu ây
    e ec em en eng eo ep et  ê êch êm ên ênh êp êt êu
    i ia ich im in inh ip it iu  iê iêc iêm iên iêng iêp iêt iêu
    o oc oi om on ong op ot ooc oong  oa oac oach oai oam oan oang oanh oao oap oat oay
    oăc oăm oăn oăng oăp oăt  oe oem oen oeng oeo oet
    ô ôc ôi ôm ôn ông ôp ôt  ơ ơi ơm ơn ơp ơt
    u ua uc ui um un ung up ut  uân uâng uât uây  uê uêch uên uênh uêt
    uôc uôi uôm uôn uông uôt  uơ uơn uơt
    uy uya uych uyn uynh uyp uyt uyu  uyên uyêt
    ư ưa ưc ưi ưm ưng ưt ưu  ươc ươi ươm ươn ương ươp ươt ươu
    y yêm yên yêng yêt yêu
    """.split(whereSeparator: \.isWhitespace).map { String($0) })

  /// The syllables that end in k, which only place names have.
  ///
  /// **Source:** provinces and districts of the highlands: Đắk Lắk, Đăk Tô, Đak Pơ, Krông Pắk.
  private static let names: Set = ["đak", "đăk", "lăk", "păk"]

  /// The prefixes of all rhymes, without marks.
  private static let rhymePrefixes = Set(
    rhymes.flatMap { rhyme in
      (0...rhyme.count).map { plain(String(rhyme.prefix($0))) }
    })
}
