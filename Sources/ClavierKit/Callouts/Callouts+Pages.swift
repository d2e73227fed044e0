// SPDX-License-Identifier: MIT

extension Callouts {
  /// What every key of a page offers when it is held, asked once.
  package struct Page: Hashable, Sendable {
    /// The actions by the index of the key.
    private let actions: [[KeyboardAction]]

    /// A page of which no key offers anything.
    package init() {
      actions = []
    }

    /// Asks a service about all keys of a page that do not say themselves what they offer.
    ///
    /// - Parameters:
    ///   - frames: The page.
    ///   - service: What says which actions keys offer.
    ///   - context: What the page was made for, with its keyboard type and case.
    package init(
      frames: KeyboardFrames, service: any KeyboardCalloutService, context: KeyboardContext
    ) {
      actions = frames.keys.map { key in
        key.calloutActions ?? service.calloutActions(for: key.action, context: context)
      }
    }

    /// What a key offers, by its index in ``KeyboardFrames/keys``; nothing for any other number.
    package subscript(key: Int) -> [KeyboardAction] {
      actions.indices.contains(key) ? actions[key] : []
    }
  }

  /// What the keys of every page that a keyboard may show offer, asked once.
  ///
  /// Fingers are held while others type, so no service is asked at that time.
  public struct Pages: Hashable, Sendable {
    private let pages: PerPage<Page>

    /// Pages of which no key offers anything.
    public init() {
      pages = PerPage { _, _ in Page() }
    }

    /// Asks a service about all keys of all pages.
    ///
    /// - Parameters:
    ///   - pages: The pages.
    ///   - service: What says which actions keys offer.
    ///   - context: What the pages have in common; its keyboard type and case do not matter.
    public init(
      pages: KeyboardPages, service: any KeyboardCalloutService, context: KeyboardContext
    ) {
      func page(_ type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case) -> Page {
        var context = context
        context.keyboardType = type
        context.keyboardCase = keyboardCase
        return Page(frames: pages[type, keyboardCase], service: service, context: context)
      }
      self.pages = PerPage(hasEmojis: pages.hasEmojis, customPages: pages.customPages, page)
    }

    /// What the keys of a page offer, for the same page as ``KeyboardPages`` gives.
    package subscript(_ type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case) -> Page {
      pages[type, keyboardCase]
    }
  }
}
