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

    /// Creates a service with the given services; `nil` for the default of each device.
    public init(
      phoneService: (any KeyboardLayoutService)? = nil,
      tabletService: (any KeyboardLayoutService)? = nil,
      tabletProService: (any KeyboardLayoutService)? = nil,
      terminalService: (any KeyboardLayoutService)? = nil,
      fullService: (any KeyboardLayoutService)? = nil,
      numpadService: (any KeyboardLayoutService)? = nil,
      pinService: (any KeyboardLayoutService)? = nil,
      phonePadService: (any KeyboardLayoutService)? = nil,
      emailService: (any KeyboardLayoutService)? = nil,
      urlService: (any KeyboardLayoutService)? = nil
    ) {
      self.phoneService = phoneService ?? PhoneService()
      self.tabletService = tabletService ?? TabletService()
      self.tabletProService = tabletProService ?? TabletProService()
      self.terminalService = terminalService ?? TerminalService()
      self.fullService = fullService ?? FullService()
      self.numpadService = numpadService ?? NumpadService()
      self.pinService = pinService ?? PinService()
      self.phonePadService = phonePadService ?? PhonePadService()
      self.emailService = emailService ?? AddressService(fieldPurpose: .email)
      self.urlService = urlService ?? AddressService(fieldPurpose: .url)
    }

    /// Creates a service with the same input keys on all devices.
    ///
    /// Devices with their own digits and signs use the letters only; number pads use none of the
    /// keys.
    public init(inputSetProvider: any InputSetProvider) {
      phoneService = PhoneService(inputSetProvider: inputSetProvider)
      tabletService = TabletService(inputSetProvider: inputSetProvider)
      tabletProService = TabletProService(inputSetProvider: inputSetProvider)
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
