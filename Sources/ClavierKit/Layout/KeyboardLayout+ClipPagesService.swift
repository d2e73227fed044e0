// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout service that adds pages of saved clips to another service.
  ///
  /// ```
  ///    Address      Phone         wide keys in as many rows as the page of letters has
  ///    E-mail       Room 12
  ///    Thank you
  ///   ABC  ‹  ›  ⌫  return        the pages before and after, in a ring, if there are several
  /// ```
  ///
  /// The first page is ``Keyboard/KeyboardType/clips``.
  package struct ClipPagesService: KeyboardLayoutService {
    private let base: any KeyboardLayoutService
    private let pages: [KeyboardLayout]

    /// Creates the pages of clips for one context.
    ///
    /// - Parameters:
    ///   - base: The other service; if its page of letters has a single row, no pages are added.
    ///   - clips: The clips in their order.
    ///   - context: The common context of the pages; its keyboard type is ignored.
    package init(
      _ base: any KeyboardLayoutService, clips: [Keyboard.Clip], for context: KeyboardContext
    ) {
      self.base = base
      var context = context
      context.keyboardType = .alphabetic
      let letters = base.keyboardLayout(for: context)
      let returnItem = letters.itemRows.joined().first { $0.action.isPrimaryAction }
      pages = PageGrid(letters)?.pages(of: clips, returnAction: returnItem?.action) ?? []
    }

    /// Returns the page of clips, or the layout of the other service.
    package func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      guard let page = context.keyboardType.seriesPage, page.series == .clips,
        pages.indices.contains(page.number)
      else { return base.keyboardLayout(for: context) }
      return pages[page.number]
    }

    /// Returns the custom pages of the other service, and the pages of clips.
    package func customPages(for context: KeyboardContext) -> [String] {
      let own = pages.indices.map { Keyboard.KeyboardType(page: $0, of: .clips).id }
      return base.customPages(for: context) + own
    }
  }
}
