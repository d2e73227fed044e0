// SPDX-License-Identifier: MIT

/// The properties of a keyboard on which its layout, callouts and styles may depend.
///
/// Services get a context as input. Equal contexts give equal layouts; a changed context causes new
/// calls of the services.
public struct KeyboardContext: Hashable, Sendable {
  /// The page of keys.
  public var keyboardType: Keyboard.KeyboardType
  /// The case of the letters; only the alphabetic page depends on it.
  public var keyboardCase: Keyboard.Case
  /// The language of the letters and of the text.
  public var locale: KeyboardLocale
  /// The available languages; with fewer than two, no key switches languages.
  public var locales: [KeyboardLocale]
  /// The languages among which the user switches; empty for all.
  public var addedLocales: [KeyboardLocale]
  public var interfaceOrientation: InterfaceOrientation
  /// The label of the Return key.
  public var returnKeyType: Keyboard.ReturnKeyType
  /// The size in points of the screen, not of the keyboard; zero if unknown.
  public var screenSize: Size
  /// The kind of device; see ``deviceTypeForKeyboard``.
  public var deviceType: DeviceType
  /// The purpose of the focused field.
  public var fieldPurpose: Keyboard.FieldPurpose
  /// Whether the system has other keyboards, so that a key must switch to the next.
  public var needsInputModeSwitchKey: Bool
  /// The action of the key in place of a phone's dictation key; `nil` for no such key.
  ///
  /// The key is shown beside the key for the next keyboard, as in KeyboardKit, and with
  /// ``hasDictationKey``.
  public var keyboardDictationReplacement: KeyboardAction?
  /// Whether phones and tablets have a key for dictation, or its replacement.
  public var hasDictationKey: Bool
  /// Whether there is an emoji page, and a key for it.
  public var hasEmojiKeyboard: Bool
  /// Whether there are pages of saved clips, and phones and tablets have a key for them.
  public var hasClips: Bool
  /// Whether there is a page of settings, and a key for it on the page of symbols.
  public var hasSettings: Bool
  /// Whether the keyboard can be hidden, so that tablets have a key for it.
  public var canDismissKeyboard: Bool
  /// Whether the keyboard floats above the screen, in the size of a phone's.
  public var isKeyboardFloating: Bool
  /// The side of a one-handed keyboard; `nil` for a keyboard as wide as its area.
  public var dockEdge: Keyboard.DockEdge?
  /// The arrangement of the letters; `nil` for that of the language.
  public var layoutType: Keyboard.LayoutType?
  /// The method by which several keys compose a character; `nil` for none.
  ///
  /// No layout depends on it.
  public var composition: Composition?
  /// Whether a swipe down on a tablet's key types its second sign.
  public var isSwipeDownActionsEnabled: Bool
  /// The minimum height of a row in points, for users who need large keys; 0 for none.
  ///
  /// Negative numbers and NaN count as zero.
  public var minimumRowHeight: Double
  /// The colour scheme of the system; no layout depends on it.
  public var colorScheme: ColorScheme
  /// The appearance that the field requests; no layout depends on it.
  public var keyboardAppearance: Keyboard.Appearance
  /// Whether a drag on the space bar moves the cursor; the labels are then hidden.
  ///
  /// No layout depends on it.
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
    hasDictationKey: Bool = false,
    hasEmojiKeyboard: Bool = false,
    hasClips: Bool = false,
    hasSettings: Bool = false,
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
    self.hasDictationKey = hasDictationKey
    self.hasEmojiKeyboard = hasEmojiKeyboard
    self.hasClips = hasClips
    self.hasSettings = hasSettings
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

  /// The appearance that results from the colour scheme and the field's appearance.
  public var effectiveAppearance: Keyboard.EffectiveAppearance {
    Keyboard.EffectiveAppearance(colorScheme, keyboardAppearance)
  }

  /// Whether labels are light on dark keys.
  public var hasDarkColorScheme: Bool { effectiveAppearance.isDark }

  /// The kind of device for the keys and their sizes.
  ///
  /// The value is ``deviceType``, except that a floating tablet keyboard is that of a phone.
  ///
  /// **Source:** KeyboardKit 9.0.
  public var deviceTypeForKeyboard: DeviceType {
    switch deviceType {
    case .tablet, .tabletPro: isKeyboardFloating ? .phone : deviceType
    default: deviceType
    }
  }
}
