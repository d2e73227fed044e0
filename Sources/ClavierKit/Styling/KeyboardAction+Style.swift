// SPDX-License-Identifier: MIT

// The standard look of each key.
//
// **Source:** KeyboardKit 8.9's standard style service, and 9.5 for the names.
extension KeyboardAction {
  /// The colour of the cap.
  ///
  /// - Parameters:
  ///   - context: What is known of the keyboard.
  ///   - isPressed: Whether a finger is on the key.
  /// - Returns: The colour; clear for what has no cap.
  public func standardButtonBackgroundColor(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Color {
    let look = context.look
    switch self {
    case .none: return .clear
    case .characterMargin, .emoji: return .clearInteractable
    default: break
    }
    if isSystemAction {
      guard isPressed || showsCase(in: context) else {
        return .keyboardDarkButtonBackground(for: look)
      }
      return look.isDark ? .keyboardButtonBackground(for: look) : .white
    }
    if isPrimaryAction {
      guard isPressed else { return .markedBackground }
      return look.isDark ? .keyboardDarkButtonBackground(for: look) : .white
    }
    return isPressed
      ? .keyboardDarkButtonBackground(for: look) : .keyboardButtonBackground(for: look)
  }

  /// The colour of the text or the icon.
  ///
  /// - Parameters:
  ///   - context: What is known of the keyboard.
  ///   - isPressed: Whether a finger is on the key.
  /// - Returns: The colour; clear for gaps.
  public func standardButtonForegroundColor(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Color {
    switch self {
    case .none: .clear
    case .characterMargin: .clearInteractable
    case .primary where !isSystemAction && (!isPressed || context.look.isDark): .white
    default: .keyboardButtonForeground(for: context.look)
    }
  }

  /// Whether the key says by its colour that letters are capitals.
  ///
  /// Where there is a Caps Lock key, it says so while it locks, and Shift does not.
  private func showsCase(in context: KeyboardContext) -> Bool {
    switch self {
    case .capsLock: context.keyboardCase == .capsLocked
    case .shift(.capsLocked): context.deviceTypeForKeyboard != .tabletPro
    default: isUppercasedShiftAction
    }
  }

  /// How far the content stays away from the edges of the cap.
  public func standardButtonContentInsets(for context: KeyboardContext) -> EdgeInsets {
    if isSpacer { return .zero }
    let all = context.deviceTypeForKeyboard == .tabletPro ? 6.0 : 3.0
    var insets = EdgeInsets(horizontal: all, vertical: all)
    // Brackets reach lower than letters.
    if case .character(let text) = self {
      switch text {
      case "[", "]", "(", ")", "{", "}": insets.bottom = 6
      case "<", ">": insets.bottom = 4
      default: break
      }
    }
    return insets
  }
}

// Letters and their sizes.
extension KeyboardAction {
  /// The font of the text, or of an icon, which is as high as its size.
  public func standardButtonFont(for context: KeyboardContext) -> KeyboardFont {
    .system(
      size: standardButtonFontSize(for: context), weight: standardButtonFontWeight(for: context))
  }

  /// The size of the font, in points.
  public func standardButtonFontSize(for context: KeyboardContext) -> Double {
    if let size = tabletFontSize(for: context) { return size }
    if hasStandardImage(for: context) { return 20 }
    switch self {
    case .text, .space: return 16
    case .keyboardType(.alphabetic): return 15
    case .keyboardType(.numeric): return 16
    case .keyboardType: return 14
    default: break
    }
    if isLowercaseInput { return 26 }
    return isSystemAction || isPrimaryAction ? 16 : 23
  }

  /// The weight of the font; `nil` for a regular one.
  public func standardButtonFontWeight(for context: KeyboardContext) -> KeyboardFont.FontWeight? {
    if case .character = self { return isLowercaseInput ? .light : nil }
    return hasStandardImage(for: context) ? .light : nil
  }

  /// The sizes that tablets have in place of the others.
  private func tabletFontSize(for context: KeyboardContext) -> Double? {
    let device = context.deviceTypeForKeyboard
    let isLandscape = context.interfaceOrientation == .landscape
    if device == .tabletPro, isSmallTextOnLargeTablet { return isLandscape ? 20 : 16 }
    guard device.isTablet, isLandscape else { return nil }
    return switch self {
    case .keyboardType(.alphabetic), .keyboardType(.numeric): 22
    case .keyboardType(.symbolic): 20
    default: nil
    }
  }

  private var isSmallTextOnLargeTablet: Bool {
    switch self {
    case .tab, .capsLock, .shift, .backspace, .primary, .keyboardType(.alphabetic),
      .keyboardType(.numeric), .keyboardType(.symbolic):
      true
    default: false
    }
  }

  /// Whether an icon stands on the key where modifiers have words.
  private func hasStandardImage(for context: KeyboardContext) -> Bool {
    switch self {
    case .modifier, .escape: false
    default: standardButtonImage(for: context) != nil
    }
  }

  /// Whether the key types a small letter that has a capital: it is drawn larger, and higher.
  public var isLowercaseInput: Bool {
    guard isInputAction else { return false }
    return switch self {
    case .character(let text), .text(let text): text.isLowercasedWithUppercaseVariant
    default: false
    }
  }
}

extension KeyboardAction {
  /// The word on a key of the largest tablets where others have an icon; `nil` for others.
  ///
  /// **Source:** KeyboardKit 8.9, which has them in English only.
  func largeTabletText(for context: KeyboardContext) -> String? {
    guard context.deviceTypeForKeyboard == .tabletPro, context.locale == .english else {
      return nil
    }
    return switch self {
    case .tab: "tab"
    case .capsLock: "caps lock"
    case .shift: "shift"
    case .backspace: "delete"
    case .primary(.newLine): "return"
    default: nil
    }
  }
}

extension DeviceType {
  /// Whether it is a tablet of whatever size.
  public var isTablet: Bool { self == .tablet || self == .tabletPro }
}
