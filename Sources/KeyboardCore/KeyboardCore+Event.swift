// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings
public import KeyOutput
public import KeyboardPlan

extension KeyboardCore {
  /// Everything that can happen to a keyboard.
  public enum Event {
    /// Contacts on touch surfaces, in the keyboard's space.
    case touch(TouchFrame)
    /// All contacts are lost; they type nothing.
    case cancel
    /// The position of a mouse on the keyboard; `nil` for none.
    case pointer(Point?)
    /// The surfaces that are being read; the first one that has a shape decides about the keyboard's.
    case surfaces([Surface])
    /// The receiver's lock lights.
    case lights(LockLights)
    /// All keys that are down on other keyboards.
    ///
    /// Before a touch or a text that comes while ``KeyboardCore/isListeningToKeyboards`` is false, this comes first.
    case heldKeys([Keycode])
    /// A key of another keyboard has typed.
    case typedElsewhere
    /// Whether there is another keyboard to type on.
    case hardwareKeyboard(isPresent: Bool)
    /// The moment of ``KeyboardCore/deadline`` has come.
    case deadline
    /// The virtual keyboard can be read by others; keys wait until then.
    case ready
    /// The text console that is shown; `nil` if it reads no keys.
    case console(TextConsole?)
    /// The user may be another one: the machine slept, or another console is shown.
    case reset
    /// The program ends.
    case stop
    /// A panel's report; panels have numbers.
    case panel(UInt32, PanelReport)
    /// A panel is disconnected.
    case panelLeft(UInt32)
    case show
    case hide
    case toggle
    /// The configuration was read again.
    case reload(KeyboardPlan)
  }

  /// A touch surface, as far as the keyboard's shape depends on it.
  public struct Surface: Hashable, Sendable {
    /// Width divided by height of the keyboard's area; `nil` if a mouse points there, and it has no shape.
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
