// SPDX-License-Identifier: MIT

import ClavierKit

/// Translates a device's events to the decoder's protocol: slots, or one contact with a button.
///
/// The events of most devices need no translation and pass unchanged.
enum EventTranslator {
  case none
  case hover(HoverTranslator)
  case packets(ProtocolATranslator)
  case pressure(PressureTranslator)
  case cursor(CursorTranslator)

  /// Creates the translator for a device.
  ///
  /// - Parameters:
  ///   - profile: The device's profile.
  ///   - device: The device's present values.
  init(_ profile: TouchProfile, _ device: some DeviceValues) {
    switch profile.form {
    case .slots: self = profile.hasDistance ? .hover(HoverTranslator(device)) : .none
    case .single, .pen: self = .none
    case .packets:
      let isTouched = device.value(of: .touch) != 0
      self = .packets(
        ProtocolATranslator(
          maximumMove: profile.maximumMove, isTouched: isTouched,
          hasButton: profile.hasTouchButton))
    case .pressure:
      let pressure = device.value(of: .pressure)
      self = profile.pressure.map { .pressure(PressureTranslator($0, pressure: pressure)) } ?? .none
    case .mouse: self = .cursor(CursorTranslator(.mouse))
    case .touchpad:
      self = .cursor(CursorTranslator(.touchpad(x: profile.padX, y: profile.padY)))
    }
  }

  /// Translates an event and appends the result, which may be empty.
  mutating func translate(_ event: InputEvent, into events: inout [InputEvent]) {
    switch self {
    case .none: events.append(event)
    case .hover(var translator):
      // The translator is moved out of the enum and back, so that it is changed without a copy.
      self = .none
      translator.translate(event, into: &events)
      self = .hover(translator)
    case .packets(var translator):
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

  /// Whether many fingers hovered near the surface, and none touched it.
  var onlyHovers: Bool {
    if case .hover(let translator) = self { translator.onlyHovers } else { false }
  }

  /// The time at which unreported contacts count as lifted; `nil` if none can.
  var liftDeadline: Timestamp? {
    if case .packets(let translator) = self { translator.liftDeadline } else { nil }
  }

  /// Lifts contacts that the device no longer reports, and appends the result.
  mutating func liftUnreported(into events: inout [InputEvent]) {
    guard case .packets(var translator) = self else { return }
    self = .none
    translator.liftUnreported(into: &events)
    self = .packets(translator)
  }

  /// Discards an unfinished frame with dropped events, except a hovering screen's frame, which
  /// continues.
  ///
  /// - Returns: Whether the contacts' state is unknown, as for a device without slots, whose state
  ///   cannot be queried.
  mutating func drop() -> Bool {
    switch self {
    case .none, .pressure, .hover: return false
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
