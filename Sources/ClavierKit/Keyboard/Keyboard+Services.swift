// SPDX-License-Identifier: MIT

extension Keyboard {
  /// What makes the parts of a keyboard, each to be replaced by one's own.
  ///
  /// **Source:** KeyboardKit's container of the same name, as far as it is about layouts.
  open class Services {
    /// What makes the layouts.
    public var layoutService: any KeyboardLayoutService

    public init(layoutService: any KeyboardLayoutService = .standard()) {
      self.layoutService = layoutService
    }

    /// Lets a service make the layouts of its language.
    ///
    /// - Parameter service: A service that is also a ``LocalizedService``.
    /// - Throws: ``KeyboardLayoutServiceError`` if ``layoutService`` takes none, or else if `service`
    ///   is not localized.
    public func tryRegisterLocalizedLayoutService(
      _ service: any KeyboardLayoutService
    ) throws(KeyboardLayoutServiceError) {
      try layoutService.tryRegisterLocalizedService(service)
    }
  }
}
