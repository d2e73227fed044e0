// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout service that adds pages with all emojis to another service.
  ///
  /// ```
  ///    😀 😃 😄 😁 😆 😅 🤣 😂 🙂 🙃    a part of a group
  ///    🫠 😉 😊 😇 🥰 😍 🤩 😘 😗 😚
  ///    ‹  😙 🥲 😋 😛 😜 🤪 😝 🤑  ›    the pages before and after, in a ring
  ///   ABC 😀 🐵 🍇 🌍 🎃 👓 🏧 🏁 🔍 ⌫    letters, the first page of each group, the search
  /// ```
  ///
  /// The pages have as many rows as the page of letters. A group is divided into equal parts, whose
  /// rows have no gaps. Frequent emojis, if there are any, come before the groups, on a page that
  /// is filled with emojis of the first group, and has the key 🕘. The first page is
  /// ``Keyboard/KeyboardType/emojis``; all others are custom pages.
  package struct EmojiPagesService: KeyboardLayoutService {
    /// An emoji with its skin tones.
    package struct Emoji: Hashable, Sendable {
      /// The text that the emoji's key types.
      package var text: String
      /// The texts without and with each skin tone, ``text`` first; empty without skin tones.
      package var variants: [String]

      package init(_ text: String, variants: [String] = []) {
        self.text = text
        self.variants = variants
      }
    }

    /// The name of the custom key that opens the search.
    package static let searchName = "emojis:search"

    private let base: any KeyboardLayoutService
    private let pages: [KeyboardLayout]

    /// Creates the emoji pages for one context.
    ///
    /// - Parameters:
    ///   - base: The other service; if its letters have no key for emojis, no pages are added.
    ///   - groups: The emojis by group.
    ///   - frequent: The emojis that come first, besides; none by default.
    ///   - hasSearch: Whether the pages have a key 🔍, the custom one of ``searchName``.
    ///   - context: The common context of the pages; its keyboard type is ignored.
    package init(
      _ base: any KeyboardLayoutService, groups: [[Emoji]], frequent: [Emoji] = [],
      hasSearch: Bool = false, for context: KeyboardContext
    ) {
      self.base = base
      var letters = context
      letters.keyboardType = .alphabetic
      guard Self.hasKeyForEmojis(base, context),
        let grid = PageGrid(base.keyboardLayout(for: letters))
      else {
        pages = []
        return
      }
      pages = grid.pages(
        of: groups.filter { !$0.isEmpty }, after: frequent, hasSearch: hasSearch)
    }

    /// Returns the page of emojis, or the layout of the other service.
    package func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      guard let page = context.keyboardType.emojiPage, pages.indices.contains(page) else {
        return base.keyboardLayout(for: context)
      }
      return pages[page]
    }

    /// Returns the custom pages of the other service, and the emoji pages after the first one.
    package func customPages(for context: KeyboardContext) -> [String] {
      let others = pages.indices.dropFirst().map { Keyboard.KeyboardType(page: $0, of: .emojis).id }
      return base.customPages(for: context) + others
    }

    private static func hasKeyForEmojis(
      _ base: any KeyboardLayoutService, _ context: KeyboardContext
    ) -> Bool {
      let own = base.customPages(for: context).map { Keyboard.KeyboardType.custom(named: $0) }
      return (Keyboard.KeyboardType.inputTypes + own).contains { type in
        var context = context
        context.keyboardType = type
        return base.keyboardLayout(for: context).hasKeyboardSwitcher(.emojis)
      }
    }
  }
}
