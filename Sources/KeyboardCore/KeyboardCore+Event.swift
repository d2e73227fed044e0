// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings
public import KeyOutput
public import KeyboardPlan

extension KeyboardCore {
  /// An event that the core handles.
  public enum Event {
    /// All own words and typed emojis are to be forgotten.
    case forgetWords
    /// The user has left, so that all traces must be forgotten.
    case forget
    /// Contacts on touch surfaces, in the keyboard's space.
    case touch(TouchFrame)
    /// Whether a contact is on any grabbed device; frames lack contacts of applications.
    case grabTouched(Bool)
    /// All contacts are lost and type nothing.
    case cancel
    /// The position of a mouse on the keyboard; `nil` for none.
    case pointer(Point?)
    /// The surfaces that are being read; the first one with a shape determines the keyboard's
    /// shape.
    case surfaces([Surface])
    /// The states of the receiver's lock lights.
    case lights(LockLights)
    /// All keys that are down on other keyboards.
    ///
    /// Send it before a touch or a text while ``KeyboardCore/isListeningToKeyboards`` is false.
    case heldKeys([Keycode])
    /// A key of another keyboard has typed.
    case typedElsewhere
    /// The presence of a hardware keyboard for typing.
    case hardwareKeyboard(isPresent: Bool)
    /// The time of ``KeyboardCore/deadline`` has passed.
    case deadline
    /// Other programs can read the virtual keyboard; no key is sent before.
    case ready
    /// The text console that is shown; `nil` if it reads no keys.
    case console(TextConsole?)
    /// The user may have changed: the system slept, or another console is shown, which is another
    /// receiver.
    case reset(hasOtherReceiver: Bool)
    /// The program ends.
    case stop
    /// The report of a panel, with the panel's number.
    case panel(UInt32, PanelReport)
    /// A panel is disconnected.
    case panelDisconnected(UInt32)
    /// A program, with its number, offers dictation in these languages, empty for all; `nil` ends
    /// the offer.
    case dictationOffer(UInt32, [KeyboardLocale]?)
    /// The report of a program that offers dictation.
    ///
    /// Before a final text, send the held keys as before a touch.
    case dictation(UInt32, Dictation.Report)
    case show
    case hide
    case toggle
    /// The configuration was read again.
    ///
    /// The case is indirect, since otherwise every event would have the size of a plan.
    indirect case reload(KeyboardPlan)
  }

  /// The properties of a touch surface that affect the keyboard's shape.
  public struct Surface: Hashable, Sendable {
    /// The width of the keyboard's area divided by its height; `nil` for a mouse, which has no
    /// area.
    public var aspectRatio: Double?
    /// The width of the keyboard's area in millimetres; `nil` if unknown.
    public var areaWidth: Double?
    /// The keyboard's area as a part of the surface, from 0 to 1 in both directions.
    public var area: Rect

    public init(aspectRatio: Double?, areaWidth: Double? = nil, area: Rect) {
      self.aspectRatio = aspectRatio
      self.areaWidth = areaWidth
      self.area = area
    }
  }
}
