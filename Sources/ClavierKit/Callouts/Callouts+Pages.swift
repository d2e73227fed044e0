// SPDX-License-Identifier: MIT

extension Callouts {
  /// The callout actions of all keys of a page, computed once.
  package struct Page: Hashable, Sendable {
    /// The actions by the index of the key.
    private let actions: [[KeyboardAction]]

    /// Creates a page without callout actions.
    package init() {
      actions = []
    }

    /// Creates the callout actions of a page.
    ///
    /// Keys without their own get those of their swipes if they have several, and else those of the
    /// service.
    ///
    /// - Parameters:
    ///   - frames: The page.
    ///   - service: The service of callout actions.
    ///   - context: The context of the page, with its keyboard type and case.
    package init(
      frames: KeyboardFrames, service: any KeyboardCalloutService, context: KeyboardContext
    ) {
      actions = frames.keys.map { key in
        key.calloutActions ?? key.crossActions
          ?? service.calloutActions(for: key.action, context: context)
      }
    }

    /// The callout actions of a key, by its index in ``KeyboardFrames/keys``; empty for invalid
    /// indices.
    package subscript(key: Int) -> [KeyboardAction] {
      actions.indices.contains(key) ? actions[key] : []
    }
  }

  /// The callout actions of all pages of a keyboard, computed once.
  ///
  /// While fingers hold keys, no service is called.
  public struct Pages: Hashable, Sendable {
    private let pages: PerPage<Page>

    /// Creates pages without callout actions.
    public init() {
      pages = PerPage { _, _ in Page() }
    }

    /// Creates the callout actions of all pages.
    ///
    /// - Parameters:
    ///   - pages: The pages.
    ///   - service: The service of callout actions.
    ///   - context: The common context of the pages; its keyboard type and case are ignored.
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

    /// The callout actions of the page that ``KeyboardPages`` returns for the same arguments.
    package subscript(_ type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case) -> Page {
      pages[type, keyboardCase]
    }
  }
}
