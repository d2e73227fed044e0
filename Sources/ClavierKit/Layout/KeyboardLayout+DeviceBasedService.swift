// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// Makes the layouts of the device that the context says.
  open class DeviceBasedService: KeyboardLayoutService {
    public var phoneService: any KeyboardLayoutService
    public var tabletService: any KeyboardLayoutService
    public var tabletProService: any KeyboardLayoutService

    public init(
      phoneService: any KeyboardLayoutService = PhoneService(),
      tabletService: any KeyboardLayoutService = TabletService(),
      tabletProService: any KeyboardLayoutService = TabletProService()
    ) {
      self.phoneService = phoneService
      self.tabletService = tabletService
      self.tabletProService = tabletProService
    }

    /// The layout that the service of the device makes.
    open func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      keyboardLayoutService(for: context).keyboardLayout(for: context)
    }

    /// The service of the device.
    open func keyboardLayoutService(
      for context: KeyboardContext
    ) -> any KeyboardLayoutService {
      switch context.deviceType {
      case .phone, .terminal, .full, .numpad, .pin, .phonePad, .email, .url: phoneService
      case .tablet: tabletService
      case .tabletPro: tabletProService
      }
    }
  }
}

extension KeyboardLayout.DeviceBasedService {
  /// A service with the same input keys on all devices.
  public convenience init(inputSetProvider: any InputSetProvider) {
    self.init(
      phoneService: KeyboardLayout.PhoneService(inputSetProvider: inputSetProvider),
      tabletService: KeyboardLayout.TabletService(inputSetProvider: inputSetProvider),
      tabletProService: KeyboardLayout.TabletProService(inputSetProvider: inputSetProvider))
  }
}
