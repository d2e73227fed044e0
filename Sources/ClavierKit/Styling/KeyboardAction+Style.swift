// SPDX-License-Identifier: MIT

// The standard look of each key.
//
// **Source:** KeyboardKit 8.9's standard style service, and 9.5 for the names.
extension KeyboardAction {
  /// Returns the colour of the cap.
  ///
  /// - Parameters:
  ///   - context: The keyboard context.
  ///   - isPressed: Whether a finger is on the key.
  /// - Returns: The colour; clear for keys without a cap.
  public func standardButtonBackgroundColor(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Color {
    let appearance = context.effectiveAppearance
    switch self {
    case .none: return .clear
    case .characterMargin, .emoji: return .clearInteractable
    default: break
    }
    if isSystemAction {
      guard isPressed || showsCase(in: context) else {
        return .keyboardDarkButtonBackground(for: appearance)
      }
      return appearance.isDark ? .keyboardButtonBackground(for: appearance) : .white
    }
    if isPrimaryAction {
      guard isPressed else { return .markedBackground }
      return appearance.isDark ? .keyboardDarkButtonBackground(for: appearance) : .white
    }
    return isPressed
      ? .keyboardDarkButtonBackground(for: appearance) : .keyboardButtonBackground(for: appearance)
  }

  /// Returns the colour of the text or the icon.
  ///
  /// - Parameters:
  ///   - context: The keyboard context.
  ///   - isPressed: Whether a finger is on the key.
  /// - Returns: The colour; clear for gaps.
  public func standardButtonForegroundColor(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Color {
    switch self {
    case .none: .clear
    case .characterMargin: .clearInteractable
    case .primary where !isSystemAction && (!isPressed || context.effectiveAppearance.isDark):
      .white
    default: .keyboardButtonForeground(for: context.effectiveAppearance)
    }
  }

  /// Returns whether the colour of the key shows that capitals are on.
  ///
  /// On keyboards with a Caps Lock key, that key shows the lock instead of Shift.
  private func showsCase(in context: KeyboardContext) -> Bool {
    switch self {
    case .capsLock: context.keyboardCase == .capsLocked
    case .shift(.capsLocked): context.deviceTypeForKeyboard != .tabletPro
    default: isUppercasedShiftAction
    }
  }

  /// Returns the distances of the content from the edges of the cap.
  public func standardButtonContentInsets(for context: KeyboardContext) -> EdgeInsets {
    if isSpacer { return .zero }
    let all = context.deviceTypeForKeyboard == .tabletPro ? 6.0 : 3.0
    var insets = EdgeInsets(horizontal: all, vertical: all)
    // Brackets extend below the baseline.
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

// Fonts and their sizes.
extension KeyboardAction {
  /// Returns the font of the text, or of an icon, whose height is the font's size.
  public func standardButtonFont(for context: KeyboardContext) -> KeyboardFont {
    .system(
      size: standardButtonFontSize(for: context), weight: standardButtonFontWeight(for: context))
  }

  /// Returns the size of the font, in points.
  public func standardButtonFontSize(for context: KeyboardContext) -> Double {
    if let size = tabletFontSize(for: context) { return size }
    if hasStandardImage(for: context) { return 20 }
    switch self {
    case .text, .space: return 16
    case .keyboardType(.alphabetic): return 15
    case .keyboardType(.numeric): return 16
    // Like the icon of the first page of emojis.
    case .keyboardType(let type) where type.seriesPage != nil: return 20
    case .keyboardType: return 14
    default: break
    }
    if isLowercaseInput { return 26 }
    return isSystemAction || isPrimaryAction ? 16 : 23
  }

  /// Returns the weight of the font; `nil` for a regular one.
  public func standardButtonFontWeight(for context: KeyboardContext) -> KeyboardFont.FontWeight? {
    if case .character = self { return isLowercaseInput ? .light : nil }
    return hasStandardImage(for: context) ? .light : nil
  }

  /// Returns the font size on tablets, in points; `nil` for the same size as on phones.
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

  /// Returns whether the key has an icon on keyboards whose modifiers have words.
  private func hasStandardImage(for context: KeyboardContext) -> Bool {
    switch self {
    case .modifier, .escape: false
    default: standardButtonImage(for: context) != nil
    }
  }

  /// Whether the key types a lower-case letter, whose label is larger and higher.
  public var isLowercaseInput: Bool {
    guard isInputAction else { return false }
    return switch self {
    case .character(let text), .text(let text): text.isLowercasedWithUppercaseVariant
    default: false
    }
  }
}

extension KeyboardAction {
  /// Returns the word that replaces an icon on the largest tablets; `nil` for none.
  ///
  /// **Source:** KeyboardKit 8.9, whose words are in English only.
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
  /// Whether the device is a tablet of any size.
  public var isTablet: Bool { self == .tablet || self == .tabletPro }
}
