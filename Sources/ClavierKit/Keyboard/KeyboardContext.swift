// SPDX-License-Identifier: MIT

/// What services are asked with: everything about a keyboard that its layout may depend on.
///
/// A value: two equal contexts give the same layout, and a changed one is asked about again.
public struct KeyboardContext: Hashable, Sendable {
  /// Which page of keys is shown.
  public var keyboardType: Keyboard.KeyboardType
  /// Which form the letters have; only the alphabetic page depends on it.
  public var keyboardCase: Keyboard.Case
  /// The language of the letters.
  public var locale: KeyboardLocale
  /// The languages that the keyboard has to offer; with fewer than two there is nothing to choose.
  public var locales: [KeyboardLocale]
  /// Those of them that the user wants to go through; empty for all.
  public var addedLocales: [KeyboardLocale]
  public var interfaceOrientation: InterfaceOrientation
  /// What the Return key says.
  public var returnKeyType: Keyboard.ReturnKeyType
  /// The size in points of the screen, not of the keyboard; zero when it is unknown.
  public var screenSize: Size
  /// What kind of device the keyboard imitates; see ``deviceTypeForKeyboard``.
  public var deviceType: DeviceType
  /// What the field expects that is typed into.
  public var fieldPurpose: Keyboard.FieldPurpose
  /// Whether there is another keyboard to go to, and a key must do it.
  public var needsInputModeSwitchKey: Bool
  /// What the key does that stands where a phone has its microphone; `nil` for no such key.
  ///
  /// It is shown only together with the key for the next keyboard, as in KeyboardKit.
  public var keyboardDictationReplacement: KeyboardAction?
  /// Whether there is a page of emojis, and a key to show it.
  public var hasEmojiKeyboard: Bool
  /// Whether the keyboard can be hidden, and a tablet's has a key for it.
  public var canDismissKeyboard: Bool
  /// Whether the keyboard floats above the screen, as small as a phone's.
  public var isKeyboardFloating: Bool
  /// The side at which a keyboard for one hand stands; `nil` for a keyboard as wide as its area.
  public var dockEdge: Keyboard.DockEdge?
  /// In which order the letters stand; `nil` for the order that the language has.
  public var layoutType: Keyboard.LayoutType?
  /// How several keys make one character, which no layout depends on; `nil` where each types its own.
  public var composition: Composition?
  /// Whether a swipe down on a tablet's keys types a second sign.
  public var isSwipeDownActionsEnabled: Bool
  /// The height in points that no row is lower than, for fingers that need large keys; 0 for none.
  ///
  /// Negative numbers, and what is no number, count as zero.
  public var minimumRowHeight: Double
  /// Whether the system is light or dark; no layout depends on it.
  public var colorScheme: ColorScheme
  /// How the field wants the keyboard to look; no layout depends on it.
  public var keyboardAppearance: Keyboard.Appearance
  /// Whether a held space moves the cursor, while which keys show no labels; no layout depends on it.
  public var isSpaceDragGestureActive: Bool

  public init(
    keyboardType: Keyboard.KeyboardType = .alphabetic,
    keyboardCase: Keyboard.Case = .auto,
    locale: KeyboardLocale = .english,
    locales: [KeyboardLocale] = [],
    addedLocales: [KeyboardLocale] = [],
    interfaceOrientation: InterfaceOrientation = .portrait,
    returnKeyType: Keyboard.ReturnKeyType = .return,
    screenSize: Size = .zero,
    deviceType: DeviceType = .phone,
    fieldPurpose: Keyboard.FieldPurpose = .standard,
    needsInputModeSwitchKey: Bool = false,
    keyboardDictationReplacement: KeyboardAction? = nil,
    hasEmojiKeyboard: Bool = false,
    canDismissKeyboard: Bool = false,
    isKeyboardFloating: Bool = false,
    dockEdge: Keyboard.DockEdge? = nil,
    layoutType: Keyboard.LayoutType? = nil,
    composition: Composition? = nil,
    isSwipeDownActionsEnabled: Bool = true,
    minimumRowHeight: Double = 0,
    colorScheme: ColorScheme = .light,
    keyboardAppearance: Keyboard.Appearance = .default,
    isSpaceDragGestureActive: Bool = false
  ) {
    self.keyboardType = keyboardType
    self.keyboardCase = keyboardCase
    self.locale = locale
    self.locales = locales
    self.addedLocales = addedLocales
    self.interfaceOrientation = interfaceOrientation
    self.returnKeyType = returnKeyType
    self.screenSize = screenSize
    self.deviceType = deviceType
    self.fieldPurpose = fieldPurpose
    self.needsInputModeSwitchKey = needsInputModeSwitchKey
    self.keyboardDictationReplacement = keyboardDictationReplacement
    self.hasEmojiKeyboard = hasEmojiKeyboard
    self.canDismissKeyboard = canDismissKeyboard
    self.isKeyboardFloating = isKeyboardFloating
    self.dockEdge = dockEdge
    self.layoutType = layoutType
    self.composition = composition
    self.isSwipeDownActionsEnabled = isSwipeDownActionsEnabled
    self.minimumRowHeight = minimumRowHeight
    self.colorScheme = colorScheme
    self.keyboardAppearance = keyboardAppearance
    self.isSpaceDragGestureActive = isSpaceDragGestureActive
  }

  /// How the keyboard looks, by what the system and the field say.
  public var look: Keyboard.Look { Keyboard.Look(colorScheme, keyboardAppearance) }

  /// Whether letters are light on dark keys.
  public var hasDarkColorScheme: Bool { look.isDark }

  /// What kind of device the keys and their sizes are for.
  ///
  /// It is the device itself, but a tablet's keyboard that floats is a phone's.
  ///
  /// **Source:** KeyboardKit 9.0.
  public var deviceTypeForKeyboard: DeviceType {
    switch deviceType {
    case .tablet, .tabletPro: isKeyboardFloating ? .phone : deviceType
    default: deviceType
    }
  }
}
