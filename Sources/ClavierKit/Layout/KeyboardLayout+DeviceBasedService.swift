// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// Makes the layouts of the device that the context says.
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

    public init(
      phoneService: any KeyboardLayoutService = PhoneService(),
      tabletService: any KeyboardLayoutService = TabletService(),
      tabletProService: any KeyboardLayoutService = TabletProService(),
      terminalService: any KeyboardLayoutService = TerminalService(),
      fullService: any KeyboardLayoutService = FullService(),
      numpadService: any KeyboardLayoutService = NumpadService(),
      pinService: any KeyboardLayoutService = PinService(),
      phonePadService: any KeyboardLayoutService = PhonePadService(),
      emailService: any KeyboardLayoutService = EmailService(),
      urlService: any KeyboardLayoutService = UrlService()
    ) {
      self.phoneService = phoneService
      self.tabletService = tabletService
      self.tabletProService = tabletProService
      self.terminalService = terminalService
      self.fullService = fullService
      self.numpadService = numpadService
      self.pinService = pinService
      self.phonePadService = phonePadService
      self.emailService = emailService
      self.urlService = urlService
    }

    /// A service with the same input keys on all devices.
    ///
    /// Devices that bring their own digits and signs take the letters alone, and number pads nothing.
    public init(inputSetProvider: any InputSetProvider) {
      phoneService = PhoneService(inputSetProvider: inputSetProvider)
      tabletService = TabletService(inputSetProvider: inputSetProvider)
      tabletProService = TabletProService(inputSetProvider: inputSetProvider)
      terminalService = TerminalService(inputSetProvider: inputSetProvider)
      fullService = FullService(inputSetProvider: inputSetProvider)
      numpadService = NumpadService(inputSetProvider: inputSetProvider)
      pinService = PinService(inputSetProvider: inputSetProvider)
      phonePadService = PhonePadService(inputSetProvider: inputSetProvider)
      emailService = EmailService(inputSetProvider: inputSetProvider)
      urlService = UrlService(inputSetProvider: inputSetProvider)
    }

    /// The layout that the service of the device makes.
    open func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      keyboardLayoutService(for: context).keyboardLayout(for: context)
    }

    /// The pages of the service of the device.
    open func customPages(for context: KeyboardContext) -> [String] {
      keyboardLayoutService(for: context).customPages(for: context)
    }

    /// The service of the device.
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
