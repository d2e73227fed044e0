// SPDX-License-Identifier: MIT

// Older names of what the library has under a newer one, so that programs and documents for KeyboardKit
// need no more changes than they must.
//
// **Source:** KeyboardKit 6.5 to 8.9, in which these names were current.

// Input sets.

public typealias AlphabeticInputSet = InputSet

extension InputSet {
  /// The letters of English.
  public static let english = qwerty

  /// The page of digits and punctuation.
  public static func standard(currency: String) -> InputSet {
    numeric(currency: currency)
  }

  /// The page of brackets and rarer signs.
  public static func standard(currencies: [String]) -> InputSet {
    symbolic(currencies: currencies)
  }
}

// Layouts and their services.

public typealias KeyboardLayoutItem = KeyboardLayout.Item
public typealias KeyboardLayoutItemSize = KeyboardLayout.ItemSize

public typealias KeyboardLayoutProvider = KeyboardLayoutService
public typealias StandardKeyboardLayoutProvider = KeyboardLayout.StandardService
public typealias StaticKeyboardLayoutProvider = KeyboardLayout.StaticService
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias iPhoneKeyboardLayoutProvider = KeyboardLayout.PhoneService
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias iPadKeyboardLayoutProvider = KeyboardLayout.TabletService

extension KeyboardLayout {
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  public typealias iPhoneService = PhoneService
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  public typealias iPadService = TabletService
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  public typealias iPadProService = TabletProService
}

extension StandardKeyboardLayoutProvider {
  /// A service whose input keys come from a provider, and whose devices may have services of their own.
  ///
  /// - Parameters:
  ///   - inputSetProvider: Where the input keys of the devices without service of their own come from.
  ///   - iPhoneProvider: What makes the layouts of phones; `nil` for the standard.
  ///   - iPadProvider: What makes the layouts of tablets, large ones too; `nil` for the standard.
  public convenience init(
    inputSetProvider: any InputSetProvider,
    iPhoneProvider: (any KeyboardLayoutProvider)? = nil,
    iPadProvider: (any KeyboardLayoutProvider)? = nil
  ) {
    let service = KeyboardLayout.DeviceBasedService(inputSetProvider: inputSetProvider)
    service.phoneService = iPhoneProvider ?? service.phoneService
    service.tabletService = iPadProvider ?? service.tabletService
    service.tabletProService = iPadProvider ?? service.tabletProService
    self.init(baseService: service)
  }
}

extension KeyboardLayout.Item {
  public init(action: KeyboardAction, size: KeyboardLayout.ItemSize, insets: EdgeInsets) {
    self.init(action: action, size: size, edgeInsets: insets)
  }

  /// KeyboardKit 6's name of ``edgeInsets``.
  public var insets: EdgeInsets {
    get { edgeInsets }
    set { edgeInsets = newValue }
  }
}

extension KeyboardLayout {
  /// KeyboardKit 10's name of ``hasKey(_:)``.
  public func hasKey(for action: KeyboardAction) -> Bool {
    hasKey(action)
  }

  /// The services of languages, by their names.
  public enum ProService {
    /// Makes the layouts of English.
    open class English: LanguageService {
      /// A service with the letters of English unless others are given.
      public init(alphabeticInputSet: InputSet? = nil) {
        super.init(locale: .english, alphabeticInputSet: alphabeticInputSet)
      }
    }

    /// Makes the layouts of German.
    open class German: LanguageService {
      /// A service with the letters of German unless others are given.
      public init(alphabeticInputSet: InputSet? = nil) {
        super.init(locale: .german, alphabeticInputSet: alphabeticInputSet)
      }
    }
  }
}

extension KeyboardSession {
  /// KeyboardKit 6's name of the layout service in ``services``.
  public var keyboardLayoutProvider: any KeyboardLayoutProvider {
    get { services.layoutService }
    set { services.layoutService = newValue }
  }
}

// Styling.

public typealias Styling = KeyboardStyle
public typealias KeyboardStyleProvider = KeyboardStyleService
public typealias StandardKeyboardStyleProvider = KeyboardStyle.StandardService

extension KeyboardSession {
  /// KeyboardKit 8's name of the style service in ``services``.
  public var keyboardStyleProvider: any KeyboardStyleProvider {
    get { services.styleService }
    set { services.styleService = newValue }
  }
}

// Behavior and actions.

public typealias StandardKeyboardActionHandler = KeyboardAction.StandardActionHandler

// Text.

extension Keyboard {
  public typealias Accent = Diacritic
}

// Actions.

extension KeyboardAction {
  /// KeyboardKit's name of the Super key.
  public static let command = modifier(.super)
  /// KeyboardKit's name of the Control key.
  public static let control = modifier(.control)
  /// KeyboardKit's name of the Fn key.
  public static let function = modifier(.function)
  /// KeyboardKit's name of the Alt key.
  public static let option = modifier(.alt)

  /// KeyboardKit's other name of ``diacritic(_:)``.
  public static func accent(_ accent: Keyboard.Accent) -> KeyboardAction {
    .diacritic(accent)
  }
}
