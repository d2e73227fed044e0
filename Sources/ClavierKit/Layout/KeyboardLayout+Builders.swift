// SPDX-License-Identifier: MIT

// Layouts without a service, for those who want one as it is.
//
// **Source:** KeyboardKit 9.8's names.
extension KeyboardLayout {
  /// The layout of the context's language and device.
  public static func standard(for context: KeyboardContext) -> KeyboardLayout {
    StandardService().keyboardLayout(for: context)
  }

  /// The input keys alone.
  public static func baseLayout(for context: KeyboardContext) -> KeyboardLayout {
    BaseService().keyboardLayout(for: context)
  }

  /// A phone's layout, whatever the context's device.
  public static func iPhoneLayout(for context: KeyboardContext) -> KeyboardLayout {
    var context = context
    context.deviceType = .phone
    return PhoneService().keyboardLayout(for: context)
  }

  /// A tablet's layout, whatever the context's device, and as large as one that does not float.
  public static func iPadLayout(for context: KeyboardContext) -> KeyboardLayout {
    var context = context
    context.deviceType = .tablet
    context.isKeyboardFloating = false
    return TabletService().keyboardLayout(for: context)
  }
}

extension KeyboardAction {
  /// A key, or a gap, for this action with the sizes that all keys of a layout share.
  ///
  /// - Parameters:
  ///   - configuration: the height and, for keys, the insets.
  ///   - width: the width; `nil` for an input key's where a character is typed, and elsewhere for a
  ///     share of what is left.
  ///   - alignment: where the label stands.
  /// - Returns: an item with this action and nothing else.
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
