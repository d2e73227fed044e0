// SPDX-License-Identifier: MIT

// Names of older versions of KeyboardKit, so that programs written for it need few changes.
//
// **Source:** KeyboardKit 6.5 to 8.9, in which these names were current.

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
  /// Creates a service with an input set provider and optional services for single devices.
  ///
  /// - Parameters:
  ///   - inputSetProvider: The source of input keys for devices without a service of their own.
  ///   - iPhoneProvider: The service for phones; `nil` for the standard.
  ///   - iPadProvider: The service for tablets, large ones included; `nil` for the standard.
  public convenience init(
    inputSetProvider: any InputSetProvider,
    iPhoneProvider: (any KeyboardLayoutProvider)? = nil,
    iPadProvider: (any KeyboardLayoutProvider)? = nil
  ) {
    self.init(
      baseService: KeyboardLayout.DeviceBasedService(
        inputSetProvider: inputSetProvider, phoneService: iPhoneProvider,
        tabletService: iPadProvider, tabletProService: iPadProvider))
  }
}

extension KeyboardLayout.Item {
  public init(action: KeyboardAction, size: KeyboardLayout.ItemSize, insets: EdgeInsets) {
    self.init(action: action, size: size, edgeInsets: insets)
  }

  /// The name of ``edgeInsets`` in KeyboardKit 6.
  public var insets: EdgeInsets {
    get { edgeInsets }
    set { edgeInsets = newValue }
  }
}

extension KeyboardLayout {
  /// Returns the result of ``hasKey(_:)``, by its name in KeyboardKit 10.
  public func hasKey(for action: KeyboardAction) -> Bool {
    hasKey(action)
  }

  /// The layout services of languages, by name.
  public enum ProService {
    /// The layout service of a language, created by a call: `ProService.Swedish()`.
    public struct Language: Sendable {
      let locale: KeyboardLocale

      /// Returns a service with the given letters; `nil` for the language's own.
      public func callAsFunction(alphabeticInputSet: InputSet? = nil) -> LanguageService {
        LanguageService(locale: locale, alphabeticInputSet: alphabeticInputSet)
      }
    }

    /// The layout service of English.
    open class English: LanguageService {
      /// Creates a service with the given letters; `nil` for those of English.
      public init(alphabeticInputSet: InputSet? = nil) {
        super.init(locale: .english, alphabeticInputSet: alphabeticInputSet)
      }
    }

    /// The layout service of German.
    open class German: LanguageService {
      /// Creates a service with the given letters; `nil` for those of German.
      public init(alphabeticInputSet: InputSet? = nil) {
        super.init(locale: .german, alphabeticInputSet: alphabeticInputSet)
      }
    }
  }
}

extension KeyboardSession {
  /// The layout service of ``services``, by its name in KeyboardKit 6.
  public var keyboardLayoutProvider: any KeyboardLayoutProvider {
    get { services.layoutService }
    set { services.layoutService = newValue }
  }
}
