// SPDX-License-Identifier: MIT

/// The method by which several keys compose one character.
public enum Composition: Hashable, Sendable {
  /// Korean letters form syllables: ㅎ, ㅏ and ㄴ become 한.
  case hangul
  /// Vietnamese letters get marks and tones from the keys after them: `tieengs` becomes tiếng.
  case vietnamese(Vietnamese)

  /// The input method of Vietnamese.
  public struct Vietnamese: Hashable, Sendable {
    /// The keys for marks and tones.
    public enum Keys: String, Hashable, Sendable, CaseIterable {
      /// Letters: `s f r x j` are tones, `aa ee oo aw ow uw dd` letters.
      case telex
      /// Digits: `1`–`5` are tones, `6`–`9` marks.
      case vni
      /// Signs directly after their letter, as in `Vie^.t Nam`. A sign after a backslash types
      /// itself.
      ///
      /// **Source:** RFC 1456, "Conventions for Encoding the Vietnamese Language".
      case viqr
    }

    /// The placement of the tone where two vowels are possible.
    public enum Tones: String, Hashable, Sendable, CaseIterable {
      /// The first vowel: hòa, thúy.
      case old
      /// The main vowel: hoà, thuý.
      case new
    }

    public var keys: Keys
    public var tones: Tones

    public init(keys: Keys = .telex, tones: Tones = .old) {
      self.keys = keys
      self.tones = tones
    }
  }

  /// Returns the usual method of a language on phones.
  ///
  /// - Parameter locale: The language, such as "ko" or "vi_VN".
  /// - Returns: The method; `nil` for languages where each key types a character.
  package static func usual(for locale: LocaleIdentifier) -> Composition? {
    switch locale.languageCode {
    case "ko": .hangul
    case "vi": .vietnamese(Vietnamese())
    default: nil
    }
  }
}
