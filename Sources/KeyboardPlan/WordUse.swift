// SPDX-License-Identifier: MIT

public import ClavierFiles
import ClavierKit
import ClavierSettings
import ClavierWords
import Words

extension Configuration {
  /// Whether words are learned as they are typed; never under a kiosk's lockdown, since its users
  /// change.
  public var learnsWords: Bool { words.learns && output.lockdown.preset != .kiosk }
  /// Whether the emojis that were typed most come first; never under a kiosk's lockdown, either.
  public var recordsEmojis: Bool { output.lockdown.preset != .kiosk }
  /// Whether programs may offer dictation; never under a kiosk's lockdown, either.
  public var permitsDictation: Bool { output.lockdown.preset != .kiosk }
}

/// The uses of a lexicon by the keyboard of a place and a field.
struct WordUse {
  /// Whether taps near the border of their key are weighted.
  let weighsTaps: Bool
  /// Whether suggestions are shown above the keys.
  let suggests: Bool
  /// Whether dictated texts are shown above the keys before they are typed.
  let showsDictation: Bool
  /// Whether misspelt words are corrected.
  let corrects: Bool
  /// Whether words are corrected in any field, if correction is on.
  let canCorrect: Bool

  init(
    _ configuration: Configuration, session: KeyboardShape.Session?, device: DeviceType,
    hasLexicon: Bool
  ) {
    let settings = configuration.words
    // On keyboards that are not for prose, letters need not form words.
    let hasWords = device.isForProse && hasLexicon
    weighsTaps = hasWords && settings.weighsTaps
    let hasRoom = session?.headroom != nil && configuration.panel.placement != .split
    suggests =
      hasWords && settings.suggestions && hasRoom && configuration.output.lockdown.preset != .kiosk
    canCorrect = hasWords && (settings.correction != .auto || suggests)
    showsDictation = hasRoom && session?.hasDictationKey == true
    corrects =
      switch settings.correction {
      case .off: false
      case .on: device.isForProse
      case .auto: suggests && session?.isInTextField == true
      }
  }

  /// Returns the weighting of taps; `nil` if each tap types the key under it.
  func weighting(
    _ language: LanguageModel?, _ pages: KeyboardPages, _ settings: Configuration.WordSettings
  ) -> LexiconWeighting? {
    guard weighsTaps, let language else { return nil }
    return LexiconWeighting(language, pages: pages, learnsOffset: settings.learnsOffset)
  }

  /// Returns the source of suggestions and corrections; `nil` if there are none.
  func suggester(
    _ language: LanguageModel?, _ pages: KeyboardPages, _ settings: Configuration.WordSettings,
    _ locale: KeyboardLocale, _ ownWords: OwnWordsStore
  ) -> (any AutocompleteService)? {
    guard suggests || corrects else { return nil }
    let words = language.map { LexiconService($0, pages: pages, ownWords: ownWords) }
    guard !settings.replacements.isEmpty else { return words }
    var dictionary = Autocomplete.TextReplacementDictionary()
    for (word, text) in settings.replacements {
      dictionary.setReplacement(text, for: word, localeIdentifier: locale.rawValue)
    }
    return Autocomplete.TextReplacementService(
      dictionary: dictionary, baseService: words ?? .disabled)
  }
}
