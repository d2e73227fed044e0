// SPDX-License-Identifier: MIT

/// How several keys make one character, as their language does it.
public enum Composition: Hashable, Sendable {
  /// The letters of Korean make syllables: ㅎ, ㅏ and ㄴ are 한.
  case hangul
  /// Letters of Vietnamese get their marks and tones from keys that follow: `tieengs` is tiếng.
  case vietnamese(Vietnamese)

  /// How Vietnamese is typed.
  public struct Vietnamese: Hashable, Sendable {
    /// Which keys stand for marks and tones.
    public enum Keys: String, Hashable, Sendable, CaseIterable {
      /// Letters: `s f r x j` are tones, `aa ee oo aw ow uw dd` letters.
      case telex
      /// Digits: `1`–`5` are tones, `6`–`9` marks.
      case vni
    }

    /// On which of two vowels a tone stands where both are possible.
    public enum Tones: String, Hashable, Sendable, CaseIterable {
      /// On the first: hòa, thúy.
      case old
      /// On the main one: hoà, thuý.
      case new
    }

    public var keys: Keys
    public var tones: Tones

    public init(keys: Keys = .telex, tones: Tones = .old) {
      self.keys = keys
      self.tones = tones
    }
  }

  /// How a language is usually typed on phones.
  ///
  /// - Parameter locale: The language, such as "ko" or "vi_VN".
  /// - Returns: `nil` if each key is a character.
  package static func usual(for locale: LocaleIdentifier) -> Composition? {
    switch locale.languageCode {
    case "ko": .hangul
    case "vi": .vietnamese(Vietnamese())
    default: nil
    }
  }
}
