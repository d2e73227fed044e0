// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings
public import KeyOutput
public import KeyboardPlan

extension KeyboardCore {
  /// An event that a keyboard handles.
  public enum Event {
    /// All own words and typed emojis are to be forgotten.
    case forgetWords
    /// The user has left: their traces are to be forgotten.
    case forget
    /// Contacts on touch surfaces, in the keyboard's space.
    case touch(TouchFrame)
    /// Whether a contact is on any grabbed device; applications' contacts are in no frame.
    case touched(Bool)
    /// All contacts are lost and type nothing.
    case cancel
    /// The position of a mouse on the keyboard; `nil` for none.
    case pointer(Point?)
    /// The surfaces that are being read; the first one with a shape determines the keyboard's.
    case surfaces([Surface])
    /// The receiver's lock lights.
    case lights(LockLights)
    /// All keys that are down on other keyboards.
    ///
    /// Send it before a touch or a text while ``KeyboardCore/isListeningToKeyboards`` is false.
    case heldKeys([Keycode])
    /// A key of another keyboard has typed.
    case typedElsewhere
    /// Whether there is another keyboard to type on.
    case hardwareKeyboard(isPresent: Bool)
    /// ``KeyboardCore/deadline`` has passed.
    case deadline
    /// Other programs can read the virtual keyboard; keys wait until then.
    case ready
    /// The text console that is shown; `nil` if it reads no keys.
    case console(TextConsole?)
    /// The user may have changed: the machine slept, or another console is shown, which has another
    /// receiver.
    case reset(hasOtherReceiver: Bool)
    /// The program ends.
    case stop
    /// The report of a panel, with the panel's number.
    case panel(UInt32, PanelReport)
    /// A panel is disconnected.
    case panelLeft(UInt32)
    case show
    case hide
    case toggle
    /// The configuration was read again.
    ///
    /// Indirect, since a plan is large and each event would take its size.
    indirect case reload(KeyboardPlan)
  }

  /// The properties of a touch surface that affect the keyboard's shape.
  public struct Surface: Hashable, Sendable {
    /// Width divided by height of the keyboard's area; `nil` for a mouse, which gives no shape.
    public var aspectRatio: Double?
    /// The width of the keyboard's area in millimetres; `nil` if unknown.
    public var areaWidth: Double?
    /// The keyboard's part of the surface, from 0 to 1 in both directions.
    public var area: Rect

    public init(aspectRatio: Double?, areaWidth: Double? = nil, area: Rect) {
      self.aspectRatio = aspectRatio
      self.areaWidth = areaWidth
      self.area = area
    }
  }
}
