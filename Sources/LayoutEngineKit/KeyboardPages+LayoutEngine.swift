// SPDX-License-Identifier: MIT

public import ClavierKit

extension KeyboardPages {
  /// Compiles five layouts of rows of buttons, so that the engine types with them.
  ///
  /// Buttons become actions as ``LayoutEngine/Button/action`` says. The pages know no others: a
  /// button for a page of its own asks whoever embeds the keyboard.
  ///
  /// - Parameters:
  ///   - layouts: The pages, edited or not.
  ///   - size: The keyboard's, in points; limited as ``KeyboardFrames`` says.
  ///   - orientation: How the screen stands.
  public init(
    _ layouts: LayoutEngine.CustomKeyboardLayout, size: Size,
    orientation: InterfaceOrientation = .portrait
  ) {
    self.init(width: size.width) { state in
      KeyboardLayout(layouts[state], size: size, orientation: orientation)
    }
  }

  /// Compiles a layout for each page of the custom keyboard.
  init(
    width: Double, layout: @escaping (LayoutEngine.CustomKeyboardState) -> KeyboardLayout
  ) {
    self.init(
      service: LayoutService(layout: layout), context: KeyboardContext(), width: width)
  }
}

/// The pages of the custom keyboard, as a service.
private struct LayoutService: KeyboardLayoutService {
  let layout: (LayoutEngine.CustomKeyboardState) -> KeyboardLayout

  func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
    layout(LayoutEngine.CustomKeyboardState(context.keyboardType, context.keyboardCase))
  }
}
