// SPDX-License-Identifier: MIT

extension DeviceType {
  /// Whether people write sentences on it, as they do on what they carry.
  ///
  /// Commands, addresses and numbers have no sentences. On a computer's keyboard a capital at the start of
  /// one would be more than that: with Shift, digits are signs.
  public var isForSentences: Bool {
    switch self {
    case .phone, .tablet, .tabletPro: true
    case .terminal, .full, .numpad, .pin, .phonePad, .email, .url: false
    }
  }
}

extension EngineSettings {
  /// The settings without what helps to write sentences, where none are written.
  ///
  /// - Parameter device: what the keyboard imitates.
  /// - Returns: the same settings on devices for sentences; on others without capitals, full stops,
  ///   quotation marks and words that nobody asked for.
  public func suited(to device: DeviceType) -> EngineSettings {
    device.isForSentences ? self : withoutSentences
  }

  /// The settings without what helps to write sentences, where the device or the field is for none.
  public func suited(to context: KeyboardContext) -> EngineSettings {
    context.fieldPurpose.isForSentences ? suited(to: context.deviceType) : withoutSentences
  }

  private var withoutSentences: EngineSettings {
    var settings = self
    settings.isAutocapitalizationEnabled = false
    settings.endsSentenceOnDoubleSpace = false
    settings.replacesQuotationMarks = false
    settings.autocomplete.isAutocompleteEnabled = false
    return settings
  }
}
