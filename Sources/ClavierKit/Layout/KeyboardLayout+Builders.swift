// SPDX-License-Identifier: MIT

// Layouts that are created without naming a service.
//
// **Source:** KeyboardKit 9.8's names.
extension KeyboardLayout {
  /// Returns the layout of the context's language and device.
  public static func standard(for context: KeyboardContext) -> KeyboardLayout {
    StandardService().keyboardLayout(for: context)
  }

  /// Returns the layout of the input keys alone.
  public static func baseLayout(for context: KeyboardContext) -> KeyboardLayout {
    BaseService().keyboardLayout(for: context)
  }

  /// Returns a phone's layout for any device.
  public static func iPhoneLayout(for context: KeyboardContext) -> KeyboardLayout {
    var context = context
    context.deviceType = .phone
    return PhoneService().keyboardLayout(for: context)
  }

  /// Returns a tablet's layout for any device, in the size of a keyboard that does not float.
  public static func iPadLayout(for context: KeyboardContext) -> KeyboardLayout {
    var context = context
    context.deviceType = .tablet
    context.isKeyboardFloating = false
    return TabletService().keyboardLayout(for: context)
  }
}

extension KeyboardAction {
  /// Returns a key or gap for an action, with the common sizes of a layout.
  ///
  /// - Parameters:
  ///   - configuration: The height and, for keys, the insets.
  ///   - width: The width; `nil` for `input` on character keys, and `available` on all others.
  ///   - alignment: The position of the label.
  /// - Returns: An item with these properties only.
  public func standardLayoutItem(
    for configuration: KeyboardLayout.Configuration, width: KeyboardLayout.ItemWidth? = nil,
    alignment: KeyboardLayout.Alignment = .center
  ) -> KeyboardLayout.Item {
    KeyboardLayout.Item(
      action: self, width: width ?? standardWidth, height: configuration.rowHeight,
      edgeInsets: isSpacer ? .zero : configuration.buttonInsets, alignment: alignment)
  }

  private var standardWidth: KeyboardLayout.ItemWidth {
    if case .character = self { .input } else { .available }
  }
}
