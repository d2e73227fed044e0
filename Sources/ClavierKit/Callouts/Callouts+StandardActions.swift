// SPDX-License-Identifier: MIT

extension Callouts.Actions {
  /// What keys offer in English.
  ///
  /// **Source:** KeyboardKit's base service. Its keys of quotation marks offer the straight ones first;
  /// that every list begins with its key, so that a long press alone types it, is ours.
  public static let english = Self(characters: [
    "a": "aàáâäæãåā", "c": "cçćč", "e": "eèéêëēėę", "i": "iîïíīįì", "l": "lł", "n": "nñń",
    "o": "oôöòóœøōõ", "s": "sßśš", "u": "uûüùúū", "y": "yÿ", "z": "zžźż",
    "0": "0°", "-": "-–—•", "/": "/\\", "$": "$₽¥€¢£₩", "&": "&§", "”": "”\"„“«»", ".": ".…",
    "?": "?¿", "!": "!¡", "’": "’'‘`", "%": "%‰", "=": "=≠≈",
  ])

  /// What keys offer in German: the language's own letters first, and its quotation marks.
  ///
  /// **Source:** CLDR's exemplar characters of German and what other touch keyboards add to them;
  /// KeyboardKit's base service for signs.
  public static let german = Self(characters: [
    "a": "aäâàæáãåāă", "c": "cçćč", "e": "eéèêëēĕė", "g": "gğ", "i": "iíìïîīıĭ", "l": "lł",
    "n": "nñń", "o": "oöôòóøōœŏõ", "s": "sßşśš", "u": "uüûùúŭū", "y": "yÿ", "z": "zžźż",
    "0": "0°", "-": "-–—•", "/": "/\\", "€": "€$£¥₩¢₽", "$": "$₽¥€¢£₩", "&": "&§",
    "”": "”\"„“«»", ".": ".…", "?": "?¿", "!": "!¡", "’": "’'‚‘`", "%": "%‰", "=": "=≠≈",
  ])
}

extension KeyboardLocale {
  /// What keys offer in the language.
  public var calloutActions: Callouts.Actions {
    switch self {
    case .english: .english
    case .german: .german
    }
  }

  /// The ends of common addresses, those of the whole world first.
  ///
  /// **Source:** KeyboardKit 9.8 for the first four; ISO 3166 for the countries of the language.
  public var domains: [String] {
    let countries =
      switch self {
      case .english: [".uk", ".us"]
      case .german: [".de", ".at", ".ch"]
      }
    return [".com", ".org", ".net", ".edu"] + countries
  }
}
