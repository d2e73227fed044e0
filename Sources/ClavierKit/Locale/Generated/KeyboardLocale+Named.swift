// SPDX-License-Identifier: MIT
//
// Written by scripts/locales of the files in Locale/Data: change those.
// swift-format-ignore-file

extension KeyboardLocale {
  /// Arabic.
  public static var arabic: KeyboardLocale { KeyboardLocale(row: 3) }
  /// Arabic (PC).
  public static var arabicPc: KeyboardLocale { KeyboardLocale(row: 4) }
  /// Azerbaijani.
  public static var azerbaijani: KeyboardLocale { KeyboardLocale(row: 7) }
  /// Belarusian.
  public static var belarusian: KeyboardLocale { KeyboardLocale(row: 9) }
  /// Bulgarian.
  public static var bulgarian: KeyboardLocale { KeyboardLocale(row: 11) }
  /// Bengali.
  public static var bengali: KeyboardLocale { KeyboardLocale(row: 13) }
  /// Catalan.
  public static var catalan: KeyboardLocale { KeyboardLocale(row: 18) }
  /// Cherokee.
  public static var cherokee: KeyboardLocale { KeyboardLocale(row: 20) }
  /// Kurdish (Sorani).
  public static var kurdishSorani: KeyboardLocale { KeyboardLocale(row: 21) }
  /// Kurdish (Sorani, Arabic arrangement).
  public static var kurdishSoraniArabic: KeyboardLocale { KeyboardLocale(row: 22) }
  /// Kurdish (Sorani, PC).
  public static var kurdishSoraniPc: KeyboardLocale { KeyboardLocale(row: 23) }
  /// Czech.
  public static var czech: KeyboardLocale { KeyboardLocale(row: 25) }
  /// Chuvash.
  public static var chuvash: KeyboardLocale { KeyboardLocale(row: 27) }
  /// Welsh.
  public static var welsh: KeyboardLocale { KeyboardLocale(row: 28) }
  /// Danish.
  public static var danish: KeyboardLocale { KeyboardLocale(row: 29) }
  /// German.
  public static var german: KeyboardLocale { KeyboardLocale(row: 30) }
  /// German (Austria).
  public static var germanAustria: KeyboardLocale { KeyboardLocale(row: 31) }
  /// German (Switzerland).
  public static var germanSwitzerland: KeyboardLocale { KeyboardLocale(row: 32) }
  /// Greek.
  public static var greek: KeyboardLocale { KeyboardLocale(row: 37) }
  /// English.
  public static var english: KeyboardLocale { KeyboardLocale(row: 38) }
  /// English (Australia).
  public static var englishAustralia: KeyboardLocale { KeyboardLocale(row: 39) }
  /// English (Canada).
  public static var englishCanada: KeyboardLocale { KeyboardLocale(row: 40) }
  /// English (UK).
  public static var englishGB: KeyboardLocale { KeyboardLocale(row: 41) }
  /// English (US).
  public static var englishUS: KeyboardLocale { KeyboardLocale(row: 43) }
  /// Spanish.
  public static var spanish: KeyboardLocale { KeyboardLocale(row: 46) }
  /// Spanish (Latin America).
  public static var spanishLatinAmerica: KeyboardLocale { KeyboardLocale(row: 47) }
  /// Spanish (Mexico).
  public static var spanishMexico: KeyboardLocale { KeyboardLocale(row: 48) }
  /// Estonian.
  public static var estonian: KeyboardLocale { KeyboardLocale(row: 50) }
  /// Persian.
  public static var persian: KeyboardLocale { KeyboardLocale(row: 52) }
  /// Finnish.
  public static var finnish: KeyboardLocale { KeyboardLocale(row: 54) }
  /// Filipino.
  public static var filipino: KeyboardLocale { KeyboardLocale(row: 55) }
  /// Faroese.
  public static var faroese: KeyboardLocale { KeyboardLocale(row: 56) }
  /// French.
  public static var french: KeyboardLocale { KeyboardLocale(row: 57) }
  /// French (Belgium).
  public static var frenchBelgium: KeyboardLocale { KeyboardLocale(row: 58) }
  /// French (Canada).
  public static var frenchCanada: KeyboardLocale { KeyboardLocale(row: 59) }
  /// French (Switzerland).
  public static var frenchSwitzerland: KeyboardLocale { KeyboardLocale(row: 60) }
  /// Irish.
  public static var irish: KeyboardLocale { KeyboardLocale(row: 63) }
  /// Hawaiian.
  public static var hawaiian: KeyboardLocale { KeyboardLocale(row: 70) }
  /// Hebrew.
  public static var hebrew: KeyboardLocale { KeyboardLocale(row: 72) }
  /// Croatian.
  public static var croatian: KeyboardLocale { KeyboardLocale(row: 74) }
  /// Hungarian.
  public static var hungarian: KeyboardLocale { KeyboardLocale(row: 77) }
  /// Armenian.
  public static var armenian: KeyboardLocale { KeyboardLocale(row: 78) }
  /// Indonesian.
  public static var indonesian: KeyboardLocale { KeyboardLocale(row: 80) }
  /// Icelandic.
  public static var icelandic: KeyboardLocale { KeyboardLocale(row: 82) }
  /// Italian.
  public static var italian: KeyboardLocale { KeyboardLocale(row: 83) }
  /// Georgian.
  public static var georgian: KeyboardLocale { KeyboardLocale(row: 88) }
  /// Kazakh.
  public static var kazakh: KeyboardLocale { KeyboardLocale(row: 93) }
  /// Lithuanian.
  public static var lithuanian: KeyboardLocale { KeyboardLocale(row: 112) }
  /// Latvian.
  public static var latvian: KeyboardLocale { KeyboardLocale(row: 114) }
  /// Macedonian.
  public static var macedonian: KeyboardLocale { KeyboardLocale(row: 118) }
  /// Mongolian.
  public static var mongolian: KeyboardLocale { KeyboardLocale(row: 120) }
  /// Malay.
  public static var malay: KeyboardLocale { KeyboardLocale(row: 124) }
  /// Maltese.
  public static var maltese: KeyboardLocale { KeyboardLocale(row: 125) }
  /// Norwegian Bokmål.
  public static var norwegianBokmal: KeyboardLocale { KeyboardLocale(row: 129) }
  /// Dutch.
  public static var dutch: KeyboardLocale { KeyboardLocale(row: 131) }
  /// Dutch (Belgium).
  public static var dutchBelgium: KeyboardLocale { KeyboardLocale(row: 132) }
  /// Norwegian Nynorsk.
  public static var norwegianNynorsk: KeyboardLocale { KeyboardLocale(row: 133) }
  /// Polish.
  public static var polish: KeyboardLocale { KeyboardLocale(row: 142) }
  /// Portuguese (Brazil).
  public static var portugueseBrazil: KeyboardLocale { KeyboardLocale(row: 145) }
  /// Portuguese (Portugal).
  public static var portuguese: KeyboardLocale { KeyboardLocale(row: 146) }
  /// Romanian.
  public static var romanian: KeyboardLocale { KeyboardLocale(row: 148) }
  /// Russian.
  public static var russian: KeyboardLocale { KeyboardLocale(row: 149) }
  /// Northern Sámi.
  public static var northernSami: KeyboardLocale { KeyboardLocale(row: 157) }
  /// Shughni.
  public static var shughni: KeyboardLocale { KeyboardLocale(row: 158) }
  /// Slovak.
  public static var slovak: KeyboardLocale { KeyboardLocale(row: 163) }
  /// Slovenian.
  public static var slovenian: KeyboardLocale { KeyboardLocale(row: 164) }
  /// Inari Sámi.
  public static var inariSami: KeyboardLocale { KeyboardLocale(row: 168) }
  /// Albanian.
  public static var albanian: KeyboardLocale { KeyboardLocale(row: 172) }
  /// Serbian.
  public static var serbian: KeyboardLocale { KeyboardLocale(row: 173) }
  /// Serbian (Latin).
  public static var serbianLatin: KeyboardLocale { KeyboardLocale(row: 174) }
  /// Swedish.
  public static var swedish: KeyboardLocale { KeyboardLocale(row: 178) }
  /// Swahili.
  public static var swahili: KeyboardLocale { KeyboardLocale(row: 179) }
  /// Turkish.
  public static var turkish: KeyboardLocale { KeyboardLocale(row: 191) }
  /// Ukrainian.
  public static var ukrainian: KeyboardLocale { KeyboardLocale(row: 197) }
  /// Uzbek.
  public static var uzbek: KeyboardLocale { KeyboardLocale(row: 199) }
  /// Vietnamese.
  public static var vietnamese: KeyboardLocale { KeyboardLocale(row: 203) }
}
