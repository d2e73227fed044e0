// SPDX-License-Identifier: MIT
//
// Written by scripts/locales of the files in Locale/Data: change those.
// swift-format-ignore-file

extension KeyboardLayout.ProService {
  /// Makes the layouts of Arabic, with its own letters unless others are given.
  public static func Arabic(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .arabic, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Arabic (PC), with its own letters unless others are given.
  public static func ArabicPc(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .arabicPc, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Azerbaijani, with its own letters unless others are given.
  public static func Azerbaijani(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .azerbaijani, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Belarusian, with its own letters unless others are given.
  public static func Belarusian(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .belarusian, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Bulgarian, with its own letters unless others are given.
  public static func Bulgarian(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .bulgarian, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Bengali, with its own letters unless others are given.
  public static func Bengali(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .bengali, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Catalan, with its own letters unless others are given.
  public static func Catalan(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .catalan, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Cherokee, with its own letters unless others are given.
  public static func Cherokee(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .cherokee, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Kurdish (Sorani), with its own letters unless others are given.
  public static func KurdishSorani(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .kurdishSorani, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Kurdish (Sorani, Arabic arrangement), with its own letters unless others are given.
  public static func KurdishSoraniArabic(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .kurdishSoraniArabic, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Kurdish (Sorani, PC), with its own letters unless others are given.
  public static func KurdishSoraniPc(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .kurdishSoraniPc, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Czech, with its own letters unless others are given.
  public static func Czech(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .czech, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Chuvash, with its own letters unless others are given.
  public static func Chuvash(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .chuvash, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Welsh, with its own letters unless others are given.
  public static func Welsh(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .welsh, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Danish, with its own letters unless others are given.
  public static func Danish(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .danish, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of German (Austria), with its own letters unless others are given.
  public static func GermanAustria(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .germanAustria, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of German (Switzerland), with its own letters unless others are given.
  public static func GermanSwitzerland(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .germanSwitzerland, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Greek, with its own letters unless others are given.
  public static func Greek(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .greek, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of English (Australia), with its own letters unless others are given.
  public static func EnglishAustralia(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .englishAustralia, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of English (Canada), with its own letters unless others are given.
  public static func EnglishCanada(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .englishCanada, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of English (UK), with its own letters unless others are given.
  public static func EnglishGB(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .englishGB, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of English (US), with its own letters unless others are given.
  public static func EnglishUS(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .englishUS, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Spanish, with its own letters unless others are given.
  public static func Spanish(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .spanish, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Spanish (Latin America), with its own letters unless others are given.
  public static func SpanishLatinAmerica(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .spanishLatinAmerica, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Spanish (Mexico), with its own letters unless others are given.
  public static func SpanishMexico(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .spanishMexico, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Estonian, with its own letters unless others are given.
  public static func Estonian(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .estonian, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Persian, with its own letters unless others are given.
  public static func Persian(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .persian, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Finnish, with its own letters unless others are given.
  public static func Finnish(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .finnish, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Filipino, with its own letters unless others are given.
  public static func Filipino(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .filipino, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Faroese, with its own letters unless others are given.
  public static func Faroese(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .faroese, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of French, with its own letters unless others are given.
  public static func French(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .french, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of French (Belgium), with its own letters unless others are given.
  public static func FrenchBelgium(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .frenchBelgium, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of French (Canada), with its own letters unless others are given.
  public static func FrenchCanada(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .frenchCanada, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of French (Switzerland), with its own letters unless others are given.
  public static func FrenchSwitzerland(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .frenchSwitzerland, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Irish, with its own letters unless others are given.
  public static func Irish(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .irish, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Hawaiian, with its own letters unless others are given.
  public static func Hawaiian(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .hawaiian, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Hebrew, with its own letters unless others are given.
  public static func Hebrew(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .hebrew, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Croatian, with its own letters unless others are given.
  public static func Croatian(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .croatian, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Hungarian, with its own letters unless others are given.
  public static func Hungarian(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .hungarian, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Armenian, with its own letters unless others are given.
  public static func Armenian(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .armenian, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Indonesian, with its own letters unless others are given.
  public static func Indonesian(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .indonesian, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Icelandic, with its own letters unless others are given.
  public static func Icelandic(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .icelandic, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Italian, with its own letters unless others are given.
  public static func Italian(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .italian, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Georgian, with its own letters unless others are given.
  public static func Georgian(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .georgian, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Kazakh, with its own letters unless others are given.
  public static func Kazakh(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .kazakh, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Lithuanian, with its own letters unless others are given.
  public static func Lithuanian(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .lithuanian, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Latvian, with its own letters unless others are given.
  public static func Latvian(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .latvian, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Macedonian, with its own letters unless others are given.
  public static func Macedonian(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .macedonian, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Mongolian, with its own letters unless others are given.
  public static func Mongolian(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .mongolian, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Malay, with its own letters unless others are given.
  public static func Malay(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .malay, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Maltese, with its own letters unless others are given.
  public static func Maltese(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .maltese, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Norwegian Bokmål, with its own letters unless others are given.
  public static func NorwegianBokmal(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .norwegianBokmal, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Dutch, with its own letters unless others are given.
  public static func Dutch(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .dutch, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Dutch (Belgium), with its own letters unless others are given.
  public static func DutchBelgium(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .dutchBelgium, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Norwegian Nynorsk, with its own letters unless others are given.
  public static func NorwegianNynorsk(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .norwegianNynorsk, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Polish, with its own letters unless others are given.
  public static func Polish(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .polish, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Portuguese (Brazil), with its own letters unless others are given.
  public static func PortugueseBrazil(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .portugueseBrazil, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Portuguese (Portugal), with its own letters unless others are given.
  public static func Portuguese(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .portuguese, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Romanian, with its own letters unless others are given.
  public static func Romanian(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .romanian, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Russian, with its own letters unless others are given.
  public static func Russian(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .russian, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Northern Sámi, with its own letters unless others are given.
  public static func NorthernSami(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .northernSami, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Shughni, with its own letters unless others are given.
  public static func Shughni(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .shughni, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Slovak, with its own letters unless others are given.
  public static func Slovak(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .slovak, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Slovenian, with its own letters unless others are given.
  public static func Slovenian(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .slovenian, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Inari Sámi, with its own letters unless others are given.
  public static func InariSami(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .inariSami, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Albanian, with its own letters unless others are given.
  public static func Albanian(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .albanian, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Serbian, with its own letters unless others are given.
  public static func Serbian(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .serbian, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Serbian (Latin), with its own letters unless others are given.
  public static func SerbianLatin(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .serbianLatin, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Swedish, with its own letters unless others are given.
  public static func Swedish(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .swedish, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Swahili, with its own letters unless others are given.
  public static func Swahili(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .swahili, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Turkish, with its own letters unless others are given.
  public static func Turkish(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .turkish, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Ukrainian, with its own letters unless others are given.
  public static func Ukrainian(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .ukrainian, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Uzbek, with its own letters unless others are given.
  public static func Uzbek(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .uzbek, alphabeticInputSet: alphabeticInputSet)
  }
  /// Makes the layouts of Vietnamese, with its own letters unless others are given.
  public static func Vietnamese(alphabeticInputSet: InputSet? = nil) -> KeyboardLayout.LanguageService {
    KeyboardLayout.LanguageService(locale: .vietnamese, alphabeticInputSet: alphabeticInputSet)
  }
}
