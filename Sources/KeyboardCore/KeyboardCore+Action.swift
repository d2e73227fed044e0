// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings
public import KeyOutput
public import KeyboardPlan
public import Words

extension KeyboardCore {
  /// An action that the core's owner, such as the daemon, performs.
  public enum Action: Hashable, Sendable {
    /// Sends keys of the virtual keyboard that go down or up, in order.
    case keys([KeyEvent])
    /// Passes an effect to a receiver that handles effects itself.
    case effect(Effect)
    /// Requests a panel to insert a text into the field; the panel answers with
    /// ``PanelReport/inserted(_:number:)`` and the same number.
    case insert(String, number: Int, panel: UInt32)
    /// Requests a panel to replace a text before the cursor; the panel answers with the same
    /// report.
    case replace(String, with: String, number: Int, panel: UInt32)
    /// Sends a request to the program that offers dictation, with its number.
    case dictation(Dictation.Request, client: UInt32)
    /// Notifies subscribed programs of a request, after all keys before it are written.
    case publish(Effect.Request)
    /// Notifies subscribed programs of the language.
    case publishLanguage(KeyboardLocale)
    /// Stores the language for the next start.
    case storeLanguage(KeyboardLocale)
    /// Stores the user's own words for the next start.
    case storeWords(OwnWords)
    /// Stores the emojis that the user has typed for the next start.
    case storeEmojis(TypedEmojis)
    /// Stores the settings that the user has chosen for the next start.
    case storeSettings(UserSettings)
    /// Notifies panels that the user was forgotten.
    case publishForgetting
    /// Reports that all keys of ``KeyboardCore/type(_:at:)`` are sent.
    case keysSent
    /// Reports a number of characters that were to be typed but are lost.
    case lost(Int)
    /// Notifies panels of the sound of a key, once no further input is ready.
    case playSound(KeySound)
    /// Lets the motor vibrate; the keys before are written.
    case vibrate(KeyVibration)
    /// Notifies panels of changes of the scene, once no further input is ready.
    case sceneChanged(SceneChanges)
    /// Sets whether the keyboard is shown, so that touches on it belong to it.
    case visible(Bool)
    /// Sets the keyboard's own space.
    case region(Region)
    /// Sets the place where a panel shows the keys; `nil` for that of the configuration.
    case place(PanelPlace?)
    /// Grabs released devices again.
    case regrab
    /// Looks up the text console that is shown; ``Event/console(_:)`` reports the result.
    case queryConsole
    /// Starts or stops the delivery of events of other keyboards.
    case listenToKeyboards(Bool)
    /// Reports that a keymap was compiled, whose temporary memory can be released.
    case receiverChanged
    case log(Severity, String, LoggedEvent? = nil)
  }

  /// The severity of a line in the log.
  public enum Severity: Hashable, Sendable {
    case info
    /// A mistake of the user; the message includes the remedy.
    case user
    /// A fault of a device or a receiver.
    case device
  }

  /// An event in the log that monitoring programs filter by.
  public enum LoggedEvent: Hashable, Sendable {
    case configurationReloaded
    case userForgotten
    /// The lockdown has refused a key.
    case lockdownRefusal
  }

  /// The keyboard's own space, in points.
  public struct Region: Hashable, Sendable {
    public var size: Size
    /// The area without keys between the halves of a split keyboard; `nil` for none.
    public var gap: Rect?
  }
}
