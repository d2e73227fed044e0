// SPDX-License-Identifier: MIT

/// Makes of each device's events such as the decoder knows: slots, or one contact with a button.
///
/// Most devices speak so already, and theirs go through as they are.
enum EventTranslator {
  case none
  case packets(PacketTranslator)
  case pressure(PressureTranslator)
  case cursor(CursorTranslator)

  /// The translator for a device.
  ///
  /// - Parameters:
  ///   - profile: How the device is read.
  ///   - device: What it says at this moment.
  init(_ profile: TouchProfile, _ device: some DeviceValues) {
    switch profile.form {
    case .slots, .single, .pen: self = .none
    case .packets:
      let isTouched = device.value(of: .touch) != 0
      self = .packets(PacketTranslator(reach: profile.reach, isTouched: isTouched))
    case .pressure:
      let pressure = device.value(of: .pressure)
      self = profile.pressure.map { .pressure(PressureTranslator($0, pressure: pressure)) } ?? .none
    case .mouse: self = .cursor(CursorTranslator(.mouse))
    case .touchpad:
      self = .cursor(CursorTranslator(.touchpad(x: profile.padX, y: profile.padY)))
    }
  }

  /// Takes an event, and appends what it means, which may be nothing.
  mutating func translate(_ event: InputEvent, into events: inout [InputEvent]) {
    switch self {
    case .none: events.append(event)
    case .packets(var translator):
      // Out of its place, so that it is changed there and not copied.
      self = .none
      translator.translate(event, into: &events)
      self = .packets(translator)
    case .pressure(var translator):
      translator.translate(event, into: &events)
      self = .pressure(translator)
    case .cursor(var translator):
      translator.translate(event, into: &events)
      self = .cursor(translator)
    }
  }

  /// Forgets an unfinished frame, of which the kernel has lost a part.
  ///
  /// - Returns: Whether it cannot be found out what became of the contacts: a device without slots has no
  ///   state that could be asked for.
  mutating func drop() -> Bool {
    switch self {
    case .none, .pressure: return false
    case .packets(var translator):
      translator.drop()
      self = .packets(translator)
      return true
    case .cursor(var translator):
      translator.drop()
      self = .cursor(translator)
      return false
    }
  }
}
