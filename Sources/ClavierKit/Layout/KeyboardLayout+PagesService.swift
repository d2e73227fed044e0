// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout service of explicit pages, as in layout files.
  package struct PagesService: KeyboardLayoutService, Hashable, Sendable {
    package var pages: [Page]

    package init(pages: [Page]) {
      self.pages = pages
    }

    /// A page with the conditions in which it is shown.
    package struct Page: Hashable, Sendable {
      package var keyboardType: Keyboard.KeyboardType
      /// The case of the page; `nil` if its letters follow the context's case.
      package var keyboardCase: Keyboard.Case?
      /// The device of the page; `nil` for all.
      package var deviceType: DeviceType?
      /// The orientation of the page; `nil` for both.
      package var orientation: InterfaceOrientation?
      package var layout: KeyboardLayout

      package init(
        _ keyboardType: Keyboard.KeyboardType, case keyboardCase: Keyboard.Case? = nil,
        deviceType: DeviceType? = nil, orientation: InterfaceOrientation? = nil,
        layout: KeyboardLayout
      ) {
        self.keyboardType = keyboardType
        self.keyboardCase = keyboardCase
        self.deviceType = deviceType
        self.orientation = orientation
        self.layout = layout
      }
    }

    /// Returns the layout of the page for the context.
    ///
    /// Of several matching pages the most specific one is used: first by device, then by
    /// orientation, then by case; the first of equals. Caps Lock uses the upper-case page if there
    /// is none for Caps Lock. Without a matching page the letters are shown; without letters the
    /// layout is empty.
    package func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      guard let page = page(for: context) ?? best(.alphabetic, context) else {
        return KeyboardLayout(itemRows: [])
      }
      guard page.keyboardCase == nil else { return page.layout }
      return page.layout.cased(context.keyboardCase, in: context.locale)
    }

    /// Returns the page for the context; `nil` if none of its type matches.
    package func page(for context: KeyboardContext) -> Page? {
      best(context.keyboardType, context)
    }

    /// Returns the names of the custom pages for the context's device and orientation.
    ///
    /// They are in the order of their first occurrence.
    package func customPages(for context: KeyboardContext) -> [String] {
      pages.compactMap { page in
        guard page.isSuitable(for: context), case .custom(let name) = page.keyboardType else {
          return nil
        }
        return name
      }.withoutRepeats
    }

    private func best(_ type: Keyboard.KeyboardType, _ context: KeyboardContext) -> Page? {
      var best: (page: Page, score: Int)?
      for page in pages where page.keyboardType == type {
        guard let score = page.score(in: context) else { continue }
        if best.map({ score > $0.score }) ?? true { best = (page, score) }
      }
      return best?.page
    }
  }
}

extension KeyboardLayout.PagesService.Page {
  /// Returns whether the page is for the context's device and orientation.
  fileprivate func isSuitable(for context: KeyboardContext) -> Bool {
    (deviceType == nil || deviceType == context.deviceTypeForKeyboard)
      && (orientation == nil || orientation == context.interfaceOrientation)
  }

  /// Returns the specificity of the page, higher for more conditions; `nil` if it does not match.
  fileprivate func score(in context: KeyboardContext) -> Int? {
    guard isSuitable(for: context) else { return nil }
    let caseScore: Int
    switch (keyboardCase, context.keyboardCase) {
    case (nil, _): caseScore = 0
    case (.lowercased, .auto), (.uppercased, .capsLocked): caseScore = 1
    case (let own, let wanted):
      guard own == wanted else { return nil }
      caseScore = 2
    }
    return (deviceType == nil ? 0 : 8) + (orientation == nil ? 0 : 4) + caseScore
  }
}

extension KeyboardLayout {
  /// Returns the layout with its letters and Shift keys in a case.
  ///
  /// Letters get their capital in the language; characters without a capital are unchanged.
  func cased(_ keyboardCase: Keyboard.Case, in locale: KeyboardLocale) -> KeyboardLayout {
    var layout = self
    for row in layout.itemRows.indices {
      for index in layout.itemRows[row].indices {
        let action = layout.itemRows[row][index].action
        layout.itemRows[row][index].action = action.cased(keyboardCase, in: locale)
      }
    }
    return layout
  }
}

extension KeyboardAction {
  /// Returns the action with its letter or Shift key in a case.
  package func cased(_ keyboardCase: Keyboard.Case, in locale: KeyboardLocale) -> KeyboardAction {
    switch self {
    case .character(let text):
      .character(InputSet.Item(text, in: locale).character(for: keyboardCase))
    case .characterMargin(let text):
      .characterMargin(InputSet.Item(text, in: locale).character(for: keyboardCase))
    case .shift: .shift(keyboardCase)
    default: self
    }
  }
}
