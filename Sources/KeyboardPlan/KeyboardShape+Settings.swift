// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings

// The keys of the page of settings.

extension KeyboardShape {
  private typealias Choice = KeyboardLayout.SettingsPagesService.Choice

  /// Returns the rows of the page of settings: languages, heights, appearances, then switches.
  ///
  /// - Parameters:
  ///   - configuration: The configuration, with the settings that the user has chosen.
  ///   - context: The context, with the languages.
  ///   - session: The session; without a panel that shows the keys, there is no page.
  ///   - words: The uses of the language's lexicon.
  /// - Returns: The keys of each row; none without a page.
  static func choices(
    _ configuration: Configuration, _ context: KeyboardContext, _ session: Session?,
    _ words: WordUse
  ) -> [[KeyboardLayout.SettingsPagesService.Choice]] {
    guard configuration.permitsUserSettings, session?.headroom != nil else { return [] }
    let panel = configuration.panel
    let heights = UserSettings.Height.allCases.map {
      Choice(.height($0), isChosen: $0 == panel.heightStep)
    }
    let appearances = ColorScheme.allCases.map {
      Choice(.appearance($0), isChosen: $0 == panel.appearance)
    }
    let feedback = configuration.feedback
    var switches: [Choice] = []
    if feedback.volume > 0 {
      switches.append(Choice(.sounds(!feedback.sounds), "Key sounds", isChosen: feedback.sounds))
    }
    if words.canCorrect {
      let isOn = configuration.words.correction != .off
      switches.append(Choice(.correction(!isOn), "Correction", isChosen: isOn))
    }
    let rows = languages(of: context) + [heights, appearances, switches]
    return rows.filter { !$0.isEmpty }
  }

  /// The maximum number of languages in a row.
  ///
  /// **Source:** ours: longer names would be too small on a phone.
  private static let languagesInRow = 3

  /// Returns the rows of languages; none without a second one.
  private static func languages(of context: KeyboardContext) -> [[Choice]] {
    guard context.hasMultipleLocales else { return [] }
    let keys = context.selectableLocales.map {
      Choice(.selectLocale($0), label: $0.localizedName, isChosen: $0 == context.locale)
    }
    return stride(from: 0, to: keys.count, by: languagesInRow).map {
      Array(keys[$0..<min($0 + languagesInRow, keys.count)])
    }
  }
}

extension KeyboardLayout.SettingsPagesService.Choice {
  /// Creates a choice, whose label is the English name of its value unless another is given.
  fileprivate init(_ choice: UserSettings.Choice, _ label: String? = nil, isChosen: Bool) {
    let value = choice.value
    let name: String = value.prefix(1).uppercased() + value.dropFirst()
    self.init(choice.action, label: label ?? name, isChosen: isChosen)
  }
}
