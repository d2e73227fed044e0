// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// Gives layouts that are written out page by page, as layout files are.
  package struct PagesService: KeyboardLayoutService, Hashable, Sendable {
    package var pages: [Page]

    package init(pages: [Page]) {
      self.pages = pages
    }

    /// A page, and where it is the one to show.
    package struct Page: Hashable, Sendable {
      package var keyboardType: Keyboard.KeyboardType
      /// The case that the page is written for; `nil` if its letters follow the case.
      package var keyboardCase: Keyboard.Case?
      /// The device that the page is for; `nil` for all.
      package var deviceType: DeviceType?
      /// The orientation that the page is for; `nil` for both.
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

    /// The layout of the page that is made for the context.
    ///
    /// Of several that fit, the one that says most about the device, then the orientation, then the
    /// case; the first of equals. Capitals that are locked are those of a page for capitals if they have
    /// none of their own. Without any page that fits the letters are shown, and without letters no key.
    package func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      guard let page = page(for: context) ?? best(.alphabetic, context) else {
        return KeyboardLayout(itemRows: [])
      }
      return page.keyboardCase == nil ? page.layout.cased(context.keyboardCase) : page.layout
    }

    /// The page that is made for the context, if there is one of its type.
    package func page(for context: KeyboardContext) -> Page? {
      best(context.keyboardType, context)
    }

    /// The names of the pages beside letters, digits and signs that are made for the context's device
    /// and orientation, in the order in which they first come.
    package func customPages(for context: KeyboardContext) -> [String] {
      pages.compactMap { page in
        guard page.isMade(for: context), case .custom(let name) = page.keyboardType else {
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
  /// Whether the page is for the context's device and orientation.
  fileprivate func isMade(for context: KeyboardContext) -> Bool {
    (deviceType == nil || deviceType == context.deviceTypeForKeyboard)
      && (orientation == nil || orientation == context.interfaceOrientation)
  }

  /// How well the page fits; `nil` if it does not.
  fileprivate func score(in context: KeyboardContext) -> Int? {
    guard isMade(for: context) else { return nil }
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
  /// The layout with its letters, and the Shift keys, in the form of this case.
  ///
  /// Small letters have the capital that Unicode gives them; what has none stays.
  package func cased(_ keyboardCase: Keyboard.Case) -> KeyboardLayout {
    var layout = self
    for row in layout.itemRows.indices {
      for index in layout.itemRows[row].indices {
        let action = layout.itemRows[row][index].action
        layout.itemRows[row][index].action = action.cased(keyboardCase)
      }
    }
    return layout
  }
}

extension KeyboardAction {
  /// The action with its letter, or the Shift key, in the form of this case.
  package func cased(_ keyboardCase: Keyboard.Case) -> KeyboardAction {
    switch self {
    case .character(let text): .character(InputSet.Item(text).character(for: keyboardCase))
    case .characterMargin(let text):
      .characterMargin(InputSet.Item(text).character(for: keyboardCase))
    case .shift: .shift(keyboardCase)
    default: self
    }
  }
}
