// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout service that delegates to the service of the context's device.
  open class DeviceBasedService: KeyboardLayoutService {
    public var phoneService: any KeyboardLayoutService
    public var tabletService: any KeyboardLayoutService
    public var tabletProService: any KeyboardLayoutService
    public var terminalService: any KeyboardLayoutService
    public var fullService: any KeyboardLayoutService
    public var numpadService: any KeyboardLayoutService
    public var pinService: any KeyboardLayoutService
    public var phonePadService: any KeyboardLayoutService
    public var emailService: any KeyboardLayoutService
    public var urlService: any KeyboardLayoutService

    /// Creates a service with the same input keys on all devices.
    ///
    /// Devices with their own digits and signs use the letters only; number pads use none of the
    /// keys.
    ///
    /// - Parameters:
    ///   - inputSetProvider: The source of the input keys.
    ///   - phoneService: The service of phones; `nil` for the default, as for tablets.
    ///   - tabletService: The service of tablets.
    ///   - tabletProService: The service of large tablets.
    public init(
      inputSetProvider: any InputSetProvider = StandardInputSetProvider(),
      phoneService: (any KeyboardLayoutService)? = nil,
      tabletService: (any KeyboardLayoutService)? = nil,
      tabletProService: (any KeyboardLayoutService)? = nil
    ) {
      self.phoneService = phoneService ?? PhoneService(inputSetProvider: inputSetProvider)
      self.tabletService = tabletService ?? TabletService(inputSetProvider: inputSetProvider)
      self.tabletProService =
        tabletProService ?? TabletProService(inputSetProvider: inputSetProvider)
      terminalService = TerminalService(inputSetProvider: inputSetProvider)
      fullService = FullService(inputSetProvider: inputSetProvider)
      numpadService = NumpadService(inputSetProvider: inputSetProvider)
      pinService = PinService(inputSetProvider: inputSetProvider)
      phonePadService = PhonePadService(inputSetProvider: inputSetProvider)
      emailService = AddressService(fieldPurpose: .email, inputSetProvider: inputSetProvider)
      urlService = AddressService(fieldPurpose: .url, inputSetProvider: inputSetProvider)
    }

    /// Returns the layout of the device's service.
    open func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      keyboardLayoutService(for: context).keyboardLayout(for: context)
    }

    /// Returns the custom pages of the device's service.
    open func customPages(for context: KeyboardContext) -> [String] {
      keyboardLayoutService(for: context).customPages(for: context)
    }

    /// Returns the service of the device.
    open func keyboardLayoutService(
      for context: KeyboardContext
    ) -> any KeyboardLayoutService {
      switch context.deviceTypeForKeyboard {
      case .phone: phoneService
      case .tablet: tabletService
      case .tabletPro: tabletProService
      case .terminal: terminalService
      case .full: fullService
      case .numpad: numpadService
      case .pin: pinService
      case .phonePad: phonePadService
      case .email: emailService
      case .url: urlService
      }
    }
  }
}
