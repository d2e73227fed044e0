// SPDX-License-Identifier: MIT

extension DeviceType {
  /// Whether people write prose on the device.
  ///
  /// Commands, addresses and numbers have no sentences. On a computer keyboard an automatic Shift
  /// would also change digits to signs.
  public var isForProse: Bool {
    switch self {
    case .phone, .tablet, .tabletPro: true
    case .terminal, .full, .numpad, .pin, .phonePad, .email, .url: false
    }
  }
}

extension EngineSettings {
  /// Returns the settings for a device; without writing aids on devices that are not for prose.
  ///
  /// - Parameter device: The imitated device.
  /// - Returns: The same settings on devices for prose. On others, automatic capitals, full stops,
  ///   quotation marks and suggestions are off.
  public func suited(to device: DeviceType) -> EngineSettings {
    device.isForProse ? self : withoutWritingAids
  }

  /// Returns the settings for a context; without writing aids if its device or field is not for
  /// prose.
  public func suited(to context: KeyboardContext) -> EngineSettings {
    context.fieldPurpose.isForProse ? suited(to: context.deviceType) : withoutWritingAids
  }

  /// The same settings without automatic capitals, full stops, quotation marks and suggestions.
  package var withoutWritingAids: EngineSettings {
    var settings = self
    settings.isAutocapitalizationEnabled = false
    settings.endsSentenceOnDoubleSpace = false
    settings.replacesQuotationMarks = false
    settings.autocomplete.isAutocompleteEnabled = false
    return settings
  }
}
