// SPDX-License-Identifier: MIT

public import ClavierKit

extension LayoutEngine {
  /// The layout service with the five layouts as pages, for any keyboard of ClavierKit.
  ///
  /// Buttons become actions, see ``Button/action``. There are no other pages.
  public struct LayoutService: KeyboardLayoutService, Hashable, Sendable {
    private let layouts: [CustomKeyboardState: KeyboardLayout]

    /// Creates the service.
    ///
    /// - Parameters:
    ///   - layouts: The five layouts, perhaps edited.
    ///   - size: The keyboard's size in points; limited as in ``KeyboardFrames``.
    ///   - orientation: The screen's orientation.
    public init(
      _ layouts: CustomKeyboardLayout, size: Size, orientation: InterfaceOrientation = .portrait
    ) {
      let pages = CustomKeyboardState.allCases.map { state in
        (state, KeyboardLayout(layouts[state], size: size, orientation: orientation))
      }
      self.layouts = Dictionary(uniqueKeysWithValues: pages)
    }

    /// Returns the layout of the context's page and case.
    public func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      layouts[CustomKeyboardState(context.keyboardType, context.keyboardCase)]
        ?? KeyboardLayout(itemRows: [])
    }
  }
}
