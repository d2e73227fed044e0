// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout service that adds pages of settings to another service.
  ///
  /// ```
  ///    ● English        Deutsch      a key for each choice, the chosen ones with a dot
  ///   Low   ● Medium   High
  ///    ● Light          Dark
  ///            ABC                   also the pages before and after, if there are several
  /// ```
  ///
  /// The first page is ``Keyboard/KeyboardType/settings``.
  package struct SettingsPagesService: KeyboardLayoutService {
    /// The beginning of the names of custom keys that choose a value.
    package static let namePrefix = "settings:"

    /// A key that chooses the value of a setting.
    package struct Choice: Hashable, Sendable {
      package var action: KeyboardAction
      /// The name of the value.
      package var label: String
      /// Whether the value is in effect.
      package var isChosen: Bool

      package init(_ action: KeyboardAction, label: String, isChosen: Bool) {
        self.action = action
        self.label = label
        self.isChosen = isChosen
      }

      /// The label, with a dot if the value is in effect.
      var markedLabel: String { isChosen ? "● \(label)" : label }
    }

    private let base: any KeyboardLayoutService
    private let pages: [KeyboardLayout]

    /// Creates the pages of settings for one context.
    ///
    /// - Parameters:
    ///   - base: The other service; if its page of letters has a single row, no pages are added.
    ///   - choices: The keys of each row; no row is empty.
    ///   - context: The common context of the pages; its keyboard type is ignored.
    package init(
      _ base: any KeyboardLayoutService, choices: [[Choice]], for context: KeyboardContext
    ) {
      self.base = base
      var context = context
      context.keyboardType = .alphabetic
      pages = PageGrid(base.keyboardLayout(for: context))?.pages(of: choices) ?? []
    }

    /// Returns the page of settings, or the layout of the other service.
    package func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      guard let page = context.keyboardType.seriesPage, page.series == .settings,
        pages.indices.contains(page.number)
      else { return base.keyboardLayout(for: context) }
      return pages[page.number]
    }

    /// Returns the custom pages of the other service, and the pages of settings.
    package func customPages(for context: KeyboardContext) -> [String] {
      let own = pages.indices.map { Keyboard.KeyboardType(page: $0, of: .settings).id }
      return base.customPages(for: context) + own
    }
  }
}

extension KeyboardAction {
  /// The setting and the value that a key of the page of settings chooses, such as "height low";
  /// `nil` for other keys.
  var nameOfSetting: String? {
    let prefix = KeyboardLayout.SettingsPagesService.namePrefix
    guard case .custom(let name) = self, name.hasPrefix(prefix) else { return nil }
    return String(name.dropFirst(prefix.count).map { $0 == ":" ? " " : $0 })
  }
}
