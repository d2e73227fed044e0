// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings
public import KeyOutput
public import Words

extension KeyboardCore {
  /// An action that the owner of a keyboard performs for it.
  public enum Action: Hashable, Sendable {
    /// Keys of the virtual keyboard go down or up, in this order.
    case keys([KeyEvent])
    /// An effect for a receiver that handles effects itself.
    case effect(Effect)
    /// A panel inserts a text into the field; ``PanelReport/inserted(_:number:)`` with the same
    /// number answers.
    case insert(String, number: Int, panel: UInt32)
    /// A panel replaces a text before the cursor with another one; the same report answers.
    case replace(String, with: String, number: Int, panel: UInt32)
    /// Programs that subscribed are notified of a request; all keys before it are written.
    case publish(Effect.Request)
    /// Programs that subscribed are notified of the language.
    case publishLanguage(KeyboardLocale)
    /// The language is stored for the next start.
    case storeLanguage(KeyboardLocale)
    /// The own words are stored for the next start.
    case storeWords(OwnWords)
    /// Panels are notified that the user was forgotten.
    case publishForgetting
    /// All keys of ``KeyboardCore/type(_:at:)`` are sent.
    case keysSent
    /// Characters that were to be typed are lost.
    case lost(Int)
    /// Panels are to be notified of these changes of the scene once no input is ready.
    case sceneChanged(SceneChanges)
    /// Whether touches on the keyboard belong to it.
    case visible(Bool)
    /// The keyboard's own space.
    case region(Region)
    /// The place where a panel shows the keys; `nil` for the configuration's.
    case place(PanelPlace?)
    /// Released devices are grabbed again.
    case regrab
    /// The text console that is shown is looked up; ``Event/console(_:)`` answers.
    case lookUpConsole
    /// Events of other keyboards are delivered, or not any more.
    case listenToKeyboards(Bool)
    /// A keymap was compiled; its temporary memory can be returned.
    case receiverChanged
    case log(Severity, String, LoggedEvent? = nil)
  }

  /// The importance of a line in the log.
  public enum Severity: Hashable, Sendable {
    case info
    /// A mistake of the user; the message includes the remedy.
    case user
    /// A fault of a device or a receiver.
    case device
  }

  /// An event of a line in the log that monitoring programs select.
  public enum LoggedEvent: Hashable, Sendable {
    case configurationReloaded
    case userForgotten
    /// The lockdown has refused a key.
    case lockdownRefusal
  }

  /// The keyboard's own space, in points.
  public struct Region: Hashable, Sendable {
    public var size: Size
    /// The part between the halves of a split keyboard; `nil` without one.
    public var gap: Rect?
  }
}
